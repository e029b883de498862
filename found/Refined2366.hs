-- seed 2366: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2366 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> Int
f0 xs0 = (if (case (Cons 1 xs0) of { Emp -> (3 > (size xs0)); Cons h1 t2 -> (h1 > h1) }) then (if ((size xs0) == (-2)) then 0 else (size xs0)) else (size xs0))

f1 :: List Int -> List Int -> List Int
f1 xs0 xs1 = (Cons (size xs1) (if (4 >= (-1)) then (Emp :: List Int) else (Cons 1 (Emp :: List Int))))

{-@ f2 :: {xs0:List Int | ((size xs0) < (-1))} -> {v:Int | ((3 = 0) || (v /= 1))} @-}
f2 :: List Int -> Int
f2 xs0 = (f0 xs0)
