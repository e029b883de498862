-- refine: fib calls fib
-- witness: fib 1
-- With one base case only, fib 1 asks for fib (-1).
module FibNegative where

{-@ fib :: n:Nat -> Nat @-}
fib :: Int -> Int
fib 0 = 1
fib n = fib (n - 1) + fib (n - 2)
