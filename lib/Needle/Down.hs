{-# LANGUAGE NoImplicitPrelude #-}
-- | The reversed order.
module Needle.Down where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Real
import Needle.Base
import Needle.Foldable
import Needle.Read

-- | Values in the opposite order.
newtype Down a = Down { getDown :: a }

instance Eq a => Eq (Down a) where
  Down x == Down y = x == y

instance Ord a => Ord (Down a) where
  compare (Down x) (Down y) = compare y x

instance Show a => Show (Down a) where
  showsPrec d (Down x) = showParen (d > 10) (showString "Down " . showsPrec 11 x)

instance Read a => Read (Down a) where
  readsPrec d = readParen (d > 10) (\r -> [(Down x, t) | ("Down", s) <- lex r, (x, t) <- readsPrec 11 s])

instance Bounded a => Bounded (Down a) where
  minBound = Down maxBound
  maxBound = Down minBound

instance Functor Down where
  fmap f (Down a) = Down (f a)

instance Applicative Down where
  pure = Down
  Down f <*> Down a = Down (f a)

instance Monad Down where
  Down a >>= k = k a

instance Foldable Down where
  foldr f z (Down a) = f a z

instance Traversable Down where
  traverse f (Down a) = fmap Down (f a)

instance Num a => Num (Down a) where
  Down a + Down b = Down (a + b)
  Down a - Down b = Down (a - b)
  Down a * Down b = Down (a * b)
  negate (Down a) = Down (negate a)
  abs (Down a) = Down (abs a)
  signum (Down a) = Down (signum a)
  fromInteger n = Down (fromInteger n)

instance Semigroup a => Semigroup (Down a) where
  Down a <> Down b = Down (a <> b)

instance Monoid a => Monoid (Down a) where
  mempty = Down mempty
