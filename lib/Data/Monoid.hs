{-# LANGUAGE DerivingStrategies, FlexibleContexts, GeneralizedNewtypeDeriving, StandaloneDeriving #-}
-- | Monoids.
module Data.Monoid
  ( Monoid(..), (<>), Dual(..), Endo(..), All(..), Any(..), Sum(..), Product(..), First(..), Last(..), Alt(..), Ap(..)
  ) where

import Control.Applicative (Alternative, liftA2)
import Control.Monad (MonadPlus)
import Control.Monad.Fix (MonadFix(..))
import Needle.Foldable
import Needle.Monoids

deriving newtype instance Bounded a => Bounded (Dual a)
deriving instance Read a => Read (Dual a)
deriving newtype instance Bounded a => Bounded (Sum a)
deriving instance Read a => Read (Sum a)
deriving newtype instance Bounded a => Bounded (Product a)
deriving instance Read a => Read (Product a)
deriving newtype instance Bounded All
deriving newtype instance Bounded Any
deriving instance Read All
deriving instance Read Any
deriving instance Read a => Read (First a)
deriving instance Read a => Read (Last a)

instance MonadFix Dual where
  mfix f = Dual (let x = getDual (f x) in x)

instance MonadFix Sum where
  mfix f = Sum (let x = getSum (f x) in x)

instance MonadFix Product where
  mfix f = Product (let x = getProduct (f x) in x)

deriving newtype instance Applicative f => Applicative (Alt f)
deriving newtype instance Alternative f => Alternative (Alt f)
deriving newtype instance Monad f => Monad (Alt f)
deriving newtype instance MonadPlus f => MonadPlus (Alt f)
deriving newtype instance MonadFail f => MonadFail (Alt f)
deriving newtype instance MonadFix f => MonadFix (Alt f)
deriving newtype instance Foldable f => Foldable (Alt f)
deriving instance Traversable f => Traversable (Alt f)
deriving newtype instance Alternative f => Alternative (Ap f)
deriving newtype instance Monad f => Monad (Ap f)
deriving newtype instance MonadPlus f => MonadPlus (Ap f)
deriving newtype instance MonadFail f => MonadFail (Ap f)
deriving newtype instance MonadFix f => MonadFix (Ap f)
deriving newtype instance Foldable f => Foldable (Ap f)
deriving instance Traversable f => Traversable (Ap f)

instance (Applicative f, Bounded a) => Bounded (Ap f a) where
  minBound = pure minBound
  maxBound = pure maxBound

instance (Applicative f, Num a) => Num (Ap f a) where
  (+) = liftA2 (+)
  (-) = liftA2 (-)
  (*) = liftA2 (*)
  negate = fmap negate
  abs = fmap abs
  signum = fmap signum
  fromInteger = pure . fromInteger
