-- seed 2344: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2344 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> List Int
f0 xs0 = (if (3 <= 2) then xs0 else (Cons (-2) xs0))

{-@ f1 :: x0:Int -> xs1:List Int -> List Int @-}
f1 :: Int -> List Int -> List Int
f1 x0 xs1 = (if (x0 <= 0) then (f0 (Cons (size xs1) xs1)) else (f1 (x0 - 1) xs1))

f2 :: List Int -> List Int
f2 xs0@Emp = (f0 xs0)
f2 xs0@(Cons h3 t4) = xs0
