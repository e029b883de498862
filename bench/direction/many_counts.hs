-- kind: backward
-- Five lists whose lengths are related only when all of them are known.
module ManyCounts where

import Needle (target)

entry :: [Int] -> [Int] -> [Int] -> [Int] -> [Int] -> Int
entry a b c d e
  | 1000 * count a + 100 * count b + 10 * count c + count d - count e == 8765 = target 1
  | otherwise = 0

-- up to the first 0
count :: [Int] -> Int
count (x : xs) | x /= 0 = 1 + count xs
count _ = 0
