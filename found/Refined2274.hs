-- seed 2274: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2274 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {xs1:List {e:Int | (e < x0)} | ((size xs1) <= x0)} -> {xs2:List Int | ((size xs2) < x0)} -> {v:Int | (v = (-1))} @-}
f0 :: Int -> List Int -> List Int -> Int
f0 x0 xs1 xs2 = (-1)

{-@ f1 :: {xs0:List Int | ((size xs0) > 3)} -> b1:Bool -> {v:Int | (v = 4)} @-}
f1 :: List Int -> Bool -> Int
f1 xs0@Emp b1 = (if b1 then (size xs0) else (size xs0))
f1 xs0@(Cons h3 t4) b1 = (if ((size t4) > 3) then (f1 t4 b1) else ((3 - h3) + (3 - (size xs0))))

f2 :: Int -> Int
f2 x0 = (f1 (Cons x0 (Emp :: List Int)) (x0 /= x0))

{-@ f3 :: x0:Int -> {v:List Int | (((size v) = (3 * x0)) && (1 >= x0))} @-}
f3 :: Int -> List Int
f3 x0 = (Cons (f2 x0) (if (3 < x0) then (Cons x0 (Cons 4 (Emp :: List Int))) else (Emp :: List Int)))
