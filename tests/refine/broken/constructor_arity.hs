-- broken: 9 exit 2
-- Node has three fields.
module ConstructorArity where

data Tree = Leaf | Node Tree Int Tree

{-@ measure tsize :: Tree -> Int
    tsize (Leaf) = 0
    tsize (Node l r) = 1 + tsize l + tsize r
  @-}

{-@ keep :: t:Tree -> {v:Tree | tsize v = tsize t} @-}
keep :: Tree -> Tree
keep t = t
