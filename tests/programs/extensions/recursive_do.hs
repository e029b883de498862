{-# LANGUAGE RecursiveDo #-}
-- Values of a block that need each other: rec around some statements, mdo around those that do.
import Control.Monad.Fix
import Control.Monad.State
import Data.IORef

data Node = Node Int (IORef Node)

count :: State Int Int
count = do
  n <- get
  put (n + 1)
  return n

ring :: IO [Int]
ring = mdo
  one <- newIORef (Node 1 two)
  two <- newIORef (Node 2 three)
  three <- newIORef (Node 3 one)
  let walk :: Int -> IORef Node -> IO [Int]
      walk 0 _ = return []
      walk k r = do
        Node n next <- readIORef r
        (n :) <$> walk (k - 1) next
  walk 7 one

numbered :: State Int ([Int], Int)
numbered = do
  before <- count
  rec xs <- return (before : map (+ step) (take 4 xs))
      step <- (+ 10) <$> count
      let twice = step * 2
  after <- count
  return (xs, twice + after)

main :: IO ()
main = do
  ring >>= print
  print (runState numbered 3)
  rec let b = 1 : c
      c <- return (2 : take 3 b)
  print (take 6 b :: [Int])
  print =<< mdo { ys <- return (1 : map (* 2) (take 4 ys)); return (ys :: [Int]) }
  print (fmap (take 5) (mdo { xs <- Just (1 : xs); return (xs :: [Int]) }))
  print =<< mdo
    let evens = 0 : map (+ 1) odds
        odds = map (+ 1) evens
    n <- return 3
    return (take n evens, take n odds :: [Int])

-- expect: [1,2,3,1,2,3,1]
-- expect: (([3,17,31,45,59],33),6)
-- expect: [1,2,1,2,1]
-- expect: [1,2,4,8,16]
-- expect: Just [1,1,1,1,1]
-- expect: ([0,2,4],[1,3,5])
