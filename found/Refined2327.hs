-- seed 2327: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2327 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: {x0:Int | (x0 > 3)} -> x1:Int -> {xs2:List Int | ((size xs2) > (-1))} -> {v:Int | (v /= x1)} @-}
f0 :: Int -> Int -> List Int -> Int
f0 x0 x1 xs2@Emp = (size xs2)
f0 x0 x1 xs2@(Cons h1 t2) = (((f0 x1 (size xs2) t2) - (1 + h1)) + 2)

{-@ f1 :: x0:Int -> xs1:List {e:Int | (e < 4)} -> {v:Bool | ((not (((size xs1) >= (size xs1)) && (x0 <= x0))) <=> v)} @-}
f1 :: Int -> List Int -> Bool
f1 x0 xs1 = (if (x0 <= 0) then (if (x0 < x0) then (3 == x0) else (x0 /= x0)) else (f1 (x0 - 1) xs1))
