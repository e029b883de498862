-- seed 10500: f2 [0, 0, False] when [('f0 Emp', 'Cons _ Emp')]: f0 cannot return what it was not given
module Refined10500 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

f0 :: List a -> List a
f0 as0 = (let l1 = (case as0 of { Emp -> ((-1) - (size as0)); Cons h2 t3 -> (if (not ((size t3) == (size t3))) then (die (size as0)) else (size t3)) }) in (if ((-2) >= l1) then (if (l1 /= l1) then as0 else as0) else Emp))

f1 :: List Int -> List Int -> Int
f1 xs0 xs1 = (if ((size xs0) >= (size xs1)) then (die 2) else ((size xs1) - 2))

{-@ f2 :: a0:a -> a1:a -> b2:Bool -> {v:List a | (((size v) <= 0) && (1 /= 3))} @-}
f2 :: a -> a -> Bool -> List a
f2 a0 a1 b2 = (f0 Emp)
