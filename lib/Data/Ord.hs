{-# LANGUAGE DerivingStrategies, FlexibleContexts, GeneralizedNewtypeDeriving, StandaloneDeriving #-}
-- | Orderings.
module Data.Ord (Ord(..), Ordering(..), comparing, Down(..), clamp) where

import Data.Bits (Bits, FiniteBits)
import Data.Ix (Ix)
import Needle.Classes
import Needle.Down

{-# NEWER clamp #-}

-- | The value brought within the bounds.
clamp :: Ord a => (a, a) -> a -> a
clamp (low, high) a = min high (max a low)

deriving newtype instance Real a => Real (Down a)
deriving newtype instance Fractional a => Fractional (Down a)
deriving newtype instance Floating a => Floating (Down a)
deriving newtype instance RealFrac a => RealFrac (Down a)
deriving newtype instance RealFloat a => RealFloat (Down a)
deriving newtype instance Bits a => Bits (Down a)
deriving newtype instance FiniteBits a => FiniteBits (Down a)
deriving newtype instance Ix a => Ix (Down a)
