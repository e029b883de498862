-- | Everything on arrays, the unchecked operations included.
module Data.Array.Base
  ( module Data.Array.IArray, module Data.Array.MArray, UArray, STUArray
  , unsafeRead, unsafeWrite, unsafeAt, unsafeFreeze, unsafeThaw, getNumElements, numElements, unsafeNewArray_
  ) where

import Data.Array.IArray
import Data.Array.MArray
import Needle.Array (UArray, STUArray, unsafeRead, unsafeWrite, unsafeFreeze, unsafeThaw, getNumElements, toArr)
import qualified Needle.Array as A

-- | The element at a position.
unsafeAt :: (IArray a e, Ix i) => a i e -> Int -> e
unsafeAt a k = case toArr a of A.Array _ _ _ arr -> A.indexArr arr k

-- | The number of elements.
numElements :: (IArray a e, Ix i) => a i e -> Int
numElements a = A.numElements (toArr a)

-- | An array whose elements are not set yet.
unsafeNewArray_ :: (MArray a e m, Ix i) => (i, i) -> m (a i e)
unsafeNewArray_ = newArray_
