-- broken: 5 exit 2
-- A measure is promoted from a function that is not there.
module NoSuchMeasureFunction where

{-@ measure sizes @-}

{-@ next :: n:Int -> {v:Int | v > n} @-}
next :: Int -> Int
next n = n + 1
