-- broken: 7 exit 2
module UnknownConstructor where

data Tree = Leaf | Node Tree Int Tree

{-@ measure tsize :: Tree -> Int
    tsize (Tip) = 0
    tsize (Node l x r) = 1 + tsize l + tsize r
  @-}

{-@ keep :: t:Tree -> {v:Tree | tsize v = tsize t} @-}
keep :: Tree -> Tree
keep t = t
