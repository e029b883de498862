-- broken: 7 warning
-- refine: next concrete
-- witness: next 0
-- There is no function nextt; the rest is judged.
module NoSuchFunction where

{-@ nextt :: n:Int -> {v:Int | v > n} @-}

{-@ next :: n:Int -> {v:Int | v > n} @-}
next :: Int -> Int
next n = n
