-- broken: 5 exit 2
-- m is bound nowhere.
module UnboundVariable where

{-@ next :: n:Int -> {v:Int | v > m} @-}
next :: Int -> Int
next n = n + 1
