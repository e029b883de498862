-- expect: reached
-- A fold makes a function, and that is applied.
module FoldrBuildsAFunction where

import Needle (target)

entry :: [Int] -> Int
entry xs = foldr step id xs 1
  where
    step x k acc
      | acc == 24 = target acc
      | x < 2 = k acc
      | otherwise = k (acc * x)
