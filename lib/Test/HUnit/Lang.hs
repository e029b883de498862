-- | Assertions: actions that fail by an exception.
module Test.HUnit.Lang
  ( Assertion, HUnitFailure(..), FailureReason(..), formatFailureReason, assertFailure, assertEqual
  , Result(..), performTestCase
  ) where

import Control.Exception

-- | An action that throws when something is not as it should be.
type Assertion = IO ()

-- | Thrown by an assertion that does not hold. The place is never known here.
data HUnitFailure = HUnitFailure (Maybe ()) FailureReason

-- | Why an assertion does not hold.
data FailureReason = Reason String | ExpectedButGot (Maybe String) String String
  deriving (Eq, Show)

instance Show HUnitFailure where
  showsPrec _ (HUnitFailure _ r) = showString (formatFailureReason r)

instance Exception HUnitFailure

-- | The reason as text.
formatFailureReason :: FailureReason -> String
formatFailureReason (Reason s) = s
formatFailureReason (ExpectedButGot preface expected actual) =
  maybe "" (++ "\n") preface ++ "expected: " ++ expected ++ "\n but got: " ++ actual

-- | Fails.
assertFailure :: String -> IO a
assertFailure msg = throwIO (HUnitFailure Nothing (Reason msg))

-- | Fails unless both are equal; the expected value comes first.
assertEqual :: (Eq a, Show a) => String -> a -> a -> Assertion
assertEqual preface expected actual
  | actual == expected = return ()
  | otherwise = throwIO (HUnitFailure Nothing (ExpectedButGot
      (if null preface then Nothing else Just preface) (show expected) (show actual)))

-- | How an assertion went.
data Result = Success | Failure (Maybe ()) String | Error (Maybe ()) String
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
