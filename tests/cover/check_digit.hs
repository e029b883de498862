-- Numbers that satisfy an equation.
-- expect: 23 covered, 1 unreachable, 0 unknown, 24 total
module Digit (valid) where

valid :: Int -> Int -> Bool
valid a b
  | 3 * a + b == 1041, a > b = a - b /= 346
  | otherwise = False
