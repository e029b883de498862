-- seed 2328: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2328 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: xs0:List Int -> {v:List Int | ((size v) = 0)} @-}
f0 :: List Int -> List Int
f0 xs0 = (if (xs0 == xs0) then (die (size xs0)) else (if ((size xs0) > (size xs0)) then (die (size xs0)) else (Cons (size xs0) xs0)))

f1 :: Int -> Int
f1 x0 = (if (x0 <= 0) then 1 else (f1 (x0 - 1)))

{-@ f2 :: {x0:Int | (x0 >= 0)} -> {v:Int | (v /= 0)} @-}
f2 :: Int -> Int
f2 x0 = (f1 ((-1) * x0))
