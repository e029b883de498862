-- kind: equal
-- A few guards through a few calls.
module Guards where

import Needle (target)

entry :: Int -> Int -> Int
entry a b
  | a > 10 = middle (a - b) b
  | otherwise = 0

middle :: Int -> Int -> Int
middle d b = if d == 3 then inner (b * 2) else d

inner :: Int -> Int
inner n
  | n > 50, n < 60 = target n
  | otherwise = n
