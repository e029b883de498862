-- A random network of threads: each cell has one writer and one reader, so what comes out does not depend on the order of
-- turns. From seed 1000 on some actions are left out, and networks block.
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad
import Data.IORef
import System.Environment

data Cell = Box (MVar Int) | Channel (Chan Int) | SharedBox (TMVar Int) | Queue (TQueue Int)

data Action = Send Int | Receive Int | Yield | Count Int

data Network = Network { threads :: Int, kinds :: [Int], actions :: [[Action]] }

draws :: Int -> [Int]
draws = map (`div` 65536) . drop 4 . iterate (\x -> (x * 1103515245 + 12345) `mod` 2147483648)

network :: Int -> Network
network seed = Network n cellKinds [[action | (who, action) <- events, who == me] | me <- [0 .. n - 1]]
  where
    a : b : c : rest = draws seed
    n = 2 + a `mod` 4
    cells = 1 + b `mod` 5
    withoutLimit = a `mod` 3 == 0
    cellKinds = [if withoutLimit then 1 + 2 * (k `mod` 2) else k `mod` 4 | k <- take cells rest]
    ends = [(w `mod` n, (w + 1 + r `mod` (n - 1)) `mod` n) | (w, r) <- take cells (zip (drop 20 rest) (drop 40 rest))]
    events = [e | (e, leftOut) <- zip (history (3 + c `mod` 12) (replicate cells 0) (drop 60 rest)) (drop 200 rest)
                , seed < 1000 || leftOut `mod` 7 /= 0]
    -- an order in which all could happen, mostly
    history :: Int -> [Int] -> [Int] -> [(Int, Action)]
    history 0 _ _ = []
    history k full (x : y : z : more)
      | z `mod` 10 == 0 = (x `mod` n, Yield) : history (k - 1) full more
      | z `mod` 10 == 1 = (x `mod` n, Count y) : history (k - 1) full more
      | holds > 0 && y `mod` 2 == 0 = receive
      | holds == 0 || cellKinds !! cell `elem` [1, 3] || z `mod` 25 == 2 = (fst (ends !! cell), Send cell) : history (k - 1) (bump 1) more
      | otherwise = receive
      where
        cell = x `mod` cells
        holds = full !! cell
        bump d = [if i == cell then f + d else f | (i, f) <- zip [0 ..] full]
        receive = (snd (ends !! cell), Receive cell) : history (k - 1) (bump (-1)) more
    history _ _ _ = []

newCell :: Int -> IO Cell
newCell 0 = Box <$> newEmptyMVar
newCell 1 = Channel <$> newChan
newCell 2 = SharedBox <$> newEmptyTMVarIO
newCell _ = Queue <$> newTQueueIO

send :: Cell -> Int -> IO ()
send (Box v) x = putMVar v x
send (Channel v) x = writeChan v x
send (SharedBox v) x = atomically (putTMVar v x)
send (Queue v) x = atomically (writeTQueue v x)

receive :: Cell -> IO Int
receive (Box v) = takeMVar v
receive (Channel v) = readChan v
receive (SharedBox v) = atomically (takeTMVar v)
receive (Queue v) = atomically (readTQueue v)

main :: IO ()
main = do
  [seed] <- getArgs
  let net = network (read seed)
  cells <- mapM newCell (kinds net)
  counter <- newMVar (0 :: Int)
  results <- replicateM (threads net) newEmptyMVar
  forM_ (zip3 [1 ..] (actions net) results) (\(me, mine, result) -> forkIO (do
    state <- newIORef me
    forM_ mine (\action -> case action of
      Send c -> readIORef state >>= send (cells !! c)
      Receive c -> receive (cells !! c) >>= \x -> modifyIORef' state (\s -> (s * 31 + x) `mod` 1000003)
      Count k -> modifyMVar_ counter (return . (+ k))
      Yield -> yield)
    readIORef state >>= putMVar result))
  end <- try (mapM takeMVar results)
  case end of
    Right xs -> readMVar counter >>= \total -> print (xs, total)
    Left e -> putStrLn ("raised " ++ show (e :: SomeException))
