{-# LANGUAGE TypeOperators, EmptyCase #-}
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
import Control.Applicative.Backwards (Backwards(..))
import Control.Monad.Trans.Error (ErrorT(..))
import Control.Monad.Trans.Except (ExceptT(..))
import Control.Monad.Trans.Identity (IdentityT(..))
import Control.Monad.Trans.List (ListT(..))
import Control.Monad.Trans.Maybe (MaybeT(..))
import Control.Monad.Trans.Reader (ReaderT(..))
import qualified Control.Monad.Trans.RWS.Lazy as Lazy (RWST(..))
import qualified Control.Monad.Trans.RWS.Strict as Strict (RWST(..))
import qualified Control.Monad.Trans.State.Lazy as Lazy (StateT(..))
import qualified Control.Monad.Trans.State.Strict as Strict (StateT(..))
import qualified Control.Monad.Trans.Writer.Lazy as Lazy (WriterT(..))
import qualified Control.Monad.Trans.Writer.Strict as Strict (WriterT(..))
import Data.Functor.Reverse (Reverse(..))
import Data.Proxy (Proxy(..))
import GHC.Generics (K1(..), M1(..), Rec1(..), U1(..), V1, (:*:)(..), (:+:)(..), (:.:)(..))

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

instance Contravariant V1 where
  contramap _ x = case x of {}

instance Contravariant U1 where
  contramap _ U1 = U1

instance Contravariant (K1 i c) where
  contramap _ (K1 x) = K1 x

instance Contravariant f => Contravariant (Rec1 f) where
  contramap f (Rec1 x) = Rec1 (contramap f x)

instance Contravariant f => Contravariant (M1 i c f) where
  contramap f (M1 x) = M1 (contramap f x)

instance (Contravariant f, Contravariant g) => Contravariant (f :*: g) where
  contramap f (a :*: b) = contramap f a :*: contramap f b

instance (Contravariant f, Contravariant g) => Contravariant (f :+: g) where
  contramap f (L1 x) = L1 (contramap f x)
  contramap f (R1 x) = R1 (contramap f x)

instance (Functor f, Contravariant g) => Contravariant (f :.: g) where
  contramap f (Comp1 x) = Comp1 (fmap (contramap f) x)

instance Contravariant f => Contravariant (Backwards f) where
  contramap f (Backwards x) = Backwards (contramap f x)

instance Contravariant f => Contravariant (Reverse f) where
  contramap f (Reverse x) = Reverse (contramap f x)

instance Contravariant f => Contravariant (IdentityT f) where
  contramap f (IdentityT x) = IdentityT (contramap f x)

instance Contravariant m => Contravariant (ErrorT e m) where
  contramap f (ErrorT m) = ErrorT (contramap (fmap f) m)

instance Contravariant m => Contravariant (ExceptT e m) where
  contramap f (ExceptT m) = ExceptT (contramap (fmap f) m)

instance Contravariant m => Contravariant (ListT m) where
  contramap f (ListT m) = ListT (contramap (fmap f) m)

instance Contravariant m => Contravariant (MaybeT m) where
  contramap f (MaybeT m) = MaybeT (contramap (fmap f) m)

instance Contravariant m => Contravariant (ReaderT r m) where
  contramap f (ReaderT m) = ReaderT (contramap f . m)

instance Contravariant m => Contravariant (Lazy.StateT s m) where
  contramap f (Lazy.StateT m) = Lazy.StateT (\s -> contramap (\ ~(a, t) -> (f a, t)) (m s))

instance Contravariant m => Contravariant (Strict.StateT s m) where
  contramap f (Strict.StateT m) = Strict.StateT (\s -> contramap (\(a, t) -> (f a, t)) (m s))

instance Contravariant m => Contravariant (Lazy.WriterT w m) where
  contramap f (Lazy.WriterT m) = Lazy.WriterT (contramap (\ ~(a, w) -> (f a, w)) m)

instance Contravariant m => Contravariant (Strict.WriterT w m) where
  contramap f (Strict.WriterT m) = Strict.WriterT (contramap (\(a, w) -> (f a, w)) m)

instance Contravariant m => Contravariant (Lazy.RWST r w s m) where
  contramap f (Lazy.RWST m) = Lazy.RWST (\r s -> contramap (\ ~(a, t, w) -> (f a, t, w)) (m r s))

instance Contravariant m => Contravariant (Strict.RWST r w s m) where
  contramap f (Strict.RWST m) = Strict.RWST (\r s -> contramap (\(a, t, w) -> (f a, t, w)) (m r s))
