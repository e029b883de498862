-- seed 10053: exit -11 
module Refined10053 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:Int | (v > 2)} @-}
f0 :: Int -> Int
f0 x0 = (if (x0 <= 0) then (if (x0 /= x0) then 0 else 4) else (f0 (x0 - 1)))

{-@ f1 :: x0:Int -> {xs1:List Int | ((size xs1) < x0)} -> {v:Int | (v >= x0)} @-}
f1 :: Int -> List Int -> Int
f1 x0 xs1@Emp = (f0 x0)
f1 x0 xs1@(Cons h1 t2) = x0

{-@ f2 :: {as0:List a | ((size as0) <= (-1))} -> {v:List a | (((3 > 4) && (0 >= (size as0))) => ((size v) = (2 * (size as0))))} @-}
f2 :: List a -> List a
f2 as0@Emp = as0
f2 as0@(Cons h13 t14) = (Cons h13 (Cons h13 (Cons h13 as0)))
