-- seed 2231: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2231 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:List Int | ((size v) /= ((-1) * (-1)))} @-}
f0 :: Int -> List Int
f0 x0 = (if (x0 <= 0) then (if (x0 <= (-2)) then (Emp :: List Int) else (Emp :: List Int)) else (Cons x0 (Cons x0 (Emp :: List Int))))

{-@ f1 :: {xs0:List Int | ((size xs0) < 0)} -> {x1:Int | (x1 < (size xs0))} -> {v:Int | (v /= x1)} @-}
f1 :: List Int -> Int -> Int
f1 xs0@Emp x1 = 4
f1 xs0@(Cons h8 t9) x1 = (case (f0 (f1 t9 (size xs0))) of { Emp -> ((if (case t9 of { Emp -> (0 >= x1); Cons h12 t13 -> (4 <= h12) }) then (let l14 = (size t9) in x1) else 2) + h8); Cons h10 t11 -> x1 })
