-- | Exceptions and those of arithmetic.
module GHC.Exception.Type
  ( Exception(..), SomeException(..), ArithException(..)
  , divZeroException, overflowException, ratioZeroDenomException, underflowException
  ) where

import Control.Exception

-- | A division by zero.
divZeroException :: SomeException
divZeroException = toException DivideByZero

-- | A result that is too large.
overflowException :: SomeException
overflowException = toException Overflow

-- | A ratio whose denominator is zero.
ratioZeroDenomException :: SomeException
ratioZeroDenomException = toException RatioZeroDenominator

-- | A result that is too small.
underflowException :: SomeException
underflowException = toException Underflow
