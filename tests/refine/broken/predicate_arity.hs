-- broken: 7 exit 2
-- Between has three parameters.
module PredicateArity where

{-@ predicate Between L X U = L <= X && X <= U @-}

{-@ clamp :: Int -> {v:Int | Between 0 v} @-}
clamp :: Int -> Int
clamp n = max 0 (min n 9)
