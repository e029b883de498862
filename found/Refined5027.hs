-- seed 5027: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5027 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = (x0 > (3 * (-2)))

{-@ f0 :: a0:a -> {x1:Int | (x1 >= 1)} -> a2:a -> {v:Int | (v /= (x1 - x1))} @-}
f0 :: a -> Int -> a -> Int
f0 a0 x1 a2 = (if (good x1) then (3 * x1) else (if (x1 < x1) then x1 else x1))

f1 :: a -> List a
f1 a0 = (case (if ((good 2) && ((-2) <= 4)) then (case (Emp :: List Int) of { Emp -> (Cons 1 (Emp :: List Int)); Cons h5 t6 -> t6 }) else (if (1 < 4) then (Emp :: List Int) else (Emp :: List Int))) of { Emp -> (Cons a0 (if ((-2) <= 1) then Emp else Emp)); Cons h3 t4 -> (case (if (h3 > h3) then t4 else (Cons (size t4) t4)) of { Emp -> (if (h3 == h3) then Emp else Emp); Cons h7 t8 -> (Cons a0 Emp) }) })

{-@ f2 :: {as0:List a | ((size as0) <= 1)} -> as1:List a -> {v:Int | (v < ((-1) * 1))} @-}
f2 :: List a -> List a -> Int
f2 as0@Emp as1 = ((-2) - 3)
f2 as0@(Cons h9 t10) as1 = (if ((size t10) <= 1) then (f2 t10 as0) else (((case t10 of { Emp -> (-1); Cons h11 t12 -> (size t10) }) + (if ((size t10) /= 2) then (size t10) else 4)) + (if ((size t10) <= 1) then (f2 t10 as1) else (size as1))))

{-@ f3 :: xs0:List Int -> xs1:List {e:Int | (e >= 1)} -> Int @-}
f3 :: List Int -> List Int -> Int
f3 xs0 xs1 = (if (((size xs0) + 1) >= 1) then (f0 (size xs1) ((size xs0) + 1) (size xs1)) else (let l13 = (Emp :: List Int) in 0))
