-- | Types of one or two arguments whose values have hashes.
module Data.Hashable.Lifted
  ( Hashable1(..), Hashable2(..), hashWithSalt1, hashWithSalt2, defaultLiftHashWithSalt
  ) where

import Data.Hashable.Class
