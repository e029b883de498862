-- seed 2264: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2264 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {x0:Int | (x0 > (-2))} -> {v:Int | ((x0 <= 1) || (v = x0))} @-}
f0 :: Int -> Int
f0 x0 = x0

{-@ f1 :: x0:Int -> List Int @-}
f1 :: Int -> List Int
f1 x0 = (Cons (if ((x0 + x0) > (-2)) then (f0 (x0 + x0)) else (if (1 > (-2)) then (f0 1) else x0)) (Cons (x0 + (-2)) (Cons x0 (Emp :: List Int))))

f2 :: List Int -> Int -> Int
f2 xs0@Emp x1 = (x1 - x1)
f2 xs0@(Cons h1 t2) x1 = (h1 - (case (if (0 <= x1) then (f1 x1) else t2) of { Emp -> x1; Cons h3 t4 -> (f2 t2 h3) }))

{-@ f3 :: {x0:Int | (x0 >= 3)} -> {x1:Int | (x1 /= 1)} -> {v:Bool | (v <=> (2 >= (-2)))} @-}
f3 :: Int -> Int -> Bool
f3 x0 x1 = (2 >= (-2))
