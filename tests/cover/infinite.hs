-- An infinite list of which three are taken; the branch that needs a fourth is dead.
-- expect: 17 covered, 1 unreachable, 0 unknown, 18 total
module Infinite (firsts) where

from :: Int -> [Int]
from n = n : from (n + 1)

firsts :: Int -> [Int]
firsts n = case take 3 (from n) of
  [a, b, c] -> [c, b, a]
  _ -> []
