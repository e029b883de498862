-- seed 2385: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2385 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {xs1:List Int | ((size xs1) < (size xs0))} -> x2:Int -> List Int @-}
f0 :: List Int -> List Int -> Int -> List Int
f0 xs0@(Cons h1 t2) xs1 x2 = (Cons (size xs1) (Cons (if (h1 < h1) then 0 else x2) xs0))

{-@ f1 :: xs0:List Int -> xs1:List Int -> {v:List Int | (((size v) >= (size xs1)) && (1 <= 2))} @-}
f1 :: List Int -> List Int -> List Int
f1 xs0 xs1 = (if ((size (Emp :: List Int)) < (size xs1)) then (f0 xs1 (Emp :: List Int) 2) else xs1)
