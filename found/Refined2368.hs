-- seed 2368: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2368 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {xs0:List {e:Int | (e /= 1)} | ((size xs0) /= 4)} -> x1:Int -> {v:List Int | ((size v) >= (size xs0))} @-}
f0 :: List Int -> Int -> List Int
f0 xs0 x1 = (if (x1 <= 0) then (if (x1 <= x1) then xs0 else xs0) else (Cons x1 (if ((x1 /= (size xs0)) && ((-2) == x1)) then (if ((size xs0) /= 4) then (f0 xs0 (x1 - 1)) else xs0) else (Cons x1 xs0))))

{-@ f1 :: {b0:Bool | (b0 <=> (0 /= 2))} -> {v:List Int | (((size v) < ((-2) - 2)) && (1 > 4))} @-}
f1 :: Bool -> List Int
f1 b0 = (if ((size (Cons 2 (Emp :: List Int))) /= 4) then (f0 (Cons 2 (Emp :: List Int)) (case (Emp :: List Int) of { Emp -> (-2); Cons h1 t2 -> h1 })) else (Cons ((let l3 = (2 == 0) in 2) - 2) (case (if ((size (Emp :: List Int)) /= 4) then (f0 (Emp :: List Int) 4) else (Cons (-2) (Cons 1 (Emp :: List Int)))) of { Emp -> (if ((size (Cons 3 (Emp :: List Int))) /= 4) then (f0 (Cons 3 (Emp :: List Int)) (-2)) else (Emp :: List Int)); Cons h4 t5 -> t5 })))

{-@ f2 :: {xs0:List Int | ((size xs0) >= 3)} -> {x1:Int | (x1 /= 2)} -> {x2:Int | (x2 /= x1)} -> Bool @-}
f2 :: List Int -> Int -> Int -> Bool
f2 xs0 x1 x2 = (if (x2 <= 0) then (case xs0 of { Emp -> ((-2) < x2); Cons h6 t7 -> (x1 >= (size xs0)) }) else ((size xs0) == ((-1) * (if (3 >= x1) then (x1 + 2) else (size xs0)))))
