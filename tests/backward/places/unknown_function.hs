-- expect: reached
-- The input is a function; it must give different results for different arguments.
module UnknownFunction where

import Needle (target)

entry :: (Bool -> Bool) -> Int
entry f
  | f True, not (f False), f (f True) = target 1
  | otherwise = 0
