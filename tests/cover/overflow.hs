-- Only the largest number is not less than its successor.
-- expect: 13 covered, 0 unreachable, 0 unknown, 13 total
module Overflow (next) where

next :: Int -> Int
next n = if n + 1 < n then 0 else n + 1
