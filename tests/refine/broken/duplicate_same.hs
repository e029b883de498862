-- broken: 8 warning
-- refine: next fine
-- The same annotation twice.
module DuplicateSame where

{-@ next :: n:Int -> {v:Int | v > n} @-}

{-@ next :: n:Int -> {v:Int | v > n} @-}
next :: Int -> Int
next n = n + 1
