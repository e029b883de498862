-- seed 5031: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5031 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: as0:List a -> List a @-}
f0 :: List a -> List a
f0 as0@Emp = Emp
f0 as0@(Cons h5 t6) = (Cons h5 (f0 t6))

{-@ f1 :: {x0:Int | (x0 < (-1))} -> {xs1:List Int | ((size xs1) > (-2))} -> {v:Bool | ((xs1 = xs1) => v)} @-}
f1 :: Int -> List Int -> Bool
f1 x0 xs1@Emp = ((x0 >= x0) && (4 /= x0))
f1 x0 xs1@(Cons h7 t8) = (if (if ((2 < (-1)) && ((size t8) > (-2))) then (f1 2 t8) else (if (3 == (size t8)) then ((size t8) > x0) else (h7 > x0))) then (not ((size xs1) < x0)) else ((let l9 = (size t8) in x0) == (if (x0 <= h7) then h7 else h7)))

{-@ f2 :: {x0:Int | (x0 >= 1)} -> List Int @-}
f2 :: Int -> List Int
f2 x0 = (if (((-1) == 3) && ((-1) < (-1))) then (die x0) else (if (x0 == 2) then (die (if (x0 <= x0) then x0 else (-1))) else (Cons x0 (Emp :: List Int))))
