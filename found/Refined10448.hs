-- seed 10448: f1 [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], []]: concrete, but it is fine -18446744073709551616
-- seed 10448: f1 [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], []]: concrete, but it is fine -18446744073709551616
module Refined10448 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: x0:Int -> xs1:List Int -> x2:Int -> List Int @-}
f0 :: Int -> List Int -> Int -> List Int
f0 x0 xs1@Emp x2 = (if (x0 <= (size xs1)) then (Emp :: List Int) else xs1)
f0 x0 xs1@(Cons h1 t2) x2 = (Cons (if (let l3 = x0 in (h1 == 0)) then x0 else (x2 + (-1))) (let l4 = (f0 h1 t2 x0) in (if (1 /= x0) then xs1 else t2)))

{-@ f1 :: as0:List a -> as1:{w:List a | ((size w) >= (-2))} -> {v:Int | (v < (-1))} @-}
f1 :: List a -> List a -> Int
f1 as0@Emp as1 = ((size as0) + (-2))
f1 as0@(Cons h10 t11) as1 = (let l12 = (Cons h10 (Cons h10 as1)) in (2 * (if ((size as0) >= (-2)) then (f1 t11 as0) else (size as0))))

{-@ f2 :: b0:Bool -> List Int @-}
f2 :: Bool -> List Int
f2 b0 = (Cons (if ((size (Emp :: List Int)) >= (-2)) then (f1 (Emp :: List Int) (Emp :: List Int)) else 4) (f0 1 (Cons 2 (Cons 0 (Emp :: List Int))) 4))
