-- expect: reached
-- 11 leaves 3 when divided by 4.
module RemaindersLive where

import Needle (target)

entry :: Int -> Int
entry n
  | between 8 11 n, n `mod` 4 == 3 = target n
  | otherwise = n

between :: Int -> Int -> Int -> Bool
between low high x = low <= x && x <= high
