-- broken: 7 exit 2
-- Two annotations for one function that do not agree.
module DuplicateSignature where

{-@ next :: n:Int -> {v:Int | v > n} @-}

{-@ next :: n:Int -> {v:Int | v < n} @-}
next :: Int -> Int
next n = n + 1
