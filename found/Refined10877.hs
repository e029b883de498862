-- seed 10877: f1 [[], 1, 0] when [('f0 Emp Emp', 'Cons _ (Cons _ Emp)')]: f0 cannot return what it was not given
module Refined10877 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List a -> List a -> List a
f0 as0 as1 = Emp

{-@ f1 :: xs0:{w:List {e:Int | (e < 3)} | ((size w) /= (-1))} -> x1:Int -> x2:Int -> {v:List Int | ((size v) /= (x1 + x1))} @-}
f1 :: List Int -> Int -> Int -> List Int
f1 xs0 x1 x2 = (if (x1 <= 0) then (Cons x1 xs0) else (f0 xs0 xs0))

{-@ f2 :: x0:Int -> {v:List Int | ((size v) /= x0)} @-}
f2 :: Int -> List Int
f2 x0 = (f1 (Emp :: List Int) x0 x0)
