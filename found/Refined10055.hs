-- seed 10055: exit -11 
module Refined10055 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: xs0:{w:List Int | ((size w) /= 1)} -> xs1:{w:List Int | ((size w) /= 0)} -> {v:List Int | ((3 > 2) => (v = (Cons (3 + 4) xs0)))} @-}
f0 :: List Int -> List Int -> List Int
f0 xs0 xs1 = (Cons (3 + 4) xs0)

f1 :: Int -> List Int -> List Int -> Int
f1 x0 xs1 xs2 = (if (x0 <= 0) then (size xs2) else ((-1) * (f1 (x0 - 1) xs1 (Cons x0 xs1))))

{-@ f2 :: xs0:List Int -> {xs1:List Int | ((size xs1) /= 3)} -> xs2:List {e:Int | (e /= (size xs0))} -> {v:Int | (v /= (-2))} @-}
f2 :: List Int -> List Int -> List Int -> Int
f2 xs0 xs1 xs2 = (f1 (-1) xs1 (Cons 0 xs2))
