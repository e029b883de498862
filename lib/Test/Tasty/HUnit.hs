-- | Unit tests in trees of tests.
module Test.Tasty.HUnit
  ( testCase, testCaseInfo, testCaseSteps, Assertion, assertFailure, assertBool, assertEqual, assertString
  , (@?), (@?=), (@=?), HUnitFailure(..), AssertionPredicable(..), Assertable(..)
  , testCasePlaced, testCaseInfoPlaced, testCaseStepsPlaced
  ) where

import Needle.Suite (Body(..), Place)
import Test.HUnit
import Test.Tasty.Tree

-- | A test of assertions.
testCase :: TestName -> Assertion -> TestTree
testCase = testCasePlaced ""

-- | A test that says something when it passes.
testCaseInfo :: TestName -> IO String -> TestTree
testCaseInfo = testCaseInfoPlaced ""

-- | A test that tells its steps.
testCaseSteps :: TestName -> ((String -> IO ()) -> Assertion) -> TestTree
testCaseSteps = testCaseStepsPlaced ""

-- the same, called at a place (Needle.Suite)

testCasePlaced :: Place -> TestName -> Assertion -> TestTree
testCasePlaced place name m = SingleTest name place (Once m)

testCaseInfoPlaced :: Place -> TestName -> IO String -> TestTree
testCaseInfoPlaced place name m = testCasePlaced place name (m >> return ())

testCaseStepsPlaced :: Place -> TestName -> ((String -> IO ()) -> Assertion) -> TestTree
testCaseStepsPlaced place name f = testCasePlaced place name (f (const (return ())))
