-- | Structures that can be visited with effects.
module Data.Traversable
  ( Traversable(..), for, forM, mapAccumL, mapAccumR, mapAccumM, forAccumM, fmapDefault, foldMapDefault
  ) where

import Needle.Foldable
import Needle.Newer.Lists (forAccumM, mapAccumM)
