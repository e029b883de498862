-- seed 2266: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2266 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Int -> Bool -> Bool
f0 x0 b1 = (x0 > 1)

{-@ f1 :: {x0:Int | (x0 > (-2))} -> x1:Int -> {v:List Int | (v = (if (x0 <= 0) then (Cons x1 Emp) else (Cons ((-1) - 1) (if (x0 < x1) then (Cons x1 (Cons 1 (Cons x1 Emp))) else Emp))))} @-}
f1 :: Int -> Int -> List Int
f1 x0 x1 = (if (x0 <= 0) then (Cons x1 (Emp :: List Int)) else (Cons ((-1) - 1) (if (x0 < x1) then (Cons x1 (Cons 1 (Cons x1 (Emp :: List Int)))) else (Emp :: List Int))))
