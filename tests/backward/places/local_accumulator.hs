-- expect: reached
-- A local loop with an accumulator, and a limit from outside.
module LocalAccumulator where

import Needle (target)

entry :: Int -> [Int] -> Int
entry limit xs = go 0 xs
  where
    go acc [] = acc
    go acc (y : ys)
      | acc > limit, limit > 10 = target acc
      | y < 0 || y > 6 = acc
      | otherwise = go (acc + y) ys
