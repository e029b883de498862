-- refine: smallest fine
-- refine: middle concrete
-- witness: middle 0 0
-- refine: pair fine
-- Predicates with upper-case parameters, one of them using another.
module Predicates where

{-@ predicate Lt X Y = X < Y @-}
{-@ predicate Ge X Y = not (Lt X Y) @-}
{-@ predicate Within X L U = (Ge X L) && (Ge U X) @-}
{-@ predicate Same V X = (V = X) @-}

{-@ smallest :: a:Int -> b:Int -> {v:Int | (Ge a v) && (Ge b v) && ((Same v a) || (Same v b))} @-}
smallest :: Int -> Int -> Int
smallest a b = if a < b then a else b

{-@ middle :: a:Int -> b:{b:Int | Ge b a} -> {v:Int | Within v a b} @-}
middle :: Int -> Int -> Int
middle a b = (a + b + 1) `div` 2 + (if a == b then 1 else 0)

{-@ pair :: a:Int -> ({x:Int | Same x a}, {y:Int | Lt a y}) @-}
pair :: Int -> (Int, Int)
pair a = (a, a + 1)
