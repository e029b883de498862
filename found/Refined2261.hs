-- seed 2261: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2261 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: xs0:List Int -> Int @-}
f0 :: List Int -> Int
f0 xs0 = (if (die (-2)) then (0 + (size xs0)) else (if ((size xs0) < (size xs0)) then 3 else (-1)))

{-@ f1 :: xs0:List {e:Int | (e /= 0)} -> x1:Int -> {v:List Int | (((size v) <= x1) && (1 /= (size xs0)))} @-}
f1 :: List Int -> Int -> List Int
f1 xs0@Emp x1 = (Cons x1 (Cons x1 xs0))
f1 xs0@(Cons h5 t6) x1 = (f1 t6 0)
