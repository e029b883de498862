-- seed 10701: f2 [0] when []: nobody is blamed
module Refined10701 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

f0 :: List Int -> Int -> Bool -> Int
f0 xs0@Emp x1 b2 = (-1)
f0 xs0@(Cons h1 t2) x1 b2 = (h1 + (case xs0 of { Emp -> (f0 t2 x1 (x1 <= h1)); Cons h3 t4 -> ((f0 t2 x1 b2) + (h3 - x1)) }))

f1 :: List Int -> Int
f1 xs0 = (f0 xs0 ((size xs0) + (-2)) ((size xs0) == (size xs0)))

f2 :: Int -> Int
f2 x0 = (f0 (Cons x0 (Cons x0 (Emp :: List Int))) (2 - x0) (if (1 > 3) then (1 < x0) else (error "no")))

{-@ f3 :: {x0:Int | (x0 > 2)} -> {v:List Int | ((size v) /= (x0 - x0))} @-}
f3 :: Int -> List Int
f3 x0 = (case (Cons x0 (if (x0 /= x0) then (Emp :: List Int) else (Emp :: List Int))) of { Emp -> (Cons (x0 + x0) (if (x0 >= x0) then (Emp :: List Int) else (Emp :: List Int))); Cons h10 t11 -> (Cons (f0 t11 (-2) (h10 == h10)) t11) })
