{-# LANGUAGE MagicHash, UnboxedTuples, PatternSynonyms, ViewPatterns #-}
-- | Whole numbers, by the names of GHC's functions on them. Large ones have no constructor here.
module GHC.Num.Integer
  ( Integer(IS), integerLog2#, integerLog2, integerLogBase#, integerLogBase, integerToInt, integerToInt#, integerToWord
  , integerToWord#, integerFromInt, integerFromInt#, integerFromWord, integerFromWord#, integerFromNatural
  , integerToNatural, integerToNaturalClamp, integerGcd, integerLcm, integerSqr, integerQuotRem#, integerDivMod#
  , integerPopCount#, integerBit, integerTestBit, integerShiftL, integerShiftR, integerIsZero, integerIsOne
  , integerIsNegative
  ) where

import Data.Bits
import GHC.Integer.Logarithms
import Needle.Unboxed
import Numeric.Natural (Natural)

-- | A number that an Int can be.
pattern IS :: Int# -> Integer
pattern IS n <- (small -> Just (I# n)) where IS n = integerFromInt# n

small :: Integer -> Maybe Int
small n
  | toInteger k == n = Just k
  | otherwise = Nothing
  where k = fromInteger n

-- | The logarithm to the base 2, rounded down.
integerLog2 :: Integer -> Word
integerLog2 n = fromIntegral (I# (integerLog2# n))

-- | The logarithm to a base, rounded down.
integerLogBase :: Integer -> Integer -> Word
integerLogBase b n = fromIntegral (I# (integerLogBase# b n))

-- | The low bits.
integerToInt :: Integer -> Int
integerToInt = fromInteger

-- | The low bits.
integerToInt# :: Integer -> Int#
integerToInt# n = case fromInteger n of I# i -> i

-- | The low bits.
integerToWord :: Integer -> Word
integerToWord = fromInteger

-- | The low bits.
integerToWord# :: Integer -> Word#
integerToWord# n = case fromInteger n of W# w -> w

-- | The same number.
integerFromInt :: Int -> Integer
integerFromInt = toInteger

-- | The same number.
integerFromInt# :: Int# -> Integer
integerFromInt# n = toInteger (I# n)

-- | The same number.
integerFromWord :: Word -> Integer
integerFromWord = toInteger

-- | The same number.
integerFromWord# :: Word# -> Integer
integerFromWord# n = toInteger (W# n)

-- | The same number.
integerFromNatural :: Natural -> Integer
integerFromNatural = toInteger

-- | Without the sign.
integerToNatural :: Integer -> Natural
integerToNatural = fromInteger . abs

-- | 0 for what is negative.
integerToNaturalClamp :: Integer -> Natural
integerToNaturalClamp n = fromInteger (max 0 n)

-- | gcd.
integerGcd :: Integer -> Integer -> Integer
integerGcd = gcd

-- | lcm.
integerLcm :: Integer -> Integer -> Integer
integerLcm = lcm

-- | The square.
integerSqr :: Integer -> Integer
integerSqr n = n * n

-- | Quotient and remainder.
integerQuotRem# :: Integer -> Integer -> (# Integer, Integer #)
integerQuotRem# a b = (# quot a b, rem a b #)

-- | Quotient and remainder of the division that rounds down.
integerDivMod# :: Integer -> Integer -> (# Integer, Integer #)
integerDivMod# a b = (# div a b, mod a b #)

-- | How many bits are 1.
integerPopCount# :: Integer -> Int#
integerPopCount# n = case popCount n of I# k -> k

-- | A power of 2.
integerBit :: Word -> Integer
integerBit k = bit (fromIntegral k)

-- | Is this bit 1?
integerTestBit :: Integer -> Word -> Bool
integerTestBit n k = testBit n (fromIntegral k)

-- | Bits moved to the left.
integerShiftL :: Integer -> Word -> Integer
integerShiftL n k = shiftL n (fromIntegral k)

-- | Bits moved to the right.
integerShiftR :: Integer -> Word -> Integer
integerShiftR n k = shiftR n (fromIntegral k)

-- | Is it 0?
integerIsZero :: Integer -> Bool
integerIsZero = (== 0)

-- | Is it 1?
integerIsOne :: Integer -> Bool
integerIsOne = (== 1)

-- | Is it below 0?
integerIsNegative :: Integer -> Bool
integerIsNegative = (< 0)
