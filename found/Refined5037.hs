-- seed 5037: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5037 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: b0:Bool -> xs1:List {e:Int | (e < 0)} -> {v:List Int | (((size xs1) <= (size xs1)) => ((size v) <= (0 + (size xs1))))} @-}
f0 :: Bool -> List Int -> List Int
f0 b0 xs1 = (if ((size xs1) <= 3) then xs1 else xs1)

{-@ f1 :: x0:{w:Int | (w >= 2)} -> List Int @-}
f1 :: Int -> List Int
f1 x0 = (if (x0 <= 0) then (Cons 2 (Emp :: List Int)) else (Cons ((-1) * (-2)) (if ((x0 - 1) >= 2) then (f1 (x0 - 1)) else (Cons (3 + x0) (case (Emp :: List Int) of { Emp -> (Emp :: List Int); Cons h1 t2 -> (Cons h1 (Emp :: List Int)) })))))
