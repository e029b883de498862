-- expect: reached
-- Twice a number and one is odd.
module ParityLive where

import Needle (target)

entry :: Int -> Int -> Int
entry n m
  | twice n + twice m + 1 == 7 = target 1
  | otherwise = 0
  where
    twice x = 2 * x
