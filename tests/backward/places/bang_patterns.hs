-- expect: reached
-- Strict fields and bang patterns demand values, and one input makes them fail.
{-# LANGUAGE BangPatterns #-}
module BangPatterns where

import Needle (target)

data Pair = Pair !Int !Int

entry :: Int -> Int
entry n = case Pair (10 `div` n) (n + 1) of
  Pair !q _
    | q == 3 -> let !r = n * n in if r == 9 then target r else 0
    | otherwise -> 1
