{-# LANGUAGE MagicHash, TypeFamilies, PolyKinds, DeriveTraversable, FlexibleContexts, StandaloneDeriving, TypeOperators, UndecidableInstances #-}
-- | Values by their structure: sums of constructors, products of fields, with what is known of each.
module GHC.Generics
  ( V1, U1(..), Par1(..), Rec1(..), K1(..), M1(..), (:+:)(..), (:*:)(..), (:.:)(..)
  , Rec0, R, D1, C1, S1, D, C, S
  , Datatype(..), Constructor(..), Selector(..), Fixity(..), FixityI(..), Associativity(..), prec
  , SourceUnpackedness(..), SourceStrictness(..), DecidedStrictness(..), Meta(..)
  , Generic(..), Generic1(..), Generically(..), Generically1(..)
  , URec(UAddr, uAddr#, UChar, uChar#, UDouble, uDouble#, UFloat, uFloat#, UInt, uInt#, UWord, uWord#)
  , UAddr, UChar, UDouble, UFloat, UInt, UWord
  ) where

import Control.Applicative (Alternative(..), Const, ZipList, liftA2)
import Control.Monad (MonadPlus(..))
import Data.Complex (Complex)
import Data.Functor.Compose (Compose)
import Data.Functor.Identity (Identity)
import qualified Data.Functor.Product as F
import qualified Data.Functor.Sum as F
import Data.Ix (Ix)
import Data.List.NonEmpty (NonEmpty)
import Data.Monoid
import Data.Ord (Down)
import Data.Proxy (Proxy)
import Data.Version (Version)
import Data.Void (Void)
import Needle.Generic
import Needle.Memory (Ptr)
import Needle.Unboxed (Addr#, Char#, Double#, Float#, Int#, Word#)
import System.Exit (ExitCode)

{-# NEWER Generically, Generically1 #-}

deriving instance Eq Fixity
deriving instance Ord Fixity
deriving instance Show Fixity
deriving instance Read Fixity
deriving instance Generic Fixity
deriving instance Eq Associativity
deriving instance Ord Associativity
deriving instance Show Associativity
deriving instance Read Associativity
deriving instance Enum Associativity
deriving instance Bounded Associativity
deriving instance Ix Associativity
deriving instance Generic Associativity
deriving instance Eq SourceUnpackedness
deriving instance Ord SourceUnpackedness
deriving instance Show SourceUnpackedness
deriving instance Read SourceUnpackedness
deriving instance Enum SourceUnpackedness
deriving instance Bounded SourceUnpackedness
deriving instance Ix SourceUnpackedness
deriving instance Generic SourceUnpackedness
deriving instance Eq SourceStrictness
deriving instance Ord SourceStrictness
deriving instance Show SourceStrictness
deriving instance Read SourceStrictness
deriving instance Enum SourceStrictness
deriving instance Bounded SourceStrictness
deriving instance Ix SourceStrictness
deriving instance Generic SourceStrictness
deriving instance Eq DecidedStrictness
deriving instance Ord DecidedStrictness
deriving instance Show DecidedStrictness
deriving instance Read DecidedStrictness
deriving instance Enum DecidedStrictness
deriving instance Bounded DecidedStrictness
deriving instance Ix DecidedStrictness
deriving instance Generic DecidedStrictness

deriving instance Eq (V1 p)
deriving instance Ord (V1 p)
deriving instance Show (V1 p)
deriving instance Read (V1 p)
deriving instance Functor V1
deriving instance Foldable V1
deriving instance Traversable V1
deriving instance Generic (V1 p)
deriving instance Generic1 V1

instance Semigroup (V1 p) where
  v <> _ = v

instance Eq (U1 p) where
  _ == _ = True

instance Ord (U1 p) where
  compare _ _ = EQ

deriving instance Read (U1 p)

instance Show (U1 p) where
  showsPrec _ _ = showString "U1"

instance Functor U1 where
  fmap _ _ = U1

instance Foldable U1 where
  foldr _ z _ = z

instance Traversable U1 where
  traverse _ _ = pure U1

instance Applicative U1 where
  pure _ = U1
  _ <*> _ = U1

instance Alternative U1 where
  empty = U1
  _ <|> _ = U1

instance Monad U1 where
  _ >>= _ = U1

instance MonadPlus U1

instance Semigroup (U1 p) where
  _ <> _ = U1

instance Monoid (U1 p) where
  mempty = U1

deriving instance Generic (U1 p)
deriving instance Generic1 U1

deriving instance Eq p => Eq (Par1 p)
deriving instance Ord p => Ord (Par1 p)
deriving instance Show p => Show (Par1 p)
deriving instance Read p => Read (Par1 p)
deriving instance Functor Par1
deriving instance Foldable Par1
deriving instance Traversable Par1
deriving instance Generic (Par1 p)
deriving instance Generic1 Par1
deriving newtype instance Semigroup p => Semigroup (Par1 p)
deriving newtype instance Monoid p => Monoid (Par1 p)

instance Applicative Par1 where
  pure = Par1
  Par1 f <*> Par1 x = Par1 (f x)

instance Monad Par1 where
  Par1 x >>= f = f x

deriving instance Eq (f p) => Eq (Rec1 f p)
deriving instance Ord (f p) => Ord (Rec1 f p)
deriving instance Show (f p) => Show (Rec1 f p)
deriving instance Read (f p) => Read (Rec1 f p)
deriving instance Functor f => Functor (Rec1 f)
deriving instance Foldable f => Foldable (Rec1 f)
deriving instance Traversable f => Traversable (Rec1 f)
deriving instance Generic (Rec1 f p)
deriving instance Generic1 (Rec1 f)
deriving newtype instance Semigroup (f p) => Semigroup (Rec1 f p)
deriving newtype instance Monoid (f p) => Monoid (Rec1 f p)
deriving newtype instance Applicative f => Applicative (Rec1 f)
deriving newtype instance Alternative f => Alternative (Rec1 f)
deriving newtype instance MonadPlus f => MonadPlus (Rec1 f)

instance Monad f => Monad (Rec1 f) where
  Rec1 m >>= f = Rec1 (m >>= \x -> unRec1 (f x))

deriving instance Eq c => Eq (K1 i c p)
deriving instance Ord c => Ord (K1 i c p)
deriving instance Show c => Show (K1 i c p)
deriving instance Read c => Read (K1 i c p)
deriving instance Functor (K1 i c)
deriving instance Foldable (K1 i c)
deriving instance Traversable (K1 i c)
deriving instance Generic (K1 i c p)
deriving instance Generic1 (K1 i c)
deriving newtype instance Semigroup c => Semigroup (K1 i c p)
deriving newtype instance Monoid c => Monoid (K1 i c p)

instance Monoid c => Applicative (K1 i c) where
  pure _ = K1 mempty
  K1 a <*> K1 b = K1 (a <> b)

deriving instance Eq (f p) => Eq (M1 i c f p)
deriving instance Ord (f p) => Ord (M1 i c f p)
deriving instance Show (f p) => Show (M1 i c f p)
deriving instance Read (f p) => Read (M1 i c f p)
deriving instance Functor f => Functor (M1 i c f)
deriving instance Foldable f => Foldable (M1 i c f)
deriving instance Traversable f => Traversable (M1 i c f)
deriving instance Generic (M1 i c f p)
deriving instance Generic1 (M1 i c f)
deriving newtype instance Semigroup (f p) => Semigroup (M1 i c f p)
deriving newtype instance Monoid (f p) => Monoid (M1 i c f p)
deriving newtype instance Applicative f => Applicative (M1 i c f)
deriving newtype instance Alternative f => Alternative (M1 i c f)
deriving newtype instance MonadPlus f => MonadPlus (M1 i c f)

instance Monad f => Monad (M1 i c f) where
  M1 m >>= f = M1 (m >>= \x -> unM1 (f x))

deriving instance (Eq (f p), Eq (g p)) => Eq ((f :+: g) p)
deriving instance (Ord (f p), Ord (g p)) => Ord ((f :+: g) p)
deriving instance (Show (f p), Show (g p)) => Show ((f :+: g) p)
deriving instance (Read (f p), Read (g p)) => Read ((f :+: g) p)
deriving instance (Functor f, Functor g) => Functor (f :+: g)
deriving instance (Foldable f, Foldable g) => Foldable (f :+: g)
deriving instance (Traversable f, Traversable g) => Traversable (f :+: g)
deriving instance Generic ((f :+: g) p)
deriving instance Generic1 (f :+: g)

deriving instance (Eq (f p), Eq (g p)) => Eq ((f :*: g) p)
deriving instance (Ord (f p), Ord (g p)) => Ord ((f :*: g) p)
deriving instance (Show (f p), Show (g p)) => Show ((f :*: g) p)
deriving instance (Read (f p), Read (g p)) => Read ((f :*: g) p)
deriving instance (Functor f, Functor g) => Functor (f :*: g)
deriving instance (Foldable f, Foldable g) => Foldable (f :*: g)
deriving instance (Traversable f, Traversable g) => Traversable (f :*: g)
deriving instance Generic ((f :*: g) p)
deriving instance Generic1 (f :*: g)

instance (Semigroup (f p), Semigroup (g p)) => Semigroup ((f :*: g) p) where
  (a :*: b) <> (c :*: d) = (a <> c) :*: (b <> d)

instance (Monoid (f p), Monoid (g p)) => Monoid ((f :*: g) p) where
  mempty = mempty :*: mempty

instance (Applicative f, Applicative g) => Applicative (f :*: g) where
  pure x = pure x :*: pure x
  (f :*: g) <*> (a :*: b) = (f <*> a) :*: (g <*> b)
  liftA2 h (a :*: b) (c :*: d) = liftA2 h a c :*: liftA2 h b d

instance (Alternative f, Alternative g) => Alternative (f :*: g) where
  empty = empty :*: empty
  (a :*: b) <|> (c :*: d) = (a <|> c) :*: (b <|> d)

instance (Monad f, Monad g) => Monad (f :*: g) where
  (a :*: b) >>= f = (a >>= \x -> left (f x)) :*: (b >>= \x -> right (f x))
    where
      left (x :*: _) = x
      right (_ :*: y) = y

instance (MonadPlus f, MonadPlus g) => MonadPlus (f :*: g)

deriving instance Eq (f (g p)) => Eq ((f :.: g) p)
deriving instance Ord (f (g p)) => Ord ((f :.: g) p)
deriving instance Show (f (g p)) => Show ((f :.: g) p)
deriving instance Read (f (g p)) => Read ((f :.: g) p)
deriving instance (Functor f, Functor g) => Functor (f :.: g)
deriving instance (Foldable f, Foldable g) => Foldable (f :.: g)
deriving instance (Traversable f, Traversable g) => Traversable (f :.: g)
deriving instance Generic ((f :.: g) p)
deriving instance Functor f => Generic1 (f :.: g)
deriving newtype instance Semigroup (f (g p)) => Semigroup ((f :.: g) p)
deriving newtype instance Monoid (f (g p)) => Monoid ((f :.: g) p)

instance (Applicative f, Applicative g) => Applicative (f :.: g) where
  pure x = Comp1 (pure (pure x))
  Comp1 f <*> Comp1 x = Comp1 (liftA2 (<*>) f x)

instance (Alternative f, Applicative g) => Alternative (f :.: g) where
  empty = Comp1 empty
  Comp1 a <|> Comp1 b = Comp1 (a <|> b)

deriving instance Generic1 Maybe
deriving instance Generic1 []
deriving instance Generic1 (Either a)
deriving instance Generic1 ((,) a)
deriving instance Generic1 ((,,) a b)
deriving instance Generic1 ((,,,) a b c)
deriving instance Generic1 ((,,,,) a b c d)
deriving instance Generic1 ((,,,,,) a b c d e)
deriving instance Generic1 ((,,,,,,) a b c d e f)
deriving instance Generic (Identity a)
deriving instance Generic (Const a b)
deriving instance Generic1 (Const a)
deriving instance Generic (Compose f g a)
deriving instance Functor f => Generic1 (Compose f g)
deriving instance Generic (F.Product f g a)
deriving instance Generic1 (F.Product f g)
deriving instance Generic (F.Sum f g a)
deriving instance Generic1 (F.Sum f g)
deriving instance Generic (ZipList a)
deriving instance Generic1 ZipList
deriving instance Generic All
deriving instance Generic Any
deriving instance Generic (Dual a)
deriving instance Generic1 Dual
deriving instance Generic (Endo a)
deriving instance Generic (First a)
deriving instance Generic1 First
deriving instance Generic (Last a)
deriving instance Generic1 Last
deriving instance Generic (Product a)
deriving instance Generic1 Product
deriving instance Generic (Sum a)
deriving instance Generic1 Sum
deriving instance Generic (Complex a)
deriving instance Generic1 Complex
deriving instance Generic (Down a)
deriving instance Generic1 Down
deriving instance Generic (Proxy t)
deriving instance Generic1 Proxy
deriving instance Generic Void
deriving instance Generic ExitCode
deriving instance Generic Version
deriving instance Generic1 NonEmpty
deriving instance Generic1 Identity

-- | A type whose instances are made by its structure, for DerivingVia.
newtype Generically a = Generically a

instance (Generic a, Semigroup (Rep a ())) => Semigroup (Generically a) where
  Generically a <> Generically b = Generically (to (from a <> from b :: Rep a ()))

instance (Generic a, Monoid (Rep a ())) => Monoid (Generically a) where
  mempty = Generically (to (mempty :: Rep a ()))

-- | The same for type constructors.
newtype Generically1 f a = Generically1 (f a)

instance (Generic1 f, Functor (Rep1 f)) => Functor (Generically1 f) where
  fmap h (Generically1 x) = Generically1 (to1 (fmap h (from1 x)))

instance (Generic1 f, Applicative (Rep1 f)) => Applicative (Generically1 f) where
  pure x = Generically1 (to1 (pure x))
  Generically1 f <*> Generically1 x = Generically1 (to1 (from1 f <*> from1 x))

instance (Generic1 f, Alternative (Rep1 f)) => Alternative (Generically1 f) where
  empty = Generically1 (to1 empty)
  Generically1 a <|> Generically1 b = Generically1 (to1 (from1 a <|> from1 b))

-- | Fields of unboxed types, by the boxed ones. Deriving makes none of them here.
data family URec a (p :: k)

-- | An unboxed address.
data instance URec (Ptr ()) p = UAddr { uAddr# :: Addr# }

-- | Fields of that type.
type UAddr = URec (Ptr ())

-- | An unboxed character.
data instance URec Char p = UChar { uChar# :: Char# }
  deriving (Eq, Ord, Show)

-- | Fields of that type.
type UChar = URec Char

-- | An unboxed number.
data instance URec Double p = UDouble { uDouble# :: Double# }
  deriving (Eq, Ord, Show)

-- | Fields of that type.
type UDouble = URec Double

-- | An unboxed number.
data instance URec Float p = UFloat { uFloat# :: Float# }
  deriving (Eq, Ord, Show)

-- | Fields of that type.
type UFloat = URec Float

-- | An unboxed number.
data instance URec Int p = UInt { uInt# :: Int# }
  deriving (Eq, Ord, Show)

-- | Fields of that type.
type UInt = URec Int

-- | An unboxed number.
data instance URec Word p = UWord { uWord# :: Word# }
  deriving (Eq, Ord, Show)

-- | Fields of that type.
type UWord = URec Word

instance Functor (URec (Ptr ())) where
  fmap _ (UAddr x) = UAddr x

instance Foldable (URec (Ptr ())) where
  foldMap _ _ = mempty

instance Traversable (URec (Ptr ())) where
  traverse _ (UAddr x) = pure (UAddr x)

instance Functor (URec Char) where
  fmap _ (UChar x) = UChar x

instance Foldable (URec Char) where
  foldMap _ _ = mempty

instance Traversable (URec Char) where
  traverse _ (UChar x) = pure (UChar x)

instance Functor (URec Double) where
  fmap _ (UDouble x) = UDouble x

instance Foldable (URec Double) where
  foldMap _ _ = mempty

instance Traversable (URec Double) where
  traverse _ (UDouble x) = pure (UDouble x)

instance Functor (URec Float) where
  fmap _ (UFloat x) = UFloat x

instance Foldable (URec Float) where
  foldMap _ _ = mempty

instance Traversable (URec Float) where
  traverse _ (UFloat x) = pure (UFloat x)

instance Functor (URec Int) where
  fmap _ (UInt x) = UInt x

instance Foldable (URec Int) where
  foldMap _ _ = mempty

instance Traversable (URec Int) where
  traverse _ (UInt x) = pure (UInt x)

instance Functor (URec Word) where
  fmap _ (UWord x) = UWord x

instance Foldable (URec Word) where
  foldMap _ _ = mempty

instance Traversable (URec Word) where
  traverse _ (UWord x) = pure (UWord x)
