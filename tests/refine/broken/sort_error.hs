-- broken: 5 exit 2
-- A number where a truth value has to be.
module SortError where

{-@ previous :: n:Int -> {v:Int | v && n > 0} @-}
previous :: Int -> Int
previous n = n - 1
