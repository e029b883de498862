-- seed 2271: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2271 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> {v:Int | (v = (size xs0))} @-}
f0 :: List Int -> Int
f0 xs0 = (size xs0)

{-@ f1 :: {x0:Int | (x0 < (-2))} -> List Int @-}
f1 :: Int -> List Int
f1 x0 = (if (x0 <= 0) then (if (0 > x0) then (Emp :: List Int) else (Cons x0 (Cons 0 (Cons x0 (Cons 0 (Emp :: List Int)))))) else (if ((x0 - 1) < (-2)) then (f1 (x0 - 1)) else (if ((x0 - 1) < (-2)) then (f1 (x0 - 1)) else (Cons (x0 - (-1)) (Cons x0 (Cons x0 (Emp :: List Int)))))))

{-@ f2 :: xs0:List Int -> xs1:List {e:Int | (e >= (size xs0))} -> x2:Int -> {v:List Int | (((size xs0) >= x2) => ((size v) > (x2 - x2)))} @-}
f2 :: List Int -> List Int -> Int -> List Int
f2 xs0 xs1 x2 = (if (x2 < (-2)) then (f1 x2) else (Cons 3 (Cons (size xs0) xs0)))
