-- | An insertion sort that loses duplicates.
module Sort where

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y : ys)
  | x < y = x : y : ys
  | x == y = y : ys
  | otherwise = y : insert x ys

sort :: Ord a => [a] -> [a]
sort = foldr insert []
