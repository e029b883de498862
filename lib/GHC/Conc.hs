{-# LANGUAGE RankNTypes #-}
-- | Threads and transactions.
module GHC.Conc
  ( ThreadId, myThreadId, forkIO, forkIOWithUnmask, forkOn, forkOnWithUnmask, killThread, throwTo, yield, threadDelay
  , numCapabilities, getNumCapabilities, setNumCapabilities, getNumProcessors, threadCapability, labelThread, par, pseq
  , ThreadStatus(..), BlockReason(..), threadStatus, childHandler, reportError, withMVar
  , STM, atomically, retry, orElse, throwSTM, catchSTM, unsafeIOToSTM
  , TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, registerDelay
  ) where

import Control.Concurrent.MVar (withMVar)
import Control.Monad (unless)
import Needle.Catch (MaskingState(..), withMasking)
import Needle.Exception (AsyncException(..), SomeException)
import Needle.IO (reportUncaught)
import Needle.STM
import Needle.Threads

infixr 0 `par`, `pseq`

-- | A new thread. It begins when another one waits.
forkIO :: IO () -> IO ThreadId
forkIO action = currentMasking >>= \state -> fork state action (either childHandler return)

-- | forkIO for an action that can let exceptions in.
forkIOWithUnmask :: ((forall a. IO a -> IO a) -> IO ()) -> IO ThreadId
forkIOWithUnmask io = forkIO (io (withMasking Unmasked))

-- | forkIO.
forkOn :: Int -> IO () -> IO ThreadId
forkOn _ = forkIO

-- | forkIOWithUnmask.
forkOnWithUnmask :: Int -> ((forall a. IO a -> IO a) -> IO ()) -> IO ThreadId
forkOnWithUnmask _ io = forkIOWithUnmask io

-- | Raises ThreadKilled in a thread.
killThread :: ThreadId -> IO ()
killThread t = throwTo t ThreadKilled

-- | Lets the others go first.
yield :: IO ()
yield = waitForTurn

-- | Waits for so many microseconds of a clock that advances only when all threads wait.
threadDelay :: Int -> IO ()
threadDelay delay
  | delay <= 0 = yield
  | otherwise = wait BlockedOnMVar Nothing (\w -> after delay (wake w () >> return ()) >> return ())

-- | What is done with an exception that ends a thread.
childHandler :: SomeException -> IO ()
childHandler e = unless (endsQuietly e) (reportUncaught e)

-- | Writes an exception that nobody has caught.
reportError :: SomeException -> IO ()
reportError = reportUncaught

-- | One.
numCapabilities :: Int
numCapabilities = 1

-- | One.
getNumCapabilities :: IO Int
getNumCapabilities = return numCapabilities

-- | One.
getNumProcessors :: IO Int
getNumProcessors = return 1

-- | Does nothing.
setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()

-- | Always the first.
threadCapability :: ThreadId -> IO (Int, Bool)
threadCapability _ = return (0, False)

-- | Does nothing.
labelThread :: ThreadId -> String -> IO ()
labelThread _ _ = return ()

-- | The second argument.
par :: a -> b -> b
par _ b = b

-- | The second argument, after the first.
pseq :: a -> b -> b
pseq = seq
