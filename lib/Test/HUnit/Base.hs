-- | Assertions and tests, without a runner.
module Test.HUnit.Base
  ( Assertion, assertFailure, assertString, assertBool, assertEqual
  , Assertable(..), ListAssertable(..), AssertionPredicate, AssertionPredicable(..), (@?), (@?=), (@=?)
  , Test(..), Testable(..), (~?), (~?=), (~=?), (~:), testCaseCount, testCasePaths, Node(..), Path, Counts(..)
  ) where

import Test.HUnit
