module LedgerSpec (spec) where

import Ledger
import Ledger.Entry
import Test.Hspec
import Test.Hspec.QuickCheck

spec :: Spec
spec = describe "balance" $ do
  prop "grows by what is posted" $ \n -> balance (post (Entry n) []) == n
  it "is nothing at first" $ balance [] `shouldBe` 0
