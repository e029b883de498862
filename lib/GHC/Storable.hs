-- | Values in memory.
module GHC.Storable (Storable(..)) where

import Foreign.Storable
