-- | Structures that can be visited with effects.
module Data.Traversable
  ( Traversable(..), for, forM, mapAccumL, mapAccumR, fmapDefault, foldMapDefault
  ) where

import Needle.Foldable
