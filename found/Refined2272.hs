-- seed 2272: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2272 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

{-@ f0 :: x0:Int -> {v:List Int | ((x0 > 4) || ((size v) = 2))} @-}
f0 :: Int -> List Int
f0 x0 = (Cons (if ((x0 <= x0) && (x0 /= x0)) then (die ((-1) + x0)) else ((-1) * x0)) (Cons 2 (if ((-2) > x0) then (Emp :: List Int) else (Emp :: List Int))))

{-@ f1 :: {xs0:List {e:Int | (e >= 2)} | ((size xs0) >= 1)} -> x1:Int -> Int @-}
f1 :: List Int -> Int -> Int
f1 xs0 x1 = (if ((size xs0) /= x1) then (die x1) else (case xs0 of { Emp -> (x1 + x1); Cons h1 t2 -> ((size t2) - (-1)) }))

{-@ f2 :: b0:Bool -> {v:Bool | (v <=> (1 > 3))} @-}
f2 :: Bool -> Bool
f2 b0 = (1 > 3)
