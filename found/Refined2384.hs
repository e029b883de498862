-- seed 2384: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2384 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:Int | (((4 /= 1) && (x0 /= (-2))) || (v = x0))} @-}
f0 :: Int -> Int
f0 x0 = x0

{-@ f1 :: {xs0:List Int | ((size xs0) /= 4)} -> {v:List Int | (((size xs0) > (-1)) => ((size v) /= 0))} @-}
f1 :: List Int -> List Int
f1 xs0 = (Cons (f0 4) (if (1 <= 3) then (Cons (size xs0) xs0) else xs0))
