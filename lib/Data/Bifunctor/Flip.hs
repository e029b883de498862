{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | Type constructors of two arguments, the arguments changed about.
module Data.Bifunctor.Flip (Flip(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable

-- | The arguments changed about.
newtype Flip p a b = Flip { runFlip :: p b a }

deriving instance Eq (p b a) => Eq (Flip p a b)
deriving instance Ord (p b a) => Ord (Flip p a b)
deriving instance Show (p b a) => Show (Flip p a b)
deriving instance Read (p b a) => Read (Flip p a b)

instance Bifunctor p => Bifunctor (Flip p) where
  bimap f g (Flip x) = Flip (bimap g f x)

instance Bifoldable p => Bifoldable (Flip p) where
  bifoldMap f g (Flip x) = bifoldMap g f x

instance Bitraversable p => Bitraversable (Flip p) where
  bitraverse f g (Flip x) = fmap Flip (bitraverse g f x)

instance Bifunctor p => Functor (Flip p a) where
  fmap f (Flip x) = Flip (first f x)

instance Bifoldable p => Foldable (Flip p a) where
  foldMap f (Flip x) = bifoldMap f (const mempty) x

instance Bitraversable p => Traversable (Flip p a) where
  traverse f (Flip x) = fmap Flip (bitraverse f pure x)

instance Bifoldable1 p => Bifoldable1 (Flip p) where
  bifoldMap1 f g (Flip x) = bifoldMap1 g f x
