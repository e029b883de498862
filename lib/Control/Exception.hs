{-# LANGUAGE RankNTypes #-}
-- | Exceptions.
module Control.Exception
  ( SomeException(..), Exception(..)
  , IOException, ArithException(..), ArrayException(..), AssertionFailed(..), AsyncException(..)
  , SomeAsyncException(..), asyncExceptionToException, asyncExceptionFromException
  , NonTermination(..), NestedAtomically(..), BlockedIndefinitelyOnMVar(..), BlockedIndefinitelyOnSTM(..), Deadlock(..)
  , AllocationLimitExceeded(..), CompactionFailed(..)
  , NoMethodError(..), PatternMatchFail(..), RecConError(..), RecSelError(..), RecUpdError(..), ErrorCall(..), TypeError(..)
  , throw, throwIO, ioError, throwTo
  , catch, catches, Handler(..), catchJust, handle, handleJust, try, tryJust, evaluate, mapException
  , mask, mask_, uninterruptibleMask, uninterruptibleMask_, MaskingState(..), getMaskingState, interruptible, allowInterrupt
  , assert, bracket, bracket_, bracketOnError, finally, onException
  ) where

import Needle.Base (unsafePerformIO)
import Needle.Exception
import Needle.IO
import Needle.Threads (throwTo)

-- | Changes the exceptions a value throws.
mapException :: (Exception e1, Exception e2) => (e1 -> e2) -> a -> a
mapException f v = unsafePerformIO (catch (evaluate v) (\x -> throwIO (f x)))

-- | Runs an action with exceptions held back even while it waits; it may restore the state of before.
uninterruptibleMask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
uninterruptibleMask f = readIORef masking >>= \old ->
  withMasking MaskedUninterruptible (f (withMasking old))

-- | uninterruptibleMask for an action that does not restore.
uninterruptibleMask_ :: IO a -> IO a
uninterruptibleMask_ m = uninterruptibleMask (\_ -> m)

-- | Whether exceptions of other threads are held back.
getMaskingState :: IO MaskingState
getMaskingState = readIORef masking

-- | Runs an action that may be interrupted, unless not even waiting may.
interruptible :: IO a -> IO a
interruptible m = readIORef masking >>= \state -> case state of
  MaskedInterruptible -> withMasking Unmasked m
  _ -> m

-- | Lets what was held back in, where waiting may be interrupted.
allowInterrupt :: IO ()
allowInterrupt = interruptible (return ())
