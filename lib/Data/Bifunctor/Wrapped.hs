{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | The functor of the second argument.
module Data.Bifunctor.Wrapped (WrappedBifunctor(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable

-- | A functor and more by way of the classes of two arguments.
newtype WrappedBifunctor p a b = WrapBifunctor { unwrapBifunctor :: p a b }

deriving instance Eq (p a b) => Eq (WrappedBifunctor p a b)
deriving instance Ord (p a b) => Ord (WrappedBifunctor p a b)
deriving instance Show (p a b) => Show (WrappedBifunctor p a b)
deriving instance Read (p a b) => Read (WrappedBifunctor p a b)

instance Bifunctor p => Bifunctor (WrappedBifunctor p) where
  bimap f g (WrapBifunctor x) = WrapBifunctor (bimap f g x)

instance Bifoldable p => Bifoldable (WrappedBifunctor p) where
  bifoldMap f g (WrapBifunctor x) = bifoldMap f g x

instance Bitraversable p => Bitraversable (WrappedBifunctor p) where
  bitraverse f g (WrapBifunctor x) = fmap WrapBifunctor (bitraverse f g x)

instance Bifunctor p => Functor (WrappedBifunctor p a) where
  fmap f (WrapBifunctor x) = WrapBifunctor (second f x)

instance Bifoldable p => Foldable (WrappedBifunctor p a) where
  foldMap f (WrapBifunctor x) = bifoldMap (const mempty) f x

instance Bitraversable p => Traversable (WrappedBifunctor p a) where
  traverse f (WrapBifunctor x) = fmap WrapBifunctor (bitraverse pure f x)

instance Bifoldable1 p => Bifoldable1 (WrappedBifunctor p) where
  bifoldMap1 f g (WrapBifunctor x) = bifoldMap1 f g x
