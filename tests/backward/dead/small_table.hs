-- expect: unreachable
-- The table has no value above 30.
module SmallTable where

import Needle (target)

table :: [(Int, Int)]
table = [(1, 10), (4, 20), (9, 30)]

entry :: Int -> Int
entry k = case lookup k table of
  Just v | v > 30 -> target v
  Just v -> v
  Nothing -> 0
