-- seed 2389: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2389 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {v:Int | (v <= (size xs0))} @-}
f0 :: List Int -> Int
f0 xs0@Emp = (if ((-1) < 3) then (size xs0) else (-1))
f0 xs0@(Cons h1 t2) = (if (if (h1 == h1) then (h1 <= h1) else (h1 == h1)) then (case t2 of { Emp -> (size t2); Cons h3 t4 -> h1 }) else (h1 - h1))

{-@ f1 :: {xs0:List Int | ((size xs0) >= (-2))} -> xs1:List Int -> {v:List Int | ((size v) > ((size xs0) + (-1)))} @-}
f1 :: List Int -> List Int -> List Int
f1 xs0 xs1 = (Cons (f0 (if ((size xs0) >= 1) then xs0 else xs0)) (if (let l7 = xs0 in ((size xs0) == (size l7))) then (Cons 3 xs1) else (error "no")))
