-- seed 2269: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2269 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List {e:Int | (e < 1)} -> {b1:Bool | (b1 => (b1 && ((size xs0) > (-1))))} -> {v:Int | ((((-2) >= 1) || ((-2) = 4)) || (v = (if b1 then 2 else 4)))} @-}
f0 :: List Int -> Bool -> Int
f0 xs0 b1 = (if b1 then 2 else 4)

{-@ f1 :: {xs0:List Int | ((size xs0) /= (-2))} -> {x1:Int | (x1 /= 2)} -> Int @-}
f1 :: List Int -> Int -> Int
f1 xs0@Emp x1 = (3 * x1)
f1 xs0@(Cons h1 t2) x1 = (case (if (h1 >= x1) then t2 else (Cons (size t2) (Cons x1 (Cons x1 t2)))) of { Emp -> x1; Cons h3 t4 -> (if (not (case t4 of { Emp -> (x1 /= (-1)); Cons h5 t6 -> (x1 /= h1) }) || ((case t4 of { Emp -> (x1 /= (-1)); Cons h5 t6 -> (x1 /= h1) }) && ((size (Cons h1 xs0)) > (-1)))) then (f0 (Cons h1 xs0) (case t4 of { Emp -> (x1 /= (-1)); Cons h5 t6 -> (x1 /= h1) })) else (case xs0 of { Emp -> h3; Cons h7 t8 -> h3 })) })

{-@ f2 :: xs0:List Int -> {x1:Int | (x1 /= (size xs0))} -> xs2:List Int -> {v:List Int | ((x1 <= (size xs0)) => ((size v) /= x1))} @-}
f2 :: List Int -> Int -> List Int -> List Int
f2 xs0 x1 xs2 = (if (x1 <= 0) then (Cons x1 (Cons 1 xs2)) else (Cons (case (Cons x1 (Cons 3 (Cons x1 xs2))) of { Emp -> (size xs2); Cons h11 t12 -> (size xs0) }) (if (case xs2 of { Emp -> (4 == (size xs2)); Cons h13 t14 -> (x1 /= x1) }) then (Cons x1 xs2) else (f2 (Cons x1 xs0) (x1 - 1) xs2))))

{-@ f3 :: {x0:Int | (x0 > (-1))} -> b1:Bool -> {v:Int | (v >= x0)} @-}
f3 :: Int -> Bool -> Int
f3 x0 b1 = (if (((size (Cons x0 (Emp :: List Int))) /= (-2)) && (x0 /= 2)) then (f1 (Cons x0 (Emp :: List Int)) x0) else (x0 + x0))
