-- expect: reached
-- Only the answered ones equal each other, by an instance of its own.
module OwnEqualityLive where

import Needle (target)

data Answer = Answered Int | Silent

instance Eq Answer where
  Answered a == Answered b = a == b
  _ == _ = False

entry :: Answer -> Answer -> Int
entry a b = if [a, b] == [b, a] then target 1 else 0
