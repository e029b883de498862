-- seed 2382: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2382 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {xs1:List Int | ((size xs1) /= 2)} -> {v:Bool | (((x0 > x0) || (x0 /= x0)) || (v <=> (3 >= x0)))} @-}
f0 :: Int -> List Int -> Bool
f0 x0 xs1 = (3 >= x0)

{-@ f1 :: {x0:Int | (x0 >= 1)} -> {xs1:List Int | ((size xs1) < x0)} -> Int @-}
f1 :: Int -> List Int -> Int
f1 x0 xs1@Emp = (if (x0 /= x0) then x0 else x0)
f1 x0 xs1@(Cons h1 t2) = (if (case (if (x0 > x0) then (if (h1 >= x0) then t2 else t2) else (Cons x0 (Cons h1 (Emp :: List Int)))) of { Emp -> (if ((size xs1) /= 2) then (f0 (-1) xs1) else ((size t2) > (size xs1))); Cons h3 t4 -> (if ((size (Cons (size xs1) t4)) /= 2) then (f0 x0 (Cons (size xs1) t4)) else (f0 x0 t4)) }) then h1 else ((if (not (h1 < h1)) then 3 else (if (h1 < h1) then h1 else x0)) - (if ((x0 >= 1) && ((size t2) < x0)) then (f1 x0 t2) else (let l5 = (Emp :: List Int) in x0))))

{-@ f2 :: b0:Bool -> {xs1:List Int | ((size xs1) >= (-1))} -> {v:Int | (v >= (size xs1))} @-}
f2 :: Bool -> List Int -> Int
f2 b0 xs1@(Cons h6 t7) = (if ((size t7) >= (-1)) then (f2 b0 t7) else (3 * (f1 h6 xs1)))

{-@ f3 :: xs0:List Int -> {v:List Int | ((2 <= (size xs0)) => ((size v) <= (size xs0)))} @-}
f3 :: List Int -> List Int
f3 xs0 = (Cons ((size xs0) + (if ((size (Emp :: List Int)) >= (-1)) then (f2 (3 /= (size xs0)) (Emp :: List Int)) else (size xs0))) (if (if (2 > 1) then ((size xs0) /= 1) else ((size xs0) /= (size xs0))) then xs0 else (Cons (size xs0) xs0)))
