{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | One of two type constructors of two arguments.
module Data.Bifunctor.Sum (Sum(..)) where

import Data.Bifoldable
import Data.Bifunctor
import Data.Bitraversable

-- | Either.
data Sum p q a b = L2 (p a b) | R2 (q a b)

deriving instance (Eq (p a b), Eq (q a b)) => Eq (Sum p q a b)
deriving instance (Ord (p a b), Ord (q a b)) => Ord (Sum p q a b)
deriving instance (Show (p a b), Show (q a b)) => Show (Sum p q a b)
deriving instance (Read (p a b), Read (q a b)) => Read (Sum p q a b)

instance (Bifunctor p, Bifunctor q) => Bifunctor (Sum p q) where
  bimap f g (L2 x) = L2 (bimap f g x)
  bimap f g (R2 x) = R2 (bimap f g x)

instance (Bifoldable p, Bifoldable q) => Bifoldable (Sum p q) where
  bifoldMap f g (L2 x) = bifoldMap f g x
  bifoldMap f g (R2 x) = bifoldMap f g x

instance (Bitraversable p, Bitraversable q) => Bitraversable (Sum p q) where
  bitraverse f g (L2 x) = fmap L2 (bitraverse f g x)
  bitraverse f g (R2 x) = fmap R2 (bitraverse f g x)
