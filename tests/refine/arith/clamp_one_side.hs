-- refine: clamp concrete
-- witness: clamp 0 0 1
-- Only the lower bound is kept.
module ClampOneSide where

{-@ predicate Btwn L X U = L <= X && X <= U @-}

{-@ clamp :: lo:Int -> hi:{v:Int | lo <= v} -> Int -> {v:Int | Btwn lo v hi} @-}
clamp :: Int -> Int -> Int -> Int
clamp lo _ x = if x < lo then lo else x
