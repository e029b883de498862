-- | The old name of Data.Bits.
module Bits (module Data.Bits) where

import Data.Bits
