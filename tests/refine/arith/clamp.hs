-- refine: clamp fine
-- refine: percentage fine
module Clamp where

{-@ predicate Btwn L X U = L <= X && X <= U @-}

{-@ clamp :: lo:Int -> hi:{v:Int | lo <= v} -> Int -> {v:Int | Btwn lo v hi} @-}
clamp :: Int -> Int -> Int -> Int
clamp lo hi x
  | x < lo = lo
  | x > hi = hi
  | otherwise = x

{-@ percentage :: Int -> {v:Int | Btwn 0 v 100} @-}
percentage :: Int -> Int
percentage x = clamp 0 100 x
