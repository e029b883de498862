-- | Hashes by structure.
module Data.Hashable.Generic
  ( genericHashWithSalt, genericLiftHashWithSalt, GHashable(..), HashArgs(..), Zero, One
  ) where

import Data.Hashable.Class
