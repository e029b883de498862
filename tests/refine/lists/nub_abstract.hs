-- refine: nub abstract remove
-- refine: remove fine
-- remove never makes a list longer, but it has no annotation.
module NubAbstract where

{-@ nub :: xs:[Int] -> {v:[Int] | len v <= len xs} @-}
nub :: [Int] -> [Int]
nub [] = []
nub (x : xs) = x : nub (remove x xs)

remove :: Int -> [Int] -> [Int]
remove _ [] = []
remove y (x : xs)
  | x == y = remove y xs
  | otherwise = x : remove y xs
