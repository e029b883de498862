{-# LANGUAGE DerivingStrategies, FlexibleContexts, GeneralizedNewtypeDeriving, StandaloneDeriving #-}
-- | Semigroups.
module Data.Semigroup
  ( Semigroup(..), stimesMonoid, stimesIdempotent, stimesIdempotentMonoid, mtimesDefault
  , Min(..), Max(..), First(..), Last(..), WrappedMonoid(..), Option(..), option
  , Dual(..), Endo(..), All(..), Any(..), Sum(..), Product(..)
  , diff, cycle1, Arg(..), ArgMin, ArgMax
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus)
import Control.Monad.Fix (MonadFix(..))
import Data.Bifoldable (Bifoldable(..))
import Data.Bitraversable (Bitraversable(..))
import Needle.Base
import Needle.Foldable (Dual(..), Endo(..), All(..), Any(..), Sum(..), Product(..))
import Data.Bifunctor (Bifunctor(..))

-- | The smaller.
newtype Min a = Min { getMin :: a }
  deriving (Eq, Ord, Show, Read)

instance Ord a => Semigroup (Min a) where
  Min a <> Min b = Min (min a b)
  stimes = stimesIdempotent

instance (Ord a, Bounded a) => Monoid (Min a) where
  mempty = Min maxBound

instance Bounded a => Bounded (Min a) where
  minBound = Min minBound
  maxBound = Min maxBound

instance Functor Min where
  fmap f (Min a) = Min (f a)

instance Foldable Min where
  foldr f z (Min a) = f a z

instance Traversable Min where
  traverse f (Min a) = fmap Min (f a)

-- | The greater.
newtype Max a = Max { getMax :: a }
  deriving (Eq, Ord, Show, Read)

instance Ord a => Semigroup (Max a) where
  Max a <> Max b = Max (max a b)
  stimes = stimesIdempotent

instance (Ord a, Bounded a) => Monoid (Max a) where
  mempty = Max minBound

instance Bounded a => Bounded (Max a) where
  minBound = Max minBound
  maxBound = Max maxBound

instance Functor Max where
  fmap f (Max a) = Max (f a)

instance Foldable Max where
  foldr f z (Max a) = f a z

instance Traversable Max where
  traverse f (Max a) = fmap Max (f a)

-- | The leftmost.
newtype First a = First { getFirst :: a }
  deriving (Eq, Ord, Show, Read)

instance Semigroup (First a) where
  a <> _ = a
  stimes = stimesIdempotent

instance Functor First where
  fmap f (First a) = First (f a)

-- | The rightmost.
newtype Last a = Last { getLast :: a }
  deriving (Eq, Ord, Show, Read)

instance Semigroup (Last a) where
  _ <> b = b
  stimes = stimesIdempotent

instance Functor Last where
  fmap f (Last a) = Last (f a)

-- | A monoid by its own operation.
newtype WrappedMonoid m = WrapMonoid { unwrapMonoid :: m }
  deriving (Eq, Ord, Show, Read)

instance Monoid m => Semigroup (WrappedMonoid m) where
  WrapMonoid a <> WrapMonoid b = WrapMonoid (a `mappend` b)

instance Monoid m => Monoid (WrappedMonoid m) where
  mempty = WrapMonoid mempty

-- | A value compared by its first part only.
data Arg a b = Arg a b
  deriving (Show, Read)

-- | The smallest argument and its value.
type ArgMin a b = Min (Arg a b)

-- | The greatest argument and its value.
type ArgMax a b = Max (Arg a b)

instance Eq a => Eq (Arg a b) where
  Arg a _ == Arg b _ = a == b

instance Ord a => Ord (Arg a b) where
  compare (Arg a _) (Arg b _) = compare a b
  min x@(Arg a _) y@(Arg b _) = if a <= b then x else y
  max x@(Arg a _) y@(Arg b _) = if a >= b then x else y

instance Functor (Arg a) where
  fmap f (Arg x a) = Arg x (f a)

instance Bifunctor Arg where
  bimap f g (Arg a b) = Arg (f a) (g b)

-- | That many copies combined; none give the neutral element.
mtimesDefault :: (Integral b, Monoid a) => b -> a -> a
mtimesDefault n x = if n == 0 then mempty else stimes n x

-- | Puts a value in front.
diff :: Semigroup m => m -> Endo m
diff x = Endo (x <>)

-- | The value combined with itself forever.
cycle1 :: Semigroup m => m -> m
cycle1 xs = xs' where xs' = xs <> xs'

deriving newtype instance Enum a => Enum (Min a)
deriving newtype instance Num a => Num (Min a)
deriving newtype instance Enum a => Enum (Max a)
deriving newtype instance Num a => Num (Max a)
deriving newtype instance Enum a => Enum (First a)
deriving newtype instance Bounded a => Bounded (First a)
deriving newtype instance Enum a => Enum (Last a)
deriving newtype instance Bounded a => Bounded (Last a)
deriving instance Foldable First
deriving instance Traversable First
deriving instance Foldable Last
deriving instance Traversable Last

instance Applicative Min where
  pure = Min
  Min f <*> Min x = Min (f x)

instance Monad Min where
  Min x >>= f = f x

instance MonadFix Min where
  mfix f = Min (let x = getMin (f x) in x)

instance Applicative Max where
  pure = Max
  Max f <*> Max x = Max (f x)

instance Monad Max where
  Max x >>= f = f x

instance MonadFix Max where
  mfix f = Max (let x = getMax (f x) in x)

instance Applicative First where
  pure = First
  First f <*> First x = First (f x)

instance Monad First where
  First x >>= f = f x

instance MonadFix First where
  mfix f = First (let x = getFirst (f x) in x)

instance Applicative Last where
  pure = Last
  Last f <*> Last x = Last (f x)

instance Monad Last where
  Last x >>= f = f x

instance MonadFix Last where
  mfix f = Last (let x = getLast (f x) in x)

deriving instance Foldable (Arg a)
deriving instance Traversable (Arg a)

instance Bifoldable Arg where
  bifoldMap f g (Arg a b) = f a <> g b

instance Bitraversable Arg where
  bitraverse f g (Arg a b) = Arg <$> f a <*> g b

-- | Maybe, as a monoid over any semigroup.
newtype Option a = Option { getOption :: Maybe a }
  deriving (Eq, Ord, Show, Read)

-- | The second made of what is there, or the first.
option :: b -> (a -> b) -> Option a -> b
option n j (Option m) = maybe n j m

instance Functor Option where
  fmap f (Option m) = Option (fmap f m)

instance Applicative Option where
  pure = Option . Just
  Option f <*> Option x = Option (f <*> x)

instance Monad Option where
  Option m >>= k = Option (m >>= getOption . k)

instance Foldable Option where
  foldMap f (Option m) = foldMap f m

instance Traversable Option where
  traverse f (Option m) = fmap Option (traverse f m)

instance Semigroup a => Semigroup (Option a) where
  Option a <> Option b = Option (a <> b)

instance Semigroup a => Monoid (Option a) where
  mempty = Option Nothing

instance Alternative Option where
  empty = Option Nothing
  Option (Just x) <|> _ = Option (Just x)
  _ <|> y = y

instance MonadPlus Option

instance MonadFix Option where
  mfix f = Option (mfix (getOption . f))
