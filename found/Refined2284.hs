-- seed 2284: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2284 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Int -> Int -> Int
f0 x0 x1 = (if (x0 > x0) then x0 else 4)

{-@ f1 :: x0:Int -> {x1:Int | (x1 /= x0)} -> {x2:Int | (x2 >= x0)} -> {v:Int | (v <= x1)} @-}
f1 :: Int -> Int -> Int -> Int
f1 x0 x1 x2 = (let l1 = (Cons 3 (Emp :: List Int)) in ((-1) - x2))

{-@ f2 :: xs0:List Int -> x1:Int -> {v:Int | (v = x1)} @-}
f2 :: List Int -> Int -> Int
f2 xs0@Emp x1 = (let l4 = x1 in (-1))
f2 xs0@(Cons h2 t3) x1 = (let l5 = (f2 t3 x1) in h2)
