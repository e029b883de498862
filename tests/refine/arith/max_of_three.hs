-- refine: max3 concrete
-- witness: max3 1 0 2
-- refine: max2 fine
-- When a is larger than b, c is not looked at.
module MaxOfThree where

{-@ max3 :: a:Int -> b:Int -> c:Int -> {v:Int | v >= a && v >= b && v >= c} @-}
max3 :: Int -> Int -> Int -> Int
max3 a b c
  | a > b = a
  | b > c = b
  | otherwise = c

{-@ max2 :: a:Int -> b:Int -> {v:Int | v >= a && v >= b && (v = a || v = b)} @-}
max2 :: Int -> Int -> Int
max2 a b = if a > b then a else b
