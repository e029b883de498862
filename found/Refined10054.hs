-- seed 10054: f1 [0] when [('f0 Emp 0', 'Cons _ Emp')]: f0 cannot return what it was not given
module Refined10054 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List a -> Int -> List a
f0 as0 x1 = Emp

{-@ f1 :: x0:Int -> {v:Int | (v = x0)} @-}
f1 :: Int -> Int
f1 x0 = (if (if ((x0 < x0) && (x0 > x0)) then (if (x0 > x0) then (x0 == (-2)) else (x0 == 0)) else (x0 > x0)) then (case (f0 (Cons x0 (Emp :: List Int)) x0) of { Emp -> x0; Cons h1 t2 -> (x0 + (size t2)) }) else (case (f0 (Emp :: List Int) x0) of { Emp -> x0; Cons h3 t4 -> (x0 - 3) }))
