-- seed 5054: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5054 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:{w:List Int | ((size w) <= 3)} -> {v:Int | (v = ((-1) * 2))} @-}
f0 :: List Int -> Int
f0 xs0@Emp = ((size xs0) + (size xs0))
f0 xs0@(Cons h1 t2) = h1

{-@ f1 :: x0:Int -> x1:Int -> {x2:Int | (x2 > x1)} -> {v:Bool | ((x2 >= x0) => (((x0 /= x2) && (x1 >= 2)) => v))} @-}
f1 :: Int -> Int -> Int -> Bool
f1 x0 x1 x2 = (let l10 = ((if (x0 == x2) then 2 else x1) - (2 * x1)) in ((case (Emp :: List Int) of { Emp -> x0; Cons h11 t12 -> (-1) }) > (case (Cons x2 (Emp :: List Int)) of { Emp -> x2; Cons h13 t14 -> l10 })))
