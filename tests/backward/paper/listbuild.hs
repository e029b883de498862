-- expect: reached
-- paper: 7.1 27618
-- options: --inputs 4
-- A list is taken up to 0, a number is added to each element, and the sum must be 10.
module ListBuild where

import Needle (target)

entry :: Int -> [Int] -> Int
entry y input = if sumList (listMap (makeAdder y) (listBuild [] input)) == 10 then target 1 else 0

listBuild :: [Int] -> [Int] -> [Int]
listBuild acc (x : xs) | x /= 0 = listBuild (x : acc) xs
listBuild acc _ = acc

listMap :: (a -> b) -> [a] -> [b]
listMap f = go
  where
    go [] = []
    go (x : xs) = f x : go xs

sumList :: [Int] -> Int
sumList [] = 0
sumList (x : xs) = x + sumList xs

makeAdder :: Int -> Int -> Int
makeAdder s a = a + s
