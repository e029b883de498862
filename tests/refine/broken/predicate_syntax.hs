-- broken: 6 exit 2
-- Two operators in a row, on the second line of the block.
module PredicateSyntax where

{-@ next :: n:Int
         -> {v:Int | v > && n} @-}
next :: Int -> Int
next n = n + 1
