-- | Floating-point numbers, under GHC's name for their module.
module GHC.Float
  ( Float, Double, Floating(..), RealFloat(..), float2Double, double2Float, int2Double, double2Int, int2Float, float2Int
  , showSignedFloat, floatToDigits, fromRat, showFloat, log1p, expm1, truncateDouble, roundDouble, floorDouble
  , ceilingDouble, castWord64ToDouble, castDoubleToWord64, castWord32ToFloat, castFloatToWord32
  ) where

import Data.Bits (shiftL, shiftR, testBit, (.&.), (.|.))
import Data.Word (Word32, Word64)
import Numeric

-- | The same number.
float2Double :: Float -> Double
float2Double = realToFrac

-- | The nearest one.
double2Float :: Double -> Float
double2Float = realToFrac

-- | The same number.
int2Double :: Int -> Double
int2Double = fromIntegral

-- | Without what stands after the point.
double2Int :: Double -> Int
double2Int = truncate

-- | The nearest one.
int2Float :: Int -> Float
int2Float = fromIntegral

-- | Without what stands after the point.
float2Int :: Float -> Int
float2Int = truncate

-- | Shows a number that may be negative.
showSignedFloat :: RealFloat a => (a -> ShowS) -> Int -> a -> ShowS
showSignedFloat f p x
  | x < 0 || isNegativeZero x = showParen (p > 6) (showChar '-' . f (negate x))
  | otherwise = f x

-- | truncate.
truncateDouble :: Integral b => Double -> b
truncateDouble = truncate

-- | round.
roundDouble :: Integral b => Double -> b
roundDouble = round

-- | floor.
floorDouble :: Integral b => Double -> b
floorDouble = floor

-- | ceiling.
ceilingDouble :: Integral b => Double -> b
ceilingDouble = ceiling

-- | The number that has these bits.
castWord64ToDouble :: Word64 -> Double
castWord64ToDouble w = fromBits 52 11 (toInteger w)

-- | The bits of a number.
castDoubleToWord64 :: Double -> Word64
castDoubleToWord64 d = fromInteger (toBits 52 11 d)

-- | The number that has these bits.
castWord32ToFloat :: Word32 -> Float
castWord32ToFloat w = fromBits 23 8 (toInteger w)

-- | The bits of a number.
castFloatToWord32 :: Float -> Word32
castFloatToWord32 f = fromInteger (toBits 23 8 f)

-- Both take the widths of the fraction and of the exponent. The sign stands in front of the exponent, that in front of
-- the fraction; an exponent of zero means a number without the hidden first bit.
toBits :: RealFloat a => Int -> Int -> a -> Integer
toBits fraction width x
  | isNaN x = top .|. bit' (fraction - 1)
  | x < 0 || isNegativeZero x = bit' (fraction + width) .|. magnitude (negate x)
  | otherwise = magnitude x
  where
    bit' = shiftL 1
    top = shiftL (bit' width - 1) fraction
    magnitude y
      | isInfinite y = top
      | y == 0 = 0
      | e >= 1 = shiftL (toInteger e) fraction .|. (m - bit' fraction)
      | otherwise = shiftR m (1 - e)
      where
        (m, e0) = decodeFloat y
        e = e0 + fraction + shiftL 1 (width - 1) - 1

fromBits :: RealFloat a => Int -> Int -> Integer -> a
fromBits fraction width w = if testBit w (fraction + width) then negate magnitude else magnitude
  where
    e = fromInteger (shiftR w fraction .&. (shiftL 1 width - 1)) :: Int
    m = w .&. (shiftL 1 fraction - 1)
    scale = 2 - shiftL 1 (width - 1) - fraction
    magnitude
      | e == shiftL 1 width - 1 = if m == 0 then 1 / 0 else 0 / 0
      | e == 0 = encodeFloat m scale
      | otherwise = encodeFloat (m .|. shiftL 1 fraction) (scale + e - 1)
