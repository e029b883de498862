-- expect: reached
-- A lazy field that would raise is not looked at.
module LazyFieldRaises where

import Needle (target)

data Box = Box Int Int

entry :: Int -> Int
entry n = case Box (error "no value") n of
  Box _ m -> if m == 8 then target m else 0
