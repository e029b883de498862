-- | Tests that are known not to pass.
module Test.Tasty.ExpectedFailure (expectFail, expectFailBecause, ignoreTest, ignoreTestBecause) where

import Control.Exception (SomeException, evaluate, try)
import Needle.Suite (Body(..), refutedBy)
import Test.HUnit.Lang (assertFailure)
import Test.QuickCheck.Property (expectFailure)
import Test.Tasty.Tree

-- | Passes when the test fails.
expectFail :: TestTree -> TestTree
expectFail = mapBodies failing

-- | The same, with a reason.
expectFailBecause :: String -> TestTree -> TestTree
expectFailBecause _ = expectFail

failing :: Body -> Body
failing body = case body of
  Holds p -> Within 0 (expectFailure p)
  Within n p -> Within n (expectFailure p)
  Examined search -> Examined (fmap (maybe (Just (refutedBy ["this passes, which was not expected"])) (const Nothing)) search)
  Once m -> Once (do
    r <- try (m >>= evaluate)
    case r of
      Left e -> const (return ()) (e :: SomeException)
      Right () -> assertFailure "this passes, which was not expected")
  Waits why -> Waits why

-- | Does not run the test.
ignoreTest :: TestTree -> TestTree
ignoreTest = ignoreTestBecause "ignored"

-- | The same, with a reason.
ignoreTestBecause :: String -> TestTree -> TestTree
ignoreTestBecause why = mapBodies (const (Waits why))
