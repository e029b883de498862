-- seed 2393: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2393 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: {x0:Int | (x0 /= (-2))} -> {x1:Int | (x1 > x0)} -> Int @-}
f0 :: Int -> Int -> Int
f0 x0 x1 = (if (x1 <= 0) then (if (x0 < x1) then x0 else x0) else ((x0 + x1) + (if ((x1 /= (-2)) && ((x1 - 1) > x1)) then (f0 x1 (x1 - 1)) else x0)))

{-@ f1 :: {xs0:List Int | ((size xs0) < 0)} -> x1:Int -> {v:Bool | (((2 * x1) <= (x1 + x1)) <=> v)} @-}
f1 :: List Int -> Int -> Bool
f1 xs0@Emp x1 = (if ((size xs0) == x1) then (x1 > x1) else (4 <= x1))
f1 xs0@(Cons h2 t3) x1 = ((if (((-1) /= (-2)) && (h2 > (-1))) then (f0 (-1) h2) else (case (if (4 /= x1) then (Cons 0 t3) else xs0) of { Emp -> x1; Cons h4 t5 -> (size t3) })) < (if ((3 /= (-2)) && (h2 > 3)) then (f0 3 h2) else ((size t3) - (3 * (size t3)))))

{-@ f2 :: x0:Int -> x1:Int -> {v:Int | (((x0 <= x0) || (x1 <= x0)) => (v <= x1))} @-}
f2 :: Int -> Int -> Int
f2 x0 x1 = (if (x1 <= 0) then x1 else (f2 x0 (x1 - 1)))
