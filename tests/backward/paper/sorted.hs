-- expect: reached
-- paper: 2.46 18377
-- Positive numbers in order: three of them, with a sum of twelve.
module Sorted where

import Needle (target)

sorted :: [Int] -> Int
sorted l
  | ascending 0 l, size l == 3, total l == 12 = target 1
  | otherwise = 0

ascending :: Int -> [Int] -> Bool
ascending _ [] = True
ascending low (x : xs) = low < x && ascending x xs

size :: [a] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

total :: [Int] -> Int
total [] = 0
total (x : xs) = x + total xs
