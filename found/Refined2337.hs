-- seed 2337: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2337 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {b1:Bool | (b1 => (not b1))} -> Int @-}
f0 :: Int -> Bool -> Int
f0 x0 b1 = (if b1 then x0 else x0)

{-@ f1 :: {xs0:List {e:Int | (e < 2)} | ((size xs0) /= (-1))} -> x1:Int -> {v:Int | (v = x1)} @-}
f1 :: List Int -> Int -> Int
f1 xs0 x1 = (if (not (let l6 = xs0 in (2 /= x1)) || (not (let l6 = xs0 in (2 /= x1)))) then (f0 (if (not (x1 > x1) || (not (x1 > x1))) then (f0 x1 (x1 > x1)) else x1) (let l6 = xs0 in (2 /= x1))) else (if (x1 == 1) then x1 else x1))

{-@ f2 :: {x0:Int | (x0 <= 4)} -> {v:List Int | ((size v) > x0)} @-}
f2 :: Int -> List Int
f2 x0 = (if (x0 <= 0) then (Cons x0 (Emp :: List Int)) else (Cons ((case (if ((x0 - 1) <= 4) then (f2 (x0 - 1)) else (Cons x0 (Emp :: List Int))) of { Emp -> (if (not (x0 <= x0) || (not (x0 <= x0))) then (f0 x0 (x0 <= x0)) else x0); Cons h9 t10 -> (if ((size t10) /= (-1)) then (f1 t10 x0) else (size t10)) }) + ((x0 + x0) + (1 - x0))) (f2 (x0 - 1))))

f3 :: Int -> Bool -> Bool
f3 x0 b1 = (if (x0 <= 0) then (0 < x0) else (if b1 then (x0 > x0) else (let l15 = x0 in b1)))
