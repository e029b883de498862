-- seed 5029: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined5029 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ inline good @-}
good :: Int -> Bool
good x0 = ((0 + 4) <= 4)

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

f0 :: List Int -> Int -> List Int
f0 xs0@Emp x1 = (Cons x1 xs0)
f0 xs0@(Cons h1 t2) x1 = (if (t2 == t2) then (die ((-2) + (size xs0))) else (Cons (size xs0) (if (let l3 = xs0 in (h1 < x1)) then (f0 t2 (size t2)) else (error "no"))))

{-@ f1 :: {xs0:List Int | ((size xs0) <= (-2))} -> {v:Int | ((v >= 4) && (v < 3))} @-}
f1 :: List Int -> Int
f1 xs0 = (if ((if ((size xs0) == (size xs0)) then (size xs0) else 3) <= (size xs0)) then ((if (4 > 4) then (size xs0) else 3) - (if ((size xs0) /= 2) then (size xs0) else (size xs0))) else (if (good (-1)) then (if (1 >= (-2)) then 3 else (size xs0)) else (if ((size xs0) >= 0) then (size xs0) else (size xs0))))
