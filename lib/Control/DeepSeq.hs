{-# LANGUAGE DefaultSignatures, FlexibleContexts, FunctionalDependencies, TypeOperators #-}
-- | Complete evaluation.
module Control.DeepSeq
  ( NFData(..), NFData1(..), NFData2(..), deepseq, force, ($!!), (<$!!>), rwhnf, rnf1, rnf2
  ) where

import Control.Applicative (Const(..), ZipList(..))
import Data.Array (Array, bounds)
import Data.Complex (Complex(..))
import Data.Fixed (Fixed(..))
import qualified Data.Foldable as F
import Data.Functor.Compose (Compose(..))
import Data.Functor.Identity (Identity(..))
import qualified Data.Functor.Product as Functor
import qualified Data.Functor.Sum as Functor
import Data.Int
import Data.IORef (IORef)
import Data.List.NonEmpty (NonEmpty(..))
import Data.Monoid (All(..), Alt(..), Any(..), Dual(..), First(..), Last(..), Product(..), Sum(..))
import Data.Ord (Down(..))
import Data.Proxy (Proxy)
import Data.Ratio (Ratio, denominator, numerator)
import qualified Data.Semigroup as S
import Data.STRef (STRef)
import Data.Typeable (TypeRep)
import Data.Unique (Unique)
import Data.Version (Version(..))
import Data.Void (Void)
import Data.Word
import Foreign.C.Types
import GHC.Generics
import Numeric.Natural (Natural)
import System.Exit (ExitCode(..))

infixr 0 $!!
infixl 4 <$!!>

-- | Types whose values can be evaluated completely. By default as @deriving Generic@ says what they are made of.
class NFData a where
  -- | Evaluates completely.
  rnf :: a -> ()
  default rnf :: (Generic a, GNFData (Rep a)) => a -> ()
  rnf x = grnf (from x)

-- | Type constructors whose values can be evaluated completely, given how that is done with their elements.
class NFData1 f where
  liftRnf :: (a -> ()) -> f a -> ()

-- | The same with two parameters.
class NFData2 p where
  liftRnf2 :: (a -> ()) -> (b -> ()) -> p a b -> ()

-- | 'rnf' by 'NFData1'.
rnf1 :: (NFData1 f, NFData a) => f a -> ()
rnf1 = liftRnf rnf

-- | 'rnf' by 'NFData2'.
rnf2 :: (NFData2 p, NFData a, NFData b) => p a b -> ()
rnf2 = liftRnf2 rnf rnf

-- | Evaluates to weak head normal form.
rwhnf :: a -> ()
rwhnf a = a `seq` ()

-- | Evaluates the first argument completely and returns the second.
deepseq :: NFData a => a -> b -> b
deepseq a b = rnf a `seq` b

-- | The value, completely evaluated when it is evaluated at all.
force :: NFData a => a -> a
force x = x `deepseq` x

-- | Application to a completely evaluated argument.
($!!) :: NFData a => (a -> b) -> a -> b
f $!! x = x `deepseq` f x

-- | fmap with the result completely evaluated.
(<$!!>) :: (Monad m, NFData b) => (a -> b) -> m a -> m b
f <$!!> m = m >>= \x -> return $!! f x

-- By structure

class GNFData r where
  grnf :: r p -> ()

instance GNFData V1 where
  grnf x = x `seq` ()

instance (GNFData f, GNFData g) => GNFData (f :+: g) where
  grnf (L1 f) = grnf f
  grnf (R1 g) = grnf g

instance GNFData f => GNFData (M1 i c f) where
  grnf (M1 f) = grnf f

instance GNFData U1 where
  grnf U1 = ()

instance (GNFData f, GNFData g) => GNFData (f :*: g) where
  grnf (f :*: g) = grnf f `seq` grnf g

instance NFData a => GNFData (K1 i a) where
  grnf (K1 x) = rnf x

-- Values without parts

instance NFData Int where rnf = rwhnf
instance NFData Word where rnf = rwhnf
instance NFData Integer where rnf = rwhnf
instance NFData Char where rnf = rwhnf
instance NFData Double where rnf = rwhnf
instance NFData Float where rnf = rwhnf
instance NFData Bool where rnf = rwhnf
instance NFData Ordering where rnf = rwhnf
instance NFData () where rnf = rwhnf
instance NFData Int8 where rnf = rwhnf
instance NFData Int16 where rnf = rwhnf
instance NFData Int32 where rnf = rwhnf
instance NFData Int64 where rnf = rwhnf
instance NFData Word8 where rnf = rwhnf
instance NFData Word16 where rnf = rwhnf
instance NFData Word32 where rnf = rwhnf
instance NFData Word64 where rnf = rwhnf
instance NFData Natural where rnf = rwhnf
instance NFData Any where rnf = rwhnf
instance NFData All where rnf = rwhnf
instance NFData Void where rnf = rwhnf
instance NFData Unique where rnf = rwhnf
instance NFData TypeRep where rnf = rwhnf
instance NFData (a -> b) where rnf = rwhnf
instance NFData (Fixed a) where rnf = rwhnf
instance NFData (Proxy a) where rnf = rwhnf
instance NFData (IORef a) where rnf = rwhnf
instance NFData (STRef s a) where rnf = rwhnf

instance NFData ExitCode where
  rnf (ExitFailure n) = rnf n
  rnf ExitSuccess = ()

instance NFData Version where
  rnf (Version branch tags) = rnf branch `seq` rnf tags

-- Values with parts

instance NFData a => NFData (Ratio a) where
  rnf x = rnf (numerator x) `seq` rnf (denominator x)

instance NFData a => NFData (Complex a) where
  rnf (x :+ y) = rnf x `seq` rnf y

instance (NFData a, NFData b) => NFData (Array a b) where
  rnf a = rnf (bounds a) `seq` F.foldl' (\_ x -> rnf x) () a

instance NFData1 (Array a) where
  liftRnf r a = F.foldl' (\_ x -> r x) () a

instance NFData1 Proxy where
  liftRnf _ = rwhnf

instance NFData a => NFData1 (Const a) where
  liftRnf _ (Const x) = rnf x

instance NFData2 Const where
  liftRnf2 r _ (Const x) = r x

instance NFData a => NFData (Const a b) where
  rnf (Const x) = rnf x

instance (NFData1 f, NFData1 g) => NFData1 (Compose f g) where
  liftRnf r (Compose x) = liftRnf (liftRnf r) x

instance (NFData1 f, NFData1 g, NFData a) => NFData (Compose f g a) where
  rnf = rnf1

instance (NFData1 f, NFData1 g) => NFData1 (Functor.Sum f g) where
  liftRnf r (Functor.InL x) = liftRnf r x
  liftRnf r (Functor.InR y) = liftRnf r y

instance (NFData1 f, NFData1 g, NFData a) => NFData (Functor.Sum f g a) where
  rnf = rnf1

instance (NFData1 f, NFData1 g) => NFData1 (Functor.Product f g) where
  liftRnf r (Functor.Pair x y) = liftRnf r x `seq` liftRnf r y

instance (NFData1 f, NFData1 g, NFData a) => NFData (Functor.Product f g a) where
  rnf = rnf1

instance NFData (f a) => NFData (Alt f a) where
  rnf (Alt x) = rnf x

instance (NFData a, NFData b) => NFData (S.Arg a b) where
  rnf (S.Arg a b) = rnf a `seq` rnf b

instance NFData1 Maybe where
  liftRnf r x = case x of
    Nothing -> ()
    Just y -> r y

instance NFData a => NFData (Maybe a) where
  rnf = rnf1

instance NFData1 [] where
  liftRnf r x = case x of
    [] -> ()
    y : ys -> r y `seq` liftRnf r ys

instance NFData a => NFData [a] where
  rnf = rnf1

instance NFData1 NonEmpty where
  liftRnf r x = case x of
    y :| ys -> r y `seq` liftRnf r ys

instance NFData a => NFData (NonEmpty a) where
  rnf = rnf1

instance NFData1 Identity where
  liftRnf r x = case x of
    Identity y -> r y

instance NFData a => NFData (Identity a) where
  rnf = rnf1

instance NFData1 Down where
  liftRnf r x = case x of
    Down y -> r y

instance NFData a => NFData (Down a) where
  rnf = rnf1

instance NFData1 Dual where
  liftRnf r x = case x of
    Dual y -> r y

instance NFData a => NFData (Dual a) where
  rnf = rnf1

instance NFData1 Sum where
  liftRnf r x = case x of
    Sum y -> r y

instance NFData a => NFData (Sum a) where
  rnf = rnf1

instance NFData1 Product where
  liftRnf r x = case x of
    Product y -> r y

instance NFData a => NFData (Product a) where
  rnf = rnf1

instance NFData1 S.Min where
  liftRnf r x = case x of
    S.Min y -> r y

instance NFData a => NFData (S.Min a) where
  rnf = rnf1

instance NFData1 S.Max where
  liftRnf r x = case x of
    S.Max y -> r y

instance NFData a => NFData (S.Max a) where
  rnf = rnf1

instance NFData1 S.First where
  liftRnf r x = case x of
    S.First y -> r y

instance NFData a => NFData (S.First a) where
  rnf = rnf1

instance NFData1 S.Last where
  liftRnf r x = case x of
    S.Last y -> r y

instance NFData a => NFData (S.Last a) where
  rnf = rnf1

instance NFData1 ZipList where
  liftRnf r x = case x of
    ZipList y -> liftRnf r y

instance NFData a => NFData (ZipList a) where
  rnf = rnf1

instance NFData1 First where
  liftRnf r x = case x of
    First y -> liftRnf r y

instance NFData a => NFData (First a) where
  rnf = rnf1

instance NFData1 Last where
  liftRnf r x = case x of
    Last y -> liftRnf r y

instance NFData a => NFData (Last a) where
  rnf = rnf1

instance NFData2 Either where
  liftRnf2 l r x = case x of
    Left a -> l a
    Right b -> r b

instance NFData a => NFData1 (Either a) where
  liftRnf = liftRnf2 rnf

instance (NFData a, NFData b) => NFData (Either a b) where
  rnf = rnf2

instance NFData2 (,) where
  liftRnf2 r s (a, b) = r a `seq` s b

instance NFData a => NFData1 ((,) a) where
  liftRnf = liftRnf2 rnf

instance (NFData a, NFData b) => NFData (a, b) where
  rnf = rnf2

instance (NFData a, NFData b, NFData c) => NFData (a, b, c) where
  rnf (a, b, c) = rnf a `seq` rnf b `seq` rnf c

instance (NFData a, NFData b, NFData c, NFData d) => NFData (a, b, c, d) where
  rnf (a, b, c, d) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d

instance (NFData a, NFData b, NFData c, NFData d, NFData e) => NFData (a, b, c, d, e) where
  rnf (a, b, c, d, e) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e

instance (NFData a, NFData b, NFData c, NFData d, NFData e, NFData f) => NFData (a, b, c, d, e, f) where
  rnf (a, b, c, d, e, f) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e `seq` rnf f

instance (NFData a, NFData b, NFData c, NFData d, NFData e, NFData f, NFData g) => NFData (a, b, c, d, e, f, g) where
  rnf (a, b, c, d, e, f, g) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e `seq` rnf f `seq` rnf g

instance (NFData a, NFData b, NFData c, NFData d, NFData e, NFData f, NFData g, NFData h) => NFData (a, b, c, d, e, f, g, h) where
  rnf (a, b, c, d, e, f, g, h) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e `seq` rnf f `seq` rnf g `seq` rnf h

instance (NFData a, NFData b, NFData c, NFData d, NFData e, NFData f, NFData g, NFData h, NFData i) => NFData (a, b, c, d, e, f, g, h, i) where
  rnf (a, b, c, d, e, f, g, h, i) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e `seq` rnf f `seq` rnf g `seq` rnf h `seq` rnf i

deriving newtype instance NFData CChar
deriving newtype instance NFData CSChar
deriving newtype instance NFData CUChar
deriving newtype instance NFData CShort
deriving newtype instance NFData CUShort
deriving newtype instance NFData CInt
deriving newtype instance NFData CUInt
deriving newtype instance NFData CLong
deriving newtype instance NFData CULong
deriving newtype instance NFData CPtrdiff
deriving newtype instance NFData CSize
deriving newtype instance NFData CWchar
deriving newtype instance NFData CSigAtomic
deriving newtype instance NFData CBool
deriving newtype instance NFData CLLong
deriving newtype instance NFData CULLong
deriving newtype instance NFData CIntPtr
deriving newtype instance NFData CUIntPtr
deriving newtype instance NFData CIntMax
deriving newtype instance NFData CUIntMax
deriving newtype instance NFData CClock
deriving newtype instance NFData CTime
deriving newtype instance NFData CUSeconds
deriving newtype instance NFData CSUSeconds
deriving newtype instance NFData CFloat
deriving newtype instance NFData CDouble
