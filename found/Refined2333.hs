-- seed 2333: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2333 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: {xs0:List Int | ((size xs0) < 2)} -> {v:Bool | ((v <=> ((1 + 0) > 3)) && (1 > (-1)))} @-}
f0 :: List Int -> Bool
f0 xs0 = (3 < (size xs0))

{-@ f1 :: x0:Int -> {b1:Bool | (b1 => (b1 && b1))} -> {v:List Int | ((size v) /= x0)} @-}
f1 :: Int -> Bool -> List Int
f1 x0 b1 = (if (x0 <= 0) then (case (Emp :: List Int) of { Emp -> (Cons 0 (Emp :: List Int)); Cons h6 t7 -> t7 }) else (Cons (if (if ((size (Cons x0 (Cons x0 (Cons x0 (Cons (-2) (Cons x0 (Emp :: List Int))))))) < 2) then (f0 (Cons x0 (Cons x0 (Cons x0 (Cons (-2) (Cons x0 (Emp :: List Int))))))) else (b1 && b1)) then (if b1 then (x0 - 3) else (x0 + x0)) else ((case (Cons x0 (Cons 1 (Emp :: List Int))) of { Emp -> 1; Cons h8 t9 -> h8 }) - (x0 + x0))) (Cons (case (Cons x0 (Cons x0 (Emp :: List Int))) of { Emp -> x0; Cons h10 t11 -> x0 }) (if (not b1 || (b1 && b1)) then (f1 (x0 - 1) b1) else (if (not b1 || (b1 && b1)) then (f1 (x0 - 1) b1) else (Emp :: List Int))))))

{-@ f2 :: x0:Int -> x1:Int -> {x2:Int | (x2 >= 0)} -> {v:List {e:Int | (e < x1)} | ((not (2 /= x0)) || ((size v) /= (x0 + 3)))} @-}
f2 :: Int -> Int -> Int -> List Int
f2 x0 x1 x2 = (if (((-1) >= x2) || (1 >= (-2))) then (die (case (Cons x1 (Cons 0 (Cons x2 (Emp :: List Int)))) of { Emp -> x0; Cons h12 t13 -> x2 })) else (Cons 0 (let l14 = (-1) in (Emp :: List Int))))

f3 :: List Int -> Int
f3 xs0@Emp = (if (1 /= (size xs0)) then 3 else 4)
f3 xs0@(Cons h15 t16) = (f3 t16)
