-- seed 2289: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2289 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Int -> List Int -> Int
f0 x0 xs1 = (if (if (0 < (size xs1)) then ((size xs1) > (size xs1)) else ((size xs1) <= x0)) then (x0 + (size xs1)) else (2 * x0))

{-@ f1 :: x0:Int -> {x1:Int | (x1 /= x0)} -> {xs2:List Int | ((size xs2) > (-1))} -> {v:List Int | ((x0 > (size xs2)) || ((size v) /= (x1 + x0)))} @-}
f1 :: Int -> Int -> List Int -> List Int
f1 x0 x1 xs2@Emp = (Cons x1 xs2)
f1 x0 x1 xs2@(Cons h1 t2) = (if ((x1 /= h1) && ((size t2) > (-1))) then (f1 h1 x1 t2) else (Cons x0 (Cons (case xs2 of { Emp -> x0; Cons h3 t4 -> h1 }) (Cons x0 xs2))))

{-@ f2 :: xs0:List {e:Int | (e < (-1))} -> {v:Bool | ((((2 >= 2) || ((1 < (size xs0)) && ((size xs0) <= (size xs0)))) <=> v) && (1 <= 1))} @-}
f2 :: List Int -> Bool
f2 xs0@Emp = (((size xs0) == 0) || (4 > 0))
f2 xs0@(Cons h10 t11) = (h10 > ((case (Cons h10 (Cons h10 t11)) of { Emp -> (size xs0); Cons h12 t13 -> h12 }) + (f0 ((size xs0) + h10) (Cons 2 (Emp :: List Int)))))

{-@ f3 :: {xs0:List Int | ((size xs0) > 1)} -> {v:Int | ((3 <= (size xs0)) || (v /= (size xs0)))} @-}
f3 :: List Int -> Int
f3 xs0@Emp = (case xs0 of { Emp -> (size xs0); Cons h16 t17 -> h16 })
f3 xs0@(Cons h14 t15) = (if (2 /= h14) then (h14 + (case xs0 of { Emp -> h14; Cons h18 t19 -> (-2) })) else (f0 h14 (Cons h14 t15)))
