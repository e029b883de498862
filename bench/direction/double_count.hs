-- kind: backward
-- One list is twice as long as the other, which has more than twenty elements: the paper's double count, larger.
module DoubleCount where

import Needle (target)

entry :: [Int] -> [Int] -> Int
entry a b
  | count a == 2 * count b && 20 < count b = target 1
  | otherwise = 0

-- up to the first 0
count :: [Int] -> Int
count (x : xs) | x /= 0 = 1 + count xs
count _ = 0
