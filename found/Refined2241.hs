-- seed 2241: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2241 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> List Int -> Int -> Int
f0 xs0 xs1@Emp x2 = x2
f0 xs0 xs1@(Cons h1 t2) x2 = (x2 + 4)

{-@ f1 :: x0:Int -> b1:Bool -> {v:Int | (v /= 0)} @-}
f1 :: Int -> Bool -> Int
f1 x0 b1 = (f0 (Cons x0 (Emp :: List Int)) (Cons x0 (Emp :: List Int)) 1)

{-@ f2 :: x0:Int -> {x1:Int | (x1 < x0)} -> Int @-}
f2 :: Int -> Int -> Int
f2 x0 x1 = (f0 (Cons 3 (Emp :: List Int)) (Emp :: List Int) 1)

{-@ f3 :: {x0:Int | (x0 /= (-2))} -> x1:Int -> {v:Int | (v < (-2))} @-}
f3 :: Int -> Int -> Int
f3 x0 x1 = (f0 (Emp :: List Int) (Emp :: List Int) (-1))
