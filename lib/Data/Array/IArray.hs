-- | Pure arrays of any kind.
module Data.Array.IArray
  ( IArray, Array, module Data.Ix
  , array, listArray, genArray, accumArray, (!), bounds, indices, elems, assocs, (//), accum, amap, ixmap
  ) where

import Data.Ix
import Needle.Array (IArray(..), Array)
import qualified Needle.Array as A

{-# NEWER genArray #-}

infixl 9 !, //

-- | An array from indices and elements.
array :: (IArray a e, Ix i) => (i, i) -> [(i, e)] -> a i e
array b ies = r
  where
    r = fromArr (A.arrayWith (initialElem r) b ies)

-- | An array from its elements in order.
listArray :: (IArray a e, Ix i) => (i, i) -> [e] -> a i e
listArray b es = r
  where
    r = fromArr (A.listArrayWith (initialElem r) b es)

-- | An array computed from its indices.
genArray :: (IArray a e, Ix i) => (i, i) -> (i -> e) -> a i e
genArray b f = listArray b (map f (range b))

-- | An array accumulated from an initial value.
accumArray :: (IArray a e, Ix i) => (e -> e' -> e) -> e -> (i, i) -> [(i, e')] -> a i e
accumArray f x b ies = fromArr (A.accumArray f x b ies)

-- | The element at an index.
(!) :: (IArray a e, Ix i) => a i e -> i -> e
a ! i = A.at (toArr a) i

-- | The bounds.
bounds :: (IArray a e, Ix i) => a i e -> (i, i)
bounds a = A.arrBounds (toArr a)

-- | The indices in order.
indices :: (IArray a e, Ix i) => a i e -> [i]
indices a = A.arrIndices (toArr a)

-- | The elements in order.
elems :: (IArray a e, Ix i) => a i e -> [e]
elems a = A.arrElems (toArr a)

-- | Indices and elements in order.
assocs :: (IArray a e, Ix i) => a i e -> [(i, e)]
assocs a = A.arrAssocs (toArr a)

-- | The array with some elements replaced.
(//) :: (IArray a e, Ix i) => a i e -> [(i, e)] -> a i e
a // ies = fromArr (A.update (toArr a) ies)

-- | The array with values accumulated onto its elements.
accum :: (IArray a e, Ix i) => (e -> e' -> e) -> a i e -> [(i, e')] -> a i e
accum f a ies = fromArr (A.accumOnto f (toArr a) ies)

-- | Applies a function to every element.
amap :: (IArray a e', IArray a e, Ix i) => (e' -> e) -> a i e' -> a i e
amap f a = fromArr (A.amapArr f (toArr a))

-- | An array seen through a function on indices.
ixmap :: (IArray a e, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> a i e
ixmap b f a = fromArr (A.ixmapArr b f (toArr a))
