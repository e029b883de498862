-- seed 2319: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2319 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Int @-}
die :: Int -> Int
die x0 = x0

{-@ f0 :: {x0:Int | (x0 >= 3)} -> xs1:List {e:Int | (e > x0)} -> {v:Int | ((x0 /= x0) || (v >= 0))} @-}
f0 :: Int -> List Int -> Int
f0 x0 xs1 = (if (xs1 /= xs1) then (die (if (xs1 == xs1) then (die x0) else 2)) else ((size xs1) + x0))

{-@ f1 :: {xs0:List Int | ((size xs0) > 0)} -> xs1:List {e:Int | (e < (size xs0))} -> {v:Bool | (((((size xs1) + (size xs1)) /= ((-1) + (size xs0))) <=> v) && (1 >= (size xs0)))} @-}
f1 :: List Int -> List Int -> Bool
f1 xs0@Emp xs1 = ((size xs0) == 2)
f1 xs0@(Cons h7 t8) xs1 = (if ((size t8) > 0) then (f1 t8 (Emp :: List Int)) else (case xs0 of { Emp -> (0 >= h7); Cons h9 t10 -> (h7 <= (size t8)) }))
