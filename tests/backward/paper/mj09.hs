-- expect: reached
-- paper: 0.07 767
-- Calls must return to where they came from: h True is 1, h False is 2.
module Mj09 where

import Needle (target)

entry :: Int
entry = x `seq` if y == 2 then target 1 else 0
  where
    x = h True
    y = h False

h :: Bool -> Int
h b = g y
  where
    g z = z
    f k = if b then k 1 else k 2
    y = f (\x -> x)
