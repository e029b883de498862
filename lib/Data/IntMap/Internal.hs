{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | Maps from 'Int' as binary tries, lazy in their values, and the sets built on them. "Data.IntMap" and "Data.IntSet"
-- are the public faces; "Data.IntMap.Strict" puts "Data.IntMap.Strict.Internal" over this module.
--
-- A 'Bin' holds the keys that agree in all bits above some branching bit, at least one key on either side. It names
-- its range by two numbers: @middle@, the least key of the upper half, and @mask@, the bits above the branching bit.
-- So a key is in range when it agrees with the middle under the mask, and belongs to the left when it is less than the
-- middle. That holds for the sign bit too, whose middle is 0 and whose mask is empty: no order is turned round
-- anywhere, and left is always less than right.
module Data.IntMap.Internal
  ( IntMap(..), Key, IntSet(..)
  , empty, singleton, fromSet, fromList, fromListWith, fromListWithKey
  , fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , insert, insertWith, insertWithKey, insertLookupWithKey
  , delete, adjust, adjustWithKey, update, updateWithKey, updateLookupWithKey, alter, alterF
  , lookup, (!?), (!), findWithDefault, member, notMember, lookupLT, lookupGT, lookupLE, lookupGE, null, size
  , union, unionWith, unionWithKey, unions, unionsWith
  , difference, (\\), differenceWith, differenceWithKey, intersection, intersectionWith, intersectionWithKey
  , disjoint, compose, mergeWithKey
  , map, mapWithKey, traverseWithKey, traverseMaybeWithKey, mapAccum, mapAccumWithKey, mapAccumRWithKey
  , mapKeys, mapKeysWith, mapKeysMonotonic
  , foldr, foldl, foldrWithKey, foldlWithKey, foldMapWithKey, foldr', foldl', foldrWithKey', foldlWithKey'
  , elems, keys, assocs, keysSet, toList, toAscList, toDescList
  , filter, filterWithKey, restrictKeys, withoutKeys, partition, partitionWithKey
  , mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey, split, splitLookup, splitRoot
  , isSubmapOf, isSubmapOfBy, isProperSubmapOf, isProperSubmapOfBy
  , lookupMin, lookupMax, findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax
  , updateMin, updateMax, updateMinWithKey, updateMaxWithKey, minView, maxView, minViewWithKey, maxViewWithKey
  , bin, join, outside, merge, combineEq, valid
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding (null, lookup, map, filter, foldr, foldl)
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import Data.Bits (countLeadingZeros, shiftL, xor, (.&.))
import qualified Data.Foldable as F
import Data.Functor.Classes

infixl 9 !, !?, \\

-- | The keys.
type Key = Int

-- | A map from 'Int' keys to values.
data IntMap a
  = Bin !Int !Int !(IntMap a) !(IntMap a)  -- middle, mask, keys below the middle, the others; never 'Nil' below
  | Tip !Int a
  | Nil

-- | A set of 'Int's.
newtype IntSet = IntSet (IntMap ())

instance NFData a => NFData (IntMap a) where
  rnf m = F.foldl' (\_ x -> rnf x) () m

instance NFData IntSet where
  rnf s = s `seq` ()

instance Eq a => Eq (IntMap a) where
  s == t = same s t
    where
      same (Bin p m l r) (Bin p' m' l' r') = p == p' && m == m' && same l l' && same r r'
      same (Tip k x) (Tip k' x') = k == k' && x == x'
      same Nil Nil = True
      same _ _ = False

instance Ord a => Ord (IntMap a) where
  compare s t = compare (toAscList s) (toAscList t)

instance Read a => Read (IntMap a) where
  readsPrec d = readParen (d > 10) (\s -> [(fromList xs, u) | ("fromList", t) <- lex s, (xs, u) <- readsPrec 11 t])

instance Show a => Show (IntMap a) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toAscList m))

instance Eq IntSet where
  IntSet s == IntSet t = s == t

instance Ord IntSet where
  compare (IntSet s) (IntSet t) = compare (keys s) (keys t)

instance Read IntSet where
  readsPrec d = readParen (d > 10) (\s -> [(setOf xs, v) | ("fromList", u) <- lex s, (xs, v) <- readsPrec 11 u])
    where setOf = IntSet . fromList . P.map (\k -> (k, ()))

instance Show IntSet where
  showsPrec d (IntSet s) = showParen (d > 10) (showString "fromList " . shows (keys s))

instance Semigroup IntSet where
  IntSet s <> IntSet t = IntSet (union s t)

instance Monoid IntSet where
  mempty = IntSet Nil

instance Semigroup (IntMap a) where
  (<>) = union

instance Monoid (IntMap a) where
  mempty = Nil
  mconcat = unions

instance Functor IntMap where
  fmap = map
  x <$ t0 = go t0
    where
      go (Bin p m l r) = Bin p m (go l) (go r)
      go (Tip k _) = Tip k x
      go Nil = Nil

instance F.Foldable IntMap where
  fold = F.foldMap id
  foldMap f t = go t
    where
      go (Bin _ _ l r) = go l `mappend` go r
      go (Tip _ x) = f x
      go Nil = mempty
  foldr = foldr
  foldl = foldl
  foldr' = foldr'
  foldl' = foldl'
  length = size
  null = null
  toList = elems
  maximum = extreme max "maximum"
  minimum = extreme min "minimum"
  elem x t = go t
    where
      go (Bin _ _ l r) = go l || go r
      go (Tip _ y) = x == y
      go Nil = False
  sum = foldl' (+) 0
  product = foldl' (*) 1

-- By ascending keys: below a node that splits by sign the right half is the lower one.
extreme :: (a -> a -> a) -> String -> IntMap a -> a
extreme f name t = case elems t of
  [] -> errorWithoutStackTrace ("Data.Foldable." ++ name ++ " (for Data.IntMap): empty map")
  x : xs -> F.foldl' f x xs

instance Traversable IntMap where
  traverse f = traverseWithKey (\_ x -> f x)

-- ---------------------------------------------------------------------------------------------------------------
-- The trie

-- | Whether a key lies outside the range of a middle and its mask.
outside :: Int -> Int -> Int -> Bool
outside k p m = (k `xor` p) .&. m /= 0

-- | The node over two tries, each named by a key of its range, where the ranges do not meet.
join :: Int -> IntMap a -> Int -> IntMap a -> IntMap a
join k s k' t
  | k < k' = Bin (k' .&. negate b) (negate b - b) s t
  | otherwise = Bin (k .&. negate b) (negate b - b) t s
  where
    !b = branching k k'

-- The highest bit in which two keys differ.
branching :: Int -> Int -> Int
branching k k' = 1 `shiftL` (63 - countLeadingZeros (k `xor` k'))

joinMaybe :: Int -> IntMap a -> Int -> IntMap a -> IntMap a
joinMaybe _ Nil _ t = t
joinMaybe _ s _ Nil = s
joinMaybe k s k' t = join k s k' t

-- | A node over halves that may have become empty.
bin :: Int -> Int -> IntMap a -> IntMap a -> IntMap a
bin _ _ Nil r = r
bin _ _ l Nil = l
bin p m l r = Bin p m l r

-- | Whether all ranges are as they must be.
valid :: IntMap a -> Bool
valid Nil = True
valid t0 = go t0
  where
    go Nil = False
    go (Tip _ _) = True
    go (Bin p m l r) = go l && go r && P.all below (keys l) && P.all above (keys r)
      where
        below k = not (outside k p m) && k < p
        above k = not (outside k p m) && k >= p

-- | Merges two tries: what to do with a key in both, and with subtries of keys only in the first, only in the second
-- (both must give 'Nil' for 'Nil' and add no keys).
merge :: (Int -> a -> b -> IntMap c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c) -> IntMap a -> IntMap b -> IntMap c
merge f only1 only2 = go
  where
    go Nil t = only2 t
    go s Nil = only1 s
    go s@(Tip k x) t = left s k x t
    go s t@(Tip k y) = right t k y s
    go s@(Bin p m l r) t@(Bin p' m' l' r')
      | m == m' = if p == p' then bin p m (go l l') (go r r') else apart
      | m .&. m' == m = if outside p' p m then apart
                        else if p' < p then bin p m (go l t) (only1 r) else bin p m (only1 l) (go r t)
      | otherwise = if outside p p' m' then apart
                    else if p < p' then bin p' m' (go s l') (only2 r') else bin p' m' (only2 l') (go s r')
      where
        apart = joinMaybe p (only1 s) p' (only2 t)
    left s !k x t = case t of
      Bin p m l r
        | outside k p m -> joinMaybe k (only1 s) p (only2 t)
        | k < p -> bin p m (left s k x l) (only2 r)
        | otherwise -> bin p m (only2 l) (left s k x r)
      Tip k' y
        | k == k' -> f k x y
        | otherwise -> joinMaybe k (only1 s) k' (only2 t)
      Nil -> only1 s
    right t !k y s = case s of
      Bin p m l r
        | outside k p m -> joinMaybe k (only2 t) p (only1 s)
        | k < p -> bin p m (right t k y l) (only1 r)
        | otherwise -> bin p m (only1 l) (right t k y r)
      Tip k' x
        | k == k' -> f k x y
        | otherwise -> joinMaybe k (only2 t) k' (only1 s)
      Nil -> only2 t

-- ---------------------------------------------------------------------------------------------------------------
-- Construction

-- | The empty map.
empty :: IntMap a
empty = Nil

-- | The map of one entry.
singleton :: Key -> a -> IntMap a
singleton = Tip

-- | Gives every key of a set a value.
fromSet :: (Key -> a) -> IntSet -> IntMap a
fromSet f (IntSet t) = mapWithKey (\k _ -> f k) t

-- | The map of a list of entries; a later one replaces an earlier one.
fromList :: [(Key, a)] -> IntMap a
fromList = go Nil
  where
    go !t [] = t
    go t ((k, x) : rest) = go (insert k x t) rest

-- | The map of a list of entries, combining the values of one key: @f new old@.
fromListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWith f = fromListWithKey (\_ x y -> f x y)

-- | 'fromListWith', with the key.
fromListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWithKey f = go Nil
  where
    go !t [] = t
    go t ((k, x) : rest) = go (insertWithKey f k x t) rest

-- | The map of a list whose keys are known to ascend.
fromAscList :: [(Key, a)] -> IntMap a
fromAscList xs = fromDistinctAscList (combineEq (\_ x _ -> x) xs)

-- | 'fromListWith' for a list whose keys are known to ascend.
fromAscListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWith f xs = fromDistinctAscList (combineEq (\_ x y -> f x y) xs)

-- | 'fromListWithKey' for a list whose keys are known to ascend.
fromAscListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWithKey f xs = fromDistinctAscList (combineEq f xs)

-- | Combines neighbours with equal keys, @f key later earlier@.
combineEq :: (Key -> a -> a -> a) -> [(Key, a)] -> [(Key, a)]
combineEq _ [] = []
combineEq f (e0 : es0) = go e0 es0
  where
    go e [] = [e]
    go e@(k, x) (e'@(k', x') : es)
      | k == k' = go (k, f k x' x) es
      | otherwise = e : go e' es

data Built a = Built !(IntMap a) [(Key, a)]

-- | The map of a list whose keys are known to ascend strictly, in linear time.
fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList [] = Nil
fromDistinctAscList ((k0, x0) : rest0) = case grow 0 k0 (Tip k0 x0) rest0 of Built t rest -> inserts t rest
  where
    -- For lists that do not ascend after all.
    inserts !t [] = t
    inserts t ((k, x) : rest) = inserts (insert k x t) rest
    -- Adds to a trie, named by one of its keys, all following entries that agree with it under a mask.
    grow !_ !_ t [] = Built t []
    grow limit k t rest@((k', x') : rest')
      | outside k' k limit || k' <= k = Built t rest
      | otherwise = case grow (negate b) k' (Tip k' x') rest' of
          Built r rest'' -> grow limit k (Bin (k' .&. negate b) (negate b - b) t r) rest''
      where
        b = branching k k'

-- ---------------------------------------------------------------------------------------------------------------
-- Insertion, deletion, update

-- | Adds an entry, replacing the one with that key.
insert :: Key -> a -> IntMap a -> IntMap a
insert !k x t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = join k (Tip k x) p t
      | k < p = Bin p m (go l) r
      | otherwise = Bin p m l (go r)
    go t@(Tip k' _)
      | k == k' = Tip k x
      | otherwise = join k (Tip k x) k' t
    go Nil = Tip k x

-- | Adds an entry; over an old value stores @f new old@.
insertWith :: (a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWith f !k x t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = join k (Tip k x) p t
      | k < p = Bin p m (go l) r
      | otherwise = Bin p m l (go r)
    go t@(Tip k' y)
      | k == k' = Tip k (f x y)
      | otherwise = join k (Tip k x) k' t
    go Nil = Tip k x

-- | 'insertWith', with the key.
insertWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWithKey f k x t = insertWith (f k) k x t

-- | 'insertWithKey', and the old value.
insertLookupWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> (Maybe a, IntMap a)
insertLookupWithKey f !k x t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = (Nothing, join k (Tip k x) p t)
      | k < p = case go l of (old, !l') -> (old, Bin p m l' r)
      | otherwise = case go r of (old, !r') -> (old, Bin p m l r')
    go t@(Tip k' y)
      | k == k' = (Just y, Tip k (f k x y))
      | otherwise = (Nothing, join k (Tip k x) k' t)
    go Nil = (Nothing, Tip k x)

-- | Removes a key and its value, if there.
delete :: Key -> IntMap a -> IntMap a
delete !k t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = t
      | k < p = bin p m (go l) r
      | otherwise = bin p m l (go r)
    go t@(Tip k' _)
      | k == k' = Nil
      | otherwise = t
    go Nil = Nil

-- | Changes the value of a key, if there.
adjust :: (a -> a) -> Key -> IntMap a -> IntMap a
adjust f = adjustWithKey (\_ x -> f x)

-- | 'adjust', with the key.
adjustWithKey :: (Key -> a -> a) -> Key -> IntMap a -> IntMap a
adjustWithKey f !k t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = t
      | k < p = Bin p m (go l) r
      | otherwise = Bin p m l (go r)
    go t@(Tip k' y)
      | k == k' = Tip k (f k y)
      | otherwise = t
    go Nil = Nil

-- | Changes or removes the value of a key, if there.
update :: (a -> Maybe a) -> Key -> IntMap a -> IntMap a
update f = updateWithKey (\_ x -> f x)

-- | 'update', with the key.
updateWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> IntMap a
updateWithKey f !k t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = t
      | k < p = bin p m (go l) r
      | otherwise = bin p m l (go r)
    go t@(Tip k' y)
      | k == k' = case f k y of
          Just y' -> Tip k y'
          Nothing -> Nil
      | otherwise = t
    go Nil = Nil

-- | 'updateWithKey', and the old value.
updateLookupWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> (Maybe a, IntMap a)
updateLookupWithKey f !k t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = (Nothing, t)
      | k < p = case go l of (found, l') -> let !t' = bin p m l' r in (found, t')
      | otherwise = case go r of (found, r') -> let !t' = bin p m l r' in (found, t')
    go t@(Tip k' y)
      | k == k' = case f k y of
          Just y' -> (Just y, Tip k y')
          Nothing -> (Just y, Nil)
      | otherwise = (Nothing, t)
    go Nil = (Nothing, Nil)

-- | Adds, changes or removes the value of a key.
alter :: (Maybe a -> Maybe a) -> Key -> IntMap a -> IntMap a
alter f !k t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = added p t
      | k < p = bin p m (go l) r
      | otherwise = bin p m l (go r)
    go t@(Tip k' y)
      | k == k' = case f (Just y) of
          Just y' -> Tip k y'
          Nothing -> Nil
      | otherwise = added k' t
    go Nil = case f Nothing of
      Just x -> Tip k x
      Nothing -> Nil
    added p t = case f Nothing of
      Just x -> join k (Tip k x) p t
      Nothing -> t

-- | Lets an action add, change or remove the value of a key.
alterF :: Functor f => (Maybe a -> f (Maybe a)) -> Key -> IntMap a -> f (IntMap a)
alterF f !k t = case lookup k t of
  Nothing -> fmap (maybe t (\x -> insert k x t)) (f Nothing)
  found -> fmap (maybe (delete k t) (\x -> insert k x t)) (f found)

-- ---------------------------------------------------------------------------------------------------------------
-- Queries

-- | Whether the map is empty.
null :: IntMap a -> Bool
null Nil = True
null _ = False

-- | The number of entries, counted.
size :: IntMap a -> Int
size t0 = go 0 t0
  where
    go !n (Bin _ _ l r) = go (go n l) r
    go n (Tip _ _) = n + 1
    go n Nil = n

-- | The value of a key.
lookup :: Key -> IntMap a -> Maybe a
lookup !k t0 = go t0
  where
    go (Bin p _ l r)
      | k < p = go l
      | otherwise = go r
    go (Tip k' y)
      | k == k' = Just y
      | otherwise = Nothing
    go Nil = Nothing

-- | The value of a key.
(!?) :: IntMap a -> Key -> Maybe a
m !? k = lookup k m

-- | The value of a key that is there.
(!) :: IntMap a -> Key -> a
m ! k = case lookup k m of
  Just x -> x
  Nothing -> error ("IntMap.!: key " ++ show k ++ " is not an element of the map")

-- | The value of a key, or a default.
findWithDefault :: a -> Key -> IntMap a -> a
findWithDefault def k t = case lookup k t of
  Just x -> x
  Nothing -> def

-- | Whether a key is there.
member :: Key -> IntMap a -> Bool
member !k t0 = go t0
  where
    go (Bin p _ l r)
      | k < p = go l
      | otherwise = go r
    go (Tip k' _) = k == k'
    go Nil = False

-- | Whether a key is not there.
notMember :: Key -> IntMap a -> Bool
notMember k t = not (member k t)

-- | The entry of the greatest key below the given one.
lookupLT :: Key -> IntMap a -> Maybe (Key, a)
lookupLT !k t0 = go Nil t0
  where
    -- The first trie holds the nearest smaller keys passed so far.
    go below t@(Bin p m l r)
      | outside k p m = if k < p then lookupMax below else lookupMax t
      | k < p = go below l
      | otherwise = go l r
    go below (Tip k' y)
      | k' < k = Just (k', y)
      | otherwise = lookupMax below
    go below Nil = lookupMax below

-- | The entry of the least key above the given one.
lookupGT :: Key -> IntMap a -> Maybe (Key, a)
lookupGT !k t0 = go Nil t0
  where
    go above t@(Bin p m l r)
      | outside k p m = if k < p then lookupMin t else lookupMin above
      | k < p = go r l
      | otherwise = go above r
    go above (Tip k' y)
      | k' > k = Just (k', y)
      | otherwise = lookupMin above
    go above Nil = lookupMin above

-- | The entry of the greatest key not above the given one.
lookupLE :: Key -> IntMap a -> Maybe (Key, a)
lookupLE !k t = case lookup k t of
  Just x -> Just (k, x)
  Nothing -> lookupLT k t

-- | The entry of the least key not below the given one.
lookupGE :: Key -> IntMap a -> Maybe (Key, a)
lookupGE !k t = case lookup k t of
  Just x -> Just (k, x)
  Nothing -> lookupGT k t

-- ---------------------------------------------------------------------------------------------------------------
-- Combination

-- | The entries of either map; for a key in both the first map's.
union :: IntMap a -> IntMap a -> IntMap a
union = merge (\k x _ -> Tip k x) id id

-- | 'union', combining the values of a key in both.
unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith f = merge (\k x y -> Tip k (f x y)) id id

-- | 'unionWith', with the key.
unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey f = merge (\k x y -> Tip k (f k x y)) id id

-- | The union of a collection of maps.
unions :: Foldable f => f (IntMap a) -> IntMap a
unions = F.foldl' union Nil

-- | The union of a collection of maps, combining the values of a key in several.
unionsWith :: Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith f = F.foldl' (unionWith f) Nil

-- | The entries of the first map whose keys are not in the second.
difference :: IntMap a -> IntMap b -> IntMap a
difference = merge (\_ _ _ -> Nil) id (\_ -> Nil)

-- | The same as 'difference'.
(\\) :: IntMap a -> IntMap b -> IntMap a
s \\ t = difference s t

-- | 'difference', asking about the values of a key in both.
differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith f = differenceWithKey (\_ x y -> f x y)

-- | 'differenceWith', with the key.
differenceWithKey :: (Key -> a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWithKey f = mergeWithKey f id (\_ -> Nil)

-- | The entries of the first map whose keys are in the second.
intersection :: IntMap a -> IntMap b -> IntMap a
intersection = merge (\k x _ -> Tip k x) (\_ -> Nil) (\_ -> Nil)

-- | 'intersection', combining the values.
intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith f = merge (\k x y -> Tip k (f x y)) (\_ -> Nil) (\_ -> Nil)

-- | 'intersectionWith', with the key.
intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey f = merge (\k x y -> Tip k (f k x y)) (\_ -> Nil) (\_ -> Nil)

-- | Whether two maps have no key in common.
disjoint :: IntMap a -> IntMap b -> Bool
disjoint Nil _ = True
disjoint _ Nil = True
disjoint (Tip k _) t = notMember k t
disjoint s (Tip k _) = notMember k s
disjoint s@(Bin p m l r) t@(Bin p' m' l' r')
  | m == m' = p /= p' || (disjoint l l' && disjoint r r')
  | m .&. m' == m = outside p' p m || (if p' < p then disjoint l t else disjoint r t)
  | otherwise = outside p p' m' || (if p < p' then disjoint s l' else disjoint s r')

-- | The first map after the second, where that leads somewhere.
compose :: IntMap c -> IntMap Int -> IntMap c
compose bc !ab
  | null bc = Nil
  | otherwise = mapMaybe (\b -> lookup b bc) ab

-- | Merges two maps: what to do with a key in both, and with the submaps of keys only in the first, only in the second.
mergeWithKey :: (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c)
             -> IntMap a -> IntMap b -> IntMap c
mergeWithKey f = merge (\k x y -> case f k x y of
  Just z -> Tip k z
  Nothing -> Nil)

-- ---------------------------------------------------------------------------------------------------------------
-- Maps and traversals

-- | Applies a function to every value.
map :: (a -> b) -> IntMap a -> IntMap b
map f t0 = go t0
  where
    go (Bin p m l r) = Bin p m (go l) (go r)
    go (Tip k x) = Tip k (f x)
    go Nil = Nil

-- | 'map', with the key.
mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey f t0 = go t0
  where
    go (Bin p m l r) = Bin p m (go l) (go r)
    go (Tip k x) = Tip k (f k x)
    go Nil = Nil

-- | Runs an action on every entry in ascending order and collects the results.
traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey f t0 = go t0
  where
    go (Bin p m l r) = Bin p m <$> go l <*> go r
    go (Tip k x) = fmap (Tip k) (f k x)
    go Nil = pure Nil

-- | 'traverseWithKey', dropping the entries whose action returns 'Nothing'.
traverseMaybeWithKey :: Applicative f => (Key -> a -> f (Maybe b)) -> IntMap a -> f (IntMap b)
traverseMaybeWithKey f t0 = go t0
  where
    go (Bin p m l r) = bin p m <$> go l <*> go r
    go (Tip k x) = fmap (maybe Nil (Tip k)) (f k x)
    go Nil = pure Nil

-- | Threads an accumulator through the values in ascending order.
mapAccum :: (a -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccum f = mapAccumWithKey (\a _ x -> f a x)

-- | 'mapAccum', with the key.
mapAccumWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumWithKey f = go
  where
    go a (Bin p m l r) = (a2, Bin p m l' r')
      where
        (a1, l') = go a l
        (a2, r') = go a1 r
    go a (Tip k x) = (a', Tip k x')
      where
        (a', x') = f a k x
    go a Nil = (a, Nil)

-- | 'mapAccumWithKey' in descending order.
mapAccumRWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumRWithKey f = go
  where
    go a (Bin p m l r) = (a2, Bin p m l' r')
      where
        (a1, r') = go a r
        (a2, l') = go a1 l
    go a (Tip k x) = (a', Tip k x')
      where
        (a', x') = f a k x
    go a Nil = (a, Nil)

-- | Applies a function to every key; of entries whose keys collide the greatest old key's stays.
mapKeys :: (Key -> Key) -> IntMap a -> IntMap a
mapKeys f t = fromList (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- | 'mapKeys', combining the values of keys that collide.
mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith c f t = fromListWith c (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- | 'mapKeys' for a strictly monotonic function.
mapKeysMonotonic :: (Key -> Key) -> IntMap a -> IntMap a
mapKeysMonotonic f t = fromDistinctAscList (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- ---------------------------------------------------------------------------------------------------------------
-- Folds

-- | Folds the values from the greatest key down.
foldr :: (a -> b -> b) -> b -> IntMap a -> b
foldr f = foldrWithKey (\_ x z -> f x z)

-- | Folds the values from the least key up.
foldl :: (b -> a -> b) -> b -> IntMap a -> b
foldl f = foldlWithKey (\z _ x -> f z x)

-- | 'foldr', with the key.
foldrWithKey :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey f z0 t0 = go z0 t0
  where
    go z (Bin _ _ l r) = go (go z r) l
    go z (Tip k x) = f k x z
    go z Nil = z

-- | 'foldl', with the key.
foldlWithKey :: (b -> Key -> a -> b) -> b -> IntMap a -> b
foldlWithKey f z0 t0 = go z0 t0
  where
    go z (Bin _ _ l r) = go (go z l) r
    go z (Tip k x) = f z k x
    go z Nil = z

-- | Joins the images of all entries.
foldMapWithKey :: Monoid m => (Key -> a -> m) -> IntMap a -> m
foldMapWithKey f t0 = go t0
  where
    go (Bin _ _ l r) = go l `mappend` go r
    go (Tip k x) = f k x
    go Nil = mempty

-- | 'foldr', strict in the accumulator.
foldr' :: (a -> b -> b) -> b -> IntMap a -> b
foldr' f = foldrWithKey' (\_ x z -> f x z)

-- | 'foldl', strict in the accumulator.
foldl' :: (b -> a -> b) -> b -> IntMap a -> b
foldl' f = foldlWithKey' (\z _ x -> f z x)

-- | 'foldrWithKey', strict in the accumulator.
foldrWithKey' :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey' f z0 t0 = go z0 t0
  where
    go !z (Bin _ _ l r) = let !z' = go z r in go z' l
    go z (Tip k x) = f k x z
    go z Nil = z

-- | 'foldlWithKey', strict in the accumulator.
foldlWithKey' :: (b -> Key -> a -> b) -> b -> IntMap a -> b
foldlWithKey' f z0 t0 = go z0 t0
  where
    go !z (Bin _ _ l r) = let !z' = go z l in go z' r
    go z (Tip k x) = f z k x
    go z Nil = z

-- ---------------------------------------------------------------------------------------------------------------
-- Lists and key sets

-- | The values in ascending order of their keys.
elems :: IntMap a -> [a]
elems = foldrWithKey (\_ x rest -> x : rest) []

-- | The keys, ascending.
keys :: IntMap a -> [Key]
keys = foldrWithKey (\k _ rest -> k : rest) []

-- | The entries, keys ascending.
assocs :: IntMap a -> [(Key, a)]
assocs = toAscList

-- | The set of the keys.
keysSet :: IntMap a -> IntSet
keysSet t = IntSet (() <$ t)

-- | The entries, keys ascending.
toList :: IntMap a -> [(Key, a)]
toList = toAscList

-- | The entries, keys ascending.
toAscList :: IntMap a -> [(Key, a)]
toAscList = foldrWithKey (\k x rest -> (k, x) : rest) []

-- | The entries, keys descending.
toDescList :: IntMap a -> [(Key, a)]
toDescList = foldlWithKey (\rest k x -> (k, x) : rest) []

-- ---------------------------------------------------------------------------------------------------------------
-- Filters and splits

-- | The entries whose values satisfy a predicate.
filter :: (a -> Bool) -> IntMap a -> IntMap a
filter p = filterWithKey (\_ x -> p x)

-- | 'filter', with the key.
filterWithKey :: (Key -> a -> Bool) -> IntMap a -> IntMap a
filterWithKey f t0 = go t0
  where
    go (Bin p m l r) = bin p m (go l) (go r)
    go t@(Tip k x)
      | f k x = t
      | otherwise = Nil
    go Nil = Nil

-- | The entries whose keys are in a set.
restrictKeys :: IntMap a -> IntSet -> IntMap a
restrictKeys t (IntSet s) = intersection t s

-- | The entries whose keys are not in a set.
withoutKeys :: IntMap a -> IntSet -> IntMap a
withoutKeys t (IntSet s) = difference t s

-- | The entries whose values satisfy a predicate, and the others.
partition :: (a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partition p = partitionWithKey (\_ x -> p x)

-- | 'partition', with the key.
partitionWithKey :: (Key -> a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partitionWithKey f t0 = go t0
  where
    go (Bin p m l r) = case go l of
      (l1, l2) -> case go r of
        (r1, r2) -> let { !a = bin p m l1 r1; !b = bin p m l2 r2 } in (a, b)
    go t@(Tip k x)
      | f k x = (t, Nil)
      | otherwise = (Nil, t)
    go Nil = (Nil, Nil)

-- | Applies a function to every value and keeps the 'Just' results.
mapMaybe :: (a -> Maybe b) -> IntMap a -> IntMap b
mapMaybe f = mapMaybeWithKey (\_ x -> f x)

-- | 'mapMaybe', with the key.
mapMaybeWithKey :: (Key -> a -> Maybe b) -> IntMap a -> IntMap b
mapMaybeWithKey f t0 = go t0
  where
    go (Bin p m l r) = bin p m (go l) (go r)
    go (Tip k x) = case f k x of
      Just y -> Tip k y
      Nothing -> Nil
    go Nil = Nil

-- | Applies a function to every value and separates the 'Left' from the 'Right' results.
mapEither :: (a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEither f = mapEitherWithKey (\_ x -> f x)

-- | 'mapEither', with the key.
mapEitherWithKey :: (Key -> a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEitherWithKey f t0 = go t0
  where
    go (Bin p m l r) = case go l of
      (l1, l2) -> case go r of
        (r1, r2) -> let { !a = bin p m l1 r1; !b = bin p m l2 r2 } in (a, b)
    go (Tip k x) = case f k x of
      Left y -> (Tip k y, Nil)
      Right z -> (Nil, Tip k z)
    go Nil = (Nil, Nil)

-- | The entries with smaller and those with greater keys.
split :: Key -> IntMap a -> (IntMap a, IntMap a)
split k t = case splitLookup k t of (a, _, b) -> (a, b)

-- | The entries with smaller keys, the key's value, the entries with greater keys.
splitLookup :: Key -> IntMap a -> (IntMap a, Maybe a, IntMap a)
splitLookup k t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = if k < p then (Nil, Nothing, t) else (t, Nothing, Nil)
      | k < p = case go l of (a, x, b) -> let !b' = bin p m b r in (a, x, b')
      | otherwise = case go r of (a, x, b) -> let !a' = bin p m l a in (a', x, b)
    go t@(Tip k' y) = case compare k k' of
      LT -> (Nil, Nothing, t)
      GT -> (t, Nothing, Nil)
      EQ -> (Nil, Just y, Nil)
    go Nil = (Nil, Nothing, Nil)

-- | The map in ascending pieces, as the trie happens to offer them.
splitRoot :: IntMap a -> [IntMap a]
splitRoot Nil = []
splitRoot t@(Tip _ _) = [t]
splitRoot (Bin _ _ l r) = [l, r]

-- ---------------------------------------------------------------------------------------------------------------
-- Submaps

-- | Whether every entry of the first map is in the second.
isSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isSubmapOf = isSubmapOfBy (==)

-- | Whether every key of the first map is in the second, with a value that stands in the given relation.
isSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isSubmapOfBy f = go
  where
    go s@(Bin p m l r) (Bin p' m' l' r')
      | m == m' = p == p' && go l l' && go r r'
      | m' .&. m == m' = not (outside p p' m') && go s (if p < p' then l' else r')
      | otherwise = False
    go (Bin _ _ _ _) _ = False
    go (Tip k x) t = case lookup k t of
      Just y -> f x y
      Nothing -> False
    go Nil _ = True

-- | Whether the first map is a submap of the second and not all of it.
isProperSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isProperSubmapOf = isProperSubmapOfBy (==)

-- | 'isSubmapOfBy', with fewer keys.
isProperSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isProperSubmapOfBy f s t = isSubmapOfBy f s t && size s < size t

-- ---------------------------------------------------------------------------------------------------------------
-- Least and greatest

-- | The entry of the least key, if any.
lookupMin :: IntMap a -> Maybe (Key, a)
lookupMin (Bin _ _ l _) = lookupMin l
lookupMin (Tip k x) = Just (k, x)
lookupMin Nil = Nothing

-- | The entry of the greatest key, if any.
lookupMax :: IntMap a -> Maybe (Key, a)
lookupMax (Bin _ _ _ r) = lookupMax r
lookupMax (Tip k x) = Just (k, x)
lookupMax Nil = Nothing

-- | The entry of the least key of a map that has one.
findMin :: IntMap a -> (Key, a)
findMin t = case lookupMin t of
  Just e -> e
  Nothing -> error "findMin: empty map has no minimal element"

-- | The entry of the greatest key of a map that has one.
findMax :: IntMap a -> (Key, a)
findMax t = case lookupMax t of
  Just e -> e
  Nothing -> error "findMax: empty map has no maximal element"

-- | Removes the least key, if any.
deleteMin :: IntMap a -> IntMap a
deleteMin (Bin p m l r) = bin p m (deleteMin l) r
deleteMin _ = Nil

-- | Removes the greatest key, if any.
deleteMax :: IntMap a -> IntMap a
deleteMax (Bin p m l r) = bin p m l (deleteMax r)
deleteMax _ = Nil

-- | The entry of the least key of a map that has one, and the others.
deleteFindMin :: IntMap a -> ((Key, a), IntMap a)
deleteFindMin t = case minViewWithKey t of
  Just v -> v
  Nothing -> error "deleteFindMin: empty map has no minimal element"

-- | The entry of the greatest key of a map that has one, and the others.
deleteFindMax :: IntMap a -> ((Key, a), IntMap a)
deleteFindMax t = case maxViewWithKey t of
  Just v -> v
  Nothing -> error "deleteFindMax: empty map has no maximal element"

-- | Changes or removes the value of the least key.
updateMin :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMin f = updateMinWithKey (\_ x -> f x)

-- | Changes or removes the value of the greatest key.
updateMax :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMax f = updateMaxWithKey (\_ x -> f x)

-- | 'updateMin', with the key.
updateMinWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMinWithKey f t0 = go t0
  where
    go (Bin p m l r) = bin p m (go l) r
    go (Tip k x) = maybe Nil (Tip k) (f k x)
    go Nil = error "updateMinWithKey Nil"

-- | 'updateMax', with the key.
updateMaxWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMaxWithKey f t0 = go t0
  where
    go (Bin p m l r) = bin p m l (go r)
    go (Tip k x) = maybe Nil (Tip k) (f k x)
    go Nil = error "updateMaxWithKey Nil"

-- | The value of the least key, and the map without it.
minView :: IntMap a -> Maybe (a, IntMap a)
minView t = case minViewWithKey t of
  Just ((_, x), t') -> Just (x, t')
  Nothing -> Nothing

-- | The value of the greatest key, and the map without it.
maxView :: IntMap a -> Maybe (a, IntMap a)
maxView t = case maxViewWithKey t of
  Just ((_, x), t') -> Just (x, t')
  Nothing -> Nothing

-- | The entry of the least key, and the map without it.
minViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
minViewWithKey t = case lookupMin t of
  Just e -> let !t' = deleteMin t in Just (e, t')
  Nothing -> Nothing

-- | The entry of the greatest key, and the map without it.
maxViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
maxViewWithKey t = case lookupMax t of
  Just e -> let !t' = deleteMax t in Just (e, t')
  Nothing -> Nothing

instance Eq1 IntMap where
  liftEq eq m n = liftEq (liftEq eq) (toAscList m) (toAscList n)

instance Ord1 IntMap where
  liftCompare cmp m n = liftCompare (liftCompare cmp) (toAscList m) (toAscList n)

instance Show1 IntMap where
  liftShowsPrec sp sl d m = showsUnaryWith (liftShowsPrec (liftShowsPrec sp sl) (liftShowList sp sl)) "fromList" d (toAscList m)

instance Read1 IntMap where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec (liftReadsPrec rp rl) (liftReadList rp rl)) "fromList" fromList)

instance IsList (IntMap v) where
  type Item (IntMap v) = (Int, v)
  fromList = fromList
  toList = toList
