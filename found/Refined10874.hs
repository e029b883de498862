-- seed 10874: f1 [[0, 0]] when [('f0 Emp', 'Cons _ (Cons _ Emp)')]: f0 cannot return what it was not given
module Refined10874 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = (x0 == (x0 + x0))

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

f0 :: List a -> List a
f0 as0 = (if ((size as0) > 4) then as0 else as0)

{-@ f1 :: as0:List a -> {v:List a | ((((size as0) /= (size as0)) || ((size as0) /= 2)) || ((size v) /= (size as0)))} @-}
f1 :: List a -> List a
f1 as0 = (f0 Emp)
