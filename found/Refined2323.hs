-- seed 2323: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2323 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:Bool | ((x0 < x0) || (v <=> (if (3 > x0) then (0 /= x0) else (x0 = 2))))} @-}
f0 :: Int -> Bool
f0 x0 = (if (3 > x0) then (0 /= x0) else (x0 == 2))

{-@ f1 :: {x0:Int | (x0 < (-1))} -> {v:Int | (v < (4 + x0))} @-}
f1 :: Int -> Int
f1 x0 = ((if (f0 x0) then x0 else ((-1) * x0)) - x0)
