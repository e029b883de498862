{-# LANGUAGE NoImplicitPrelude #-}
-- | More wrappers with monoids.
module Needle.Monoids where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Real
import Needle.Base
import Needle.Foldable

-- | The monoid of an Alternative.
newtype Alt f a = Alt { getAlt :: f a }

instance Eq (f a) => Eq (Alt f a) where
  Alt a == Alt b = a == b

instance Ord (f a) => Ord (Alt f a) where
  compare (Alt a) (Alt b) = compare a b

instance Show (f a) => Show (Alt f a) where
  showsPrec d (Alt a) = showParen (d > 10) (showString "Alt {getAlt = " . showsPrec 0 a . showString "}")

instance Alternative f => Semigroup (Alt f a) where
  Alt a <> Alt b = Alt (a <|> b)

instance Alternative f => Monoid (Alt f a) where
  mempty = Alt empty

instance Functor f => Functor (Alt f) where
  fmap f (Alt a) = Alt (fmap f a)

-- | The monoid of the results of an Applicative.
newtype Ap f a = Ap { getAp :: f a }

instance Eq (f a) => Eq (Ap f a) where
  Ap a == Ap b = a == b

instance Ord (f a) => Ord (Ap f a) where
  compare (Ap a) (Ap b) = compare a b

instance Show (f a) => Show (Ap f a) where
  showsPrec d (Ap a) = showParen (d > 10) (showString "Ap {getAp = " . showsPrec 0 a . showString "}")

instance (Applicative f, Semigroup a) => Semigroup (Ap f a) where
  Ap a <> Ap b = Ap (liftA2 (<>) a b)

instance (Applicative f, Monoid a) => Monoid (Ap f a) where
  mempty = Ap (pure mempty)

instance Functor f => Functor (Ap f) where
  fmap f (Ap a) = Ap (fmap f a)

instance Applicative f => Applicative (Ap f) where
  pure x = Ap (pure x)
  Ap f <*> Ap a = Ap (f <*> a)
