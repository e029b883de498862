-- seed 5053: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5053 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: b0:Bool -> Int @-}
f0 :: Bool -> Int
f0 b0 = (if b0 then 4 else 4)

{-@ f1 :: a0:a -> {v:Int | ((not (4 < (-1))) => (v >= 4))} @-}
f1 :: a -> Int
f1 a0 = (f0 (if (4 > (-1)) then (0 >= 4) else ((-2) > (-2))))

{-@ f2 :: x0:Int -> {xs1:List Int | ((size xs1) /= 3)} -> xs2:List {e:Int | (e > x0)} -> {v:Int | ((v >= (x0 + x0)) && (v >= x0))} @-}
f2 :: Int -> List Int -> List Int -> Int
f2 x0 xs1 xs2 = (f0 ((-2) < x0))
