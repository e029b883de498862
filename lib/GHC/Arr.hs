-- | Arrays, under GHC's name for their module.
module GHC.Arr (module Data.Array, numElements) where

import Data.Array

-- | How many elements there are.
numElements :: Ix i => Array i e -> Int
numElements = rangeSize . bounds
