-- seed 2341: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2341 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {xs0:List Int | ((size xs0) > (-1))} -> x1:Int -> {v:Int | (v = x1)} @-}
f0 :: List Int -> Int -> Int
f0 xs0 x1 = x1

{-@ f1 :: {xs0:List Int | ((size xs0) /= 0)} -> x1:Int -> x2:Int -> {v:Int | (v >= x1)} @-}
f1 :: List Int -> Int -> Int -> Int
f1 xs0 x1 x2 = (if (x2 <= 0) then x2 else (if ((size xs0) > (-1)) then (f0 xs0 x2) else (let l1 = 0 in x2)))

{-@ f2 :: {xs0:List Int | ((size xs0) /= (-1))} -> List Int @-}
f2 :: List Int -> List Int
f2 xs0@Emp = (case xs0 of { Emp -> (Emp :: List Int); Cons h4 t5 -> t5 })
f2 xs0@(Cons h2 t3) = (Cons (if ((size (Cons h2 xs0)) /= 0) then (f1 (Cons h2 xs0) h2 h2) else 1) t3)
