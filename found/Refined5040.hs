-- seed 5040: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5040 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:{w:List Int | ((size w) > (-1))} -> {v:List Int | ((size v) = (size xs0))} @-}
f0 :: List Int -> List Int
f0 xs0@Emp = (let l3 = 3 in xs0)
f0 xs0@(Cons h1 t2) = xs0

{-@ f1 :: {xs0:List Int | ((size xs0) > 4)} -> {xs1:List Int | ((size xs1) /= 1)} -> {v:Int | (v <= (size xs0))} @-}
f1 :: List Int -> List Int -> Int
f1 xs0@Emp xs1 = (if (0 == 3) then (size xs0) else 2)
f1 xs0@(Cons h4 t5) xs1 = (if (((size t5) > 4) && ((size (Emp :: List Int)) /= 1)) then (f1 t5 (Emp :: List Int)) else (if (((size t5) > 4) && ((size t5) /= 1)) then (f1 t5 t5) else (((size t5) + h4) - (let l6 = (size xs1) in h4))))
