-- | Conversion between types of the same representation.
module Data.Coerce (coerce, Coercible) where

import Needle.Coerce
