-- expect: reached
-- Between two values in the derived order.
module DerivedOrder where

import Needle (target)

data Size = Small | Medium Int | Large deriving (Eq, Ord)

entry :: Size -> (Size, Int) -> Int
entry s p
  | Medium 3 < s, s < Medium 5, (s, 7) <= p, p < (Medium 4, 8) = target 1
  | otherwise = 0
