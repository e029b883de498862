-- expect: reached
-- The function's bound is a little higher: 6 and 7 pass both.
module GuardsThroughCallsLive where

import Needle (target)

outer :: Int -> Int
outer x
  | x > 5 = middle (x + 1)
  | otherwise = 0

middle :: Int -> Int
middle y = inner (y - 1) + 1

inner :: Int -> Int
inner z
  | z < 8 = target z
  | otherwise = z
