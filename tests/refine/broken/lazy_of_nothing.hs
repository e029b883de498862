-- broken: 5 warning
-- refine: next fine
module LazyOfNothing where

{-@ lazy nexxt @-}

{-@ next :: n:Int -> {v:Int | v > n} @-}
next :: Int -> Int
next n = n + 1
