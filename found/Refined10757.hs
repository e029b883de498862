-- seed 10757: f2 [0, []] when [('f1 Emp', 'Cons _ Emp')]: f1 cannot return what it was not given
module Refined10757 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {xs0:List Int | ((size xs0) >= 3)} -> {xs1:List {e:Int | (e >= (size xs0))} | ((size xs1) /= 2)} -> {v:List Int | ((size v) >= 1)} @-}
f0 :: List Int -> List Int -> List Int
f0 xs0 xs1 = xs0

f1 :: List a -> List a
f1 as0@(Cons h8 t9) = t9

{-@ f2 :: a0:a -> as1:List a -> {v:List a | ((size v) = (size as1))} @-}
f2 :: a -> List a -> List a
f2 a0 as1@Emp = (f1 as1)
f2 a0 as1@(Cons h10 t11) = as1

{-@ f3 :: xs0:{w:List Int | ((size w) <= 3)} -> xs1:{w:List Int | ((size w) /= (size xs0))} -> x2:Int -> {v:List Int | ((size v) /= x2)} @-}
f3 :: List Int -> List Int -> Int -> List Int
f3 xs0 xs1@Emp x2 = (case (Cons x2 xs1) of { Emp -> xs1; Cons h14 t15 -> (Cons x2 (Cons h14 xs1)) })
f3 xs0 xs1@(Cons h12 t13) x2 = (case (f2 (-1) (Cons x2 (Emp :: List Int))) of { Emp -> (f1 (Cons x2 t13)); Cons h16 t17 -> (case (f3 (Emp :: List Int) t13 x2) of { Emp -> (case (Cons 4 (Emp :: List Int)) of { Emp -> (Cons h16 (Emp :: List Int)); Cons h20 t21 -> (if (((size t21) <= 3) && ((size t13) /= (size t21))) then (f3 t21 t13 x2) else xs1) }); Cons h18 t19 -> (Cons x2 (f1 t17)) }) })
