-- | Pointers to Haskell's values.
module GHC.Stable (StablePtr, newStablePtr, deRefStablePtr, freeStablePtr) where

import Foreign.StablePtr
