-- | Numbers written and read in particular forms.
module Numeric
  ( showSigned, showIntAtBase, showInt, showBin, showHex, showOct
  , showEFloat, showFFloat, showGFloat, showFFloatAlt, showGFloatAlt, showFloat, showHFloat, floatToDigits
  , readSigned, readInt, readBin, readDec, readOct, readHex, readFloat, lexDigits, fromRat
  , Floating(..)
  ) where

import Needle.Real
import Needle.Numeric

-- | A number in hexadecimal: 0x1.8p-1.
showHFloat :: RealFloat a => a -> ShowS
showHFloat = showString . shown
  where
    shown x
      | isNaN x = "NaN"
      | isInfinite x = (if x < 0 then "-" else "") ++ "Infinity"
      | x < 0 || isNegativeZero x = '-' : positive (negate x)
      | otherwise = positive x
    positive x
      | x == 0 = "0x0p+0"
      | otherwise = case floatToDigits 2 x of
          (d : ds, e) -> "0x" ++ show d ++ fraction ds ++ "p" ++ show (e - 1)
          _ -> ""
    fraction ds
      | all (== 0) ds = ""
      | otherwise = '.' : hexadecimal ds
    hexadecimal ds = case ds of
      [] -> ""
      [a] -> digit a 0 0 0 ""
      [a, b] -> digit a b 0 0 ""
      [a, b, c] -> digit a b c 0 ""
      a : b : c : d : more -> digit a b c d (hexadecimal more)
    digit a b c d = showHex (8 * a + 4 * b + 2 * c + d)
