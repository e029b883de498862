-- Tests that splices find by their names.
-- expect: Main / rev twice | 14 | falsified | xs = [0,1]
-- expect: Main / one | 16 | falsified | expected: 2
-- expect: Main / group / x | 18 | ok
{-# LANGUAGE TemplateHaskell #-}
module Main where
import Test.Tasty
import Test.Tasty.TH
import Test.Tasty.QuickCheck
import Test.Tasty.HUnit
main :: IO ()
main = $(defaultMainGenerator)
prop_rev_twice :: [Int] -> Bool
prop_rev_twice xs = reverse xs == xs
case_one :: Assertion
case_one = 1 @?= 2
test_group :: [TestTree]
test_group = [testCase "x" (1 @?= 1)]
