-- Threads that are killed where they wait release what they hold.
import Control.Concurrent
import Control.Exception

main :: IO ()
main = do
  never <- newEmptyMVar :: IO (MVar ())
  started <- newEmptyMVar
  released <- newEmptyMVar
  lock <- newMVar "lock"
  t <- forkIO (withMVar lock (\_ -> putMVar started () >> takeMVar never) `finally` putMVar released "released")
  takeMVar started
  tryTakeMVar lock >>= print
  killThread t
  takeMVar released >>= putStrLn
  readMVar lock >>= putStrLn
  ended <- newEmptyMVar
  u <- forkFinally (bracket (return 'x') (\_ -> putStrLn "bracket ends") (\_ -> putMVar started () >> takeMVar never)) (putMVar ended)
  takeMVar started
  throwTo u (userError "go away")
  takeMVar ended >>= print . either show show
  v <- forkIO (takeMVar never `catch` (\e -> putMVar released ("handled " ++ show (e :: ArithException))))
  yield
  killThread v
  killThread t
  killThread u
  w <- mask_ (forkIO (putStrLn "masked" >> (takeMVar never `catch` (\e -> putMVar released (show (e :: AsyncException))))))
  killThread w
  takeMVar released >>= putStrLn

-- expect: Nothing
-- expect: released
-- expect: lock
-- expect: bracket ends
-- expect: "user error (go away)"
-- expect: masked
-- expect: thread killed
