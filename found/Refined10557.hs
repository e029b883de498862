-- seed 10557: f1 [0, 1] when [('f0 3 3 1', '1')]: more is called
module Refined10557 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

f0 :: Int -> a -> a -> a
f0 x0 a1 a2 = (if (x0 <= 0) then (let l1 = x0 in a1) else (case (case (let l8 = x0 in (Emp :: List Int)) of { Emp -> (case (Cons (-1) (Emp :: List Int)) of { Emp -> (Emp :: List Int); Cons h6 t7 -> t7 }); Cons h4 t5 -> (Cons x0 t5) }) of { Emp -> (f0 (x0 - 1) a1 a2); Cons h2 t3 -> a1 }))

{-@ f1 :: {x0:Int | (x0 > (-1))} -> x1:Int -> {v:Int | (((3 = x1) || (x1 >= 4)) || (v = x0))} @-}
f1 :: Int -> Int -> Int
f1 x0 x1 = (f0 (4 - x1) (f0 x0 x0 3) x1)
