-- seed 2320: exit 3 error: [ND-0602]
--     Compiling was stopped: its time is up (--timeout)
-- 
module Refined2320 where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r

{-@ f0 :: b0:Bool -> {x1:Int | (x1 < (-2))} -> {v:List {e:Int | (e < x1)} | ((x1 > x1) => ((size v) >= (x1 + x1)))} @-}
f0 :: Bool -> Int -> List Int
f0 b0 x1 = (if (if (not b0) then (if b0 then b0 else (error "no")) else (case (Emp :: List Int) of { Emp -> (4 /= x1); Cons h1 t2 -> ((-2) == (size t2)) })) then (Cons x1 (if b0 then (Emp :: List Int) else (Cons x1 (Cons 1 (Emp :: List Int))))) else (Cons (3 * x1) (Cons x1 (Emp :: List Int))))

{-@ f1 :: {x0:Int | (x0 /= 4)} -> xs1:List Int -> {v:Int | (v >= (size xs1))} @-}
f1 :: Int -> List Int -> Int
f1 x0 xs1 = (if (x0 <= 0) then ((size xs1) + 1) else (x0 + ((case (f0 (1 > (size xs1)) 0) of { Emp -> (if (x0 < (size xs1)) then x0 else (size xs1)); Cons h3 t4 -> x0 }) + (let l5 = (if ((size xs1) /= (size xs1)) then x0 else (error "no")) in (if (x0 < x0) then (size xs1) else x0)))))

{-@ f2 :: x0:Int -> xs1:List Int -> {v:Int | ((v > (size xs1)) && (v = x0))} @-}
f2 :: Int -> List Int -> Int
f2 x0 xs1 = (if ((if (x0 /= 4) then (f1 x0 (Emp :: List Int)) else x0) /= 4) then (f1 (if (x0 /= 4) then (f1 x0 (Emp :: List Int)) else x0) (Emp :: List Int)) else x0)
