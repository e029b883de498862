{-# LANGUAGE RankNTypes #-}
-- | Threads, which take turns in a fixed order (see Needle.Threads). When the main thread ends the others are dropped.
module Control.Concurrent
  ( ThreadId, myThreadId, forkIO, forkFinally, forkIOWithUnmask, killThread, throwTo
  , forkOn, forkOnWithUnmask, getNumCapabilities, setNumCapabilities, threadCapability
  , yield, threadDelay
  , module Control.Concurrent.MVar, module Control.Concurrent.Chan, module Control.Concurrent.QSem, module Control.Concurrent.QSemN
  , rtsSupportsBoundThreads, forkOS, forkOSWithUnmask, isCurrentThreadBound, runInBoundThread, runInUnboundThread
  ) where

import Control.Concurrent.Chan
import Control.Concurrent.MVar
import Control.Concurrent.QSem
import Control.Concurrent.QSemN
import GHC.Conc
import Needle.Catch (MaskingState(..), withMasking)
import Needle.Exception (SomeException)
import Needle.Threads

-- | A thread, and what is done with its outcome, with exceptions held back.
forkFinally :: IO a -> (Either SomeException a -> IO ()) -> IO ThreadId
forkFinally action end = currentMasking >>= \state -> case state of
  Unmasked -> fork MaskedInterruptible (withMasking state action) end
  _ -> fork state action end

-- | There are no threads of the operating system.
rtsSupportsBoundThreads :: Bool
rtsSupportsBoundThreads = False

-- | forkIO.
forkOS :: IO () -> IO ThreadId
forkOS = forkIO

-- | forkIOWithUnmask.
forkOSWithUnmask :: ((forall a. IO a -> IO a) -> IO ()) -> IO ThreadId
forkOSWithUnmask = forkIOWithUnmask

-- | Always True, as where there are no threads of the operating system.
isCurrentThreadBound :: IO Bool
isCurrentThreadBound = return True

-- | Runs the action.
runInBoundThread :: IO a -> IO a
runInBoundThread m = m

-- | Runs the action.
runInUnboundThread :: IO a -> IO a
runInUnboundThread m = m
