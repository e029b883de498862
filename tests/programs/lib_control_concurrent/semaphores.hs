-- At most so many at a time.
import Control.Concurrent
import Control.Exception
import Control.Monad
import Data.IORef

main :: IO ()
main = do
  s <- newQSem 2
  inside <- newIORef (0 :: Int)
  done <- newEmptyMVar
  forM_ [1 .. 6 :: Int] (\_ -> forkIO (bracket_ (waitQSem s) (signalQSem s) (do
    n <- atomicModifyIORef inside (\k -> (k + 1, k + 1))
    when (n > 2) (putStrLn "too many")
    atomicModifyIORef inside (\k -> (k - 1, ()))) >> putMVar done ()))
  replicateM_ 6 (takeMVar done)
  readIORef inside >>= print
  q <- newQSemN 0
  _ <- forkIO (waitQSemN q 3 >> putMVar done ())
  _ <- forkIO (signalQSemN q 1 >> signalQSemN q 2)
  takeMVar done
  (newQSem (-1) >> return ()) `catch` (\e -> print (e :: IOException))
  (newQSemN (-1) >> return ()) `catch` (\e -> print (e :: IOException))

-- expect: 0
-- expect: user error (newQSem: Initial quantity must be non-negative)
-- expect: user error (newQSemN: Initial quantity must be non-negative)
