-- refine: fib concrete
-- witness: fib 2
-- fib catches up with n only later.
module FibBound where

{-@ fib :: n:Nat -> {v:Int | v >= n} @-}
fib :: Int -> Int
fib 0 = 0
fib 1 = 1
fib n = fib (n - 1) + fib (n - 2)
