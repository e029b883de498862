-- What ends a thread is reported, unless it was killed, and does not concern the others.
import Control.Concurrent
import Control.Exception
import System.IO

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  done <- newEmptyMVar
  _ <- forkIO ((evaluate (1 `div` (0 :: Int)) >> return ()) `finally` putMVar done ())
  takeMVar done
  _ <- forkFinally (throwIO (userError "mine") :: IO Int) (putMVar done . either (const ()) (const ()))
  takeMVar done
  result <- newEmptyMVar
  _ <- forkFinally (return (42 :: Int)) (putMVar result)
  takeMVar result >>= either (\e -> putStrLn ("raised " ++ show e)) print
  _ <- forkFinally (evaluate (head [])) (putMVar result)
  takeMVar result >>= either (const (putStrLn "raised")) print
  r <- try (evaluate (length [1, undefined :: Int]))
  print (either (const 0) id (r :: Either SomeException Int))
  _ <- forkIO ((myThreadId >>= killThread) `finally` putMVar done ())
  takeMVar done
  _ <- forkIO (throwIO ThreadKilled `catch` (\e -> print (e :: SomeAsyncException)) >> putMVar done ())
  takeMVar done
  threadDelay 1000
  putStrLn "end"

-- expect: 42
-- expect: raised
-- expect: 2
-- expect: thread killed
-- expect: end
-- stderr: exceptions_in_threads: divide by zero
