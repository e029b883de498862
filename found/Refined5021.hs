-- seed 5021: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5021 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> Int @-}
f0 :: List Int -> Int
f0 xs0 = ((size xs0) - (size xs0))

{-@ f1 :: x0:{w:Int | (w /= (-2))} -> xs1:List Int -> List Int @-}
f1 :: Int -> List Int -> List Int
f1 x0 xs1@Emp = (Cons (size xs1) xs1)
f1 x0 xs1@(Cons h3 t4) = (Cons (size t4) (Cons (case (Cons h3 (Emp :: List Int)) of { Emp -> h3; Cons h5 t6 -> h3 }) (f1 3 t4)))

{-@ f2 :: x0:Int -> x1:Int -> xs2:{w:List Int | ((size w) <= (-2))} -> {v:List Int | ((size v) = x0)} @-}
f2 :: Int -> Int -> List Int -> List Int
f2 x0 x1 xs2@Emp = (Cons x0 xs2)
f2 x0 x1 xs2@(Cons h15 t16) = (Cons (f0 xs2) (Cons 0 xs2))
