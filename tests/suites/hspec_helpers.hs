{-# LANGUAGE FlexibleContexts #-}
-- Helpers with hspec's own types: what an example takes, and where it is called.
-- expect: succ / fast: is increasing | 15 | ok
-- expect: succ / fast: at zero | 15 | ok
-- expect: double / fast: is increasing | 15 | falsified | 0
-- expect: double / fast: at zero | 15 | falsified | expected: 1
-- expect: with / fast: takes | 15 | ok
module Main (main) where

import GHC.Stack (HasCallStack)
import Test.Hspec
import Test.QuickCheck

itFast :: (HasCallStack, Example a) => String -> a -> SpecWith (Arg a)
itFast name = it ("fast: " ++ name)

suite :: (Int -> Int) -> Spec
suite f = do
  itFast "is increasing" $ property $ \x -> f x > x
  itFast "at zero" $ f 0 `shouldBe` 1

main :: IO ()
main = hspec $ do
  describe "succ" $ suite succ
  describe "double" $ suite (* 2)
  describe "with" $ before (return 'x') $ itFast "takes" $ \c -> c `shouldBe` 'x'
