-- Nobody fills the cell.
import Control.Concurrent
import Control.Exception

main :: IO ()
main = do
  r <- try (newEmptyMVar >>= takeMVar) :: IO (Either BlockedIndefinitelyOnMVar ())
  print r
  lock <- newEmptyMVar
  complete <- newEmptyMVar
  _ <- forkIO (takeMVar lock `finally` putMVar complete ())
  takeMVar complete
  putMVar lock ()

-- expect: Left thread blocked indefinitely in an MVar operation
-- exit: 1
-- stderr: thread blocked indefinitely in an MVar operation
