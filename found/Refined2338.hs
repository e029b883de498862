-- seed 2338: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2338 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> Bool -> List Int
f0 xs0 b1 = (let l1 = (size xs0) in (Emp :: List Int))

{-@ f1 :: xs0:List Int -> {xs1:List Int | ((size xs1) > (size xs0))} -> {v:Int | (v /= (size xs0))} @-}
f1 :: List Int -> List Int -> Int
f1 xs0 xs1 = (if (2 == (size xs0)) then (size xs1) else (error "no"))

{-@ f2 :: xs0:List Int -> {x1:Int | (x1 <= 2)} -> List {e:Int | (e /= x1)} @-}
f2 :: List Int -> Int -> List Int
f2 xs0 x1 = (f0 (Cons x1 xs0) ((size xs0) /= (-1)))

f3 :: Int -> Int -> List Int
f3 x0 x1 = (if (x1 <= 0) then (Cons x0 (Cons x0 (Cons x0 (Emp :: List Int)))) else (Cons x0 (Cons (x1 + x0) (if (x0 <= 2) then (f2 (Cons 2 (Emp :: List Int)) x0) else (Cons (-1) (Emp :: List Int))))))
