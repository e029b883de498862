-- expect: reached
-- Local functions over several guards share what is bound once.
module WhereFunctions where

import Needle (target)

entry :: Int -> Int -> Int
entry x y
  | bigger > 50, difference == 7 = low
  | bigger > 50 = high
  | otherwise = 0
  where
    bigger = max x y
    difference = abs (x - y)
    low = if odd bigger then target bigger else 1
    high = bigger
