-- No number is both; what stands behind is dead, and so is the value of the guard that nothing has.
-- expect: 24 covered, 9 unreachable, 0 unknown, 33 total
module Guards (grade) where

grade :: Int -> Int
grade n
  | n > 10 = if n < 5 then n - 1 else n
  | n > 3, n < 2 = n * 2
  | otherwise = 0
