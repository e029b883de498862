-- Each worker has a cell for its result.
import Control.Concurrent
import Control.Monad

main :: IO ()
main = do
  cells <- forM [1 .. 10 :: Int] (\n -> do
    cell <- newEmptyMVar
    _ <- forkIO (putMVar cell (sum [1 .. n * n]))
    return cell)
  results <- mapM takeMVar cells
  print results
  total <- newMVar (0 :: Int)
  done <- newEmptyMVar
  forM_ [1 .. 20] (\n -> forkIO (modifyMVar_ total (return . (+ n)) >> putMVar done ()))
  replicateM_ 20 (takeMVar done)
  readMVar total >>= print

-- expect: [1,10,45,136,325,666,1225,2080,3321,5050]
-- expect: 210
