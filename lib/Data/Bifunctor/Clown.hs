{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | A functor of the first argument only.
module Data.Bifunctor.Clown (Clown(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable
import Data.Foldable1 (Foldable1(..))

-- | The second argument is not there.
newtype Clown f a b = Clown { runClown :: f a }

deriving instance Eq (f a) => Eq (Clown f a b)
deriving instance Ord (f a) => Ord (Clown f a b)
deriving instance Show (f a) => Show (Clown f a b)
deriving instance Read (f a) => Read (Clown f a b)

instance Functor f => Bifunctor (Clown f) where
  bimap f _ (Clown x) = Clown (fmap f x)

instance Foldable f => Bifoldable (Clown f) where
  bifoldMap f _ (Clown x) = foldMap f x

instance Traversable f => Bitraversable (Clown f) where
  bitraverse f _ (Clown x) = fmap Clown (traverse f x)

instance Functor (Clown f a) where
  fmap _ (Clown x) = Clown x

instance Foldable (Clown f a) where
  foldMap _ _ = mempty

instance Traversable (Clown f a) where
  traverse _ (Clown x) = pure (Clown x)

instance Foldable1 f => Bifoldable1 (Clown f) where
  bifoldMap1 f _ (Clown x) = foldMap1 f x
