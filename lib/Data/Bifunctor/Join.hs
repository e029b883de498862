{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
-- | Both arguments of a type constructor at once.
module Data.Bifunctor.Join (Join(..)) where

import Data.Bifoldable
import Data.Bifoldable1
import Data.Bifunctor
import Data.Bitraversable
import Data.Foldable1 (Foldable1(..))

-- | Both arguments the same.
newtype Join p a = Join { runJoin :: p a a }

deriving instance Eq (p a a) => Eq (Join p a)
deriving instance Ord (p a a) => Ord (Join p a)
deriving instance Show (p a a) => Show (Join p a)
deriving instance Read (p a a) => Read (Join p a)

instance Bifunctor p => Functor (Join p) where
  fmap f (Join x) = Join (bimap f f x)

instance Bifoldable p => Foldable (Join p) where
  foldMap f (Join x) = bifoldMap f f x

instance Bitraversable p => Traversable (Join p) where
  traverse f (Join x) = fmap Join (bitraverse f f x)

instance Bifoldable1 p => Foldable1 (Join p) where
  foldMap1 f (Join x) = bifoldMap1 f f x
