-- seed 2312: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2312 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> Int
f0 xs0@Emp = ((-2) - (-1))
f0 xs0@(Cons h1 t2) = 3

{-@ f1 :: x0:Int -> x1:Int -> {v:List Int | ((size v) /= (2 - x0))} @-}
f1 :: Int -> Int -> List Int
f1 x0 x1 = (if (x0 <= 0) then (Cons x0 (Emp :: List Int)) else (Cons (x0 + x1) (f1 (x0 - 1) x1)))

{-@ f2 :: xs0:List Int -> {b1:Bool | (b1 <=> (4 <= (size xs0)))} -> {x2:Int | (x2 >= (-2))} -> {v:List Int | ((size v) > x2)} @-}
f2 :: List Int -> Bool -> Int -> List Int
f2 xs0 b1 x2 = (f1 (x2 + x2) (if (x2 <= x2) then x2 else x2))
