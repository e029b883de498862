{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | Two type constructors of two arguments at once.
module Data.Bifunctor.Product (Product(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable

-- | Both.
data Product f g a b = Pair (f a b) (g a b)

deriving instance (Eq (f a b), Eq (g a b)) => Eq (Product f g a b)
deriving instance (Ord (f a b), Ord (g a b)) => Ord (Product f g a b)
deriving instance (Show (f a b), Show (g a b)) => Show (Product f g a b)
deriving instance (Read (f a b), Read (g a b)) => Read (Product f g a b)

instance (Bifunctor f, Bifunctor g) => Bifunctor (Product f g) where
  bimap f g (Pair x y) = Pair (bimap f g x) (bimap f g y)

instance (Bifoldable f, Bifoldable g) => Bifoldable (Product f g) where
  bifoldMap f g (Pair x y) = bifoldMap f g x <> bifoldMap f g y

instance (Bitraversable f, Bitraversable g) => Bitraversable (Product f g) where
  bitraverse f g (Pair x y) = Pair <$> bitraverse f g x <*> bitraverse f g y

instance (Bifoldable1 f, Bifoldable1 g) => Bifoldable1 (Product f g) where
  bifoldMap1 f g (Pair x y) = bifoldMap1 f g x <> bifoldMap1 f g y
