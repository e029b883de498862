-- seed 2293: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2293 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> Int -> Bool -> List Int
f0 xs0 x1 b2 = (if (case xs0 of { Cons h1 t2 -> b2 }) then (Cons x1 (Emp :: List Int)) else (Cons x1 xs0))

{-@ f1 :: xs0:List Int -> {xs1:List Int | ((size xs1) <= (size xs0))} -> {v:List Int | ((size v) >= (size xs1))} @-}
f1 :: List Int -> List Int -> List Int
f1 xs0 xs1 = (f0 xs1 (size xs0) (2 /= 2))

{-@ f2 :: x0:Int -> {x1:Int | (x1 >= x0)} -> Int @-}
f2 :: Int -> Int -> Int
f2 x0 x1 = (if (x0 <= 0) then x1 else x1)
