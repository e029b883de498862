-- | Numbers as rows of bits.
module Data.Bits
  ( Bits(..), FiniteBits(..), bitDefault, testBitDefault, popCountDefault, toIntegralSized
  , (.^.), (.>>.), (.<<.), (!>>.), (!<<.), oneBits, And(..), Ior(..), Xor(..), Iff(..)
  ) where

import Needle.Bits
import Needle.Newer.Bits
import Needle.Sized ()
