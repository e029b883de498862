-- broken: 4 exit 2
module BraceNotClosed where

{-@ next :: n:Int -> {v:Int | v > n @-}
next :: Int -> Int
next n = n + 1
