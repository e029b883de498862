-- expect: reached
-- The table has a value above 20.
module SmallTableLive where

import Needle (target)

table :: [(Int, Int)]
table = [(1, 10), (4, 20), (9, 30)]

entry :: Int -> Int
entry k = case lookup k table of
  Just v | v > 20 -> target v
  Just v -> v
  Nothing -> 0
