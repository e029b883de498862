{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | A type constructor of two arguments with a functor in each.
module Data.Bifunctor.Biff (Biff(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable
import Data.Foldable1 (Foldable1(..))

-- | A functor in each argument.
newtype Biff p f g a b = Biff { runBiff :: p (f a) (g b) }

deriving instance Eq (p (f a) (g b)) => Eq (Biff p f g a b)
deriving instance Ord (p (f a) (g b)) => Ord (Biff p f g a b)
deriving instance Show (p (f a) (g b)) => Show (Biff p f g a b)
deriving instance Read (p (f a) (g b)) => Read (Biff p f g a b)

instance (Bifunctor p, Functor f, Functor g) => Bifunctor (Biff p f g) where
  bimap f g (Biff x) = Biff (bimap (fmap f) (fmap g) x)

instance (Bifoldable p, Foldable f, Foldable g) => Bifoldable (Biff p f g) where
  bifoldMap f g (Biff x) = bifoldMap (foldMap f) (foldMap g) x

instance (Bitraversable p, Traversable f, Traversable g) => Bitraversable (Biff p f g) where
  bitraverse f g (Biff x) = fmap Biff (bitraverse (traverse f) (traverse g) x)

instance (Bifunctor p, Functor g) => Functor (Biff p f g a) where
  fmap f (Biff x) = Biff (second (fmap f) x)

instance (Bifoldable p, Foldable g) => Foldable (Biff p f g a) where
  foldMap f (Biff x) = bifoldMap (const mempty) (foldMap f) x

instance (Bitraversable p, Traversable g) => Traversable (Biff p f g a) where
  traverse f (Biff x) = fmap Biff (bitraverse pure (traverse f) x)

instance (Bifoldable1 p, Foldable1 f, Foldable1 g) => Bifoldable1 (Biff p f g) where
  bifoldMap1 f g (Biff x) = bifoldMap1 (foldMap1 f) (foldMap1 g) x
