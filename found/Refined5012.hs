-- seed 5012: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5012 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((not (x0 >= x0)) || (not (x0 /= x0)))

{-@ f0 :: x0:{w:Int | (w > 2)} -> x1:Int -> {v:Int | (v /= ((-2) + 0))} @-}
f0 :: Int -> Int -> Int
f0 x0 x1 = (if (x1 <= 0) then (x0 + (-1)) else ((if (let l3 = x0 in (good (-1))) then x1 else (x0 + x1)) + (case (if (x1 /= (-1)) then (Emp :: List Int) else (Cons x0 (Cons 4 (Emp :: List Int)))) of { Emp -> (2 * x0); Cons h4 t5 -> (size t5) })))

{-@ f1 :: x0:Int -> {x1:Int | (x1 >= x0)} -> x2:Int -> {v:List Int | ((size v) /= 1)} @-}
f1 :: Int -> Int -> Int -> List Int
f1 x0 x1 x2 = (if (x0 <= 0) then (if (good x2) then (Emp :: List Int) else (Emp :: List Int)) else (if (x1 >= (x0 - 1)) then (f1 (x0 - 1) x1 x1) else (if (good x2) then (if (x2 <= (-1)) then (Emp :: List Int) else (Cons x1 (Emp :: List Int))) else (if (x0 /= x2) then (Emp :: List Int) else (error "no")))))

f2 :: Int -> Int -> Int -> Int
f2 x0 x1 x2 = (if (x2 <= 0) then (if (x2 > 2) then (f0 x2 x2) else x1) else ((-1) * (if ((-1) > 2) then (f0 (-1) x0) else (case (Emp :: List Int) of { Emp -> 0; Cons h7 t8 -> (size t8) }))))
