-- seed 2325: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2325 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:List Int -> List {e:Int | (e >= 0)} @-}
f0 :: List Int -> List Int
f0 xs0@Emp = (Cons (size xs0) xs0)
f0 xs0@(Cons h1 t2) = (f0 t2)

{-@ f1 :: {x0:Int | (x0 > 0)} -> {x1:Int | (x1 /= x0)} -> {v:List Int | ((size v) /= (x0 + x0))} @-}
f1 :: Int -> Int -> List Int
f1 x0 x1 = (if (x0 <= 0) then (Cons x0 (Emp :: List Int)) else (if ((if (if ((-1) <= x1) then (0 <= 2) else (x1 < x1)) then (0 < x1) else ((2 > x1) && (x1 == 3))) || (if (if ((-1) > x1) then (x1 <= x0) else (error "no")) then (if (x0 > x1) then (x0 /= x1) else (3 <= x0)) else (if (2 /= x1) then (x1 /= x0) else (error "no")))) then (f0 (Cons (-1) (Cons x1 (Cons x0 (Cons (-1) (Emp :: List Int)))))) else (case (case (case (Emp :: List Int) of { Emp -> (Cons x0 (Cons x0 (Cons x0 (Emp :: List Int)))); Cons h7 t8 -> t8 }) of { Emp -> (if (x0 <= x1) then (Emp :: List Int) else (Cons 0 (Emp :: List Int))); Cons h5 t6 -> t6 }) of { Emp -> (if (((x0 - 1) > 0) && (x0 /= (x0 - 1))) then (f1 (x0 - 1) x0) else (Cons 3 (Emp :: List Int))); Cons h3 t4 -> (Cons (-2) t4) })))

{-@ f2 :: {xs0:List Int | ((size xs0) /= 2)} -> {x1:Int | (x1 < 1)} -> {v:Int | ((x1 <= x1) => (v < x1))} @-}
f2 :: List Int -> Int -> Int
f2 xs0@Emp x1 = (if ((size xs0) >= x1) then x1 else x1)
f2 xs0@(Cons h9 t10) x1 = (if (((size t10) /= 2) && ((size xs0) < 1)) then (f2 t10 (size xs0)) else x1)
