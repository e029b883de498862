-- seed 2288: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2288 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {x0:Int | (x0 /= 0)} -> {v:Int | (v = x0)} @-}
f0 :: Int -> Int
f0 x0 = x0

{-@ f1 :: {x0:Int | (x0 <= (-2))} -> {x1:Int | (x1 < x0)} -> List {e:Int | (e /= x1)} @-}
f1 :: Int -> Int -> List Int
f1 x0 x1 = (if (x1 <= 0) then (let l3 = (Emp :: List Int) in l3) else (if ((x1 <= (-2)) && ((x1 - 1) < x1)) then (f1 x1 (x1 - 1)) else (if ((2 <= (-2)) && ((x1 - 1) < 2)) then (f1 2 (x1 - 1)) else (Cons 2 (Cons x1 (Emp :: List Int))))))

{-@ f2 :: {x0:Int | (x0 >= 3)} -> b1:Bool -> {v:Int | (v <= 0)} @-}
f2 :: Int -> Bool -> Int
f2 x0 b1 = (f0 (-1))
