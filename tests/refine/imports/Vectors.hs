-- refine: vzip fine
-- refine: vtake fine
-- A module whose annotations are used by another one.
module Vectors where

{-@ type Vec N = {v:[Int] | len v = N} @-}

{-@ vzip :: xs:[Int] -> Vec {len xs} -> [(Int, Int)] @-}
vzip :: [Int] -> [Int] -> [(Int, Int)]
vzip [] [] = []
vzip (x : xs) (y : ys) = (x, y) : vzip xs ys

{-@ vtake :: n:Nat -> {xs:[Int] | len xs >= n} -> [Int] @-}
vtake :: Int -> [Int] -> [Int]
vtake 0 _ = []
vtake n (x : xs) = x : vtake (n - 1) xs
