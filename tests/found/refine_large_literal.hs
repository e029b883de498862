-- was: numbers in predicates that are too large for Int wrapped around
-- $ needle refine refine_large_literal.hs -t 1s
-- > refine_large_literal.hs:13:32-50: error
-- > This number is too large for Int
-- ! refine_large_literal.hs:9:
-- exit 2
module RefineLargeLiteral where

{-@ whole :: x:Integer -> {v:Integer | v < 9223372036854775808 || v > 3} @-}
whole :: Integer -> Integer
whole x = x

{-@ f :: x:Int -> {v:Int | v < 9223372036854775808} @-}
f :: Int -> Int
f x = x
