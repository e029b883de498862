-- | Sets of values that have hashes. Meant to be imported qualified.
module Data.HashSet
  ( HashSet, empty, singleton, null, size, member, lookupElement, insert, delete, isSubsetOf, union, unions, map
  , difference, intersection, disjoint, foldr, foldr', foldl, foldl', filter, toList, fromList, toMap, fromMap
  ) where

import Prelude ()
import Data.HashSet.Internal
