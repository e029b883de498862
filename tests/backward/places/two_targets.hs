-- expect: reached, unreachable
-- Two targets; one of them is dead.
module TwoTargets where

import Needle (target)

entry :: Int -> Int
entry n
  | n > 7 = if n == 9 then target 1 else 0
  | n > 8 = target 2
  | otherwise = 3
