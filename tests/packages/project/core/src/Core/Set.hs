module Core.Set where

insert :: Int -> [Int] -> [Int]
insert x ys = if x `elem` ys then ys else x : ys
