-- expect: unreachable
-- The pair is put in order first.
module OrderedPair where

import Needle (target)

order :: (Int, Int) -> (Int, Int)
order (a, b) = if a <= b then (a, b) else (b, a)

entry :: (Int, Int) -> Int
entry p
  | b < a = target 1
  | otherwise = 0
  where
    (a, b) = order p
