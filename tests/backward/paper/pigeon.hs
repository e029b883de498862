-- expect: reached
-- paper: 0.55 8055
-- Five pigeons are put into four holes, each into a hole of its own. The target stands where the inputs are no such
-- placement (none is).
module Pigeon where

import Needle (target)

pigeon :: Int -> Int -> Int -> Int -> Int -> Int
pigeon a b c d e
  | every exists places && alone places = 0
  | otherwise = target 1
  where
    places = [a, b, c, d, e]
    exists x = 1 <= x && x <= 4

every :: (a -> Bool) -> [a] -> Bool
every _ [] = True
every p (x : xs) = p x && every p xs

alone :: [Int] -> Bool
alone [] = True
alone (x : xs) = every (/= x) xs && alone xs
