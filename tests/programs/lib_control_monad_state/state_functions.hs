import Control.Monad.State

counter :: State Int Int
counter = state (\n -> (n, n + 1))

labelTree :: Tree a -> State Int (Tree (Int, a))
labelTree Leaf = return Leaf
labelTree (Node l x r) = do
  l' <- labelTree l
  n <- counter
  r' <- labelTree r
  return (Node l' (n, x) r')

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving Show

main :: IO ()
main = do
  print (runState (replicateM 3 counter) 10)
  print (evalState (labelTree (Node (Node Leaf 'a' Leaf) 'b' (Node Leaf 'c' Leaf))) 0)
  print (execState (forM_ [1 .. 10] (\x -> modify (+ x))) 0)
  print (execState (mapM_ (\x -> when (even x) (modify' (x :))) [1 .. 6]) [])
  print (evalState (gets (* 2)) 21, runState (withState (+ 1) get) 5)
  r <- runStateT (do { x <- get; lift (print x); put (x ++ "!"); liftIO (putStrLn "io"); return (length x) }) "abc"
  print r
  print (take 3 (evalState (mapM (const counter) [1 ..  5]) 0), zipWithM (\a b -> StateT (\s -> Just (a + b + s, s))) [1] [2] `evalStateT` 3)

-- expect: ([10,11,12],13)
-- expect: Node (Node Leaf (0,'a') Leaf) (1,'b') (Node Leaf (2,'c') Leaf)
-- expect: 55
-- expect: [6,4,2]
-- expect: (42,(6,6))
-- expect: "abc"
-- expect: io
-- expect: (3,"abc!")
-- expect: ([0,1,2],Just [6])
