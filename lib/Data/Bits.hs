-- | Numbers as rows of bits.
module Data.Bits
  ( Bits(..), FiniteBits(..), bitDefault, testBitDefault, popCountDefault, toIntegralSized
  ) where

import Needle.Bits
import Needle.Sized ()
