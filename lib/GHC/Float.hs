-- | Floating-point numbers, under GHC's name for their module.
module GHC.Float
  ( Float, Double, Floating(..), RealFloat(..), float2Double, double2Float, int2Double, double2Int, int2Float, float2Int
  , showSignedFloat, floatToDigits, fromRat, showFloat, log1p, expm1, truncateDouble, roundDouble, floorDouble
  , ceilingDouble
  ) where

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
