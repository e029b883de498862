-- seed 2279: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2279 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {x1:Int | (x1 < 3)} -> {v:Bool | (v => ((size xs0) >= (x1 + x1)))} @-}
f0 :: List Int -> Int -> Bool
f0 xs0 x1 = (if (x1 <= x1) then (2 > 3) else (xs0 /= (Cons x1 xs0)))

{-@ f1 :: x0:Int -> xs1:List Int -> xs2:List {e:Int | (e >= x0)} -> Int @-}
f1 :: Int -> List Int -> List Int -> Int
f1 x0 xs1@Emp xs2 = (if (x0 <= x0) then x0 else (error "no"))
f1 x0 xs1@(Cons h7 t8) xs2 = x0

{-@ f2 :: x0:Int -> xs1:List Int -> {v:Int | (v >= (x0 - x0))} @-}
f2 :: Int -> List Int -> Int
f2 x0 xs1@Emp = x0
f2 x0 xs1@(Cons h9 t10) = (f1 (if (h9 > h9) then 4 else (-2)) (if (x0 >= x0) then (Emp :: List Int) else xs1) (if ((size xs1) /= h9) then xs1 else xs1))

{-@ f3 :: x0:Int -> {v:Int | (v <= x0)} @-}
f3 :: Int -> Int
f3 x0 = (f1 x0 (Cons x0 (Emp :: List Int)) (Cons (-1) (Emp :: List Int)))
