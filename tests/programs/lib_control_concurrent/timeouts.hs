-- Waiting is cut off, work that is quick is not.
import Control.Concurrent
import Control.Exception
import System.Timeout

main :: IO ()
main = do
  timeout 1000000 (return 'a') >>= print
  timeout (-1) (return 'b') >>= print
  timeout 0 (return 'c') >>= print
  never <- newEmptyMVar :: IO (MVar ())
  box <- newMVar never
  timeout 20000 (readMVar box >>= takeMVar) >>= print
  timeout 20000 (threadDelay 5000000) >>= print
  timeout 5000000 (threadDelay 20000) >>= print
  timeout 5000000 (timeout 20000 (threadDelay 10000000)) >>= print
  timeout 20000 (threadDelay 5000000 `finally` putStrLn "cleaned up") >>= print
  r <- try (timeout 1000000 (throwIO (userError "inside"))) :: IO (Either IOException (Maybe ()))
  print r
  -- a sleeper below, one above: the clock says who is first
  done <- newEmptyMVar
  _ <- forkIO (threadDelay 100000 >> putStrLn "later" >> putMVar done ())
  _ <- forkIO (threadDelay 20000 >> putStrLn "sooner")
  takeMVar done
  swapMVar box never >>= \v -> print (v == never)

-- expect: Just 'a'
-- expect: Just 'b'
-- expect: Nothing
-- expect: Nothing
-- expect: Nothing
-- expect: Just ()
-- expect: Just Nothing
-- expect: cleaned up
-- expect: Nothing
-- expect: Left user error (inside)
-- expect: sooner
-- expect: later
-- expect: True
