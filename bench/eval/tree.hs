module Main where

data Tree a = Leaf | Node (Tree a) a (Tree a)

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r) = case compare x y of
  LT -> Node (insert x l) y r
  GT -> Node l y (insert x r)
  EQ -> t

size, depth :: Tree a -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r
depth Leaf = 0
depth (Node l _ r) = 1 + max (depth l) (depth r)

randoms :: Int -> [Int]
randoms seed = tail (iterate (\x -> (x * 1103515245 + 12345) `mod` 2147483648) seed)

main :: IO ()
main = do
  let t = foldr insert Leaf (take 100000 (randoms 7))
  print (size t)
  print (depth t)
