-- expect: reached
-- A list from one input to the other, and its sum.
module ArithmeticSequence where

import Needle (target)

entry :: Int -> Int -> Int
entry a b = if a > 0 && sum [a .. b] == 18 && b > a then target a else 0
