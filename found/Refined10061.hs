-- seed 10061: exit -11 
module Refined10061 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:Bool | (v <=> (if (x0 < x0) then (x0 <= x0) else (x0 >= x0)))} @-}
f0 :: Int -> Bool
f0 x0 = (if (x0 < x0) then (x0 <= x0) else (x0 >= x0))

{-@ f1 :: {xs0:List Int | ((size xs0) <= 1)} -> {v:List {e:Int | (e > (size xs0))} | ((size v) = 0)} @-}
f1 :: List Int -> List Int
f1 xs0@Emp = (Cons 2 xs0)
f1 xs0@(Cons h4 t5) = xs0

{-@ f2 :: {x0:Int | (x0 > 4)} -> {x1:Int | (x1 > x0)} -> List {e:Int | (e /= x0)} @-}
f2 :: Int -> Int -> List Int
f2 x0 x1 = (if (x0 <= 0) then (case (Emp :: List Int) of { Emp -> (Emp :: List Int); Cons h6 t7 -> t7 }) else (if (((x0 - 1) > 4) && (x1 > (x0 - 1))) then (f2 (x0 - 1) x1) else (if (((x0 - 1) > 4) && (x1 > (x0 - 1))) then (f2 (x0 - 1) x1) else (Cons x1 (if ((size (Emp :: List Int)) <= 1) then (f1 (Emp :: List Int)) else (Emp :: List Int))))))

{-@ f3 :: x0:Int -> b1:Bool -> Int @-}
f3 :: Int -> Bool -> Int
f3 x0 b1 = (if (x0 <= 0) then (if (x0 == (-2)) then x0 else x0) else ((-1) * (f3 (x0 - 1) b1)))
