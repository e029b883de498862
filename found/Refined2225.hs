-- seed 2225: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2225 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

f0 :: Int -> Int -> List Int
f0 x0 x1 = (if (x0 <= 0) then (if (x1 < x1) then (Emp :: List Int) else (Emp :: List Int)) else (if (x0 < x0) then (f0 (x0 - 1) x1) else (let l4 = x1 in (Emp :: List Int))))

{-@ f1 :: x0:Int -> x1:Int -> {v:Int | (v > x1)} @-}
f1 :: Int -> Int -> Int
f1 x0 x1 = (die x1)

{-@ f2 :: {x0:Int | (x0 /= (-1))} -> {b1:Bool | (b1 => (3 /= x0))} -> {v:Int | ((v >= x0) && (v > x0))} @-}
f2 :: Int -> Bool -> Int
f2 x0 b1 = ((x0 - x0) + (die x0))
