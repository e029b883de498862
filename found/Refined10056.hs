-- seed 10056: exit -11 
module Refined10056 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:{w:Int | (w /= 1)} -> xs1:{w:List {e:Int | (e /= 0)} | ((size w) <= x0)} -> x2:Int -> {v:List Int | ((size v) >= (size xs1))} @-}
f0 :: Int -> List Int -> Int -> List Int
f0 x0 xs1 x2 = (let l1 = xs1 in l1)

{-@ f1 :: x0:Int -> xs1:List Int -> {v:Int | ((x0 < x0) => (v >= (x0 + 1)))} @-}
f1 :: Int -> List Int -> Int
f1 x0 xs1@Emp = x0
f1 x0 xs1@(Cons h8 t9) = ((if (4 == x0) then x0 else h8) - (f1 4 t9))

{-@ f2 :: {xs0:List Int | ((size xs0) /= 0)} -> {v:List Int | ((2 < (size xs0)) || ((size v) = (size xs0)))} @-}
f2 :: List Int -> List Int
f2 xs0 = (if (((size xs0) /= 1) && ((size xs0) <= (size xs0))) then (f0 (size xs0) xs0 (-1)) else (if (((f1 (size xs0) xs0) /= 1) && ((size (Cons (-2) xs0)) <= (f1 (size xs0) xs0))) then (f0 (f1 (size xs0) xs0) (Cons (-2) xs0) (size xs0)) else (if ((3 /= 1) && ((size xs0) <= 3)) then (f0 3 xs0 (let l10 = xs0 in 4)) else (if ((size xs0) /= 4) then xs0 else (error "no")))))

{-@ f3 :: {xs0:List Int | ((size xs0) /= 1)} -> {v:Int | (v < (size xs0))} @-}
f3 :: List Int -> Int
f3 xs0 = (f1 (case xs0 of { Emp -> 2; Cons h11 t12 -> h11 }) (Emp :: List Int))
