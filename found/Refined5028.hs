-- seed 5028: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5028 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {v:List Int | (((x0 < x0) && (x0 < x0)) || (v = (if (if (x0 > 4) then (0 = x0) else (x0 /= x0)) then (if (1 < x0) then Emp else (Cons 2 (Cons 4 Emp))) else (Cons x0 Emp))))} @-}
f0 :: Int -> List Int
f0 x0 = (if (if (x0 > 4) then (0 == x0) else (x0 /= x0)) then (if (1 < x0) then (Emp :: List Int) else (Cons 2 (Cons 4 (Emp :: List Int)))) else (Cons x0 (Emp :: List Int)))

{-@ f1 :: as0:{w:List a | ((size w) > 4)} -> as1:{w:List a | ((size w) > (-2))} -> x2:{w:Int | (w > (-2))} -> {v:Bool | (v => (not ((x2 < x2) && (x2 > 0))))} @-}
f1 :: List a -> List a -> Int -> Bool
f1 as0 as1 x2 = (if (x2 <= 0) then (case as0 of { Emp -> ((size as1) < x2); Cons h1 t2 -> (x2 <= (size as0)) }) else (if ((((size as1) > 4) && ((size Emp) > (-2))) && ((x2 - 1) > (-2))) then (f1 as1 Emp (x2 - 1)) else ((not (x2 < (size as1))) && (if ((((size as0) > 4) && ((size as0) > (-2))) && ((x2 - 1) > (-2))) then (f1 as0 as0 (x2 - 1)) else (0 <= x2)))))
