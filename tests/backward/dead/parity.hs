-- expect: unreachable
-- Twice a number is even, in machine integers too.
module Parity where

import Needle (target)

entry :: Int -> Int -> Int
entry n m
  | twice n + twice m == 7 = target 1
  | otherwise = 0
  where
    twice x = 2 * x
