-- expect: reached
-- A number is changed until a condition holds.
module IterateUntil where

import Needle (target)

entry :: Int -> Int
entry n
  | n > 0, n < 12, until (> 40) (* 2) n == 56 = target n
  | otherwise = 0
