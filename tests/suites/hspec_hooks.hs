-- Hooks, with what they hand on; and a test that is not to be run, which is pending.
-- expect: Store / takes a store | 13 | ok
-- expect: Store / takes a property | 14 | falsified | 100
-- expect: Store / later | 15 | ok | pending: No reason given
-- expect: Store / is fine without | 17 | ok
module Main (main) where

import Test.Hspec
import Test.QuickCheck

main :: IO ()
main = hspec $ describe "Store" $ do
  before (return "store") $ it "takes a store" $ \s -> length s `shouldBe` 5
  before (return 100) $ it "takes a property" $ \n -> property (\k -> k /= (n :: Int))
  xit "later" $ False
  before_ (putStrLn "made") $ do
    it "is fine without" $ True
