-- expect: reached
-- A list can have a length above three.
module CountNegativeIntLive where

import Needle (target)

entry :: [Bool] -> Int
entry xs
  | count xs > 3 = target 1
  | otherwise = 0

count :: [a] -> Int
count [] = 0
count (_ : xs) = 1 + count xs
