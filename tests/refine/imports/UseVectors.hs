-- refine: pairs fine
-- refine: mismatch calls vzip
-- witness: mismatch [] 0
-- refine: firsts abstract vtake
-- The preconditions and the weak result of the imported module count here.
module UseVectors where

import Vectors

{-@ pairs :: xs:[Int] -> Vec {len xs} -> [(Int, Int)] @-}
pairs :: [Int] -> [Int] -> [(Int, Int)]
pairs xs ys = vzip xs ys

{-@ mismatch :: [Int] -> Int -> [(Int, Int)] @-}
mismatch :: [Int] -> Int -> [(Int, Int)]
mismatch xs y = vzip xs (y : xs)

{-@ firsts :: {xs:[Int] | len xs >= 2} -> Vec 2 @-}
firsts :: [Int] -> [Int]
firsts xs = vtake 2 xs
