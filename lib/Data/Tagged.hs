{-# LANGUAGE DeriveTraversable, DerivingStrategies, GeneralizedNewtypeDeriving, KindSignatures, PolyKinds #-}
-- | Values with a type that says what they belong to.
module Data.Tagged (Tagged(..), retag, untag, tagSelf, untagSelf, reproxy, unproxy, asTaggedTypeOf, proxy, tagWith, witness) where

import Control.DeepSeq (NFData)
import Data.Bits (Bits, FiniteBits)
import Data.Ix (Ix)
import Data.String (IsString)
import Data.Bifoldable (Bifoldable(..))
import Data.Bifunctor (Bifunctor(..))
import Data.Bitraversable (Bitraversable(..))
import Data.Proxy (Proxy(..))

-- | A value that belongs to the first type.
newtype Tagged s b = Tagged { unTagged :: b }
  deriving stock (Eq, Ord, Functor, Foldable, Traversable)
  deriving newtype (Num, Real, Integral, Fractional, Floating, RealFrac, RealFloat, Enum, Bounded, Bits, FiniteBits, Ix, IsString, NFData)

instance Show b => Show (Tagged s b) where
  showsPrec n (Tagged b) = showParen (n > 10) (showString "Tagged " . showsPrec 11 b)

instance Bifunctor Tagged where
  bimap _ g (Tagged b) = Tagged (g b)

instance Bifoldable Tagged where
  bifoldMap _ g (Tagged b) = g b

instance Bitraversable Tagged where
  bitraverse _ g (Tagged b) = fmap Tagged (g b)

instance Applicative (Tagged s) where
  pure = Tagged
  Tagged f <*> Tagged x = Tagged (f x)

instance Monad (Tagged s) where
  Tagged m >>= k = k m

instance Semigroup a => Semigroup (Tagged s a) where
  Tagged a <> Tagged b = Tagged (a <> b)

instance Monoid a => Monoid (Tagged s a) where
  mempty = Tagged mempty

-- | The same value for another type.
retag :: Tagged s b -> Tagged t b
retag (Tagged b) = Tagged b

-- | The value.
untag :: Tagged s b -> b
untag (Tagged b) = b

-- | A value that belongs to its own type.
tagSelf :: a -> Tagged a a
tagSelf = Tagged

-- | A value that belongs to its own type.
untagSelf :: Tagged a a -> a
untagSelf (Tagged x) = x

-- | A proxy of another type.
reproxy :: proxy a -> Proxy b
reproxy _ = Proxy

-- | The value that a function has for the proxy.
unproxy :: (Proxy s -> a) -> Tagged s a
unproxy f = Tagged (f Proxy)

-- | The first, of the second's type.
asTaggedTypeOf :: s -> tagged s b -> s
asTaggedTypeOf = const

-- | The value for the type of a proxy.
proxy :: Tagged s a -> proxy s -> a
proxy (Tagged x) _ = x

-- | A value for the type of a proxy.
tagWith :: proxy s -> a -> Tagged s a
tagWith _ = Tagged

-- | The value for the type of another.
witness :: Tagged a b -> a -> b
witness (Tagged b) _ = b
