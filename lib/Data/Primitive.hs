-- | Arrays and cells as the machine has them.
module Data.Primitive (module Data.Primitive.Array, module Data.Primitive.MutVar, module Data.Primitive.SmallArray) where

import Data.Primitive.Array hiding (arrayOfWindow, windowOfArray)
import Data.Primitive.MutVar
import Data.Primitive.SmallArray
