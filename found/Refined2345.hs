-- seed 2345: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2345 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {x1:Int | (x1 > (-1))} -> x2:Int -> {v:Int | (v = (if (if ((x2 >= x0) && (2 >= 3)) then (if (x1 = x2) then (x2 = 4) else (x1 >= x0)) else (if (4 <= x1) then (x2 = x2) else (x1 = x2))) then (x1 - (if (x1 = x1) then x1 else x1)) else (if ((x1 = x0) && (x1 < (-2))) then (if (4 >= (-2)) then (-1) else x0) else x2)))} @-}
f0 :: Int -> Int -> Int -> Int
f0 x0 x1 x2 = (if (if ((x2 >= x0) && (2 >= 3)) then (if (x1 == x2) then (x2 == 4) else (x1 >= x0)) else (if (4 <= x1) then (x2 == x2) else (x1 == x2))) then (x1 - (if (x1 == x1) then x1 else x1)) else (if ((x1 == x0) && (x1 < (-2))) then (if (4 >= (-2)) then (-1) else x0) else x2))

{-@ f1 :: {b0:Bool | (b0 => (4 = 0))} -> {v:Int | ((not ((-2) /= 3)) || (v <= ((-1) * (-1))))} @-}
f1 :: Bool -> Int
f1 b0 = (f0 (3 + 0) (if ((-2) > (-1)) then (f0 2 (-2) (-1)) else 3) 0)

{-@ f2 :: x0:Int -> x1:Int -> List Int @-}
f2 :: Int -> Int -> List Int
f2 x0 x1 = (Cons (if (not (1 == x1) || (4 == 0)) then (f1 (1 == x1)) else (x0 + x1)) (if ((x1 <= x1) || (x0 >= x1)) then (Cons x0 (Emp :: List Int)) else (Cons x1 (Emp :: List Int))))
