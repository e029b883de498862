-- refine: mirror concrete
-- witness: mirror (Node (Node Leaf 0 Leaf) 0 Leaf)
-- The left subtree is never used.
module MirrorLoses where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize :: Tree -> Int
    tsize (Leaf) = 0
    tsize (Node l x r) = 1 + tsize l + tsize r
  @-}

{-@ mirror :: t:Tree -> {v:Tree | tsize v = tsize t} @-}
mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node _ x r) = Node (mirror r) x (mirror r)
