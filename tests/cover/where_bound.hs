-- A local function that is given only some values, and one that is not called.
-- expect: 11 covered, 7 unreachable, 0 unknown, 18 total
module WhereBound (area) where

area :: Int -> Int
area n = scale 2 + scale 3
  where
    scale :: Int -> Int
    scale 2 = n
    scale 3 = n + n
    scale k = n * k
    idle :: Int -> Int
    idle k = k + 1
