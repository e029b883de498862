{-# LANGUAGE BangPatterns, RankNTypes #-}
-- | Arrays as the machine has them, lazy in their elements.
module Data.Primitive.Array
  ( Array, MutableArray, newArray, readArray, writeArray, indexArray, indexArrayM, freezeArray, thawArray, runArray
  , createArray, unsafeFreezeArray, unsafeThawArray, sameMutableArray, copyArray, copyMutableArray, cloneArray
  , cloneMutableArray, sizeofArray, sizeofMutableArray, emptyArray, arrayFromList, arrayFromListN, mapArray'
  , traverseArrayP, windowOfArray, arrayOfWindow
  ) where

import Control.Applicative (Alternative(..))
import Control.DeepSeq (NFData(..))
import Control.Monad (MonadPlus, liftM)
import Control.Monad.Primitive (PrimMonad(..), PrimState, RealWorld)
import Control.Monad.ST (ST, runST)
import qualified Data.Foldable as F
import Needle.Prim (Arr, IORes(..), primArrayEq, primArraySize, primCopyArray, primNewArray, primReadArray, primWriteArray)
import qualified Needle.ST as ST
import Needle.Window (Window(..))
import qualified Needle.Window as W

-- | An array that does not change.
newtype Array a = Array (Window a)

data MutArr s a = MutArr !(Arr a)

-- | An array that changes.
type MutableArray = MutArr

instance Eq (MutArr s a) where
  MutArr a == MutArr b = primArrayEq a b

instance Eq a => Eq (Array a) where
  a == b = F.toList a == F.toList b

instance Ord a => Ord (Array a) where
  compare a b = compare (F.toList a) (F.toList b)

instance Show a => Show (Array a) where
  showsPrec d a = showParen (d > 10)
    (showString "fromListN " . shows (sizeofArray a) . showChar ' ' . shows (F.toList a))

instance Functor Array where
  fmap f (Array v) = Array (W.generate (W.size v) (\i -> f (W.at v i)))

instance F.Foldable Array where
  foldr f z (Array v) = W.foldrW f z v
  foldl f z (Array v) = W.foldlW f z v
  foldl' f z (Array v) = W.foldlW' f z v
  length = sizeofArray
  toList (Array v) = W.list v

instance Traversable Array where
  traverse f a = fmap (arrayFromListN (sizeofArray a)) (traverse f (F.toList a))

instance Semigroup (Array a) where
  Array v <> Array w = Array (W.append2 v w)

instance Monoid (Array a) where
  mempty = emptyArray

instance Applicative Array where
  pure x = arrayFromList [x]
  fs <*> xs = arrayFromList (F.toList fs <*> F.toList xs)

instance Monad Array where
  a >>= f = mconcat (map f (F.toList a))

instance Alternative Array where
  empty = emptyArray
  (<|>) = (<>)

instance MonadPlus Array

instance MonadFail Array where
  fail _ = emptyArray

instance NFData a => NFData (Array a) where
  rnf a = F.foldl' (\_ x -> rnf x) () a

-- | The array's elements as they are.
windowOfArray :: Array a -> Window a
windowOfArray (Array v) = v

-- | The array of elements as they are.
arrayOfWindow :: Window a -> Array a
arrayOfWindow = Array

-- The position, if it is in range. What reads the element needs the position, so it cannot be evaluated before the test.
position :: String -> Int -> Int -> Int
position f i n
  | i < 0 || i >= n = error (f ++ ": index " ++ show i ++ " out of bounds of an array of " ++ show n)
  | otherwise = i

-- The action, if the range is one; running it comes after the test.
checkedRange :: String -> Int -> Int -> Int -> b -> b
checkedRange f o k n ok
  | o < 0 || k < 0 || k > n - o = error (f ++ ": " ++ show (o, k) ++ " out of bounds of an array of " ++ show n)
  | otherwise = ok

-- | A new array, all elements the same.
newArray :: PrimMonad m => Int -> a -> m (MutableArray (PrimState m) a)
newArray n x
  | n < 0 = error ("newArray: negative size " ++ show n)
  | otherwise = primST (ST.ST (\w -> case primNewArray n x w of IORes a -> IORes (MutArr a)))

-- | The element at a position.
readArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> m a
readArray m@(MutArr a) i = primST (ST.ST (\w -> primReadArray a (position "readArray" i (sizeofMutableArray m)) w))

-- | Replaces the element at a position.
writeArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> a -> m ()
writeArray m@(MutArr a) i x = primST (ST.ST (\w -> primWriteArray a (position "writeArray" i (sizeofMutableArray m)) x w))

-- | The element at a position.
indexArray :: Array a -> Int -> a
indexArray a@(Array v) i = W.at v (position "indexArray" i (sizeofArray a))

-- | The element at a position, looked up without keeping the array.
indexArrayM :: Applicative m => Array a -> Int -> m a
indexArrayM a@(Array v) i = case W.boxed v (position "indexArrayM" i (sizeofArray a)) of IORes x -> pure x

-- | A part of an array, copied.
freezeArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> Int -> m (Array a)
freezeArray m o n = cloneMutableArray m o n >>= unsafeFreezeArray

-- | A part of an array, copied.
thawArray :: PrimMonad m => Array a -> Int -> Int -> m (MutableArray (PrimState m) a)
thawArray a@(Array (Window p _ from)) o n = checkedRange "thawArray" o n (sizeofArray a)
  (newArray n W.hole >>= \m -> copied from (p + o) m 0 n >> return m)

copied :: PrimMonad m => Arr a -> Int -> MutableArray (PrimState m) a -> Int -> Int -> m ()
copied from o (MutArr to) p n = primST (ST.ST (\w -> primCopyArray from o to p n w))

-- | What an action leaves behind.
runArray :: (forall s. ST s (MutableArray s a)) -> Array a
runArray act = runST (act >>= unsafeFreezeArray)

-- | An array of one element n times, after an action on it.
createArray :: Int -> a -> (forall s. MutableArray s a -> ST s ()) -> Array a
createArray n x act = runST (newArray n x >>= \m -> act m >> unsafeFreezeArray m)

-- | The array itself, not to be written to any more.
unsafeFreezeArray :: PrimMonad m => MutableArray (PrimState m) a -> m (Array a)
unsafeFreezeArray (MutArr a) = let !n = primArraySize a in return (Array (Window 0 n a))

-- | A copy.
unsafeThawArray :: PrimMonad m => Array a -> m (MutableArray (PrimState m) a)
unsafeThawArray a = thawArray a 0 (sizeofArray a)

-- | Whether they are the same array.
sameMutableArray :: MutableArray s a -> MutableArray s a -> Bool
sameMutableArray = (==)

-- | Copies from the second array, at a position, into the first, at a position, so many elements.
copyArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> Array a -> Int -> Int -> m ()
copyArray to p a@(Array (Window q _ from)) o n = checkedRange "copyArray" o n (sizeofArray a)
  (checkedRange "copyArray" p n (sizeofMutableArray to) (copied from (q + o) to p n))

-- | Copies from the second array, at a position, into the first, at a position, so many elements.
copyMutableArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> MutableArray (PrimState m) a -> Int -> Int -> m ()
copyMutableArray to p from o n = freezeArray from o n >>= \a -> copyArray to p a 0 n

-- | A part of an array, copied.
cloneArray :: Array a -> Int -> Int -> Array a
cloneArray a@(Array v) o n
  | o < 0 || n < 0 || n > sizeofArray a - o = checkedRange "cloneArray" o n (sizeofArray a) a
  | otherwise = Array (W.compact (W.slice o n v))

-- | A part of an array, copied.
cloneMutableArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> Int -> m (MutableArray (PrimState m) a)
cloneMutableArray m@(MutArr from) o n = checkedRange "cloneMutableArray" o n (sizeofMutableArray m)
  (newArray n W.hole >>= \new -> copied from o new 0 n >> return new)

-- | The number of elements.
sizeofArray :: Array a -> Int
sizeofArray (Array v) = W.size v

-- | The number of elements.
sizeofMutableArray :: MutableArray s a -> Int
sizeofMutableArray (MutArr a) = primArraySize a

-- | No elements.
emptyArray :: Array a
emptyArray = Array W.none

-- | The array of a list's elements.
arrayFromList :: [a] -> Array a
arrayFromList xs = Array (W.pack xs)

-- | The array of the elements of a list that has exactly n.
arrayFromListN :: Int -> [a] -> Array a
arrayFromListN n xs
  | length (take (n + 1) xs) /= n = error "fromListN: the list has another length"
  | otherwise = Array (W.packN n xs)

-- | Applies a function to every element and evaluates the results.
mapArray' :: (a -> b) -> Array a -> Array b
mapArray' f (Array v) = Array (W.map' f v)

-- | Runs an action for every element.
traverseArrayP :: PrimMonad m => (a -> m b) -> Array a -> m (Array b)
traverseArrayP f a = liftM (arrayFromListN (sizeofArray a)) (mapM f (F.toList a))
