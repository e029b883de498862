-- Patterns that are matched when their names are needed.
-- expect: 12 covered, 0 unreachable, 0 unknown, 12 total
module Irrefutable (late, never) where

late :: Bool -> Maybe Int -> Int
late b m = if b then x + 1 else 0
  where
    Just x = m

never :: (Int, Int) -> Int
never ~(a, _) = 7
