{-# LANGUAGE TypeFamilies #-}
-- | Sets of values that have hashes: the keys of a map. "Data.HashSet" shows them.
module Data.HashSet.Internal
  ( HashSet(..), empty, singleton, null, size, member, lookupElement, insert, delete, union, unions, difference
  , intersection, isSubsetOf, disjoint, map, filter, foldr, foldl, foldr', foldl', toList, fromList, toMap, fromMap, keysSet
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding (filter, foldl, foldr, map, null)
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import qualified Data.Foldable as F
import Data.Functor.Classes (Eq1(..))
import Data.Hashable (Hashable(..))
import Data.HashMap.Internal (HashMap, Values(..))
import qualified Data.HashMap.Internal as M
import qualified Data.List as L

-- | A set.
newtype HashSet a = HashSet (HashMap a ())

instance Eq a => Eq (HashSet a) where
  HashSet a == HashSet b = a == b

instance Ord a => Ord (HashSet a) where
  compare (HashSet a) (HashSet b) = compare a b

instance Show a => Show (HashSet a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toList s))

instance (Hashable a, Read a) => Read (HashSet a) where
  readsPrec d = readParen (d > 10) (\s -> [ (fromList x, t) | ("fromList", r) <- lex s, (x, t) <- readsPrec 11 r ])

instance Eq a => Semigroup (HashSet a) where
  (<>) = union

instance Eq a => Monoid (HashSet a) where
  mempty = empty

instance F.Foldable HashSet where
  foldr = foldr
  foldl = foldl
  foldr' = foldr'
  foldl' = foldl'
  length = size
  null = null
  toList = toList

instance Hashable a => Hashable (HashSet a) where
  hashWithSalt s (HashSet m) = hashWithSalt s m

instance NFData a => NFData (HashSet a) where
  rnf (HashSet m) = rnf m

instance Eq1 HashSet where
  liftEq eq a b = size a == size b && go (toList a) (toList b)
    where
      go [] _ = True
      go (x : xs) ys = case P.break (eq x) ys of
        (front, _ : back) -> go xs (front ++ back)
        _ -> False

-- | No elements.
empty :: HashSet a
empty = HashSet M.empty

-- | One element.
singleton :: Hashable a => a -> HashSet a
singleton x = insert x empty

-- | Whether there are no elements.
null :: HashSet a -> Bool
null (HashSet m) = M.null m

-- | The number of elements, counted.
size :: HashSet a -> Int
size (HashSet m) = M.size m

-- | Whether an element is there.
member :: Hashable a => a -> HashSet a -> Bool
member x (HashSet m) = M.member x m

-- | An element as it is stored.
lookupElement :: Hashable a => a -> HashSet a -> Maybe a
lookupElement x (HashSet m) = M.lookupKey x m

-- | With an element.
insert :: Hashable a => a -> HashSet a -> HashSet a
insert x (HashSet m) = HashSet (M.insertAs Lazy x () m)

-- | Without an element.
delete :: Hashable a => a -> HashSet a -> HashSet a
delete x (HashSet m) = HashSet (M.delete x m)

-- | The elements of both.
union :: Eq a => HashSet a -> HashSet a -> HashSet a
union (HashSet a) (HashSet b) = HashSet (M.union a b)

-- | The elements of all.
unions :: Eq a => [HashSet a] -> HashSet a
unions = L.foldl' union empty

-- | The elements of the first that are not in the second.
difference :: Eq a => HashSet a -> HashSet a -> HashSet a
difference (HashSet a) (HashSet b) = HashSet (M.difference a b)

-- | The elements that are in both.
intersection :: Eq a => HashSet a -> HashSet a -> HashSet a
intersection (HashSet a) (HashSet b) = HashSet (M.intersection a b)

-- | Whether all elements of the first are in the second.
isSubsetOf :: Hashable a => HashSet a -> HashSet a -> Bool
isSubsetOf (HashSet a) (HashSet b) = M.isSubmapOfBy (\_ _ -> True) a b

-- | Whether no element is in both.
disjoint :: Eq a => HashSet a -> HashSet a -> Bool
disjoint (HashSet a) (HashSet b) = M.disjoint a b

-- | With a function applied to the elements.
map :: Hashable b => (a -> b) -> HashSet a -> HashSet b
map f s = fromList (P.map f (toList s))

-- | The elements that pass.
filter :: (a -> Bool) -> HashSet a -> HashSet a
filter p (HashSet m) = HashSet (M.filterWithKey (\x _ -> p x) m)

-- | Folds from the right.
foldr :: (a -> b -> b) -> b -> HashSet a -> b
foldr f z (HashSet m) = M.foldrWithKey (\x _ r -> f x r) z m

-- | Folds from the left.
foldl :: (b -> a -> b) -> b -> HashSet a -> b
foldl f z (HashSet m) = M.foldlWithKey (\r x _ -> f r x) z m

-- | Folds from the right, strictly.
foldr' :: (a -> b -> b) -> b -> HashSet a -> b
foldr' f z (HashSet m) = M.foldrWithKey' (\x _ r -> f x r) z m

-- | Folds from the left, strictly.
foldl' :: (b -> a -> b) -> b -> HashSet a -> b
foldl' f z (HashSet m) = M.foldlWithKey' (\r x _ -> f r x) z m

-- | The elements.
toList :: HashSet a -> [a]
toList (HashSet m) = M.keys m

-- | A set from elements.
fromList :: Hashable a => [a] -> HashSet a
fromList = L.foldl' (flip insert) empty

-- | The map with these keys.
toMap :: HashSet a -> HashMap a ()
toMap (HashSet m) = m

-- | The keys of a map.
fromMap :: HashMap a () -> HashSet a
fromMap = HashSet

-- | The keys of a map.
keysSet :: HashMap k v -> HashSet k
keysSet m = HashSet (fmap (const ()) m)

instance (Eq a, Hashable a) => IsList (HashSet a) where
  type Item (HashSet a) = a
  fromList = fromList
  toList = toList
