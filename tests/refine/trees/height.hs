-- refine: height fine
-- refine: tsize fine
-- refine: levels concrete
-- witness: levels Leaf
-- levels counts one level for the empty tree.
module Height where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ height :: t:Tree -> {v:Nat | v <= tsize t} @-}
height :: Tree -> Int
height Leaf = 0
height (Node l _ r) = 1 + max (height l) (height r)

{-@ levels :: t:Tree -> {v:Nat | v <= tsize t} @-}
levels :: Tree -> Int
levels Leaf = 1
levels (Node l _ r) = 1 + max (levels l) (levels r)
