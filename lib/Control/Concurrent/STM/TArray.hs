-- | Arrays that transactions share.
module Control.Concurrent.STM.TArray (TArray) where

import Data.Array (Array, bounds, listArray, rangeSize, (!))
import Data.Array.Base (unsafeAt)
import Needle.Array (MArray(..), numElements)
import Needle.STM

-- | An array of variables.
newtype TArray i e = TArray (Array i (TVar e))

instance Eq (TArray i e) where
  TArray a == TArray b = numElements a == numElements b && and (zipWith (==) (foldr (:) [] a) (foldr (:) [] b))

instance MArray TArray e STM where
  getBounds (TArray a) = return (bounds a)
  getNumElements (TArray a) = return (numElements a)
  newArray b x = fmap (TArray . listArray b) (sequence (replicate (rangeSize b) (newTVar x)))
  newArray_ b = newArray b (errorWithoutStackTrace "(Array.!): undefined array element")
  readArray (TArray a) i = readTVar (a ! i)
  writeArray (TArray a) i x = writeTVar (a ! i) x
  unsafeRead (TArray a) k = readTVar (unsafeAt a k)
  unsafeWrite (TArray a) k x = writeTVar (unsafeAt a k) x
  copyOut (TArray a) = traverse readTVar a
  viewOut (TArray a) = traverse readTVar a
  copyIn a = fmap TArray (traverse newTVar a)
  viewIn a = fmap TArray (traverse newTVar a)
