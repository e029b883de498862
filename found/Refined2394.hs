-- seed 2394: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2394 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: b0:Bool -> {v:Bool | (v => ((b0 || b0) || (3 < 0)))} @-}
f0 :: Bool -> Bool
f0 b0 = (not (if b0 then b0 else (3 /= 4)))

{-@ f1 :: {xs0:List Int | ((size xs0) >= 3)} -> {x1:Int | (x1 < 0)} -> {v:Bool | (((size xs0) > x1) <=> v)} @-}
f1 :: List Int -> Int -> Bool
f1 xs0@Emp x1 = (f0 (x1 > (size xs0)))
f1 xs0@(Cons h1 t2) x1 = ((x1 + 1) /= (if (h1 <= h1) then h1 else x1))

{-@ f2 :: xs0:List Int -> {xs1:List {e:Int | (e < (size xs0))} | ((size xs1) >= 4)} -> b2:Bool -> {v:List Int | (((size v) < ((size xs0) - (size xs1))) && (1 > (-2)))} @-}
f2 :: List Int -> List Int -> Bool -> List Int
f2 xs0 xs1@Emp b2 = (if ((size xs1) >= (size xs1)) then xs0 else xs0)
f2 xs0 xs1@(Cons h4 t5) b2 = (case xs0 of { Emp -> (Cons (if b2 then h4 else (error "no")) (if ((size t5) >= 4) then (f2 (Emp :: List Int) t5 (4 > h4)) else t5)); Cons h6 t7 -> (case (Cons (-2) (Emp :: List Int)) of { Emp -> (Cons h6 t7); Cons h8 t9 -> (Cons h6 t7) }) })
