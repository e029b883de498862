-- broken: 5 exit 2
-- The block ends as a comment does, not as an annotation does.
module BlockNotClosed where

{-@ next :: n:Int -> {v:Int | v > n} -}
next :: Int -> Int
next n = n + 1
