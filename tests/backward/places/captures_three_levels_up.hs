-- expect: reached
-- The innermost function asks about variables of every function around it.
module CapturesThreeLevelsUp where

import Needle (target)

entry :: Int -> Int -> Int -> Int -> Int
entry a = outer
  where
    outer b = middle
      where
        middle c = inner
          where
            inner d
              | a < b, b < c, c < d, a + b + c + d == 20 = target d
              | otherwise = 0
