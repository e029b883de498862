{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | A functor of the second argument only.
module Data.Bifunctor.Joker (Joker(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable
import Data.Foldable1 (Foldable1(..))

-- | The first argument is not there.
newtype Joker g a b = Joker { runJoker :: g b }

deriving instance Eq (g b) => Eq (Joker g a b)
deriving instance Ord (g b) => Ord (Joker g a b)
deriving instance Show (g b) => Show (Joker g a b)
deriving instance Read (g b) => Read (Joker g a b)

instance Functor g => Bifunctor (Joker g) where
  bimap _ g (Joker x) = Joker (fmap g x)

instance Foldable g => Bifoldable (Joker g) where
  bifoldMap _ g (Joker x) = foldMap g x

instance Traversable g => Bitraversable (Joker g) where
  bitraverse _ g (Joker x) = fmap Joker (traverse g x)

instance Functor g => Functor (Joker g a) where
  fmap f (Joker x) = Joker (fmap f x)

instance Foldable g => Foldable (Joker g a) where
  foldMap f (Joker x) = foldMap f x

instance Traversable g => Traversable (Joker g a) where
  traverse f (Joker x) = fmap Joker (traverse f x)

instance Foldable1 g => Bifoldable1 (Joker g) where
  bifoldMap1 _ g (Joker x) = foldMap1 g x

instance Foldable1 g => Foldable1 (Joker g a) where
  foldMap1 f (Joker x) = foldMap1 f x
