-- Where examples are focused, no others are run; the groups of a focused one count, and a focus inside of a focus.
-- expect: a / focused | 15 | ok
-- expect: b / in a focused group | 18 | falsified | x = 5
-- expect: c / inner | 20 | ok
-- expect: c / a property | 22 | ok
-- warns: 2 examples are not run, because others are focused
module Main (main) where

import Test.Hspec
import Test.Hspec.QuickCheck (fprop)
import Test.QuickCheck

main :: IO ()
main = hspec $ do
  describe "a" $ focus $ it "focused" $ property $ \x -> (x :: Int) == x
  describe "a" $ it "not focused" $ property $ \x -> (x :: Int) /= x
  fdescribe "b" $ do
    it "in a focused group" $ property $ \x -> x < (5 :: Int)
  focus $ describe "c" $ do
    fit "inner" True
    it "beside it" False
    fprop "a property" $ \b -> b || not b
