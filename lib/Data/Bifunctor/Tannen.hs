{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | A functor around a type constructor of two arguments.
module Data.Bifunctor.Tannen (Tannen(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable
import Data.Foldable1 (Foldable1(..))

-- | A functor around it.
newtype Tannen f p a b = Tannen { runTannen :: f (p a b) }

deriving instance Eq (f (p a b)) => Eq (Tannen f p a b)
deriving instance Ord (f (p a b)) => Ord (Tannen f p a b)
deriving instance Show (f (p a b)) => Show (Tannen f p a b)
deriving instance Read (f (p a b)) => Read (Tannen f p a b)

instance (Functor f, Bifunctor p) => Bifunctor (Tannen f p) where
  bimap f g (Tannen x) = Tannen (fmap (bimap f g) x)

instance (Foldable f, Bifoldable p) => Bifoldable (Tannen f p) where
  bifoldMap f g (Tannen x) = foldMap (bifoldMap f g) x

instance (Traversable f, Bitraversable p) => Bitraversable (Tannen f p) where
  bitraverse f g (Tannen x) = fmap Tannen (traverse (bitraverse f g) x)

instance (Functor f, Bifunctor p) => Functor (Tannen f p a) where
  fmap f (Tannen x) = Tannen (fmap (second f) x)

instance (Foldable f, Bifoldable p) => Foldable (Tannen f p a) where
  foldMap f (Tannen x) = foldMap (bifoldMap (const mempty) f) x

instance (Traversable f, Bitraversable p) => Traversable (Tannen f p a) where
  traverse f (Tannen x) = fmap Tannen (traverse (bitraverse pure f) x)

instance (Foldable1 f, Bifoldable1 p) => Bifoldable1 (Tannen f p) where
  bifoldMap1 f g (Tannen x) = foldMap1 (bifoldMap1 f g) x
