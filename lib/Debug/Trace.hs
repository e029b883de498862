-- | Messages from pure code.
module Debug.Trace
  ( putTraceMsg, traceEvent, traceEventIO, traceMarker, traceMarkerIO, trace, traceId, traceShow, traceShowId, traceM, traceShowM, traceIO, traceStack, traceWith, traceShowWith
  ) where

import Needle.Base (unsafePerformIO)
import Needle.IO

{-# NEWER traceWith, traceShowWith #-}

-- | Writes a line to the standard error output.
traceIO :: String -> IO ()
traceIO s = hPutStrLn stderr s

-- | Writes the message when the value is demanded.
trace :: String -> a -> a
trace s x = unsafePerformIO (traceIO s) `seq` x

-- | Writes the string it returns.
traceId :: String -> String
traceId a = trace a a

-- | trace with show.
traceShow :: Show a => a -> b -> b
traceShow x = trace (show x)

-- | Writes the value it returns.
traceShowId :: Show a => a -> a
traceShowId a = trace (show a) a

-- | Writes what a function makes of the value it returns.
traceWith :: (a -> String) -> a -> a
traceWith f a = trace (f a) a

-- | Shows what a function makes of the value it returns.
traceShowWith :: Show b => (a -> b) -> a -> a
traceShowWith f a = trace (show (f a)) a

-- | trace as an action.
traceM :: Applicative f => String -> f ()
traceM s = trace s (pure ())

-- | traceShow as an action.
traceShowM :: (Show a, Applicative f) => a -> f ()
traceShowM x = traceM (show x)

-- | trace; there are no call stacks.
traceStack :: String -> a -> a
traceStack = trace

-- | traceIO.
putTraceMsg :: String -> IO ()
putTraceMsg = traceIO

-- | Events go to no log here.
traceEvent, traceMarker :: String -> a -> a
traceEvent _ x = x
traceMarker _ x = x

-- | Events go to no log here.
traceEventIO, traceMarkerIO :: String -> IO ()
traceEventIO _ = return ()
traceMarkerIO _ = return ()
