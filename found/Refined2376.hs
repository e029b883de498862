-- seed 2376: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2376 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {b0:Bool | (b0 => (3 /= 3))} -> x1:Int -> {v:List Int | ((size v) >= x1)} @-}
f0 :: Bool -> Int -> List Int
f0 b0 x1 = (if (x1 <= 0) then (if b0 then (Cons x1 (Cons x1 (Emp :: List Int))) else (Cons x1 (Emp :: List Int))) else (Cons ((3 * 0) + ((-1) * x1)) (Cons x1 (Cons (-1) (Cons 1 (Emp :: List Int))))))

{-@ f1 :: {x0:Int | (x0 <= (-2))} -> {xs1:List {e:Int | (e < x0)} | ((size xs1) > 0)} -> {v:Int | (v > x0)} @-}
f1 :: Int -> List Int -> Int
f1 x0 xs1 = (if (x0 <= 0) then (if ((size xs1) /= x0) then x0 else x0) else (if (((x0 - 1) <= (-2)) && ((size (Emp :: List Int)) > 0)) then (f1 (x0 - 1) (Emp :: List Int)) else (case (Cons (size xs1) (Cons x0 (Cons x0 (Cons (-2) xs1)))) of { Emp -> (if (((x0 - 1) <= (-2)) && ((size (Emp :: List Int)) > 0)) then (f1 (x0 - 1) (Emp :: List Int)) else (if (1 < 4) then x0 else (error "no"))); Cons h6 t7 -> (case (if (not (3 == h6) || (3 /= 3)) then (f0 (3 == h6) h6) else (Emp :: List Int)) of { Emp -> ((-1) * h6); Cons h8 t9 -> (if (((x0 - 1) <= (-2)) && ((size (Emp :: List Int)) > 0)) then (f1 (x0 - 1) (Emp :: List Int)) else h6) }) })))

{-@ f2 :: {x0:Int | (x0 /= 4)} -> xs1:List Int -> {v:List Int | (((x0 <= x0) && ((size xs1) > x0)) || ((size v) <= x0))} @-}
f2 :: Int -> List Int -> List Int
f2 x0 xs1@Emp = xs1
f2 x0 xs1@(Cons h10 t11) = (Cons (if ((2 <= (-2)) && ((size t11) > 0)) then (f1 2 t11) else x0) t11)

f3 :: Bool -> List Int -> Bool
f3 b0 xs1@Emp = (3 /= (size xs1))
f3 b0 xs1@(Cons h14 t15) = (h14 /= (f1 h14 t15))
