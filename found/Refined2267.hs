-- seed 2267: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2267 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: Bool -> Int
f0 b0 = (2 * 3)

{-@ f1 :: {x0:Int | (x0 /= (-2))} -> x1:Int -> {v:List Int | ((x0 <= 1) || ((size v) = 2))} @-}
f1 :: Int -> Int -> List Int
f1 x0 x1 = (if (x1 <= 0) then (if (x0 == x0) then (Cons x0 (Cons 0 (Emp :: List Int))) else (Emp :: List Int)) else (if (x1 /= (-2)) then (f1 x1 (x1 - 1)) else (if (x1 <= x0) then (Cons x0 (Emp :: List Int)) else (Emp :: List Int))))

{-@ f2 :: {b0:Bool | (b0 <=> ((-2) /= 3))} -> {v:List Int | ((size v) >= 4)} @-}
f2 :: Bool -> List Int
f2 b0 = (Cons (f0 b0) (Cons 2 (Cons 1 (Cons 4 (Cons (-1) (Emp :: List Int))))))
