-- expect: reached
-- Two numbers of a list make a sum, in order.
module ListComprehension where

import Needle (target)

entry :: [Int] -> Int
entry xs = case [(a, b) | a <- xs, b <- xs, a < b, a + b == 10, a > 2] of
  (a, _) : _ -> target a
  [] -> 0
