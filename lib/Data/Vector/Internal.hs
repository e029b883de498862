{-# LANGUAGE BangPatterns, MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances #-}
-- | The types behind "Data.Vector" and "Data.Vector.Mutable": windows on ordinary arrays.
module Data.Vector.Internal
  ( Vector(..), MVector(..), PrimMonad(..), Unbox
  , at, fromListN, fromList, toList, vlength
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus)
import Control.Monad.ST (RealWorld, ST, stToIO)
import Data.Array (Array, listArray)
import Data.Array.Base (unsafeAt)
import Data.Array.ST (STArray)
import qualified Data.Foldable as F

-- | An immutable vector: first position, length, array.
data Vector a = Vector !Int !Int !(Array Int a)

-- | A mutable vector: first position, length, array.
data MVector s a = MVector !Int !Int !(STArray s Int a)

-- | Monads in which mutable vectors of a thread can be used.
class Monad m => PrimMonad s m | m -> s where
  -- | Runs a state thread's action.
  primST :: ST s a -> m a

instance PrimMonad s (ST s) where
  primST m = m

instance PrimMonad RealWorld IO where
  primST = stToIO

-- | Types that unboxed vectors can hold: here all of them.
class Unbox a

instance Unbox a

instance Eq a => Eq (Vector a) where
  v == w = vlength v == vlength w && toList v == toList w

instance Ord a => Ord (Vector a) where
  compare v w = compare (toList v) (toList w)

instance Show a => Show (Vector a) where
  showsPrec d v = showsPrec d (toList v)

instance Read a => Read (Vector a) where
  readsPrec d s = [ (fromList x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup (Vector a) where
  v <> w = fromListN (vlength v + vlength w) (toList v ++ toList w)

instance Monoid (Vector a) where
  mempty = fromListN 0 []
  mconcat vs = fromList (concatMap toList vs)

instance Functor Vector where
  fmap f v = fromListN (vlength v) (map f (toList v))

instance F.Foldable Vector where
  foldr f z v = go 0
    where
      !n = vlength v
      go !i
        | i == n = z
        | otherwise = f (at v i) (go (i + 1))
  foldl f z v = go (vlength v - 1)
    where
      go !i
        | i < 0 = z
        | otherwise = f (go (i - 1)) (at v i)
  foldl' f z0 v = go z0 0
    where
      !n = vlength v
      go !z !i
        | i == n = z
        | otherwise = go (f z (at v i)) (i + 1)
  length = vlength
  null v = vlength v == 0
  toList = toList

instance Traversable Vector where
  traverse f v = fmap (fromListN (vlength v)) (traverse f (toList v))

instance Applicative Vector where
  pure x = fromListN 1 [x]
  fs <*> xs = fromList (toList fs <*> toList xs)

instance Monad Vector where
  v >>= f = fromList (concatMap (\x -> toList (f x)) (toList v))

instance MonadFail Vector where
  fail _ = fromListN 0 []

instance Alternative Vector where
  empty = fromListN 0 []
  (<|>) = (<>)

instance MonadPlus Vector

-- | The element at a position in range.
at :: Vector a -> Int -> a
at (Vector o _ a) i = unsafeAt a (o + i)

-- | The number of elements.
vlength :: Vector a -> Int
vlength (Vector _ n _) = n

-- | The vector of the elements of a list that has exactly n.
fromListN :: Int -> [a] -> Vector a
fromListN n xs = Vector 0 n (listArray (0, n - 1) xs)

-- | The vector of a list's elements.
fromList :: [a] -> Vector a
fromList xs = fromListN (length xs) xs

-- | The list of the elements.
toList :: Vector a -> [a]
toList v = go 0
  where
    !n = vlength v
    go !i
      | i == n = []
      | otherwise = at v i : go (i + 1)
