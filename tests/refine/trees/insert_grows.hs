-- refine: insert fine
-- refine: tsize fine
-- refine: build fine
module InsertGrows where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
{-@ tsize :: Tree -> Nat @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ insert :: Int -> t:Tree -> {v:Tree | tsize v = tsize t + 1} @-}
insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x (Node l y r)
  | x <= y = Node (insert x l) y r
  | otherwise = Node l y (insert x r)

{-@ build :: xs:[Int] -> {v:Tree | tsize v = len xs} @-}
build :: [Int] -> Tree
build [] = Leaf
build (x : xs) = insert x (build xs)
