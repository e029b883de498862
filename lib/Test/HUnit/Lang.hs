-- | Assertions: actions that fail by an exception.
module Test.HUnit.Lang
  ( Assertion, HUnitFailure(..), FailureReason(..), formatFailureReason, assertFailure, assertEqual
  , Result(..), performTestCase, assertFailurePlaced, assertEqualPlaced, failureText
  ) where

import Control.Exception
import Needle.Suite (Place)

-- | An action that throws when something is not as it should be.
type Assertion = IO ()

-- | Thrown by an assertion that does not hold, with its place where that is known.
data HUnitFailure = HUnitFailure (Maybe Place) FailureReason

-- | Why an assertion does not hold.
data FailureReason = Reason String | ExpectedButGot (Maybe String) String String
  deriving (Eq, Show)

instance Show HUnitFailure where
  showsPrec _ (HUnitFailure place r) = showString (formatFailureReason r ++ maybe "" ("\nat " ++) place)

instance Exception HUnitFailure

-- | The reason as text.
formatFailureReason :: FailureReason -> String
formatFailureReason (Reason s) = s
formatFailureReason (ExpectedButGot preface expected actual) =
  maybe "" (++ "\n") preface ++ "expected: " ++ expected ++ "\n but got: " ++ actual

-- | Fails.
assertFailure :: String -> IO a
assertFailure = assertFailurePlaced ""

-- the same, called at a place (Needle.Suite)
assertFailurePlaced :: Place -> String -> IO a
assertFailurePlaced place msg = failedAt place (Reason msg)

failedAt :: Place -> FailureReason -> IO a
failedAt place why = throwIO (HUnitFailure (if null place then Nothing else Just place) why)

-- | Fails unless both are equal; the expected value comes first.
assertEqual :: (Eq a, Show a) => String -> a -> a -> Assertion
assertEqual = assertEqualPlaced ""

assertEqualPlaced :: (Eq a, Show a) => Place -> String -> a -> a -> Assertion
assertEqualPlaced place preface expected actual
  | actual == expected = return ()
  | otherwise = failedAt place (ExpectedButGot (if null preface then Nothing else Just preface) (show expected) (show actual))

-- | What is wrong when a test throws this, without the place.
failureText :: SomeException -> String
failureText e = case fromException e of
  Just (HUnitFailure _ reason) -> formatFailureReason reason
  Nothing -> show e

-- | How an assertion went.
data Result = Success | Failure (Maybe Place) String | Error (Maybe Place) String
  deriving (Eq, Show)

-- | Runs an assertion.
performTestCase :: Assertion -> IO Result
performTestCase m = do
  r <- try m
  return (case r of
    Right () -> Success
    Left e -> case fromException e of
      Just (HUnitFailure place reason) -> Failure place (formatFailureReason reason)
      Nothing -> Error Nothing (show (e :: SomeException)))
