{-# LANGUAGE MagicHash #-}
-- | Logarithms of whole numbers, rounded down.
module GHC.Integer.Logarithms (wordLog2#, integerLog2#, integerLogBase#) where

import Needle.Prim (integerLog2)
import Needle.Unboxed

-- | The logarithm to the base 2, -1 for 0.
wordLog2# :: Word# -> Int#
wordLog2# w = 63# -# word2Int# (clz# w)

-- | The logarithm to the base 2, 0 for what has none.
integerLog2# :: Integer -> Int#
integerLog2# n
  | n <= 0 = 0#
  | otherwise = case integerLog2 n of I# k -> k

-- | The logarithm to a base, 0 for what has none.
integerLogBase# :: Integer -> Integer -> Int#
integerLogBase# b n
  | n < b = 0#
  | otherwise = case rounds b of (k, _) -> case k of I# i -> i
  where
    -- How often p divides n, and what is left then: by squares, the largest first.
    rounds p
      | p > n = (0 :: Int, n)
      | otherwise = case rounds (p * p) of
          (k, rest) | rest < p -> (2 * k, rest)
                    | otherwise -> (2 * k + 1, rest `quot` p)
