-- seed 2322: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2322 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {x1:Int | (x1 >= 4)} -> Int @-}
f0 :: List Int -> Int -> Int
f0 xs0 x1 = x1

{-@ f1 :: {xs0:List Int | ((size xs0) < 0)} -> {v:Int | ((v <= 3) && (v >= (-1)))} @-}
f1 :: List Int -> Int
f1 xs0 = (if (((size xs0) + 3) >= 4) then (f0 xs0 ((size xs0) + 3)) else ((size xs0) - (if (4 >= 4) then (f0 xs0 4) else (size xs0))))

{-@ f2 :: {xs0:List {e:Int | (e >= (-2))} | ((size xs0) > (-1))} -> {v:Int | (v /= ((size xs0) - (-1)))} @-}
f2 :: List Int -> Int
f2 xs0@Emp = (let l7 = (-1) in l7)
f2 xs0@(Cons h5 t6) = (-2)
