-- seed 2223: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2223 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {v:Int | ((3 = (size xs0)) => (v = (size xs0)))} @-}
f0 :: List Int -> Int
f0 xs0 = (if (1 == (size xs0)) then (size xs0) else (size xs0))

{-@ f1 :: {x0:Int | (x0 <= 2)} -> b1:Bool -> List Int @-}
f1 :: Int -> Bool -> List Int
f1 x0 b1 = (if (x0 <= 0) then (let l1 = x0 in (Cons l1 (Cons 2 (Emp :: List Int)))) else (Cons (let l2 = (Cons (2 * x0) (Cons 0 (Emp :: List Int))) in (f0 (Cons x0 l2))) (if ((f0 (Emp :: List Int)) > x0) then (Cons (x0 + x0) (Cons x0 (Cons x0 (Emp :: List Int)))) else (Cons (f0 (Emp :: List Int)) (f1 (x0 - 1) b1)))))

{-@ f2 :: xs0:List Int -> Bool @-}
f2 :: List Int -> Bool
f2 xs0@Emp = (if (1 >= 3) then ((size xs0) < (-1)) else ((size xs0) == (size xs0)))
f2 xs0@(Cons h5 t6) = (f2 t6)
