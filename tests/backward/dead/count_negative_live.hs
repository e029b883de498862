-- expect: reached
-- A list can have a length above three.
module CountNegativeLive where

import Needle (target)

entry :: [Bool] -> Int
entry xs
  | count xs > 3 = target 1
  | otherwise = 0

count :: [a] -> Integer
count [] = 0
count (_ : xs) = 1 + count xs
