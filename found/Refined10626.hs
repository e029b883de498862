-- seed 10626: f2 [0, -1] when []: nobody is blamed
module Refined10626 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {x0:Int | (x0 /= 2)} -> x1:Int -> {v:Int | ((x0 < 4) => (v = x0))} @-}
f0 :: Int -> Int -> Int
f0 x0 x1 = (case (Cons x0 (Emp :: List Int)) of { Emp -> (if (0 < x1) then x0 else x0); Cons h1 t2 -> x0 })

{-@ f1 :: {xs0:List Int | ((size xs0) >= (-1))} -> xs1:List Int -> {x2:Int | (x2 /= (size xs0))} -> Int @-}
f1 :: List Int -> List Int -> Int -> Int
f1 xs0 xs1 x2 = (f0 (size xs1) (4 + 3))

{-@ f2 :: {x0:Int | (x0 /= 4)} -> {x1:Int | (x1 < x0)} -> Int @-}
f2 :: Int -> Int -> Int
f2 x0 x1 = (if ((-1) /= 2) then (f0 (-1) (case (Emp :: List Int) of { Cons h3 t4 -> x1 })) else (if (((size (Cons 1 (Emp :: List Int))) >= (-1)) && ((2 * x0) /= (size (Cons 1 (Emp :: List Int))))) then (f1 (Cons 1 (Emp :: List Int)) (Emp :: List Int) (2 * x0)) else (3 * (-1))))
