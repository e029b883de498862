-- refine: nub fine
-- refine: remove fine
module NubFine where

{-@ nub :: xs:[Int] -> {v:[Int] | len v <= len xs} / [len xs] @-}
nub :: [Int] -> [Int]
nub [] = []
nub (x : xs) = x : nub (remove x xs)

{-@ remove :: Int -> xs:[Int] -> {v:[Int] | len v <= len xs} @-}
remove :: Int -> [Int] -> [Int]
remove _ [] = []
remove y (x : xs)
  | x == y = remove y xs
  | otherwise = x : remove y xs
