-- expect: reached
-- paper: 0.07 861
-- The formula of sat1, its variables are inputs.
module Sat1Direct where

import Needle (target)

data Values = Values { x1, x2, x3, x4 :: Bool }

entry :: Int -> Int -> Int -> Int -> Int
entry a b c d = if formula (Values (a == 0) (b == 0) (c == 0) (d == 0)) then target 1 else 0

formula :: Values -> Bool
formula v = (x1 v || not (x2 v) || not (x3 v)) && (not (x2 v) || not (x3 v)) && (x4 v || x2 v)
