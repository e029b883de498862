-- refine: delete calls least
-- witness: delete 0 (Node Leaf 0 Leaf)
-- refine: least fine
-- refine: tsize fine
-- The subtree on the right may be empty when its least key is asked for.
module DeleteUnguarded where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ least :: {t:Tree | tsize t > 0} -> Int @-}
least :: Tree -> Int
least (Node Leaf x _) = x
least (Node l _ _) = least l

{-@ delete :: Int -> Tree -> Tree @-}
delete :: Int -> Tree -> Tree
delete _ Leaf = Leaf
delete x (Node l y r)
  | x < y = Node (delete x l) y r
  | x > y = Node l y (delete x r)
  | otherwise = Node l next (delete next r)
  where
    next = least r
