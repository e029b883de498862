-- seed 10085: f1 [0, [0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]: concrete, but it is fine 11529215046068469697
module Refined10085 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: List Int -> Int
f0 xs0 = (if (if ((size xs0) < 3) then (2 >= (size xs0)) else (1 == (size xs0))) then (case xs0 of { Emp -> (size xs0); Cons h1 t2 -> (size t2) }) else (error "no"))

{-@ f1 :: a0:a -> {as1:List a | ((size as1) >= 2)} -> as2:List a -> {v:Int | (v > (size as2))} @-}
f1 :: a -> List a -> List a -> Int
f1 a0 as1 as2@Emp = (case as1 of { Emp -> (size as2); Cons h5 t6 -> 3 })
f1 a0 as1 as2@(Cons h3 t4) = ((2 * (if ((size as1) >= 2) then (f1 h3 as1 t4) else (f0 (Cons (size as2) (Cons (size as1) (Cons (size as2) (Emp :: List Int))))))) + ((2 * (f0 (Emp :: List Int))) + ((let l7 = h3 in (size as2)) + (f0 (Emp :: List Int)))))

{-@ f2 :: xs0:List Int -> {x1:Int | (x1 /= 3)} -> {x2:Int | (x2 >= (size xs0))} -> List Int @-}
f2 :: List Int -> Int -> Int -> List Int
f2 xs0 x1 x2 = (if (x1 <= 0) then (Cons x1 xs0) else (if (if (x2 <= x1) then (x1 /= x1) else (if (x2 == x1) then (x1 <= x1) else (x2 /= x1))) then (if (((x1 - 1) /= 3) && ((size xs0) >= (size xs0))) then (f2 xs0 (x1 - 1) (size xs0)) else (Cons (-2) xs0)) else xs0))

{-@ f3 :: xs0:List Int -> x1:Int -> x2:Int -> {v:Int | ((x2 /= x2) => (v /= x1))} @-}
f3 :: List Int -> Int -> Int -> Int
f3 xs0@Emp x1 x2 = (if ((size xs0) >= 2) then (f1 x1 xs0 xs0) else x1)
f3 xs0@(Cons h10 t11) x1 x2 = h10
