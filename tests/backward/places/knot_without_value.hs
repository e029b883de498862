-- expect: unreachable
-- A value that needs itself is no value, neither True nor False.
module KnotWithoutValue where

import Needle (target)

entry :: Int -> Int
entry n = if b then target n else 0
  where
    b = if b then n > 0 else False
