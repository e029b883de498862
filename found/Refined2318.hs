-- seed 2318: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2318 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> List Int @-}
die :: Int -> List Int
die x0 = (Emp :: List Int)

{-@ f0 :: xs0:List {e:Int | (e >= 3)} -> {v:Int | (v = (size xs0))} @-}
f0 :: List Int -> Int
f0 xs0 = (size xs0)

{-@ f1 :: xs0:List {e:Int | (e < 4)} -> xs1:List Int -> x2:Int -> Int @-}
f1 :: List Int -> List Int -> Int -> Int
f1 xs0@Emp xs1 x2 = ((size xs1) - x2)
f1 xs0@(Cons h5 t6) xs1 x2 = ((f0 (if (x2 > (size t6)) then xs1 else xs1)) + ((-1) * (3 * x2)))
