-- | Orderings.
module Data.Ord (Ord(..), Ordering(..), comparing, Down(..), clamp) where

import Needle.Classes
import Needle.Down

-- | The value brought within the bounds.
clamp :: Ord a => (a, a) -> a -> a
clamp (low, high) a = min high (max a low)
