-- expect: unreachable
-- A list has no negative length, however long it is.
module CountNegative where

import Needle (target)

entry :: [Bool] -> Int
entry xs
  | count xs < 0 = target 1
  | otherwise = 0

count :: [a] -> Integer
count [] = 0
count (_ : xs) = 1 + count xs
