-- seed 2259: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2259 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: {xs0:List Int | ((size xs0) < 3)} -> {v:Int | (v <= ((-1) * (-1)))} @-}
f0 :: List Int -> Int
f0 xs0@Emp = (-1)
f0 xs0@(Cons h5 t6) = (case (let l9 = (case (if (h5 <= h5) then (die (size xs0)) else xs0) of { Emp -> h5; Cons h10 t11 -> (let l12 = h5 in l12) }) in (Cons (3 + 4) (case xs0 of { Cons h13 t14 -> t14 }))) of { Emp -> ((size t6) - (3 * ((-1) + 1))); Cons h7 t8 -> (f0 t6) })

{-@ f1 :: x0:Int -> {v:List Int | (((x0 /= x0) && (2 = (-2))) => ((size v) < (3 - x0)))} @-}
f1 :: Int -> List Int
f1 x0 = (if (x0 <= 0) then (if (x0 /= 0) then (die x0) else (Emp :: List Int)) else (Cons (if (x0 == 1) then x0 else x0) (Cons 3 (Emp :: List Int))))

f2 :: List Int -> Int
f2 xs0@Emp = (if ((size (Cons 4 xs0)) < 3) then (f0 (Cons 4 xs0)) else (size xs0))
f2 xs0@(Cons h15 t16) = ((f2 t16) + (if (h15 >= h15) then h15 else h15))

{-@ f3 :: x0:Int -> Int @-}
f3 :: Int -> Int
f3 x0 = (if ((size (Emp :: List Int)) < 3) then (f0 (Emp :: List Int)) else (f2 (Cons 3 (Cons x0 (Cons (-2) (Emp :: List Int))))))
