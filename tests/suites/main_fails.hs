-- A main that ends by an exception: what was handed over before is checked, and what happened is said.
-- expect: \x -> x == (x :: Int) | 11 | ok
-- warns: does not exist
module Main where

import System.IO
import Test.QuickCheck

main :: IO ()
main = do
  quickCheck (\x -> x == (x :: Int))
  text <- readFile "numbers.txt"
  quickCheck (length text > 3)
