{-# LANGUAGE DerivingStrategies, FlexibleContexts, GeneralizedNewtypeDeriving, StandaloneDeriving #-}
-- | The functor that does nothing.
module Data.Functor.Identity (Identity(..)) where

import Data.Bits (Bits, FiniteBits)
import Data.Ix (Ix)
import Needle.Foldable
import Needle.Read ()
import Needle.Monad ()

deriving newtype instance Num a => Num (Identity a)
deriving newtype instance Enum a => Enum (Identity a)
deriving newtype instance Real a => Real (Identity a)
deriving newtype instance Integral a => Integral (Identity a)
deriving newtype instance Fractional a => Fractional (Identity a)
deriving newtype instance Floating a => Floating (Identity a)
deriving newtype instance RealFrac a => RealFrac (Identity a)
deriving newtype instance RealFloat a => RealFloat (Identity a)
deriving newtype instance Bits a => Bits (Identity a)
deriving newtype instance FiniteBits a => FiniteBits (Identity a)
deriving newtype instance Ix a => Ix (Identity a)
deriving newtype instance Bounded a => Bounded (Identity a)
