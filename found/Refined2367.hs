-- seed 2367: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2367 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {x0:Int | (x0 < 0)} -> {v:List Int | (v = (if (x0 <= 0) then (Cons x0 Emp) else (Cons (if (if (x0 = x0) then (1 >= x0) else (x0 >= x0)) then 2 else (x0 + x0)) (Cons (if (1 <= x0) then 2 else x0) (Cons 1 Emp)))))} @-}
f0 :: Int -> List Int
f0 x0 = (if (x0 <= 0) then (Cons x0 (Emp :: List Int)) else (Cons (if (if (x0 == x0) then (1 >= x0) else (x0 >= x0)) then 2 else (x0 + x0)) (Cons (if (1 <= x0) then 2 else x0) (Cons 1 (Emp :: List Int)))))

{-@ f1 :: xs0:List Int -> xs1:List {e:Int | (e > (size xs0))} -> {v:Int | (v = (-1))} @-}
f1 :: List Int -> List Int -> Int
f1 xs0 xs1@Emp = (2 - 3)
f1 xs0 xs1@(Cons h4 t5) = (case (case (Cons (let l10 = xs1 in h4) (if (2 < 0) then (f0 2) else xs1)) of { Emp -> (if ((if (h4 < h4) then h4 else h4) < 0) then (f0 (if (h4 < h4) then h4 else h4)) else (Cons h4 t5)); Cons h8 t9 -> (Cons (case (Cons h8 xs1) of { Emp -> h8; Cons h11 t12 -> h8 }) (Cons h8 xs1)) }) of { Emp -> (if ((h4 - h4) /= h4) then (size xs1) else (error "no")); Cons h6 t7 -> (f1 xs0 t5) })

{-@ f2 :: xs0:List Int -> b1:Bool -> List {e:Int | (e >= (-1))} @-}
f2 :: List Int -> Bool -> List Int
f2 xs0@Emp b1 = (if ((size xs0) < 0) then (f0 (size xs0)) else xs0)
f2 xs0@(Cons h13 t14) b1 = (if ((if b1 then (2 >= h13) else b1) || (if (h13 /= (size xs0)) then b1 else b1)) then (case (Cons h13 t14) of { Emp -> (let l17 = (Cons h13 (Cons h13 t14)) in xs0); Cons h15 t16 -> (let l18 = t16 in (Emp :: List Int)) }) else (Cons (h13 + h13) (Cons (-1) t14)))
