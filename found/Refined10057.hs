-- seed 10057: exit -11 
module Refined10057 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((3 + x0) > ((-1) + x0))

{-@ f0 :: xs0:{w:List Int | ((size w) /= 0)} -> x1:{w:Int | (w <= 3)} -> {v:List Int | (((size xs0) >= x1) || ((size v) = x1))} @-}
f0 :: List Int -> Int -> List Int
f0 xs0 x1 = (if (x1 <= 0) then (Cons x1 xs0) else (if (((size xs0) /= 0) && ((x1 - 1) <= 3)) then (f0 xs0 (x1 - 1)) else xs0))

{-@ f1 :: {xs0:List Int | ((size xs0) /= 4)} -> {v:List Int | ((size v) /= 0)} @-}
f1 :: List Int -> List Int
f1 xs0@Emp = (Cons 1 xs0)
f1 xs0@(Cons h10 t11) = (if ((size t11) /= 4) then (f1 t11) else (Cons ((-2) + 3) (Cons (size xs0) t11)))
