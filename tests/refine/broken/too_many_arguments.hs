-- broken: 5 exit 2
-- The annotation has an argument more than the function.
module TooManyArguments where

{-@ next :: a:Int -> b:Int -> {v:Int | v > a} @-}
next :: Int -> Int
next n = n + 1
