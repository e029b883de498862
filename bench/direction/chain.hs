-- kind: equal
-- A chain of steps each of which may fail.
module Chain where

import Needle (target)

half :: Int -> Maybe Int
half n = if even n && n > 0 then Just (n `div` 2) else Nothing

entry :: Int -> Int
entry n = case half n >>= half >>= half >>= half of
  Just m | m == 3 -> target m
  _ -> 0
