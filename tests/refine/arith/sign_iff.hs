-- refine: positive fine
-- refine: root fine
-- refine: half fine
module SignIff where

{-@ positive :: n:Int -> {b:Bool | b <=> n > 0} @-}
positive :: Int -> Bool
positive n = n > 0

{-@ root :: {n:Int | n > 0} -> Nat @-}
root :: Int -> Int
root n = n `div` 2

{-@ half :: Int -> Nat @-}
half :: Int -> Int
half n = if positive n then root n else 0
