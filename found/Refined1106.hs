-- seed 1106: exit 2 /tmp/needle-refine-cg8h26q0/Refined1106.hs:21:130: error: [ND-0402]
--     Ambiguous type variable 'a0' arising from a use of '<'
--     prevents the constraint '(Ord a0)' from being solved.
--     Probable fix: use a type annotation to specify what 'a0' should be.
--     In the expression: (h3 < h3)
--     In a case alternative: Cons h3 t4 -> (h3 < h3)
--     In the expression: (case Emp of { Emp -> (2 /= x0); Cons h3 t4 -> (h3 < h3) })
--    |
-- 21 | f { Emp -> (2 /= x0); Cons h3 t4 -> (h3 < h3) }) then (if (4 <= x0) then (Cons 2 Emp) else Emp) else (Cons x0 Emp)) else (Cons ((-1) + x0) (Cons x0 (Cons 2 Emp)
--    |                                         ^
-- 
module Refined1106 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {xs0:List {e:Int | (e > 4)} | ((size xs0) < 0)} -> {v:Int | ((v <= 0) && (v /= (size xs0)))} @-}
f0 :: List Int -> Int
f0 xs0@Emp = 4
f0 xs0@(Cons h1 t2) = h1

{-@ f1 :: x0:Int -> {v:Int | (v = (3 * x0))} @-}
f1 :: Int -> Int
f1 x0 = (3 * x0)

{-@ f2 :: x0:Int -> List Int @-}
f2 :: Int -> List Int
f2 x0 = (if ((2 * 3) == (if ((size Emp) < 0) then (f0 Emp) else x0)) then (if (case Emp of { Emp -> (2 /= x0); Cons h3 t4 -> (h3 < h3) }) then (if (4 <= x0) then (Cons 2 Emp) else Emp) else (Cons x0 Emp)) else (Cons ((-1) + x0) (Cons x0 (Cons 2 Emp))))
