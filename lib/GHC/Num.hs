-- | The class Num, under GHC's name for its module.
module GHC.Num (Num(..), Integer, Natural, subtract, quotRemInteger) where

import Numeric.Natural (Natural)

-- | quotRem.
quotRemInteger :: Integer -> Integer -> (Integer, Integer)
quotRemInteger = quotRem
