import Control.Monad.State

-- The ordinary State monad is lazy in the pair: an infinite traversal can be consumed lazily.
ones :: State Int [Int]
ones = do
  n <- get
  put (n + 1)
  rest <- ones
  return (n : rest)

main :: IO ()
main = do
  print (take 5 (evalState ones 0))
  print (evalState (do { _ <- undefined :: State Int (); put 3; get }) 0)
  print (fst (runState (return 1) undefined))

-- expect: [0,1,2,3,4]
-- expect: 3
-- expect: 1
