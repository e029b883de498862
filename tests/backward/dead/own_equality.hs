-- expect: unreachable
-- Nothing equals anything, by an instance of its own.
module OwnEquality where

import Needle (target)

data Answer = Answered Int | Silent

instance Eq Answer where
  Answered _ == Answered _ = False
  _ == _ = False

entry :: Answer -> Answer -> Int
entry a b = if [a, b] == [b, a] then target 1 else 0
