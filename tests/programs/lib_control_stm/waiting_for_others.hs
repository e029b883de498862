-- Transactions wait until what they have read is written.
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

main :: IO ()
main = do
  left <- newTVarIO Nothing
  right <- newTVarIO Nothing
  let either' = fmap Left (readTVar left >>= maybe retry return) `orElse` fmap Right (readTVar right >>= maybe retry return)
  _ <- forkIO (atomically (writeTVar right (Just 'r')))
  atomically either' >>= (print :: Either Int Char -> IO ())
  jobs <- newTQueueIO
  results <- newTVarIO []
  forM_ [1 .. 3 :: Int] (\_ -> forkIO (forever (atomically (do
    n <- readTQueue jobs
    modifyTVar' results (n * n :)))))
  atomically (mapM_ (writeTQueue jobs) [1 .. 10 :: Int])
  atomically (readTVar results >>= check . (== 10) . length)
  readTVarIO results >>= print . sum
  -- a bounded queue whose writer never has to wait
  bounded <- newTBQueueIO 10
  _ <- forkIO (forM_ [1 .. 10 :: Int] (atomically . writeTBQueue bounded))
  replicateM 10 (atomically (readTBQueue bounded)) >>= print
  barrier <- newTVarIO (3 :: Int)
  done <- newChan
  forM_ "xyz" (\c -> forkIO (atomically (modifyTVar' barrier (subtract 1)) >> writeChan done c))
  atomically (readTVar barrier >>= check . (== 0))
  cs <- replicateM 3 (readChan done)
  print (length cs)
  r <- try (atomically (readTVar barrier >>= check . (== 1))) :: IO (Either BlockedIndefinitelyOnSTM ())
  print r

-- expect: Right 'r'
-- expect: 385
-- expect: [1,2,3,4,5,6,7,8,9,10]
-- expect: 3
-- expect: Left thread blocked indefinitely in an STM transaction
