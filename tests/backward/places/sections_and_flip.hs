-- expect: reached
-- Operators with one operand, turned around, composed.
module SectionsAndFlip where

import Needle (target)

entry :: Int -> Int -> Int
entry a b
  | (subtract 3 . (* 2)) a == 11 && flip (-) a b == 1 = target a
  | otherwise = 0
