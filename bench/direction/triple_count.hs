-- kind: backward
-- Three lists, each twice as long as the next, the last with more than twelve elements.
module TripleCount where

import Needle (target)

entry :: [Int] -> [Int] -> [Int] -> Int
entry a b c
  | count a == 2 * count b && count b == 2 * count c && 12 < count c = target 1
  | otherwise = 0

-- up to the first 0
count :: [Int] -> Int
count (x : xs) | x /= 0 = 1 + count xs
count _ = 0
