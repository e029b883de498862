-- seed 2262: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2262 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> b1:Bool -> {v:Int | (v = (size xs0))} @-}
f0 :: List Int -> Bool -> Int
f0 xs0@Emp b1 = (size xs0)
f0 xs0@(Cons h1 t2) b1 = (f0 t2 (h1 <= (size xs0)))

f1 :: List Int -> Int -> List Int -> List Int
f1 xs0 x1 xs2@Emp = (Cons x1 (Cons (size xs0) xs2))
f1 xs0 x1 xs2@(Cons h3 t4) = (f1 (Emp :: List Int) x1 t4)
