-- | Whole numbers in texts in the making.
module Data.Text.Lazy.Builder.Int (decimal, hexadecimal) where

import Data.Text.Lazy.Builder (Builder, fromString)
import Numeric (showHex)

-- | In decimal.
decimal :: Integral a => a -> Builder
decimal n = fromString (show (toInteger n))

-- | In base 16, without a prefix. Negative numbers are an error.
hexadecimal :: Integral a => a -> Builder
hexadecimal n
  | n < 0 = error "Data.Text.Lazy.Builder.Int.hexadecimal: applied to negative number"
  | otherwise = fromString (showHex (toInteger n) "")
