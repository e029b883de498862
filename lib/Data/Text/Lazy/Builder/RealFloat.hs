-- | Floating-point numbers in texts in the making.
module Data.Text.Lazy.Builder.RealFloat (FPFormat(..), realFloat, formatRealFloat) where

import Data.Text.Lazy.Builder (Builder, fromString)
import Numeric (showEFloat, showFFloat, showFloat)

-- | How a number is written.
data FPFormat
  = Exponent -- ^ with an exponent
  | Fixed -- ^ without one
  | Generic -- ^ with one outside 0.1 to 10,000,000
  deriving (Enum, Read, Show)

-- | As 'show' writes it.
realFloat :: RealFloat a => a -> Builder
realFloat = formatRealFloat Generic Nothing

-- | In a format, with so many digits after the point.
formatRealFloat :: RealFloat a => FPFormat -> Maybe Int -> a -> Builder
formatRealFloat format digits x = fromString (case format of
  Exponent -> scientific
  Fixed -> showFFloat digits x ""
  Generic
    | m /= 0 && (m < 0.1 || m >= 10000000) -> scientific
    | digits == Nothing -> showFloat x ""
    | otherwise -> showFFloat digits x "")
  where
    m = abs x
    -- text has a digit after the point in any case, base has not
    scientific = showEFloat (fmap (max 1) digits) x ""
