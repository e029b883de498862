{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | Finite sets of 'Int's, as tries. Meant to be imported qualified: @import qualified Data.IntSet as IntSet@.
module Data.IntSet
  ( IntSet, Key
  , empty, singleton, fromList, fromAscList, fromDistinctAscList
  , insert, delete, alterF
  , member, notMember, lookupLT, lookupGT, lookupLE, lookupGE, null, size, isSubsetOf, isProperSubsetOf, disjoint
  , union, unions, difference, (\\), intersection
  , filter, partition, split, splitMember, splitRoot
  , map, mapMonotonic
  , foldr, foldl, foldr', foldl', fold
  , findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax, maxView, minView
  , elems, toList, toAscList, toDescList
  , showTree, showTreeWith
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding (null, map, filter, foldr, foldl)
import qualified Prelude as P
import qualified Data.Foldable as F
import Data.IntMap.Internal (IntMap(..), IntSet(..), Key)
import qualified Data.IntMap.Internal as M
import Needle.Tries (showTrie)

infixl 9 \\

-- | The empty set.
empty :: IntSet
empty = IntSet Nil

-- | The set of one element.
singleton :: Key -> IntSet
singleton x = IntSet (Tip x ())

-- | The set of a list's elements.
fromList :: [Key] -> IntSet
fromList xs0 = IntSet (go Nil xs0)
  where
    go !t [] = t
    go t (x : xs) = go (M.insert x () t) xs

-- | The set of a list known to ascend.
fromAscList :: [Key] -> IntSet
fromAscList xs = IntSet (M.fromAscList (P.map (\x -> (x, ())) xs))

-- | The set of a list known to ascend strictly.
fromDistinctAscList :: [Key] -> IntSet
fromDistinctAscList xs = IntSet (M.fromDistinctAscList (P.map (\x -> (x, ())) xs))

-- | Adds an element.
insert :: Key -> IntSet -> IntSet
insert x (IntSet t) = IntSet (M.insert x () t)

-- | Removes an element, if it is there.
delete :: Key -> IntSet -> IntSet
delete x (IntSet t) = IntSet (M.delete x t)

-- | Asks an action whether the element shall be in the set, telling it whether it is.
alterF :: Functor f => (Bool -> f Bool) -> Key -> IntSet -> f IntSet
alterF f x s = fmap choose (f here)
  where
    here = member x s
    choose True = if here then s else insert x s
    choose False = if here then delete x s else s

-- | Whether an element is in the set.
member :: Key -> IntSet -> Bool
member x (IntSet t) = M.member x t

-- | Whether an element is not in the set.
notMember :: Key -> IntSet -> Bool
notMember x (IntSet t) = not (M.member x t)

-- | The greatest element below the given one.
lookupLT :: Key -> IntSet -> Maybe Key
lookupLT x (IntSet t) = fmap fst (M.lookupLT x t)

-- | The least element above the given one.
lookupGT :: Key -> IntSet -> Maybe Key
lookupGT x (IntSet t) = fmap fst (M.lookupGT x t)

-- | The greatest element not above the given one.
lookupLE :: Key -> IntSet -> Maybe Key
lookupLE x (IntSet t) = fmap fst (M.lookupLE x t)

-- | The least element not below the given one.
lookupGE :: Key -> IntSet -> Maybe Key
lookupGE x (IntSet t) = fmap fst (M.lookupGE x t)

-- | Whether the set is empty.
null :: IntSet -> Bool
null (IntSet t) = M.null t

-- | The number of elements, counted.
size :: IntSet -> Int
size (IntSet t) = M.size t

-- | Whether every element of the first set is in the second.
isSubsetOf :: IntSet -> IntSet -> Bool
isSubsetOf (IntSet s) (IntSet t) = M.isSubmapOfBy (\_ _ -> True) s t

-- | Whether the first set is a subset of the second and not all of it.
isProperSubsetOf :: IntSet -> IntSet -> Bool
isProperSubsetOf (IntSet s) (IntSet t) = M.isProperSubmapOfBy (\_ _ -> True) s t

-- | Whether two sets have no element in common.
disjoint :: IntSet -> IntSet -> Bool
disjoint (IntSet s) (IntSet t) = M.disjoint s t

-- | The elements of either set.
union :: IntSet -> IntSet -> IntSet
union (IntSet s) (IntSet t) = IntSet (M.union s t)

-- | The union of a collection of sets.
unions :: Foldable f => f IntSet -> IntSet
unions = F.foldl' union empty

-- | The elements of the first set that are not in the second.
difference :: IntSet -> IntSet -> IntSet
difference (IntSet s) (IntSet t) = IntSet (M.difference s t)

-- | The same as 'difference'.
(\\) :: IntSet -> IntSet -> IntSet
s \\ t = difference s t

-- | The elements of both sets.
intersection :: IntSet -> IntSet -> IntSet
intersection (IntSet s) (IntSet t) = IntSet (M.intersection s t)

-- | The elements that satisfy a predicate.
filter :: (Key -> Bool) -> IntSet -> IntSet
filter p (IntSet t) = IntSet (M.filterWithKey (\x _ -> p x) t)

-- | The elements that satisfy a predicate, and those that do not.
partition :: (Key -> Bool) -> IntSet -> (IntSet, IntSet)
partition p (IntSet t) = case M.partitionWithKey (\x _ -> p x) t of (a, b) -> (IntSet a, IntSet b)

-- | The elements below and those above the given one.
split :: Key -> IntSet -> (IntSet, IntSet)
split !x (IntSet t) = case M.split x t of (a, b) -> (IntSet a, IntSet b)

-- | The elements below, whether the element is there, the elements above.
splitMember :: Key -> IntSet -> (IntSet, Bool, IntSet)
splitMember x (IntSet t) = case M.splitLookup x t of
  (a, Just _, b) -> (IntSet a, True, IntSet b)
  (a, Nothing, b) -> (IntSet a, False, IntSet b)

-- | The set in ascending pieces, as the trie happens to offer them.
splitRoot :: IntSet -> [IntSet]
splitRoot (IntSet t) = P.map IntSet (M.splitRoot t)

-- | The images of the elements.
map :: (Key -> Key) -> IntSet -> IntSet
map f s = fromList (P.map f (toAscList s))

-- | The images of the elements under a strictly monotonic function.
mapMonotonic :: (Key -> Key) -> IntSet -> IntSet
mapMonotonic f s = fromDistinctAscList (P.map f (toAscList s))

-- | Folds from the greatest element down.
foldr :: (Key -> b -> b) -> b -> IntSet -> b
foldr f z (IntSet t) = M.foldrWithKey (\x _ r -> f x r) z t

-- | Folds from the least element up.
foldl :: (b -> Key -> b) -> b -> IntSet -> b
foldl f z (IntSet t) = M.foldlWithKey (\r x _ -> f r x) z t

-- | 'foldr', strict in the accumulator.
foldr' :: (Key -> b -> b) -> b -> IntSet -> b
foldr' f z (IntSet t) = M.foldrWithKey' (\x _ r -> f x r) z t

-- | 'foldl', strict in the accumulator.
foldl' :: (b -> Key -> b) -> b -> IntSet -> b
foldl' f z (IntSet t) = M.foldlWithKey' (\r x _ -> f r x) z t

-- | An old name of 'foldr'.
fold :: (Key -> b -> b) -> b -> IntSet -> b
fold = foldr

-- | The least element of a set that has one.
findMin :: IntSet -> Key
findMin (IntSet t) = case M.lookupMin t of
  Just (x, _) -> x
  Nothing -> error "findMin: empty set has no minimal element"

-- | The greatest element of a set that has one.
findMax :: IntSet -> Key
findMax (IntSet t) = case M.lookupMax t of
  Just (x, _) -> x
  Nothing -> error "findMax: empty set has no maximal element"

-- | Removes the least element, if any.
deleteMin :: IntSet -> IntSet
deleteMin (IntSet t) = IntSet (M.deleteMin t)

-- | Removes the greatest element, if any.
deleteMax :: IntSet -> IntSet
deleteMax (IntSet t) = IntSet (M.deleteMax t)

-- | The least element and the others.
minView :: IntSet -> Maybe (Key, IntSet)
minView (IntSet t) = case M.minViewWithKey t of
  Just ((x, _), t') -> Just (x, IntSet t')
  Nothing -> Nothing

-- | The greatest element and the others.
maxView :: IntSet -> Maybe (Key, IntSet)
maxView (IntSet t) = case M.maxViewWithKey t of
  Just ((x, _), t') -> Just (x, IntSet t')
  Nothing -> Nothing

-- | The least element of a set that has one, and the others.
deleteFindMin :: IntSet -> (Key, IntSet)
deleteFindMin s = case minView s of
  Just v -> v
  Nothing -> error "deleteFindMin: empty set has no minimal element"

-- | The greatest element of a set that has one, and the others.
deleteFindMax :: IntSet -> (Key, IntSet)
deleteFindMax s = case maxView s of
  Just v -> v
  Nothing -> error "deleteFindMax: empty set has no maximal element"

-- | The elements, ascending.
elems :: IntSet -> [Key]
elems = toAscList

-- | The elements, ascending.
toList :: IntSet -> [Key]
toList = toAscList

-- | The elements, ascending.
toAscList :: IntSet -> [Key]
toAscList (IntSet t) = M.keys t

-- | The elements, descending.
toDescList :: IntSet -> [Key]
toDescList (IntSet t) = M.foldlWithKey (\rest x _ -> x : rest) [] t

instance IsList (IntSet) where
  type Item (IntSet) = Int
  fromList = fromList
  toList = toList

-- | 'showTreeWith', its branches below each other.
showTree :: IntSet -> String
showTree = showTreeWith True False

-- | The tree that containers makes of the set, whose leaves are words of 64 elements: whether branches hang below each
-- other or stand beside each other, larger elements first; whether there are empty lines.
showTreeWith :: Bool -> Bool -> IntSet -> String
showTreeWith hanging wide s = showTrie leaf hanging wide (M.fromListWith (P.flip (++)) [word x | x <- toList s])
  where
    word x = (x - x `mod` 64, [x `mod` 64])
    leaf k xs = shows k . showString " + " . shows xs
