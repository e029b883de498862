-- seed 10329: f3 [[-3], 1] when [('f2 Emp', 'Cons _ Emp')]: f2 cannot return what it was not given
module Refined10329 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:List Int | (v = (if ((-2) /= x0) then Emp else (Cons x0 (Cons x0 (Cons x0 (Cons x0 (Cons 4 Emp)))))))} @-}
f0 :: Int -> List Int
f0 x0 = (if ((-2) /= x0) then (Emp :: List Int) else (Cons x0 (Cons x0 (Cons x0 (Cons x0 (Cons 4 (Emp :: List Int)))))))

{-@ f1 :: b0:{w:Bool | (w => ((4 <= 2) || w))} -> {v:Int | (v = ((-1) - (-1)))} @-}
f1 :: Bool -> Int
f1 b0 = (if b0 then (-1) else (-2))

f2 :: List a -> List a
f2 as0@Emp = Emp
f2 as0@(Cons h5 t6) = (f2 t6)

{-@ f3 :: xs0:{w:List {e:Int | (e < (-2))} | ((size w) /= (-2))} -> x1:{w:Int | (w >= 1)} -> {v:List Int | ((size v) < x1)} @-}
f3 :: List Int -> Int -> List Int
f3 xs0@Emp x1 = xs0
f3 xs0@(Cons h7 t8) x1 = (f2 t8)
