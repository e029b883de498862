-- kind: backward
-- The result has two parts. The first makes a decision for each of many numbers; the target is in the second, which
-- looks at three of them.
module BesideTheResult where

import Needle (target)

entry :: [Int] -> (Int, Int)
entry ns = (score ns, if sum (take 3 (drop 14 ns)) == 77 then target 1 else 0)

score :: [Int] -> Int
score [] = 0
score (n : ns)
  | n < 0 = 1 + score ns
  | n > 100 = 2 + score ns
  | n == 50 = 3 + score ns
  | otherwise = score ns
