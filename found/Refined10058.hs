-- seed 10058: exit -11 
module Refined10058 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((x0 + x0) >= (x0 + 4))

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: xs0:List {e:Int | (e >= (-1))} -> {xs1:List {e:Int | (e < 3)} | ((size xs1) >= (size xs0))} -> List {e:Int | (e >= (size xs1))} @-}
f0 :: List Int -> List Int -> List Int
f0 xs0@Emp xs1 = (if ((size xs0) == (size xs1)) then xs0 else (Emp :: List Int))
f0 xs0@(Cons h3 t4) xs1 = (f0 t4 t4)

{-@ f1 :: x0:Int -> xs1:{w:List Int | ((size w) <= x0)} -> List Int @-}
f1 :: Int -> List Int -> List Int
f1 x0 xs1 = (if ((size xs1) >= (size xs1)) then (f0 xs1 xs1) else (Cons (if (x0 > 3) then (if (x0 < x0) then (size xs1) else x0) else (x0 + (size xs1))) (if ((size (Emp :: List Int)) >= (size xs1)) then (f0 xs1 (Emp :: List Int)) else xs1)))

{-@ f2 :: a0:a -> List a @-}
f2 :: a -> List a
f2 a0 = (if (if (good 2) then ((good 0) || ((-1) <= 0)) else (error "no")) then (Cons a0 (if (3 == 0) then Emp else Emp)) else (if (0 <= 3) then (Cons a0 Emp) else (error "no")))

{-@ f3 :: {xs0:List Int | ((size xs0) < 4)} -> {xs1:List {e:Int | (e /= (size xs0))} | ((size xs1) >= (size xs0))} -> {v:List Int | ((size v) <= ((size xs1) + (size xs1)))} @-}
f3 :: List Int -> List Int -> List Int
f3 xs0@Emp xs1 = (if ((size xs1) <= 0) then (Emp :: List Int) else xs1)
f3 xs0@(Cons h5 t6) xs1 = (if ((size (Emp :: List Int)) >= (size (case t6 of { Emp -> (Emp :: List Int); Cons h7 t8 -> (Cons h5 xs0) }))) then (f0 (case t6 of { Emp -> (Emp :: List Int); Cons h7 t8 -> (Cons h5 xs0) }) (Emp :: List Int)) else (Cons (h5 + h5) (let l9 = 2 in (Emp :: List Int))))
