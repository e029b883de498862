-- expect: unreachable
-- A function gives the same result for the same argument.
module UnknownFunctionIsOne where

import Needle (target)

entry :: (Bool -> Int) -> Bool -> Int
entry f b
  | f b > 3, f (not (not b)) < 3 = target 1
  | otherwise = 0
