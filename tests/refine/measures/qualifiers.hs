-- refine: countdown fine
-- refine: upTo fine
module Qualifiers where

{-@ LIQUID "--no-termination" @-}
{-@ LIQUID "--short-names" @-}

{-@ qualif Bounded(v:Int, n:Int): v <= n @-}
{-@ qualif Longer(v:[a], xs:[b]): len v >= len xs @-}

{-@ countdown :: n:Nat -> [{v:Int | v <= n}] @-}
countdown :: Int -> [Int]
countdown n
  | n == 0 = [0]
  | otherwise = n : countdown (n - 1)

{-@ upTo :: n:Nat -> {v:[Int] | len v = n + 1} @-}
upTo :: Int -> [Int]
upTo n = [0 .. n]
