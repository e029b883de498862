-- | Exceptions in properties.
module Test.QuickCheck.Exception (AnException, discard, isDiscard, tryEvaluate, tryEvaluateIO, finally) where

import Control.Exception
import Needle.Check (Discarded(..))

-- | Any exception.
type AnException = SomeException

-- | A value of every type that discards the test that needs it.
discard :: a
discard = throw Discarded

-- | Whether an exception was made by `discard`.
isDiscard :: AnException -> Bool
isDiscard e = case fromException e of
  Just Discarded -> True
  Nothing -> False

-- | Evaluates, and says what was thrown.
tryEvaluate :: a -> IO (Either AnException a)
tryEvaluate x = try (evaluate x)

-- | Runs and evaluates the result, and says what was thrown.
tryEvaluateIO :: IO a -> IO (Either AnException a)
tryEvaluateIO m = try (m >>= evaluate)
