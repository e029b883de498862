-- | Numbers written and read in particular forms.
module Numeric
  ( showSigned, showIntAtBase, showInt, showBin, showHex, showOct
  , showEFloat, showFFloat, showGFloat, showFFloatAlt, showGFloatAlt, showFloat, floatToDigits
  , readSigned, readInt, readBin, readDec, readOct, readHex, readFloat, lexDigits, fromRat
  , Floating(..)
  ) where

import Needle.Real
import Needle.Numeric
