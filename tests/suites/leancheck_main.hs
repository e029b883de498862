-- LeanCheck's own runner.
-- expect: \xs -> length xs < (2 :: Int) || xs /= (reverse xs :: [Int]) | 9 | falsified | [0,0]
-- expect: \n -> n + 0 == (n :: Int) | 10 | ok
module Main where

import Test.LeanCheck

main :: IO ()
main = do check (\xs -> length xs < (2 :: Int) || xs /= (reverse xs :: [Int]))
          checkFor 100 (\n -> n + 0 == (n :: Int))
