-- refine: magnitude fine
-- refine: gap abstract magnitude
-- magnitude has no annotation, so it may return anything.
module MagnitudeUnannotated where

magnitude :: Int -> Int
magnitude x = max x (negate x)

{-@ gap :: Int -> Int -> Nat @-}
gap :: Int -> Int -> Int
gap a b = magnitude (a - b)
