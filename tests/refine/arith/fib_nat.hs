-- refine: fib fine
module FibNat where

{-@ fib :: n:Nat -> Nat / [n] @-}
fib :: Int -> Int
fib 0 = 0
fib 1 = 1
fib n = fib (n - 1) + fib (n - 2)
