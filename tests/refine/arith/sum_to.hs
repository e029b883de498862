-- refine: sumTo fine
module SumTo where

{-@ sumTo :: n:Nat -> {v:Int | 2 * v = n * (n + 1)} @-}
sumTo :: Int -> Int
sumTo 0 = 0
sumTo n = n + sumTo (n - 1)
