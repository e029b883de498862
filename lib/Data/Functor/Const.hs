{-# LANGUAGE DerivingStrategies, FlexibleContexts, GeneralizedNewtypeDeriving, StandaloneDeriving #-}
-- | The functor that ignores its argument.
module Data.Functor.Const (Const(..)) where

import Data.Bits (Bits, FiniteBits)
import Data.Ix (Ix)
import Needle.Foldable

deriving newtype instance Num a => Num (Const a b)
deriving newtype instance Enum a => Enum (Const a b)
deriving newtype instance Real a => Real (Const a b)
deriving newtype instance Integral a => Integral (Const a b)
deriving newtype instance Fractional a => Fractional (Const a b)
deriving newtype instance Floating a => Floating (Const a b)
deriving newtype instance RealFrac a => RealFrac (Const a b)
deriving newtype instance RealFloat a => RealFloat (Const a b)
deriving newtype instance Bits a => Bits (Const a b)
deriving newtype instance FiniteBits a => FiniteBits (Const a b)
deriving newtype instance Ix a => Ix (Const a b)
deriving newtype instance Bounded a => Bounded (Const a b)

instance Read a => Read (Const a b) where
  readsPrec d = readParen (d > 10) (\s -> [(Const x, v) | ("Const", u) <- lex s, (x, v) <- readsPrec 11 u])
