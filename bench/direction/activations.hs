-- kind: backward
-- The target stands below 3^4 activations of one function. Each of them asks one boolean, and only the last can reach
-- the target.
module Activations where

import Needle (target)

entry :: [Bool] -> Int
entry bs = walk 4 0
  where
    walk :: Int -> Int -> Int
    walk 0 k
      | k == 80, bs !! 2, bs !! 7, bs !! 11, bs !! 20 = target 1
      | bs !! (k `mod` 24) = 1
      | otherwise = 0
    walk n k = walk (n - 1) (3 * k) + walk (n - 1) (3 * k + 1) + walk (n - 1) (3 * k + 2)
