-- seed 2258: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2258 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: {xs0:List Int | ((size xs0) >= 3)} -> xs1:List Int -> {v:Int | (v /= (-1))} @-}
f0 :: List Int -> List Int -> Int
f0 xs0 xs1@Emp = (if ((size xs1) >= 4) then 4 else 1)
f0 xs0 xs1@(Cons h1 t2) = (let l3 = (if ((size xs0) >= 3) then (f0 xs0 t2) else h1) in (case xs1 of { Emp -> l3; Cons h4 t5 -> 4 }))

{-@ f1 :: {x0:Int | (x0 /= 2)} -> x1:Int -> {v:Int | (v /= (1 - 2))} @-}
f1 :: Int -> Int -> Int
f1 x0 x1 = (if (x1 <= 0) then (f0 (Cons x1 (Emp :: List Int)) (Emp :: List Int)) else (x1 + ((x0 - x1) + (if ((size (Cons x1 (Emp :: List Int))) >= 3) then (f0 (Cons x1 (Emp :: List Int)) (Cons 0 (Emp :: List Int))) else x0))))

{-@ f2 :: {xs0:List Int | ((size xs0) > 4)} -> {v:Bool | (v <=> (((size xs0) >= 4) || (xs0 /= Emp)))} @-}
f2 :: List Int -> Bool
f2 xs0 = (die (-1))
