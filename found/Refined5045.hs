-- seed 5045: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5045 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((3 <= (-1)) || (3 < x0))

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

{-@ f0 :: xs0:List Int -> x1:{w:Int | (w > 1)} -> List Int @-}
f0 :: List Int -> Int -> List Int
f0 xs0@Emp x1 = xs0
f0 xs0@(Cons h1 t2) x1 = (if (if ((size xs0) == x1) then (x1 >= x1) else ((good (size xs0)) && (h1 >= x1))) then (Cons (h1 - h1) (if (h1 > 1) then (f0 t2 h1) else t2)) else (Cons (3 - h1) (Cons x1 (Emp :: List Int))))

{-@ f1 :: x0:{w:Int | (w >= 4)} -> List {e:Int | (e > x0)} @-}
f1 :: Int -> List Int
f1 x0 = (if (x0 > 1) then (f0 (Emp :: List Int) x0) else (Cons (if ((x0 == x0) || (1 /= 1)) then (die (x0 + x0)) else (if (x0 > x0) then (-1) else x0)) (if (x0 > 1) then (f0 (Cons x0 (Emp :: List Int)) x0) else (if ((-2) < 4) then (Cons (-2) (Cons x0 (Emp :: List Int))) else (Cons x0 (Emp :: List Int))))))

{-@ f2 :: {x0:Int | (x0 >= (-2))} -> {v:Int | (v >= x0)} @-}
f2 :: Int -> Int
f2 x0 = (if (x0 /= x0) then (die x0) else x0)
