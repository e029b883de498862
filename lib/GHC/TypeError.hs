-- | What a program says about types that it does not want.
module GHC.TypeError (TypeError, ErrorMessage(..)) where

import Needle.TypeLits
