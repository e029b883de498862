module Main (main) where

import Queue
import Test.Hspec
import Test.Hspec.QuickCheck (prop)

main :: IO ()
main = hspec $ do
  describe "Queue" $ do
    it "is empty at first" $ toList (empty :: Queue Int) `shouldBe` []
    prop "keeps its length" $ \bits -> length (toList (fromList bits)) == length (bits :: [Bool])
    prop "is first in, first out" $ \bits -> toList (fromList bits) == (bits :: [Bool])
