-- seed 2086: f1 [61]: concrete, but it is fine 9223372036854775808
-- seed 2086: f1 [61]: concrete, but it is fine 9223372036854775808
module Refined2086 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Int -> List Int -> List Int -> List Int
f0 x0 xs1 xs2@Emp = (if (x0 < x0) then (Cons x0 xs2) else xs2)
f0 x0 xs1 xs2@(Cons h1 t2) = (Cons (if (x0 > 3) then h1 else x0) (if (x0 > x0) then xs2 else xs2))

{-@ f1 :: x0:Int -> {v:Int | (v > (x0 + x0))} @-}
f1 :: Int -> Int
f1 x0 = (if (x0 <= 0) then (if (x0 == x0) then 4 else x0) else (2 * (f1 (x0 - 1))))

f2 :: Int -> Int
f2 x0 = (f1 (f1 x0))
