-- refine: square fine
-- refine: gap abstract square
-- square has no annotation, so it may return anything.
module SquareUnannotated where

square :: Int -> Int
square x = x * x

{-@ gap :: Int -> Int -> Nat @-}
gap :: Int -> Int -> Int
gap a b = square (a - b)
