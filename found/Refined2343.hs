-- seed 2343: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2343 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {b0:Bool | (b0 <=> (not b0))} -> {v:Int | (v <= (-1))} @-}
f0 :: Bool -> Int
f0 b0 = (case (Cons (-1) (Cons 1 (Emp :: List Int))) of { Emp -> (if b0 then 4 else (-1)); Cons h1 t2 -> (size t2) })

{-@ f1 :: xs0:List Int -> xs1:List Int -> {xs2:List Int | ((size xs2) /= 4)} -> {v:Int | (v >= (size xs0))} @-}
f1 :: List Int -> List Int -> List Int -> Int
f1 xs0 xs1 xs2 = (f0 ((size xs1) >= (-1)))

{-@ f2 :: x0:Int -> {v:Int | (v = 3)} @-}
f2 :: Int -> Int
f2 x0 = (f1 (Emp :: List Int) (Cons 1 (Emp :: List Int)) (Emp :: List Int))

f3 :: List Int -> Bool
f3 xs0@Emp = ((size xs0) >= (-1))
f3 xs0@(Cons h3 t4) = (f3 t4)
