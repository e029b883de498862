-- seed 5048: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5048 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Int -> Int -> Int
f0 x0 x1 = (x1 - (if (case (Cons x0 (Cons x0 (Emp :: List Int))) of { Emp -> ((-1) < x0); Cons h1 t2 -> (h1 > h1) }) then 4 else (if (x0 /= x1) then (-1) else x0)))

{-@ f1 :: x0:Int -> {v:Int | (((-2) >= x0) => (v <= x0))} @-}
f1 :: Int -> Int
f1 x0 = (f0 3 (x0 + x0))

{-@ f2 :: x0:Int -> x1:Int -> x2:{w:Int | (w /= x1)} -> {v:Int | ((x2 >= 3) => (v /= (x1 - (-2))))} @-}
f2 :: Int -> Int -> Int -> Int
f2 x0 x1 x2 = (f0 ((-1) - x2) x1)

{-@ f3 :: x0:Int -> {v:List Int | ((size v) > (x0 - x0))} @-}
f3 :: Int -> List Int
f3 x0 = (if (x0 <= 0) then (Cons 4 (Emp :: List Int)) else (Cons 4 (Cons ((f2 x0 1 2) - (f1 x0)) (Cons ((-2) + 1) (f3 (x0 - 1))))))
