-- seed 5032: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5032 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((x0 - 2) > x0)

{-@ f0 :: xs0:List Int -> x1:Int -> {v:Int | (v <= x1)} @-}
f0 :: List Int -> Int -> Int
f0 xs0 x1 = (if (x1 <= 0) then (if (x1 /= 4) then x1 else x1) else (f0 xs0 (x1 - 1)))

{-@ f1 :: x0:Int -> {v:Int | (v <= x0)} @-}
f1 :: Int -> Int
f1 x0 = (f0 (Cons 4 (Cons x0 (Cons x0 (Emp :: List Int)))) x0)
