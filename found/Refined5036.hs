-- seed 5036: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5036 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

{-@ f0 :: b0:Bool -> {x1:Int | (x1 /= (-2))} -> {v:Int | ((4 = x1) || (v >= (3 + x1)))} @-}
f0 :: Bool -> Int -> Int
f0 b0 x1 = (if (x1 > (-1)) then (die x1) else ((-1) * (x1 + x1)))

{-@ f1 :: x0:Int -> {x1:Int | (x1 /= x0)} -> {v:Int | ((x0 = x1) || (v < (2 * 0)))} @-}
f1 :: Int -> Int -> Int
f1 x0 x1 = (if (x0 <= 0) then (-1) else (3 * ((if (x0 /= (x0 - 1)) then (f1 (x0 - 1) x0) else (if (2 /= (-2)) then (f0 (x1 /= x0) 2) else x1)) + (if (x0 /= (x0 - 1)) then (f1 (x0 - 1) x0) else x1))))
