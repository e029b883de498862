-- expect: unreachable
-- Only positive numbers are added, and Integer has room for all sums.
module SumOfPositives where

import Needle (target)

type Number = Integer

entry :: [Number] -> Int
entry xs
  | total xs < 0 = target 1
  | otherwise = 0

total :: [Number] -> Number
total (x : xs) | x > 0 = x + total xs
total _ = 0
