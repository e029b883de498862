-- A wait that was cut off takes nothing, and puts nothing.
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import System.Timeout
main :: IO ()
main = do
  v <- newEmptyMVar
  timeout 20000 (takeMVar v) >>= print
  putMVar v 'a'
  takeMVar v >>= print
  w <- newMVar 'x'
  timeout 20000 (putMVar w 'y') >>= print
  takeMVar w >>= print
  tryTakeMVar w >>= print
  -- the limit is held back
  r <- timeout 20000 (uninterruptibleMask_ (threadDelay 60000) >> putStrLn "not reached" >> return 'u')
  print r
  q <- newTQueueIO
  timeout 20000 (atomically (readTQueue q)) >>= print
  atomically (writeTQueue q 'q')
  atomically (readTQueue q) >>= print
  putStrLn "end"

-- expect: Nothing
-- expect: 'a'
-- expect: Nothing
-- expect: 'x'
-- expect: Nothing
-- expect: Nothing
-- expect: Nothing
-- expect: 'q'
-- expect: end
