-- seed 1053: f1 [0] when [('f0 0 (Cons 0 Emp)', 'Cons 0 Emp')]: more is called
module Refined1053 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> xs1:List Int -> {v:List Int | ((size v) >= x0)} @-}
f0 :: Int -> List Int -> List Int
f0 x0 xs1@(Cons h1 t2) = (Cons (let l3 = (Cons h1 t2) in (size xs1)) (f0 x0 t2))

{-@ f1 :: x0:Int -> List {e:Int | (e >= 1)} @-}
f1 :: Int -> List Int
f1 x0 = (f0 x0 (f0 x0 (Cons x0 (Cons 2 (Emp :: List Int)))))

{-@ f2 :: {xs0:List Int | ((size xs0) > 2)} -> {x1:Int | (x1 >= (size xs0))} -> {v:Int | (v >= (size xs0))} @-}
f2 :: List Int -> Int -> Int
f2 xs0 x1 = (if (if (x1 >= (size xs0)) then (x1 > x1) else (0 <= x1)) then (x1 + x1) else (x1 + 2))
