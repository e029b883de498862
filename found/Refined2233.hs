-- seed 2233: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2233 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {x0:Int | (x0 < 0)} -> {v:List Int | ((size v) >= 1)} @-}
f0 :: Int -> List Int
f0 x0 = (if (x0 <= 0) then (Cons x0 (Emp :: List Int)) else (let l1 = (if (x0 /= x0) then 1 else 4) in (Cons l1 (Emp :: List Int))))

{-@ f1 :: {xs0:List Int | ((size xs0) >= 4)} -> {v:Int | (v > (size xs0))} @-}
f1 :: List Int -> Int
f1 xs0@Emp = ((-1) + (size xs0))
f1 xs0@(Cons h4 t5) = (if ((size t5) >= 4) then (f1 t5) else (if (if (h4 /= h4) then (h4 <= h4) else (h4 <= h4)) then (size t5) else h4))
