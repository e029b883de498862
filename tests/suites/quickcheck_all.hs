{-# LANGUAGE TemplateHaskell #-}
-- All properties of the module, by a splice: each is checked once.
-- expect: prop_one | 10 | ok
-- expect: prop_two | 13 | falsified | x = 0
module Main (main) where

import Test.QuickCheck

prop_one :: Int -> Bool
prop_one x = x == x

prop_two :: Int -> Bool
prop_two x = x /= 0

return []

main :: IO ()
main = do
  ok <- $quickCheckAll
  print ok
