-- seed 2221: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2221 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {xs0:List Int | ((size xs0) > 3)} -> {v:Int | (v > 2)} @-}
f0 :: List Int -> Int
f0 xs0 = ((size xs0) + 3)

{-@ f1 :: x0:Int -> b1:Bool -> x2:Int -> Int @-}
f1 :: Int -> Bool -> Int -> Int
f1 x0 b1 x2 = (if ((size (Cons (-2) (Cons 2 (Cons 3 (Emp :: List Int))))) > 3) then (f0 (Cons (-2) (Cons 2 (Cons 3 (Emp :: List Int))))) else x2)

{-@ f2 :: x0:Int -> x1:Int -> {v:List Int | ((size v) /= (x1 + x1))} @-}
f2 :: Int -> Int -> List Int
f2 x0 x1 = (Cons (if ((size (Cons 3 (Cons (-1) (Cons x0 (Cons 3 (Emp :: List Int)))))) > 3) then (f0 (Cons 3 (Cons (-1) (Cons x0 (Cons 3 (Emp :: List Int)))))) else x0) (Cons x1 (Cons x0 (Emp :: List Int))))
