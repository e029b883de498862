-- seed 2265: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2265 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

f0 :: Int -> List Int -> List Int -> List Int
f0 x0 xs1@Emp xs2 = (if ((size xs2) > x0) then (die (size xs2)) else xs2)
f0 x0 xs1@(Cons h4 t5) xs2 = (f0 h4 t5 t5)

{-@ f1 :: {x0:Int | (x0 <= (-2))} -> {v:Int | (v = x0)} @-}
f1 :: Int -> Int
f1 x0 = (case (if (x0 < x0) then (die x0) else (Emp :: List Int)) of { Emp -> x0; Cons h6 t7 -> (h6 + x0) })

f2 :: Int -> List Int -> List Int
f2 x0 xs1@Emp = (let l10 = (size xs1) in xs1)
f2 x0 xs1@(Cons h8 t9) = (Cons ((if ((-1) <= (-2)) then (f1 (-1)) else (size t9)) + (f1 (size xs1))) (let l11 = (if (h8 <= x0) then 2 else 1) in (Cons x0 (Cons h8 (Emp :: List Int)))))
