-- seed 10062: exit -11 
module Refined10062 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:List Int | (((size v) /= x0) && (1 /= 0))} @-}
f0 :: Int -> List Int
f0 x0 = (if (x0 <= 0) then (if (x0 >= 2) then (Cons x0 (Cons 1 (Emp :: List Int))) else (Cons x0 (Cons x0 (Emp :: List Int)))) else (Cons x0 (f0 (x0 - 1))))

{-@ f1 :: x0:{w:Int | (w > 3)} -> {v:Int | (v >= x0)} @-}
f1 :: Int -> Int
f1 x0 = (if (x0 <= 0) then x0 else (case (f0 x0) of { Cons h1 t2 -> x0 }))

f2 :: List Int -> Bool
f2 xs0@Emp = (case xs0 of { Emp -> ((size xs0) < (size xs0)); Cons h9 t10 -> ((-2) >= (size xs0)) })
f2 xs0@(Cons h7 t8) = (f2 t8)
