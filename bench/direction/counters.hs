-- kind: backward
-- Ten lists are counted; only the length of one of them matters.
module Counters where

import Needle (target)

data Lists = Lists [Int] [Int] [Int] [Int] [Int] [Int] [Int] [Int] [Int] [Int]

entry :: Lists -> Int
entry (Lists a b c d e f g h i j)
  | all (>= 0) counts, counts !! 6 == 9 = target 1
  | otherwise = 0
  where
    counts = map count [a, b, c, d, e, f, g, h, i, j]

-- up to the first 0
count :: [Int] -> Int
count (x : xs) | x /= 0 = 1 + count xs
count _ = 0
