-- refine: divide fine
-- refine: share fine
-- refine: slope calls divide
-- witness: slope 0 0
-- The difference of two numbers may be zero.
module SafeDivision where

{-@ type NonZero = {v:Int | v /= 0} @-}

{-@ divide :: Int -> NonZero -> Int @-}
divide :: Int -> Int -> Int
divide n d = n `div` d

{-@ share :: Int -> Nat -> Int @-}
share :: Int -> Int -> Int
share total others = divide total (others + 1)

{-@ slope :: Int -> Int -> Int @-}
slope :: Int -> Int -> Int
slope a b = divide 100 (a - b)
