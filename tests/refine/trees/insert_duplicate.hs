-- refine: insert concrete
-- witness: insert 0 (Node Leaf 0 Leaf)
-- refine: tsize fine
-- A key that is there already is not inserted a second time.
module InsertDuplicate where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ insert :: Int -> t:Tree -> {v:Tree | tsize v = tsize t + 1} @-}
insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x (Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = Node l y r
