-- seed 2270: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2270 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: xs0:List Int -> {v:List Int | ((size v) /= (size xs0))} @-}
f0 :: List Int -> List Int
f0 xs0@Emp = (if ((size xs0) <= 0) then (Cons (-1) xs0) else (error "no"))
f0 xs0@(Cons h1 t2) = (Cons ((case xs0 of { Emp -> h1; Cons h3 t4 -> h1 }) + h1) (Cons (if (h1 < h1) then h1 else h1) (f0 t2)))

{-@ f1 :: x0:Int -> x1:Int -> {xs2:List Int | ((size xs2) /= x0)} -> {v:Int | (v > x1)} @-}
f1 :: Int -> Int -> List Int -> Int
f1 x0 x1 xs2@Emp = (x1 - x0)
f1 x0 x1 xs2@(Cons h5 t6) = (3 * ((case (f0 xs2) of { Emp -> ((size t6) - (size t6)); Cons h7 t8 -> (if ((size t6) /= h7) then (f1 h7 h7 t6) else (size t8)) }) + ((size t6) + (if ((-2) <= h5) then x0 else (error "no")))))

f2 :: Int -> Bool -> Int
f2 x0 b1 = (if ((size (Cons x0 (Cons x0 (Emp :: List Int)))) /= x0) then (f1 x0 x0 (Cons x0 (Cons x0 (Emp :: List Int)))) else ((-1) * x0))
