-- expect: unreachable
-- A value that is only a name for itself.
module NamesItself where

import Needle (target)

entry :: Int -> Int
entry n
  | n == 3, x == 5 = target 1
  | otherwise = 0
  where
    x = y
    y = x :: Int
