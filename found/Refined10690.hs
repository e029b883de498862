-- seed 10690: f1 [2, [0]] when [('f1 2 Emp', 'Cons _ (Cons _ Emp)')]: f1 cannot return what it was not given
module Refined10690 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((x0 > 1) || (not (x0 <= 1)))

{-@ f0 :: x0:{w:Int | (w <= 1)} -> xs1:List Int -> xs2:{w:List {e:Int | (e /= x0)} | ((size w) > x0)} -> {v:Int | (v > x0)} @-}
f0 :: Int -> List Int -> List Int -> Int
f0 x0 xs1 xs2 = (size xs2)

{-@ f1 :: x0:{w:Int | (w /= 1)} -> as1:{w:List a | ((size w) <= x0)} -> {v:List a | ((size v) <= x0)} @-}
f1 :: Int -> List a -> List a
f1 x0 as1@Emp = (case Emp of { Emp -> as1; Cons h5 t6 -> t6 })
f1 x0 as1@(Cons h3 t4) = (Cons h3 (if ((x0 /= 1) && ((size t4) <= x0)) then (f1 x0 t4) else t4))

f2 :: List Int -> List Int -> List Int
f2 xs0 xs1 = (if (((size xs0) /= 1) && ((size xs1) <= (size xs0))) then (f1 (size xs0) xs1) else (let l9 = xs1 in xs0))

{-@ f3 :: {x0:Int | (x0 <= 0)} -> xs1:List Int -> {v:Int | (v /= 3)} @-}
f3 :: Int -> List Int -> Int
f3 x0 xs1 = (if (((if ((x0 <= 1) && ((size xs1) > x0)) then (f0 x0 xs1 xs1) else x0) <= 1) && ((size (Emp :: List Int)) > (if ((x0 <= 1) && ((size xs1) > x0)) then (f0 x0 xs1 xs1) else x0))) then (f0 (if ((x0 <= 1) && ((size xs1) > x0)) then (f0 x0 xs1 xs1) else x0) (Cons x0 xs1) (Emp :: List Int)) else (case (f2 xs1 (Cons 2 xs1)) of { Emp -> x0; Cons h10 t11 -> (h10 + h10) }))
