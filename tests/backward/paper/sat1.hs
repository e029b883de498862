-- expect: reached
-- paper: 4.42 20213
-- A solver by trial: both values of each of four variables.
module Sat1 where

import Needle (target)

data Values = Values { x1, x2, x3, x4 :: Bool }

entry :: Int
entry = if solve formula then target 1 else 0

formula :: Values -> Bool
formula v = (x1 v || not (x2 v) || not (x3 v)) && (not (x2 v) || not (x3 v)) && (x4 v || x2 v)

attempt :: (Bool -> Bool) -> Bool
attempt f = f True || f False

solve :: (Values -> Bool) -> Bool
solve p = attempt (\n1 -> attempt (\n2 -> attempt (\n3 -> attempt (\n4 -> p (Values n1 n2 n3 n4)))))
