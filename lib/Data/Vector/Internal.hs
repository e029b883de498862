{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | The types behind the modules of vectors, and the boxed vector's instances.
--
-- A vector is a window on an array. Boxed vectors keep their elements as they come, unboxed ones ("Data.Vector.Unboxed")
-- evaluate them. Mutable vectors are of one type; each knows whether it evaluates what is written to it.
module Data.Vector.Internal (Vector(..), MVec(..), MVector, at, vlength, fromList, toList) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Control.Applicative (Alternative(..))
import Control.DeepSeq (NFData(..))
import Control.Monad (MonadPlus)
import Control.Monad.Fix (MonadFix(..))
import Control.Monad.ST (RealWorld)
import Control.Monad.Zip (MonadZip(..))
import qualified Data.Foldable as F
import Data.Function (fix)
import Data.Functor.Classes (Eq1(..), Ord1(..), Show1(..))
import Needle.Prim (Arr)
import Needle.Window (Window)
import qualified Needle.Window as W

-- | An immutable vector.
newtype Vector a = Vector (Window a)

-- | A mutable vector: whether it evaluates its elements, first position, length, array.
data MVec s a = MVec !Bool !Int !Int !(Arr a)

-- | A mutable vector of a thread.
type MVector = MVec

instance Eq a => Eq (Vector a) where
  v == w = vlength v == vlength w && toList v == toList w

instance Ord a => Ord (Vector a) where
  compare v w = compare (toList v) (toList w)

instance Show a => Show (Vector a) where
  showsPrec d v = showsPrec d (toList v)

instance Read a => Read (Vector a) where
  readsPrec d s = [ (fromList x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup (Vector a) where
  Vector v <> Vector w = Vector (W.append2 v w)

instance Monoid (Vector a) where
  mempty = Vector W.none
  mconcat vs = Vector (W.concatW [ w | Vector w <- vs ])

instance Functor Vector where
  fmap f (Vector v) = Vector (W.generate (W.size v) (\i -> f (W.at v i)))

instance F.Foldable Vector where
  foldr f z (Vector v) = W.foldrW f z v
  foldl f z (Vector v) = W.foldlW f z v
  foldl' f z (Vector v) = W.foldlW' f z v
  foldr' f z (Vector v) = W.foldrW' f z v
  length = vlength
  null v = vlength v == 0
  toList = toList

instance Traversable Vector where
  traverse f v = fmap (\xs -> Vector (W.packN (vlength v) xs)) (traverse f (toList v))

instance Applicative Vector where
  pure x = Vector (W.packN 1 [x])
  fs <*> xs = fromList (toList fs <*> toList xs)

instance Monad Vector where
  v >>= f = mconcat (map f (toList v))

instance MonadFail Vector where
  fail _ = mempty

instance Alternative Vector where
  empty = mempty
  (<|>) = (<>)

instance MonadPlus Vector

instance MonadZip Vector where
  mzipWith f (Vector v) (Vector w) = fromList (W.zipListW f v w)

instance MonadFix Vector where
  mfix f = case fix (f . first) of
    Vector v -> Vector (W.generate (W.size v) (\i -> fix (\x -> at (f x) i)))
    where
      first v = at v 0

instance NFData a => NFData (Vector a) where
  rnf v = F.foldl' (\_ x -> rnf x) () v

instance Eq1 Vector where
  liftEq eq v w = liftEq eq (toList v) (toList w)

instance Ord1 Vector where
  liftCompare cmp v w = liftCompare cmp (toList v) (toList w)

instance Show1 Vector where
  liftShowsPrec _ list _ v = list (toList v)

-- | The element at a position in range.
at :: Vector a -> Int -> a
at (Vector v) i = W.at v i

-- | The number of elements.
vlength :: Vector a -> Int
vlength (Vector v) = W.size v

-- | The vector of a list's elements.
fromList :: [a] -> Vector a
fromList xs = Vector (W.pack xs)

-- | The list of the elements.
toList :: Vector a -> [a]
toList (Vector v) = W.list v

instance IsList (Vector a) where
  type Item (Vector a) = a
  fromList = fromList
  toList = toList
