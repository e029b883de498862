-- Threads inside properties. No test sees the threads, the cells or the clock of another one.
import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad
import Data.IORef
import System.IO.Unsafe (unsafePerformIO)
import System.Timeout
import Test.QuickCheck
import Test.QuickCheck.Monadic

shared :: MVar [Int]
shared = unsafePerformIO (newMVar [])
{-# NOINLINE shared #-}

-- forks and does not wait: the number of the thread is the same in each test
prop_fresh :: [Bool] -> Property
prop_fresh bs = ioProperty (do
  forM_ bs (\_ -> forkIO (modifyMVar_ shared (return . (0 :))))
  before <- readMVar shared
  t <- myThreadId
  u <- forkIO (return ())
  return (null before && show t == "ThreadId 1" && show u == "ThreadId " ++ show (length bs + 2)))

-- the threads of another test would have changed what is shared
prop_alone :: [Bool] -> Property
prop_alone bs = ioProperty (do
  forM_ bs (\_ -> forkIO (modifyMVar_ shared (return . (1 :))))
  threadDelay 10
  fmap ((== length bs) . length) (readMVar shared))

-- a lost update: two workers read before either writes
prop_lostUpdate :: Int -> Int -> Property
prop_lostUpdate x y = ioProperty (do
  total <- newIORef 0
  done <- newChan
  forM_ [x, y] (\n -> forkIO (do
    old <- readIORef total
    yield
    writeIORef total (old + n)
    writeChan done ()))
  replicateM_ 2 (readChan done)
  fmap (== x + y) (readIORef total))

prop_transfer :: Int -> Property
prop_transfer n = monadicIO (do
  (a, b) <- run (do
    a <- newTVarIO 3
    b <- newTVarIO (0 :: Int)
    atomically ((readTVar a >>= check . (>= n) >> modifyTVar a (subtract n) >> modifyTVar b (+ n)) `orElse` return ())
    (,) <$> readTVarIO a <*> readTVarIO b)
  assert (a + b == 3))

-- passes for both inputs, but in this order of turns only: no proof
prop_oneOrder :: Bool -> Property
prop_oneOrder b = ioProperty (do
  v <- newEmptyMVar
  _ <- forkIO (putMVar v b)
  fmap (== b) (takeMVar v))

prop_deadlock :: Bool -> Property
prop_deadlock b = ioProperty (do
  v <- newEmptyMVar
  when b (putMVar v ())
  takeMVar v
  return True)

-- what cannot be followed is neither a counterexample nor a pass
prop_inTurn :: Bool -> Property
prop_inTurn b = ioProperty (do
  box <- newEmptyMVar
  _ <- forkIO (forM_ [1 .. 5 :: Int] (putMVar box))
  xs <- replicateM (if b then 5 else 1) (takeMVar box)
  r <- timeout 10 (takeMVar box)
  return (xs == take (length xs) [1 ..] && r /= Just 7))

-- flags: --max-size 8
-- check: prop_fresh holds_up_to 8
-- check: prop_alone holds_up_to 8
-- check: prop_lostUpdate falsified x = 0; y = 1
-- check: prop_transfer holds
-- check: prop_oneOrder holds_up_to 1
-- check: prop_deadlock falsified b = False
-- check: prop_inTurn holds_up_to 1
