-- seed 1022: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined1022 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ die :: {x0:Int | false} -> Bool @-}
die :: Int -> Bool
die x0 = (error "no")

{-@ f0 :: {xs0:List {e:Int | (e < (-1))} | ((size xs0) <= 1)} -> {v:List Int | ((size v) /= 4)} @-}
f0 :: List Int -> List Int
f0 xs0@Emp = xs0
f0 xs0@(Cons h1 t2) = (if (if (h1 == h1) then (die (h1 + (size xs0))) else (if (die h1) then (if (h1 < (size xs0)) then (die (size t2)) else ((size t2) == h1)) else (error "no"))) then (Cons (h1 + (h1 - 2)) (f0 t2)) else (Cons (if (if (h1 == h1) then (h1 < h1) else (h1 == 3)) then h1 else (error "no")) (case t2 of { Emp -> (let l5 = 1 in t2); Cons h3 t4 -> xs0 })))

{-@ f1 :: {b0:Bool | (b0 <=> ((-2) = 3))} -> {v:Int | (((-1) < 0) => (v < 1))} @-}
f1 :: Bool -> Int
f1 b0 = (case (let l8 = (if ((size Emp) <= 1) then (f0 Emp) else (Cons 2 Emp)) in (if b0 then (Cons (size l8) l8) else Emp)) of { Emp -> (if (3 > 3) then 3 else ((-2) - (-2))); Cons h6 t7 -> ((h6 - h6) + (if b0 then (size t7) else h6)) })

{-@ f2 :: {x0:Int | (x0 <= 3)} -> xs1:List Int -> Int @-}
f2 :: Int -> List Int -> Int
f2 x0 xs1@Emp = (if (x0 /= x0) then (size xs1) else (error "no"))
f2 x0 xs1@(Cons h9 t10) = (f2 h9 t10)
