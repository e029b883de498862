-- expect: unreachable
-- Between 8 and 10 nothing leaves 3 when divided by 4.
module Remainders where

import Needle (target)

entry :: Int -> Int
entry n
  | between 8 10 n, n `mod` 4 == 3 = target n
  | otherwise = n

between :: Int -> Int -> Int -> Bool
between low high x = low <= x && x <= high
