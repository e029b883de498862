-- expect: unreachable
-- What the caller knows about the number contradicts what the function asks.
module GuardsThroughCalls where

import Needle (target)

outer :: Int -> Int
outer x
  | x > 5 = middle (x + 1)
  | otherwise = 0

middle :: Int -> Int
middle y = inner (y - 1) + 1

inner :: Int -> Int
inner z
  | z < 3 = target z
  | otherwise = z
