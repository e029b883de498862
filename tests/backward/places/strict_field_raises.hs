-- expect: unreachable
-- A strict field that raises: the constructor is never there.
module StrictFieldRaises where

import Needle (target)

data Box = Box !Int Int

entry :: Int -> Int
entry n = case Box (error "no value") n of
  Box _ m -> if m == n then target m else 0
