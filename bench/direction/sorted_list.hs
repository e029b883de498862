-- kind: equal
-- A sorted list of twelve elements with a given sum.
module SortedList where

import Needle (target)

entry :: [Int] -> Int
entry xs
  | ascending 0 xs, length xs == 12, sum xs == 100 = target 1
  | otherwise = 0

ascending :: Int -> [Int] -> Bool
ascending _ [] = True
ascending low (x : xs) = low < x && ascending x xs
