-- Merge sort gives an ordered list. Numbers are only compared.
module MergeSort where

merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys

halves :: [a] -> ([a], [a])
halves (x : y : rest) = let (a, b) = halves rest in (x : a, y : b)
halves xs = (xs, [])

sort :: [Int] -> [Int]
sort [] = []
sort [x] = [x]
sort xs = let (a, b) = halves xs in merge (sort a) (sort b)

ordered :: [Int] -> Bool
ordered (x : rest@(y : _)) = x <= y && ordered rest
ordered _ = True

prop_sort :: [Int] -> Bool
prop_sort xs = ordered (sort xs)
