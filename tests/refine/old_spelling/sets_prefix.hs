-- refine: addAll fine
-- refine: keep concrete
-- witness: keep 0 []
-- refine: nothing fine
-- The set operations under their prefix names.
module SetsPrefix where

import Data.Set (Set)

{-@ predicate EqElts X Y = ((listElts X) = (listElts Y)) @-}
{-@ predicate UnElts X Y Z = ((listElts X) = (Set_cup (listElts Y) (listElts Z))) @-}

{-@ addAll :: xs:[Int] -> ys:[Int] -> {v:[Int] | (UnElts v xs ys)} @-}
addAll :: [Int] -> [Int] -> [Int]
addAll [] ys = ys
addAll (x : xs) ys = addAll xs (x : ys)

{-@ keep :: x:Int -> xs:[Int] -> {v:[Int] | (Set_sub (Set_sng x) (listElts v))} @-}
keep :: Int -> [Int] -> [Int]
keep _ [] = []
keep x ys = x : ys

{-@ nothing :: {v:[Int] | (Set_emp (listElts v))} @-}
nothing :: [Int]
nothing = []
