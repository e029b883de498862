-- | Functors that turn arrows round.
module Data.Functor.Contravariant
  ( Contravariant(..), phantom, (>$<), (>$$<), ($<), Predicate(..), Comparison(..), Equivalence(..)
  , defaultComparison, defaultEquivalence, comparisonEquivalence, Op(..)
  ) where

import Control.Category (Category)
import qualified Control.Category as C
import Data.Functor.Compose (Compose(..))
import Data.Functor.Const (Const(..))
import Data.Functor.Product (Product(..))
import Data.Functor.Sum (Sum(..))
import Data.Monoid (Alt(..))
import Data.Proxy (Proxy(..))

infixl 4 >$, >$<, >$$<, $<

-- | Consumers of values.
class Contravariant f where
  contramap :: (a' -> a) -> f a -> f a'
  (>$) :: b -> f b -> f a
  (>$) = contramap . const

-- | Nothing inside: any type will do.
phantom :: (Functor f, Contravariant f) => f a -> f b
phantom x = () <$ x $< ()

-- | contramap.
(>$<) :: Contravariant f => (a -> b) -> f b -> f a
(>$<) = contramap

-- | contramap, the consumer first.
(>$$<) :: Contravariant f => f b -> (a -> b) -> f a
(>$$<) = flip contramap

-- | Always consumes the same value.
($<) :: Contravariant f => f b -> b -> f a
($<) = flip (>$)

-- | A test.
newtype Predicate a = Predicate { getPredicate :: a -> Bool }

instance Contravariant Predicate where
  contramap f (Predicate p) = Predicate (p . f)

instance Semigroup (Predicate a) where
  Predicate p <> Predicate q = Predicate (\a -> p a && q a)

instance Monoid (Predicate a) where
  mempty = Predicate (const True)

-- | An order.
newtype Comparison a = Comparison { getComparison :: a -> a -> Ordering }

instance Contravariant Comparison where
  contramap f (Comparison c) = Comparison (\a b -> c (f a) (f b))

instance Semigroup (Comparison a) where
  Comparison p <> Comparison q = Comparison (\a b -> p a b <> q a b)

instance Monoid (Comparison a) where
  mempty = Comparison (\_ _ -> EQ)

-- | An equivalence.
newtype Equivalence a = Equivalence { getEquivalence :: a -> a -> Bool }

instance Contravariant Equivalence where
  contramap f (Equivalence c) = Equivalence (\a b -> c (f a) (f b))

instance Semigroup (Equivalence a) where
  Equivalence p <> Equivalence q = Equivalence (\a b -> p a b && q a b)

instance Monoid (Equivalence a) where
  mempty = Equivalence (\_ _ -> True)

-- | compare.
defaultComparison :: Ord a => Comparison a
defaultComparison = Comparison compare

-- | (==).
defaultEquivalence :: Eq a => Equivalence a
defaultEquivalence = Equivalence (==)

-- | What compares equal.
comparisonEquivalence :: Comparison a -> Equivalence a
comparisonEquivalence (Comparison p) = Equivalence (\a b -> p a b == EQ)

-- | A function, seen from its result.
newtype Op a b = Op { getOp :: b -> a }

instance Contravariant (Op a) where
  contramap f (Op g) = Op (g . f)

instance Category Op where
  id = Op id
  Op f . Op g = Op (g . f)

instance Semigroup a => Semigroup (Op a b) where
  Op p <> Op q = Op (\x -> p x <> q x)

instance Monoid a => Monoid (Op a b) where
  mempty = Op (const mempty)

instance Num a => Num (Op a b) where
  Op f + Op g = Op (\x -> f x + g x)
  Op f * Op g = Op (\x -> f x * g x)
  Op f - Op g = Op (\x -> f x - g x)
  abs (Op f) = Op (abs . f)
  signum (Op f) = Op (signum . f)
  negate (Op f) = Op (negate . f)
  fromInteger n = Op (const (fromInteger n))

instance Fractional a => Fractional (Op a b) where
  Op f / Op g = Op (\x -> f x / g x)
  recip (Op f) = Op (recip . f)
  fromRational r = Op (const (fromRational r))

instance Contravariant Proxy where
  contramap _ _ = Proxy

instance Contravariant (Const a) where
  contramap _ (Const a) = Const a

instance (Functor f, Contravariant g) => Contravariant (Compose f g) where
  contramap f (Compose x) = Compose (fmap (contramap f) x)

instance (Contravariant f, Contravariant g) => Contravariant (Product f g) where
  contramap f (Pair a b) = Pair (contramap f a) (contramap f b)

instance (Contravariant f, Contravariant g) => Contravariant (Sum f g) where
  contramap f (InL x) = InL (contramap f x)
  contramap f (InR x) = InR (contramap f x)

instance Contravariant f => Contravariant (Alt f) where
  contramap f (Alt x) = Alt (contramap f x)
