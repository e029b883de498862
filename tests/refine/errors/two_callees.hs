-- refine: lower fine
-- refine: upper fine
-- refine: width abstract lower,upper
-- Each of the two types alone would do; together they allow the bounds to cross.
module TwoCallees where

{-@ lower :: n:Int -> {v:Int | v <= n + 1} @-}
lower :: Int -> Int
lower n = n - 1

{-@ upper :: n:Int -> {v:Int | v >= n - 1} @-}
upper :: Int -> Int
upper n = n + 1

{-@ width :: Int -> Nat @-}
width :: Int -> Int
width n = upper n - lower n
