-- | The numeric classes, under GHC's name for their module.
module GHC.Real
  ( Ratio(..), Rational, numerator, denominator, (%), Integral(..), Fractional(..), Real(..), RealFrac(..)
  , fromIntegral, realToFrac, even, odd, (^), (^^), gcd, lcm, showSigned, divZeroError
  ) where

import Control.Exception (ArithException(..), throw)
import Data.Ratio hiding (Ratio)
import Needle.Real (Ratio(..))
import Numeric (showSigned)

-- | The error for a division by zero.
divZeroError :: a
divZeroError = throw DivideByZero
