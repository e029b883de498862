-- | Unit tests in trees of tests.
module Test.Tasty.HUnit
  ( testCase, testCaseInfo, testCaseSteps, Assertion, assertFailure, assertBool, assertEqual, assertString
  , (@?), (@?=), (@=?), HUnitFailure(..), AssertionPredicable(..), Assertable(..)
  ) where

import Test.HUnit
import Test.HUnit.Lang (Result(..), performTestCase)
import Test.Tasty.Tree

-- | A test of assertions.
testCase :: TestName -> Assertion -> TestTree
testCase name m = SingleTest name (performTestCase m >>= \r -> return (case r of
  Success -> Nothing
  Failure _ msg -> Just msg
  Error _ msg -> Just msg))

-- | A test that says something when it passes.
testCaseInfo :: TestName -> IO String -> TestTree
testCaseInfo name m = testCase name (m >> return ())

-- | A test that tells its steps.
testCaseSteps :: TestName -> ((String -> IO ()) -> Assertion) -> TestTree
testCaseSteps name f = testCase name (f (const (return ())))
