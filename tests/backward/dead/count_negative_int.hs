-- expect: unreachable | gave_up
-- Only a list of 2^63 elements has a negative length in machine integers. No such list fits anywhere.
module CountNegativeInt where

import Needle (target)

entry :: [Bool] -> Int
entry xs
  | count xs < 0 = target 1
  | otherwise = 0

count :: [a] -> Int
count [] = 0
count (_ : xs) = 1 + count xs
