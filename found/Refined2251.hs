-- seed 2251: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2251 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: x0:Int -> {v:Int | (v <= x0)} @-}
f0 :: Int -> Int
f0 x0 = (if (x0 <= 0) then x0 else (f0 (x0 - 1)))

{-@ f1 :: {x0:Int | (x0 < 2)} -> {x1:Int | (x1 >= 4)} -> {v:Int | (v >= x0)} @-}
f1 :: Int -> Int -> Int
f1 x0 x1 = (if (x0 <= 0) then (f0 x1) else (3 + (f0 x0)))

{-@ f2 :: xs0:List {e:Int | (e >= (-1))} -> {x1:Int | (x1 >= (size xs0))} -> {v:Int | (v >= x1)} @-}
f2 :: List Int -> Int -> Int
f2 xs0 x1 = (if (x1 <= 0) then (case (Cons x1 xs0) of { Emp -> x1; Cons h9 t10 -> x1 }) else ((x1 + (case (if (not (1 <= x1)) then (die x1) else xs0) of { Cons h11 t12 -> (if ((x1 - 1) >= (size (Emp :: List Int))) then (f2 (Emp :: List Int) (x1 - 1)) else x1) })) + (if ((x1 - 1) >= (size xs0)) then (f2 xs0 (x1 - 1)) else x1)))
