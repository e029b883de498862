-- seed 10862: f2 [[0], []] when [('f1 Emp', 'Cons _ Emp')]: f1 cannot return what it was not given
module Refined10862 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {as0:List a | ((size as0) <= 4)} -> {v:List a | ((size v) = (size as0))} @-}
f0 :: List a -> List a
f0 as0@Emp = Emp
f0 as0@(Cons h1 t2) = as0

f1 :: List a -> List a
f1 as0@Emp = Emp
f1 as0@(Cons h3 t4) = as0

{-@ f2 :: {as0:List a | ((size as0) >= 1)} -> as1:List a -> {v:List a | (((1 /= 4) || (1 /= 3)) => ((size v) <= (2 * (size as1))))} @-}
f2 :: List a -> List a -> List a
f2 as0 as1 = (f1 as1)
