{-# LANGUAGE RankNTypes #-}
-- | Small arrays: here the same as those of "Data.Primitive.Array".
module Data.Primitive.SmallArray
  ( SmallArray, SmallMutableArray, newSmallArray, readSmallArray, writeSmallArray, indexSmallArray, indexSmallArrayM
  , freezeSmallArray, thawSmallArray, runSmallArray, createSmallArray, unsafeFreezeSmallArray, unsafeThawSmallArray
  , copySmallArray, copySmallMutableArray, cloneSmallArray, cloneSmallMutableArray, sizeofSmallArray
  , sizeofSmallMutableArray, emptySmallArray, smallArrayFromList, smallArrayFromListN, mapSmallArray'
  , traverseSmallArrayP
  ) where

import Control.Monad.Primitive (PrimMonad, PrimState)
import Control.Monad.ST (ST)
import Data.Primitive.Array

-- | An array that does not change.
type SmallArray = Array

-- | An array that changes.
type SmallMutableArray s = MutableArray s

-- | A new array, all elements the same.
newSmallArray :: PrimMonad m => Int -> a -> m (SmallMutableArray (PrimState m) a)
newSmallArray = newArray

-- | The element at a position.
readSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> m a
readSmallArray = readArray

-- | Replaces the element at a position.
writeSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> a -> m ()
writeSmallArray = writeArray

-- | The element at a position.
indexSmallArray :: SmallArray a -> Int -> a
indexSmallArray = indexArray

-- | The element at a position, looked up without keeping the array.
indexSmallArrayM :: Applicative m => SmallArray a -> Int -> m a
indexSmallArrayM = indexArrayM

-- | A part of an array, copied.
freezeSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> Int -> m (SmallArray a)
freezeSmallArray = freezeArray

-- | A part of an array, copied.
thawSmallArray :: PrimMonad m => SmallArray a -> Int -> Int -> m (SmallMutableArray (PrimState m) a)
thawSmallArray = thawArray

-- | What an action leaves behind.
runSmallArray :: (forall s. ST s (SmallMutableArray s a)) -> SmallArray a
runSmallArray act = runArray act

-- | An array of one element n times, after an action on it.
createSmallArray :: Int -> a -> (forall s. SmallMutableArray s a -> ST s ()) -> SmallArray a
createSmallArray n x act = createArray n x act

-- | The array itself, not to be written to any more.
unsafeFreezeSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> m (SmallArray a)
unsafeFreezeSmallArray = unsafeFreezeArray

-- | A copy.
unsafeThawSmallArray :: PrimMonad m => SmallArray a -> m (SmallMutableArray (PrimState m) a)
unsafeThawSmallArray = unsafeThawArray

-- | Copies from the second array, at a position, into the first, at a position, so many elements.
copySmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> SmallArray a -> Int -> Int -> m ()
copySmallArray = copyArray

-- | Copies from the second array, at a position, into the first, at a position, so many elements.
copySmallMutableArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> SmallMutableArray (PrimState m) a -> Int -> Int -> m ()
copySmallMutableArray = copyMutableArray

-- | A part of an array, copied.
cloneSmallArray :: SmallArray a -> Int -> Int -> SmallArray a
cloneSmallArray = cloneArray

-- | A part of an array, copied.
cloneSmallMutableArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> Int -> m (SmallMutableArray (PrimState m) a)
cloneSmallMutableArray = cloneMutableArray

-- | The number of elements.
sizeofSmallArray :: SmallArray a -> Int
sizeofSmallArray = sizeofArray

-- | The number of elements.
sizeofSmallMutableArray :: SmallMutableArray s a -> Int
sizeofSmallMutableArray = sizeofMutableArray

-- | No elements.
emptySmallArray :: SmallArray a
emptySmallArray = emptyArray

-- | The array of a list's elements.
smallArrayFromList :: [a] -> SmallArray a
smallArrayFromList = arrayFromList

-- | The array of the elements of a list that has exactly n.
smallArrayFromListN :: Int -> [a] -> SmallArray a
smallArrayFromListN = arrayFromListN

-- | Applies a function to every element and evaluates the results.
mapSmallArray' :: (a -> b) -> SmallArray a -> SmallArray b
mapSmallArray' = mapArray'

-- | Runs an action for every element.
traverseSmallArrayP :: PrimMonad m => (a -> m b) -> SmallArray a -> m (SmallArray b)
traverseSmallArrayP = traverseArrayP
