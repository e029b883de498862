-- Modules of hspec beside the usual ones: its core, its runner's configuration, HUnit's tests as examples, hooks around all.
-- expect: core / adds | 26 | ok
-- expect: core / below ten | 27 | falsified | n = 10
-- expect: core / units / one | 21 | ok
-- expect: core / units / two | 21 | falsified | expected: 3
-- expect: around / handed on | 33 | ok
-- expect: around / twice | 35 | falsified | expected: 11
module Main (main) where

import qualified Test.Hspec.Core.Hooks as Hooks
import Test.Hspec (shouldBe)
import Test.Hspec.Contrib.HUnit (fromHUnitTest)
import Test.Hspec.Core.QuickCheck (modifyMaxSuccess)
import Test.Hspec.Core.Runner (Config(..), defaultConfig, evaluateSummary, hspecWithResult)
import Test.Hspec.Core.Spec
import Test.Hspec.Formatters (progress)
import Test.Hspec.QuickCheck (prop)
import Test.HUnit.Base (Test(..), (~:), (~=?))

main :: IO ()
main = hspecWithResult defaultConfig { configFastFail = True, configFormatter = Just progress } spec >>= evaluateSummary

spec :: Spec
spec = do
  describe "core" $ modifyMaxSuccess (* 2) $ do
    it "adds" $ 1 + 1 `shouldBe` (2 :: Int)
    prop "below ten" $ \n -> n < (10 :: Int)
    describe "units" $ fromHUnitTest (TestList
      [ "one" ~: (1 :: Int) ~=? 1
      , "two" ~: (3 :: Int) ~=? 2 ])
  describe "around" $ do
    Hooks.aroundAll (\use -> use (5 :: Int)) $
      it "handed on" $ \n -> n `shouldBe` 5
    Hooks.before (return 5) $ Hooks.mapSubject (* 2) $
      it "twice" $ \n -> n `shouldBe` (11 :: Int)
