-- seed 2335: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2335 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Int -> List Int -> Int
f0 x0 xs1 = x0

{-@ f1 :: {xs0:List Int | ((size xs0) /= 0)} -> {b1:Bool | (b1 => ((size xs0) = (-2)))} -> {v:List Int | ((size v) >= (size xs0))} @-}
f1 :: List Int -> Bool -> List Int
f1 xs0@Emp b1 = xs0
f1 xs0@(Cons h1 t2) b1 = (if (if b1 then b1 else (h1 < 2)) then (f1 t2 (h1 > h1)) else (Cons h1 xs0))
