-- seed 2336: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2336 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> xs1:List {e:Int | (e >= 0)} -> b2:Bool -> {v:List Int | ((size v) = ((size xs1) + 0))} @-}
f0 :: List Int -> List Int -> Bool -> List Int
f0 xs0 xs1@Emp b2 = (Cons (size xs0) xs0)
f0 xs0 xs1@(Cons h1 t2) b2 = t2

{-@ f1 :: x0:Int -> x1:Int -> {xs2:List Int | ((size xs2) < x0)} -> {v:Bool | ((xs2 = (Cons 0 Emp)) <=> v)} @-}
f1 :: Int -> Int -> List Int -> Bool
f1 x0 x1 xs2@(Cons h3 t4) = (x0 == (if (x0 <= x0) then x0 else x0))

{-@ f2 :: x0:Int -> {xs1:List Int | ((size xs1) /= x0)} -> {v:Int | (v <= x0)} @-}
f2 :: Int -> List Int -> Int
f2 x0 xs1 = (if (if ((size xs1) < x0) then (f1 x0 (if (x0 < (size xs1)) then x0 else (size xs1)) xs1) else (if ((size (Cons (-1) xs1)) < x0) then (f1 x0 (size xs1) (Cons (-1) xs1)) else (x0 == x0))) then x0 else (case (Cons x0 (Emp :: List Int)) of { Emp -> (2 * x0); Cons h10 t11 -> 4 }))

f3 :: List Int -> List Int
f3 xs0 = (f0 xs0 xs0 ((size xs0) <= (-2)))
