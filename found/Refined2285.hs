-- seed 2285: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2285 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {x0:Int | (x0 >= (-1))} -> b1:Bool -> {xs2:List Int | ((size xs2) < x0)} -> List Int @-}
f0 :: Int -> Bool -> List Int -> List Int
f0 x0 b1 xs2@Emp = (Cons x0 xs2)
f0 x0 b1 xs2@(Cons h1 t2) = (if (if (if (if (h1 /= x0) then b1 else (x0 >= h1)) then (x0 /= (size xs2)) else (if b1 then b1 else ((size t2) <= (-1)))) then b1 else (let l3 = t2 in (x0 < 1))) then t2 else (Cons ((case t2 of { Emp -> x0; Cons h4 t5 -> 2 }) + (if b1 then h1 else x0)) t2))

{-@ f1 :: x0:Int -> {v:List Int | ((size v) > (x0 - x0))} @-}
f1 :: Int -> List Int
f1 x0 = (if (x0 <= 0) then (Cons x0 (Emp :: List Int)) else (f0 x0 (x0 /= x0) (Emp :: List Int)))
