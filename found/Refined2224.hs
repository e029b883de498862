-- seed 2224: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2224 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {v:List Int | ((size v) >= (size xs0))} @-}
f0 :: List Int -> List Int
f0 xs0 = xs0

{-@ f1 :: {xs0:List Int | ((size xs0) > (-1))} -> {xs1:List Int | ((size xs1) < 2)} -> {x2:Int | (x2 > (size xs1))} -> List {e:Int | (e < x2)} @-}
f1 :: List Int -> List Int -> Int -> List Int
f1 xs0 xs1@Emp x2 = (Cons 4 (Emp :: List Int))
f1 xs0 xs1@(Cons h6 t7) x2 = (case (Cons ((if (h6 /= h6) then x2 else h6) + (if (h6 >= h6) then x2 else x2)) (Cons (if (h6 > h6) then h6 else x2) (f0 xs0))) of { Emp -> t7; Cons h8 t9 -> xs0 })
