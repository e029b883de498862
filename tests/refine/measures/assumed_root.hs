-- refine: root fine
-- refine: below fine
module AssumedRoot where

{-@ assume root :: n:Nat -> {v:Nat | v * v <= n && n < (v + 1) * (v + 1)} @-}
root :: Int -> Int
root n = until (\v -> n < (v + 1) * (v + 1)) (+ 1) 0

{-@ below :: n:Nat -> {v:Nat | v * v <= n} @-}
below :: Int -> Int
below n = root n
