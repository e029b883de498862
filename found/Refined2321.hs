-- seed 2321: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2321 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: {xs0:List Int | ((size xs0) > 0)} -> {xs1:List Int | ((size xs1) <= (size xs0))} -> xs2:List {e:Int | (e >= (size xs0))} -> {v:List Int | ((size v) > (size xs0))} @-}
f0 :: List Int -> List Int -> List Int -> List Int
f0 xs0 xs1 xs2 = (die 0)

f1 :: Int -> List Int
f1 x0 = (if ((x0 > x0) || (x0 <= x0)) then (die x0) else (Cons (let l1 = (Cons x0 (Emp :: List Int)) in x0) (Cons x0 (Emp :: List Int))))
