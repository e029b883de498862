-- seed 10532: f1 [0] when [('f0 _ 2', 'Cons _ Emp')]: it is fine [0]
module Refined10532 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = (1 <= 4)

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

f0 :: a -> Int -> List a
f0 a0 x1 = (if (x1 <= 0) then (if (x1 <= x1) then Emp else Emp) else (let l3 = x1 in (f0 a0 (x1 - 1))))

{-@ f1 :: {x0:Int | (x0 <= 2)} -> List Int @-}
f1 :: Int -> List Int
f1 x0 = (f0 (die x0) 2)

f2 :: List Int -> Int -> Int
f2 xs0@Emp x1 = (if (not (x1 < (-2))) then (die (size xs0)) else x1)
f2 xs0@(Cons h4 t5) x1 = ((let l6 = h4 in x1) + (0 - h4))
