-- seed 5030: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5030 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

f0 :: a -> Int -> a
f0 a0 x1 = a0

{-@ f1 :: {x0:Int | (x0 > 0)} -> a1:a -> {x2:Int | (x2 < x0)} -> {v:List a | ((x2 <= 2) => ((size v) <= x0))} @-}
f1 :: Int -> a -> Int -> List a
f1 x0 a1 x2 = (if (x2 <= 0) then (Cons a1 Emp) else (case (if (x0 >= x0) then (Cons x2 (Emp :: List Int)) else (Cons x2 (Emp :: List Int))) of { Emp -> (f1 x0 a1 (x2 - 1)); Cons h1 t2 -> (case t2 of { Emp -> Emp; Cons h3 t4 -> Emp }) }))

{-@ f2 :: b0:Bool -> List Int @-}
f2 :: Bool -> List Int
f2 b0 = (if ((((-1) - 1) > 0) && ((if ((-1) >= (-2)) then (-2) else 0) < ((-1) - 1))) then (f1 ((-1) - 1) 0 (if ((-1) >= (-2)) then (-2) else 0)) else (let l6 = b0 in (Cons 0 (Emp :: List Int))))

{-@ f3 :: {b0:Bool | (b0 <=> (not b0))} -> x1:Int -> {v:Int | (v = 3)} @-}
f3 :: Bool -> Int -> Int
f3 b0 x1 = (if (x1 <= 0) then (f0 2 x1) else (case (Cons (if (((-2) == 1) || b0) then ((-1) * x1) else x1) (Cons (f0 0 x1) (if ((x1 > 0) && (x1 < x1)) then (f1 x1 2 x1) else (Cons x1 (Cons x1 (Cons x1 (Emp :: List Int))))))) of { Emp -> x1; Cons h7 t8 -> (if (if (b0 || (x1 == h7)) then b0 else ((4 /= 4) && b0)) then x1 else (((size t8) + h7) - h7)) }))
