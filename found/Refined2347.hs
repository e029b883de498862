-- seed 2347: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2347 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: x0:Int -> {v:List Int | ((size v) >= x0)} @-}
f0 :: Int -> List Int
f0 x0 = (if (x0 <= 0) then (Cons (-2) (Cons x0 (Emp :: List Int))) else (Cons (if (if (x0 <= x0) then (x0 > (-1)) else (x0 /= x0)) then (x0 + 0) else x0) (f0 (x0 - 1))))

{-@ f1 :: {x0:Int | (x0 < 1)} -> Int @-}
f1 :: Int -> Int
f1 x0 = (if (if ((x0 == 2) && (x0 >= 1)) then (die x0) else (x0 == 1)) then (x0 + x0) else x0)

{-@ f2 :: x0:Int -> {v:Int | (v = x0)} @-}
f2 :: Int -> Int
f2 x0 = (if (x0 <= 0) then (if (x0 < 1) then (f1 x0) else 3) else ((f2 (x0 - 1)) - (x0 + ((-1) * 1))))
