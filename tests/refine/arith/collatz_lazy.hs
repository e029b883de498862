-- refine: steps fine
module CollatzLazy where

{-@ lazy steps @-}
{-@ steps :: {n:Int | n > 0} -> Nat @-}
steps :: Int -> Int
steps 1 = 0
steps n
  | even n = 1 + steps (n `div` 2)
  | otherwise = 1 + steps (3 * n + 1)
