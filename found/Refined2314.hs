-- seed 2314: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2314 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

f0 :: Int -> Int -> Bool
f0 x0 x1 = (if (x0 <= 0) then (if (x1 >= x0) then ((-2) < x1) else (0 < x1)) else (f0 (x0 - 1) x0))

{-@ f1 :: xs0:List Int -> Int @-}
f1 :: List Int -> Int
f1 xs0 = (if (f0 4 (size xs0)) then (if (3 < 0) then 2 else 2) else (2 - 4))

{-@ f2 :: x0:Int -> {xs1:List Int | ((size xs1) > (-1))} -> x2:Int -> List Int @-}
f2 :: Int -> List Int -> Int -> List Int
f2 x0 xs1 x2 = (if (x0 <= 0) then xs1 else (if (x2 < x0) then (die x0) else (if ((x0 > (size xs1)) || (x0 > x0)) then (die x2) else xs1)))
