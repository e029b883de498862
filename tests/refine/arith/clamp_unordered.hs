-- refine: clamp concrete
-- witness: clamp 1 0 0
-- The type forgets that the bounds have to be in order.
module ClampUnordered where

{-@ clamp :: lo:Int -> hi:Int -> Int -> {v:Int | lo <= v && v <= hi} @-}
clamp :: Int -> Int -> Int -> Int
clamp lo hi x
  | x < lo = lo
  | x > hi = hi
  | otherwise = x
