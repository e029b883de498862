-- expect: reached
-- Only positive numbers are added, but the sum of two can be too large for an Int.
module SumOfPositivesLive where

import Needle (target)

type Number = Int

entry :: [Number] -> Int
entry xs
  | total xs < 0 = target 1
  | otherwise = 0

total :: [Number] -> Number
total (x : xs) | x > 0 = x + total xs
total _ = 0
