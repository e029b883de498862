-- Several inputs, no two by the same path.
-- reach: --inputs 3 => reached from f: x = True; y = _ & x = False; y = Just False & x = False; y = Just True
-- reach: --inputs 9 => reached from f: x = True; y = _ & x = False; y = Just False & x = False; y = Just True
module Inputs where

import Needle (target)

f :: Bool -> Maybe Bool -> Int
f x y
  | x = hit
  | Just True <- y = hit
  | Just False <- y = hit + 1
  | otherwise = 0
  where
    hit = target 3
