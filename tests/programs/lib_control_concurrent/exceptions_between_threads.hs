-- Exceptions that threads throw to each other: to one that waits below, where it is masked, through brackets.
import Control.Concurrent
import Control.Exception
import Control.Monad
import System.IO
main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  done <- newEmptyMVar
  gate <- newEmptyMVar
  -- a thread kills one that waits below it
  me <- myThreadId
  _ <- forkIO (throwTo me (userError "from above"))
  (takeMVar gate `catch` (\e -> print (e :: IOException)))
  -- masked, it is raised where it waits
  _ <- forkIO (throwTo me (userError "masked wait"))
  mask_ (takeMVar gate `catch` (\e -> print (e :: IOException)))
  forM_ [1 .. 3 :: Int] (\i -> forkIO (throwIO (ErrorCall ("worker " ++ show i)) `finally` putMVar done ()))
  replicateM_ 3 (takeMVar done)
  threadDelay 1000
  -- handlers in order
  n <- newEmptyMVar
  t <- forkIO (((putMVar done () >> takeMVar n) `onException` putStrLn "inner" `finally` putStrLn "outer") `finally` putMVar done ())
  takeMVar done
  killThread t
  takeMVar done
  -- an exception in a release replaces the other
  t2 <- forkFinally ((putMVar done () >> takeMVar n) `finally` throwIO (userError "release")) (\e -> print (either show show e) >> putMVar done ())
  takeMVar done
  killThread t2
  takeMVar done
  -- main is the last
  -- the second is held back while the first is handled
  _ <- forkIO (throwTo me (userError "first") >> throwTo me (userError "second"))
  (do takeMVar gate `catch` (\e -> print (e :: IOException) >> getMaskingState >>= print)
      putStrLn "not between") `catch` (\e -> print (e :: IOException))
  getMaskingState >>= print
  -- uninterruptible: held back until the mask ends
  _ <- forkIO (throwTo me (userError "held back"))
  _ <- forkIO (putMVar gate ())
  r <- try (uninterruptibleMask_ (takeMVar gate >> putStrLn "inside")) :: IO (Either IOException ())
  print r
  putStrLn "end"
  throwIO (userError "main ends")

-- expect: user error (from above)
-- expect: user error (masked wait)
-- expect: inner
-- expect: outer
-- expect: "user error (release)"
-- expect: user error (first)
-- expect: MaskedInterruptible
-- expect: user error (second)
-- expect: Unmasked
-- expect: inside
-- expect: Left user error (held back)
-- expect: end
-- exit: 1
-- stderr: worker 1
