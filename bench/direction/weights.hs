-- kind: backward
-- Twenty-four decisions, each adds a weight or not; all of them matter and few sums are right.
module Weights where

import Needle (target)

data Choice = Take | Leave

entry :: [Choice] -> Int
entry cs = if pick weights cs == 9999 then target 1 else 0
  where
    weights =
      [ 3, 5, 9, 17, 33, 64, 129, 257, 512, 1025, 2047, 4098
      , 8190, 11, 22, 45, 91, 180, 361, 720, 1441, 2882, 5763, 111 ]

pick :: [Int] -> [Choice] -> Int
pick (w : ws) (Take : cs) = w + pick ws cs
pick (_ : ws) (Leave : cs) = pick ws cs
pick [] [] = 0
pick _ _ = -100000
