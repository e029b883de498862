-- | Exceptions in properties.
module Test.QuickCheck.Exception (AnException, discard, isDiscard, tryEvaluate, tryEvaluateIO, finally) where

import Control.Exception
import Needle.Check (NotCounted(..), searchDiscards)

-- | Any exception.
type AnException = SomeException

-- | A value of every type that discards the test that needs it.
discard :: a
discard = throw Discarded

-- | Whether an exception says that the test does not count, as `discard` does.
isDiscard :: AnException -> Bool
isDiscard e = searchDiscards e == EQ

-- | Evaluates, and says what was thrown.
tryEvaluate :: a -> IO (Either AnException a)
tryEvaluate x = tryEvaluateIO (return x)

-- | Runs and evaluates the result, and says what was thrown.
tryEvaluateIO :: IO a -> IO (Either AnException a)
tryEvaluateIO m = try (m >>= evaluate)
