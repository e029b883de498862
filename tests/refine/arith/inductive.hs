-- refine: twice fine
module Inductive where

{-@ twice :: n:Nat -> {v:Int | v = 2 * n} @-}
twice :: Int -> Int
twice n = if n == 0 then 0 else 2 + twice (n - 1)
