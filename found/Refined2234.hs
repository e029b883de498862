-- seed 2234: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2234 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {v:List Int | ((size v) < ((size xs0) + 2))} @-}
f0 :: List Int -> List Int
f0 xs0@Emp = (Cons 0 (Emp :: List Int))
f0 xs0@(Cons h1 t2) = (case t2 of { Emp -> (Cons (size xs0) t2); Cons h3 t4 -> (if (h1 < 1) then t4 else t2) })

{-@ f1 :: {xs0:List Int | ((size xs0) /= (-1))} -> {v:Int | ((3 > (-1)) => (v /= (2 + (size xs0))))} @-}
f1 :: List Int -> Int
f1 xs0@Emp = (if ((-2) == 2) then (size xs0) else 3)
f1 xs0@(Cons h8 t9) = (let l10 = (if ((size t9) /= (-1)) then (f1 t9) else h8) in (let l11 = l10 in h8))
