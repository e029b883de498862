-- refine: wrap fine
-- refine: wrapRem concrete
-- witness: wrapRem 2 (-1)
-- mod takes the sign of the divisor, rem that of the dividend.
module WrapMod where

{-@ wrap :: n:{v:Int | v > 0} -> Int -> {v:Int | 0 <= v && v < n} @-}
wrap :: Int -> Int -> Int
wrap n i = i `mod` n

{-@ wrapRem :: n:{v:Int | v > 0} -> Int -> {v:Int | 0 <= v && v < n} @-}
wrapRem :: Int -> Int -> Int
wrapRem n i = i `rem` n
