-- seed 2276: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2276 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: b0:Bool -> x1:Int -> {v:Int | (v = 0)} @-}
f0 :: Bool -> Int -> Int
f0 b0 x1 = (if (x1 <= 0) then (x1 + x1) else x1)

{-@ f1 :: {x0:Int | (x0 <= 4)} -> {v:Bool | ((v <=> (if (x0 <= 0) then (x0 <= x0) else ((not (x0 >= 0)) || ((3 + (-1)) < x0)))) && (1 > (-1)))} @-}
f1 :: Int -> Bool
f1 x0 = (if (x0 <= 0) then (x0 <= x0) else ((not (x0 >= 0)) || ((3 + (-1)) < x0)))
