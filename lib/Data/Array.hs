-- | Lazy arrays.
module Data.Array
  ( module Data.Ix, Array
  , array, listArray, accumArray, (!), bounds, indices, elems, assocs, (//), accum, ixmap
  ) where

import Data.Ix
import Needle.Array

infixl 9 !, //

-- | The element at an index.
(!) :: Ix i => Array i e -> i -> e
(!) = at

-- | The bounds.
bounds :: Array i e -> (i, i)
bounds = arrBounds

-- | The indices in order.
indices :: Ix i => Array i e -> [i]
indices = arrIndices

-- | The elements in order.
elems :: Array i e -> [e]
elems = arrElems

-- | Indices and elements in order.
assocs :: Ix i => Array i e -> [(i, e)]
assocs = arrAssocs

-- | The array with some elements replaced.
(//) :: Ix i => Array i e -> [(i, e)] -> Array i e
(//) = update

-- | The array with values accumulated onto its elements.
accum :: Ix i => (e -> a -> e) -> Array i e -> [(i, a)] -> Array i e
accum = accumOnto

-- | An array seen through a function on indices.
ixmap :: (Ix i, Ix j) => (i, i) -> (i -> j) -> Array j e -> Array i e
ixmap = ixmapArr
