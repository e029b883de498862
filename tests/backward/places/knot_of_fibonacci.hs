-- expect: reached
-- A list that is zipped with itself.
module KnotOfFibonacci where

import Needle (target)

entry :: Int -> Int
entry n = if n >= 0 && n < 20 && fibs !! n == 21 then target n else 0
  where
    fibs = 0 : 1 : zipWith (+) fibs (tail fibs)
