-- seed 2229: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2229 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: {xs0:List {e:Int | (e >= (-2))} | ((size xs0) >= 3)} -> {v:Int | (v >= ((size xs0) - (size xs0)))} @-}
f0 :: List Int -> Int
f0 xs0@Emp = (size xs0)
f0 xs0@(Cons h1 t2) = (let l3 = (h1 + h1) in (case (Emp :: List Int) of { Emp -> h1; Cons h4 t5 -> h1 }))

{-@ f1 :: b0:Bool -> {v:Int | (v > 1)} @-}
f1 :: Bool -> Int
f1 b0 = (f0 (if b0 then (Emp :: List Int) else (Cons 2 (Emp :: List Int))))
