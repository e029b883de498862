-- expect: reached
-- Guards that fail fall through to the next equation.
module GuardsFallThrough where

import Needle (target)

f :: Int -> Int -> Int
f x y
  | x > 10, y > 10 = 1
  | Just z <- lookup x [(3, 5), (11, 7)], z == y = 2
f 11 y
  | y > 5 = target y
f _ _ = 0

entry :: Int -> Int -> Int
entry = f
