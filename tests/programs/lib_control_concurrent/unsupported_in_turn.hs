-- The producer and the consumer wait for each other in turn: no stack can follow. Nobody can catch that.
import Control.Concurrent
import Control.Exception
import Control.Monad

main :: IO ()
main = do
  box <- newEmptyMVar
  _ <- forkIO (forM_ [1 .. 10 :: Int] (putMVar box) `catch` (\e -> putStrLn ("caught " ++ show (e :: SomeException))))
  r <- try (replicateM 10 (takeMVar box)) :: IO (Either SomeException [Int])
  print r

-- exit: 1
-- stderr: needle: threads that wait for each other in turn are not supported
