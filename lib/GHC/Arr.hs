-- | Arrays, under GHC's name for their module.
module GHC.Arr (module Data.Array, Ix(..), STArray, numElements, unsafeAt) where

import Data.Array
import Needle.Array (Array(Array), STArray, indexArr)
import Needle.Ix (Ix(..))

-- | How many elements there are.
numElements :: Ix i => Array i e -> Int
numElements = rangeSize . bounds

-- | The element at a place, counted from 0.
unsafeAt :: Array i e -> Int -> e
unsafeAt (Array _ _ n cells) k
  | k >= 0 && k < n = indexArr cells k
  | otherwise = errorWithoutStackTrace "unsafeAt: no such element"
