-- seed 10282: f0 [2, [0]] when [('f0 2 Emp', 'Cons _ (Cons _ (Cons _ Emp))')]: f0 cannot return what it was not given
module Refined10282 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = (not (x0 == x0))

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: x0:Int -> {as1:List a | ((size as1) < x0)} -> {v:List a | ((size v) < (x0 + x0))} @-}
f0 :: Int -> List a -> List a
f0 x0 as1@Emp = as1
f0 x0 as1@(Cons h3 t4) = (Cons h3 (if ((size t4) < x0) then (f0 x0 t4) else (Cons h3 as1)))

{-@ f1 :: x0:Int -> xs1:List Int -> x2:Int -> {v:List Int | ((size v) <= x2)} @-}
f1 :: Int -> List Int -> Int -> List Int
f1 x0 xs1 x2 = (if ((size xs1) < x2) then (f0 x2 xs1) else (if (xs1 == xs1) then (die x0) else xs1))
