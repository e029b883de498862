-- seed 1029: exit 2 /tmp/needle-refine-vg0rohg6/Refined1029.hs:16:148-149: error: [ND-0402]
--     Ambiguous type variable 'a0' arising from a use of '/='
--     prevents the constraint '(Eq a0)' from being solved.
--     Probable fix: use a type annotation to specify what 'a0' should be.
--     In the expression: (h3 /= h3)
--     In a case alternative: Cons h3 t4 -> (h3 /= h3)
--     In the expression: (case Emp of { Emp -> (x0 == 3); Cons h3 t4 -> (h3 /= h3) })
--    |
-- 16 | f { Emp -> (x0 == 3); Cons h3 t4 -> (h3 /= h3) }); Cons h1 t2 -> (if (x0 /= h1) then (0 >= h1) else (x0 > (-2))) }) then (let l5 = (case Emp of { Emp -> x0; Con
--    |                                         ^^
-- 
module Refined1029 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: x0:Int -> {xs1:List Int | ((size xs1) /= x0)} -> xs2:List Int -> {v:List Int | ((x0 <= x0) || (v = (Cons x0 (Cons x0 xs1))))} @-}
f0 :: Int -> List Int -> List Int -> List Int
f0 x0 xs1 xs2 = (Cons x0 (Cons x0 xs1))

{-@ f1 :: {x0:Int | (x0 < 0)} -> List Int @-}
f1 :: Int -> List Int
f1 x0 = (if (x0 <= 0) then (Cons x0 (Cons 1 Emp)) else (Cons (if (case (Cons 2 Emp) of { Emp -> (case Emp of { Emp -> (x0 == 3); Cons h3 t4 -> (h3 /= h3) }); Cons h1 t2 -> (if (x0 /= h1) then (0 >= h1) else (x0 > (-2))) }) then (let l5 = (case Emp of { Emp -> x0; Cons h6 t7 -> h6 }) in x0) else 1) (Cons x0 (Cons x0 (Cons 3 Emp)))))

{-@ f2 :: xs0:List Int -> {x1:Int | (x1 > 2)} -> {x2:Int | (x2 /= x1)} -> {v:List Int | ((size v) < (x1 + x1))} @-}
f2 :: List Int -> Int -> Int -> List Int
f2 xs0 x1 x2 = (if (x2 <= 0) then (Cons (size xs0) xs0) else (if (((size xs0) > 2) && ((x2 - 1) /= (size xs0))) then (f2 xs0 (size xs0) (x2 - 1)) else (if (if (case xs0 of { Emp -> (x1 >= 2); Cons h8 t9 -> (x1 <= x1) }) then (if (x2 <= x2) then (x2 /= x2) else (x1 > (size xs0))) else (if (x2 /= (size xs0)) then (x2 < 4) else (0 >= x2))) then (if (((size xs0) >= x2) || (3 >= x1)) then (Cons (-2) xs0) else (Cons x1 xs0)) else xs0)))

{-@ f3 :: xs0:List {e:Int | (e < 4)} -> {v:Bool | (v <=> (((size xs0) + (size xs0)) = ((size xs0) + 1)))} @-}
f3 :: List Int -> Bool
f3 xs0 = (((size xs0) + (size xs0)) == ((size xs0) + 1))
