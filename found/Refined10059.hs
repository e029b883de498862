-- seed 10059: exit -11 
module Refined10059 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

f0 :: List Int -> List Int
f0 xs0 = (if (xs0 /= xs0) then (die 3) else (case (if ((size xs0) >= (size xs0)) then (die 1) else (Emp :: List Int)) of { Emp -> (if (xs0 == xs0) then (die 1) else xs0); Cons h1 t2 -> (Cons 3 xs0) }))

{-@ f1 :: xs0:List Int -> x1:Int -> {v:List Int | ((size v) <= (x1 + (size xs0)))} @-}
f1 :: List Int -> Int -> List Int
f1 xs0@Emp x1 = (if ((1 /= x1) || (2 > 4)) then (die x1) else xs0)
f1 xs0@(Cons h3 t4) x1 = (f1 t4 (size t4))
