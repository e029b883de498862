-- expect: reached
-- One name for several things.
module ShadowedAndRenamed where

import Needle (target)

entry :: Int -> Int -> Int
entry x y = (\x -> let y = x + 1 in case (x, y) of (y, x) | x == 8, y' > 20 -> target y; _ -> 0) (x - 2)
  where
    y' = y * x
