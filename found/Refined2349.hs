-- seed 2349: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2349 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {x1:Int | (x1 >= (-2))} -> xs2:List Int -> {v:Bool | (v <=> ((size xs0) <= x1))} @-}
f0 :: List Int -> Int -> List Int -> Bool
f0 xs0 x1 xs2 = ((size xs0) <= x1)

{-@ f1 :: xs0:List {e:Int | (e /= 1)} -> b1:Bool -> {x2:Int | (x2 <= (size xs0))} -> {v:Bool | (((size xs0) = (x2 - x2)) => v)} @-}
f1 :: List Int -> Bool -> Int -> Bool
f1 xs0 b1 x2 = (if ((case xs0 of { Emp -> (size xs0); Cons h1 t2 -> h1 }) >= (-2)) then (f0 xs0 (case xs0 of { Emp -> (size xs0); Cons h1 t2 -> h1 }) (if b1 then (Cons x2 xs0) else (Cons x2 (Emp :: List Int)))) else (if (4 >= (-2)) then (f0 xs0 4 (Cons x2 xs0)) else b1))

{-@ f2 :: xs0:List Int -> {xs1:List Int | ((size xs1) >= 4)} -> {v:Int | (v = ((size xs0) + (size xs1)))} @-}
f2 :: List Int -> List Int -> Int
f2 xs0 xs1 = (size xs0)
