{-# LANGUAGE MagicHash #-}
-- | Natural numbers, by the names of GHC's functions on them.
module GHC.Num.Natural
  ( Natural, naturalLog2, naturalLog2#, naturalLogBase, naturalToWord, naturalToWord#, naturalFromWord
  , naturalFromWord#, naturalIsZero, naturalGcd, naturalLcm, naturalPopCount, naturalQuotRem, naturalZero, naturalOne
  ) where

import Data.Bits (popCount)
import GHC.Num.Integer (integerLog2, integerLog2#, integerLogBase)
import Needle.Unboxed
import Numeric.Natural (Natural)

-- | The logarithm to the base 2, rounded down.
naturalLog2 :: Natural -> Word
naturalLog2 = integerLog2 . toInteger

-- | The logarithm to the base 2, rounded down.
naturalLog2# :: Natural -> Word#
naturalLog2# n = int2Word# (integerLog2# (toInteger n))

-- | The logarithm to a base, rounded down.
naturalLogBase :: Natural -> Natural -> Word
naturalLogBase b n = integerLogBase (toInteger b) (toInteger n)

-- | The low bits.
naturalToWord :: Natural -> Word
naturalToWord = fromIntegral

-- | The low bits.
naturalToWord# :: Natural -> Word#
naturalToWord# n = case fromIntegral n of W# w -> w

-- | The same number.
naturalFromWord :: Word -> Natural
naturalFromWord = fromIntegral

-- | The same number.
naturalFromWord# :: Word# -> Natural
naturalFromWord# w = fromIntegral (W# w)

-- | Is it 0?
naturalIsZero :: Natural -> Bool
naturalIsZero = (== 0)

-- | gcd.
naturalGcd :: Natural -> Natural -> Natural
naturalGcd = gcd

-- | lcm.
naturalLcm :: Natural -> Natural -> Natural
naturalLcm = lcm

-- | How many bits are 1.
naturalPopCount :: Natural -> Word
naturalPopCount = fromIntegral . popCount

-- | Quotient and remainder.
naturalQuotRem :: Natural -> Natural -> (Natural, Natural)
naturalQuotRem = quotRem

-- | 0.
naturalZero :: Natural
naturalZero = 0

-- | 1.
naturalOne :: Natural
naturalOne = 1
