-- expect: unreachable
-- A binding has one value: it is not small in one place and large in another.
module SharedThunk where

import Needle (target)

entry :: [Int] -> Int
entry xs = if small && large then target 1 else 0
  where
    n = case xs of
      [] -> 0
      x : _ -> x `mod` 10
    small = n < 3
    large = n > 3
