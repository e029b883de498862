-- seed 1089: f1 [[], -1] when []: it is fine 3
module Refined1089 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

f0 :: List Int -> List Int -> List Int -> Int
f0 xs0 xs1@Emp xs2 = ((size xs1) + 3)
f0 xs0 xs1@(Cons h10 t11) xs2 = (f0 t11 t11 (Emp :: List Int))

{-@ f1 :: xs0:List Int -> {x1:Int | (x1 <= (-1))} -> {v:Int | ((not ((size xs0) /= 0)) || (v >= x1))} @-}
f1 :: List Int -> Int -> Int
f1 xs0 x1 = (f0 xs0 (Cons x1 xs0) (if ((x1 == x1) && ((size xs0) > x1)) then (die (size xs0)) else xs0))

{-@ f2 :: xs0:List Int -> {xs1:List Int | ((size xs1) <= (-2))} -> {v:List Int | (((size xs0) = (size xs0)) => ((size v) >= (size xs0)))} @-}
f2 :: List Int -> List Int -> List Int
f2 xs0 xs1 = (if (xs1 /= xs0) then (die (size xs0)) else (Cons (-1) xs0))

f3 :: Int -> Int
f3 x0 = ((-1) * (case (Cons x0 (Emp :: List Int)) of { Emp -> (f0 (Emp :: List Int) (Emp :: List Int) (Emp :: List Int)); Cons h12 t13 -> (x0 + x0) }))
