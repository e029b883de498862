-- refine: between fine
-- refine: middle fine
-- refine: outside concrete
-- witness: outside 0 0
module InlineBetween where

{-@ inline between @-}
between :: Int -> Int -> Int -> Bool
between lo x hi = lo <= x && x <= hi

{-@ middle :: lo:Int -> {hi:Int | lo <= hi} -> {v:Int | between lo v hi} @-}
middle :: Int -> Int -> Int
middle lo hi = lo + (hi - lo) `div` 2

{-@ outside :: lo:Int -> {hi:Int | lo <= hi} -> {v:Int | between lo v hi} @-}
outside :: Int -> Int -> Int
outside _ hi = hi + 1
