{-# LANGUAGE RankNTypes #-}
-- | Exceptions.
module Control.Exception
  ( SomeException(..), Exception(..)
  , IOException, ArithException(..), ArrayException(..), AssertionFailed(..), AsyncException(..)
  , NonTermination(..), BlockedIndefinitelyOnMVar(..)
  , NoMethodError(..), PatternMatchFail(..), RecConError(..), RecSelError(..), RecUpdError(..), ErrorCall(..), TypeError(..)
  , throw, throwIO, ioError
  , catch, catches, Handler(..), catchJust, handle, handleJust, try, tryJust, evaluate, mapException
  , mask, mask_, uninterruptibleMask, uninterruptibleMask_, MaskingState(..), getMaskingState, interruptible
  , assert, bracket, bracket_, bracketOnError, finally, onException
  ) where

import Needle.Base (unsafePerformIO)
import Needle.Exception
import Needle.IO

-- | Whether asynchronous exceptions are held back; here they never occur.
data MaskingState = Unmasked | MaskedInterruptible | MaskedUninterruptible
  deriving (Eq, Show)

-- | Changes the exceptions a value throws.
mapException :: (Exception e1, Exception e2) => (e1 -> e2) -> a -> a
mapException f v = unsafePerformIO (catch (evaluate v) (\x -> throwIO (f x)))

-- | Runs an action; there is nothing to hold back.
mask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
mask f = f id

-- | Runs an action; there is nothing to hold back.
mask_ :: IO a -> IO a
mask_ m = m

-- | Runs an action; there is nothing to hold back.
uninterruptibleMask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
uninterruptibleMask f = f id

-- | Runs an action; there is nothing to hold back.
uninterruptibleMask_ :: IO a -> IO a
uninterruptibleMask_ m = m

-- | Always Unmasked.
getMaskingState :: IO MaskingState
getMaskingState = return Unmasked

-- | Runs an action.
interruptible :: IO a -> IO a
interruptible m = m
