-- seed 10052: exit -11 
module Refined10052 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:Int | (((x0 <= 2) && (x0 > x0)) || (v = (x0 - 0)))} @-}
f0 :: Int -> Int
f0 x0 = x0

{-@ f1 :: xs0:List Int -> {v:Int | (v <= 1)} @-}
f1 :: List Int -> Int
f1 xs0@Emp = (case xs0 of { Emp -> 1; Cons h3 t4 -> h3 })
f1 xs0@(Cons h1 t2) = (f1 t2)

{-@ f2 :: a0:a -> a1:a -> {v:Int | ((not (0 > 4)) => (v >= ((-1) - (-1))))} @-}
f2 :: a -> a -> Int
f2 a0 a1 = (f1 (Emp :: List Int))
