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

-- | Runs and evaluates the result, and says what was thrown. What a search throws at itself is not caught.
tryEvaluateIO :: IO a -> IO (Either AnException a)
tryEvaluateIO m = do
  v <- try (m >>= evaluate)
  case v of
    Left e | searchDiscards e == GT -> throwIO e
    _ -> return v
