-- refine: max2 fine
-- refine: max3 abstract max2
-- The type of max2 is about its first argument only.
module MaxFromWeak where

{-@ max2 :: a:Int -> b:Int -> {v:Int | v >= a} @-}
max2 :: Int -> Int -> Int
max2 a b = if a > b then a else b

{-@ max3 :: a:Int -> b:Int -> c:Int -> {v:Int | v >= a && v >= b && v >= c} @-}
max3 :: Int -> Int -> Int -> Int
max3 a b c = max2 a (max2 b c)
