-- Each takes both forks at once, so nobody starves.
import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad

philosopher :: [TMVar ()] -> TVar [Int] -> TVar Int -> Int -> IO ()
philosopher forks eaten seated n = do
  replicateM_ 3 (do
    atomically (takeTMVar left >> takeTMVar right)
    atomically (modifyTVar eaten (n :))
    atomically (putTMVar left () >> putTMVar right ()))
  atomically (modifyTVar' seated (subtract 1))
  where
    left = forks !! n
    right = forks !! ((n + 1) `mod` length forks)

main :: IO ()
main = do
  forks <- replicateM 5 (newTMVarIO ())
  eaten <- newTVarIO []
  seated <- newTVarIO 5
  forM_ [0 .. 4] (forkIO . philosopher forks eaten seated)
  atomically (readTVar seated >>= check . (== 0))
  meals <- readTVarIO eaten
  print [length (filter (== n) meals) | n <- [0 .. 4]]
  atomically (mapM isEmptyTMVar forks) >>= print

-- expect: [3,3,3,3,3]
-- expect: [False,False,False,False,False]
