-- expect: reached
-- paper: 20.51 77587
-- A function of two booleans as a table of four numbers. Folding with it must tell two lists apart that differ in one
-- element.
module Fold where

import Needle (target)

distinguish :: Int -> Int -> Int -> Int -> Int
distinguish ff ft tf tt
  | first /= second = target 1
  | otherwise = 0
  where
    first = fold step False [True, False, True, True, False, True]
    second = fold step False [True, False, False, True, False, True]
    step True x = if x then tt == 0 else tf == 0
    step False x = if x then ft == 0 else ff == 0

fold :: (b -> a -> b) -> b -> [a] -> b
fold _ acc [] = acc
fold f acc (x : xs) = fold f (f acc x) xs
