{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | Maps as size-balanced binary search trees, lazy in their values. "Data.Map" and "Data.Map.Lazy" show this module,
-- "Data.Map.Strict" shows it with "Data.Map.Strict.Internal" in place of everything that stores a value.
--
-- The invariants are those of "Data.Set.Internal".
module Data.Map.Internal
  ( Map(..)
  , empty, singleton, fromSet, fromList, fromListWith, fromListWithKey
  , fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , fromDescList, fromDescListWith, fromDescListWithKey, fromDistinctDescList
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
  , takeWhileAntitone, dropWhileAntitone, spanAntitone
  , mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey, split, splitLookup, splitRoot
  , isSubmapOf, isSubmapOfBy, isProperSubmapOf, isProperSubmapOfBy
  , lookupIndex, findIndex, elemAt, updateAt, deleteAt, take, drop, splitAt
  , lookupMin, lookupMax, findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax
  , updateMin, updateMax, updateMinWithKey, updateMaxWithKey, minView, maxView, minViewWithKey, maxViewWithKey
  , valid
  , balanceL, balanceR, link, linkMaybe, merge, glue, buildFrom, insertMax, Perfect(..), combineEq
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Data.Bifoldable (Bifoldable(..))
import Prelude hiding (null, lookup, map, filter, foldr, foldl, take, drop, splitAt)
import qualified Prelude as P
import Control.Applicative (liftA3)
import Control.DeepSeq (NFData(..))
import qualified Data.Foldable as F
import Data.Functor.Classes
import qualified Data.Set.Internal as Set

infixl 9 !, !?, \\

-- | A map from keys to values.
data Map k a = Bin !Int !k a !(Map k a) !(Map k a) | Tip

instance (NFData k, NFData a) => NFData (Map k a) where
  rnf Tip = ()
  rnf (Bin _ k a l r) = rnf k `seq` rnf a `seq` rnf l `seq` rnf r

instance (Eq k, Eq a) => Eq (Map k a) where
  s == t = size s == size t && toAscList s == toAscList t

instance (Ord k, Ord a) => Ord (Map k a) where
  compare s t = compare (toAscList s) (toAscList t)

instance (Ord k, Read k, Read a) => Read (Map k a) where
  readsPrec d = readParen (d > 10) (\s -> [(fromList xs, u) | ("fromList", t) <- lex s, (xs, u) <- readsPrec 11 t])

instance (Show k, Show a) => Show (Map k a) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toAscList m))

instance Ord k => Semigroup (Map k a) where
  (<>) = union

instance Ord k => Monoid (Map k a) where
  mempty = Tip
  mconcat = unions

instance Functor (Map k) where
  fmap = map
  x <$ t0 = go t0
    where
      go Tip = Tip
      go (Bin n k _ l r) = Bin n k x (go l) (go r)

instance F.Foldable (Map k) where
  fold = F.foldMap id
  foldMap f t = go t
    where
      go Tip = mempty
      go (Bin 1 _ x _ _) = f x
      go (Bin _ _ x l r) = go l `mappend` (f x `mappend` go r)
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
      go Tip = False
      go (Bin _ _ y l r) = x == y || go l || go r
  sum = foldl' (+) 0
  product = foldl' (*) 1

instance Traversable (Map k) where
  traverse f = traverseWithKey (\_ x -> f x)

-- ---------------------------------------------------------------------------------------------------------------
-- Balance

delta, ratio :: Int
delta = 3
ratio = 2

-- A node over two subtrees already in balance.
bin :: k -> a -> Map k a -> Map k a -> Map k a
bin k x l r = Bin (size l + size r + 1) k x l r

-- | A node whose left subtree may have become too big (an insertion there, or a deletion on the right).
balanceL :: k -> a -> Map k a -> Map k a -> Map k a
balanceL k x l r
  | sl > delta * sr && n > 2 = rotateRight k x l r
  | otherwise = Bin n k x l r
  where
    !sl = size l
    !sr = size r
    !n = sl + sr + 1

-- | A node whose right subtree may have become too big.
balanceR :: k -> a -> Map k a -> Map k a -> Map k a
balanceR k x l r
  | sr > delta * sl && n > 2 = rotateLeft k x l r
  | otherwise = Bin n k x l r
  where
    !sl = size l
    !sr = size r
    !n = sl + sr + 1

rotateRight :: k -> a -> Map k a -> Map k a -> Map k a
rotateRight k x (Bin _ ky y ll lr) r
  | size lr < ratio * size ll = bin ky y ll (bin k x lr r)
  | Bin _ kz z a b <- lr = bin kz z (bin ky y ll a) (bin k x b r)
rotateRight k x l r = bin k x l r

rotateLeft :: k -> a -> Map k a -> Map k a -> Map k a
rotateLeft k x l (Bin _ ky y rl rr)
  | size rl < ratio * size rr = bin ky y (bin k x l rl) rr
  | Bin _ kz z a b <- rl = bin kz z (bin k x l a) (bin ky y b rr)
rotateLeft k x l r = bin k x l r

-- | Joins two trees of any sizes around an entry that lies between them.
link :: k -> a -> Map k a -> Map k a -> Map k a
link k x Tip r = insertMin k x r
link k x l Tip = insertMax k x l
link k x l@(Bin sl ky y ly ry) r@(Bin sr kz z lz rz)
  | delta * sl < sr = balanceL kz z (link k x l lz) rz
  | delta * sr < sl = balanceR ky y ly (link k x ry r)
  | otherwise = Bin (sl + sr + 1) k x l r

-- | 'link' or 'merge', as there is a value or not.
linkMaybe :: k -> Maybe a -> Map k a -> Map k a -> Map k a
linkMaybe k (Just x) l r = link k x l r
linkMaybe _ Nothing l r = merge l r

-- | Joins two trees of any sizes, all of the first below all of the second.
merge :: Map k a -> Map k a -> Map k a
merge Tip r = r
merge l Tip = l
merge l@(Bin sl kx x lx rx) r@(Bin sr ky y ly ry)
  | delta * sl < sr = balanceL ky y (merge l ly) ry
  | delta * sr < sl = balanceR kx x lx (merge rx r)
  | otherwise = glue l r

-- | Joins two trees that are in balance with each other.
glue :: Map k a -> Map k a -> Map k a
glue Tip r = r
glue l Tip = l
glue l@(Bin sl kl xl ll lr) r@(Bin sr kr xr rl rr)
  | sl > sr = case maxViewSure kl xl ll lr of View k x l' -> balanceR k x l' r
  | otherwise = case minViewSure kr xr rl rr of View k x r' -> balanceL k x l r'

data View k a = View !k a !(Map k a)

minViewSure :: k -> a -> Map k a -> Map k a -> View k a
minViewSure k x Tip r = View k x r
minViewSure k x (Bin _ ky y ll lr) r = case minViewSure ky y ll lr of
  View km m l' -> View km m (balanceR k x l' r)

maxViewSure :: k -> a -> Map k a -> Map k a -> View k a
maxViewSure k x l Tip = View k x l
maxViewSure k x l (Bin _ ky y rl rr) = case maxViewSure ky y rl rr of
  View km m r' -> View km m (balanceL k x l r')

insertMin :: k -> a -> Map k a -> Map k a
insertMin k x Tip = singleton k x
insertMin k x (Bin _ ky y l r) = balanceL ky y (insertMin k x l) r

insertMax :: k -> a -> Map k a -> Map k a
insertMax k x Tip = singleton k x
insertMax k x (Bin _ ky y l r) = balanceR ky y l (insertMax k x r)

-- | Whether the tree's order, sizes and balance are as they must be.
valid :: Ord k => Map k a -> Bool
valid t = Set.valid (skeleton t)

-- The set of the keys, node for node.
skeleton :: Map k a -> Set.Set k
skeleton Tip = Set.Tip
skeleton (Bin n k _ l r) = Set.Bin n k (skeleton l) (skeleton r)

-- In GHC's order, which shows with NaN: the root, what is below it, what is above it.
extreme :: (a -> a -> a) -> String -> Map k a -> a
extreme f name t = case t of
  Tip -> errorWithoutStackTrace ("Data.Foldable." ++ name ++ " (for Data.Map): empty map")
  Bin _ _ x l r -> go (go x l) r
  where
    go !best Tip = best
    go best (Bin _ _ x l r) = go (go (f best x) l) r

-- ---------------------------------------------------------------------------------------------------------------
-- Construction

-- | The empty map.
empty :: Map k a
empty = Tip

-- | The map of one entry.
singleton :: k -> a -> Map k a
singleton k x = Bin 1 k x Tip Tip

-- | Gives every key of a set a value.
fromSet :: (k -> a) -> Set.Set k -> Map k a
fromSet f s0 = go s0
  where
    go Set.Tip = Tip
    go (Set.Bin n k l r) = Bin n k (f k) (go l) (go r)

-- | The map of a list of entries; a later one replaces an earlier one. Linear when the keys ascend.
fromList :: Ord k => [(k, a)] -> Map k a
fromList [] = Tip
fromList ((k0, x0) : xs0) = if falls k0 xs0 then inserts (Bin 1 k0 x0 Tip Tip) xs0 else grow 1 (Bin 1 k0 x0 Tip Tip) xs0
  where
    falls k ((k', _) : _) = k >= k'
    falls _ [] = False
    inserts !t [] = t
    inserts t ((k, x) : rest) = inserts (insert k x t) rest
    -- As for sets: see Data.Set.Internal.
    grow !_ !t [] = t
    grow _ t [(k, x)] = insertMax k x t
    grow n t xs@((k, x) : rest)
      | falls k rest = inserts t xs
      | otherwise = case perfect n rest of
          Perfect r ys [] -> grow (2 * n) (link k x t r) ys
          Perfect r _ ys -> inserts (link k x t r) ys
    perfect !_ [] = Perfect Tip [] []
    perfect 1 ((k, x) : rest)
      | falls k rest = Perfect (Bin 1 k x Tip Tip) [] rest
      | otherwise = Perfect (Bin 1 k x Tip Tip) rest []
    perfect n xs = case perfect (n `quot` 2) xs of
      Perfect l [(k, x)] zs -> Perfect (insertMax k x l) [] zs
      Perfect l ys@((k, x) : rest) _
        | falls k rest -> Perfect l [] ys
        | otherwise -> case perfect (n `quot` 2 :: Int) rest of
            Perfect r zs ws -> Perfect (link k x l r) zs ws
      done -> done

data Perfect k a = Perfect !(Map k a) [(k, a)] [(k, a)]

-- | The map of a list of entries, combining the values of one key: @f new old@.
fromListWith :: Ord k => (a -> a -> a) -> [(k, a)] -> Map k a
fromListWith f = go Tip
  where
    go !t [] = t
    go t ((k, x) : rest) = go (insertWith f k x t) rest

-- | 'fromListWith', with the key.
fromListWithKey :: Ord k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromListWithKey f = go Tip
  where
    go !t [] = t
    go t ((k, x) : rest) = go (insertWithKey f k x t) rest

-- | The map of a list whose keys are known to ascend.
fromAscList :: Eq k => [(k, a)] -> Map k a
fromAscList xs = fromDistinctAscList (combineEq (\_ x _ -> x) xs)

-- | 'fromListWith' for a list whose keys are known to ascend.
fromAscListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWith f xs = fromDistinctAscList (combineEq (\_ x y -> f x y) xs)

-- | 'fromListWithKey' for a list whose keys are known to ascend.
fromAscListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWithKey f xs = fromDistinctAscList (combineEq f xs)

-- | The map of a list whose keys are known to descend.
fromDescList :: Eq k => [(k, a)] -> Map k a
fromDescList xs = fromDistinctDescList (combineEq (\_ x _ -> x) xs)

-- | 'fromListWith' for a list whose keys are known to descend.
fromDescListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromDescListWith f xs = fromDistinctDescList (combineEq (\_ x y -> f x y) xs)

-- | 'fromListWithKey' for a list whose keys are known to descend.
fromDescListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromDescListWithKey f xs = fromDistinctDescList (combineEq f xs)

-- | Combines neighbours with equal keys, @f key later earlier@.
combineEq :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> [(k, a)]
combineEq _ [] = []
combineEq f (e0 : es0) = go e0 es0
  where
    go e [] = [e]
    go e@(k, x) (e'@(k', x') : es)
      | k == k' = go (k', f k' x' x) es
      | otherwise = e : go e' es

-- | The map of a list whose keys are known to ascend strictly, in linear time.
fromDistinctAscList :: [(k, a)] -> Map k a
fromDistinctAscList xs = buildFrom (P.length xs) xs

-- | The map of a list whose keys are known to descend strictly, in linear time.
fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctDescList xs = fromDistinctAscList (P.reverse xs)

data Built k a = Built !(Map k a) [(k, a)]

-- | The tree of the first n entries of an ascending list that has that many.
buildFrom :: Int -> [(k, a)] -> Map k a
buildFrom n0 xs0 = case go n0 xs0 of Built t _ -> t
  where
    go 0 xs = Built Tip xs
    go 1 ((k, x) : xs) = Built (Bin 1 k x Tip Tip) xs
    go n xs = case go half xs of
      Built l ((k, x) : xs') -> case go (n - half - 1) xs' of
        Built r rest -> Built (Bin n k x l r) rest
      short -> short
      where
        !half = n `quot` 2

-- ---------------------------------------------------------------------------------------------------------------
-- Insertion, deletion, update

-- | Adds an entry, replacing the one with that key.
insert :: Ord k => k -> a -> Map k a -> Map k a
insert !k x t0 = go t0
  where
    go Tip = Bin 1 k x Tip Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> balanceL ky y (go l) r
      GT -> balanceR ky y l (go r)
      EQ -> Bin n k x l r

-- Adds an entry unless the key is there.
insertKeeping :: Ord k => k -> a -> Map k a -> Map k a
insertKeeping k x t = if member k t then t else insert k x t

-- | Adds an entry; over an old value stores @f new old@.
insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith f !k x t0 = go t0
  where
    go Tip = Bin 1 k x Tip Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> balanceL ky y (go l) r
      GT -> balanceR ky y l (go r)
      EQ -> Bin n k (f x y) l r

-- | 'insertWith', with the key.
insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f k x t = insertWith (f k) k x t

-- | 'insertWithKey', and the old value.
insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f !k x t0 = go t0
  where
    go Tip = (Nothing, Bin 1 k x Tip Tip)
    go (Bin n ky y l r) = case compare k ky of
      LT -> case go l of (old, l') -> let !t = balanceL ky y l' r in (old, t)
      GT -> case go r of (old, r') -> let !t = balanceR ky y l r' in (old, t)
      EQ -> (Just y, Bin n k (f k x y) l r)

-- | Removes a key and its value, if there.
delete :: Ord k => k -> Map k a -> Map k a
delete !k t0 = go t0
  where
    go Tip = Tip
    go (Bin _ ky y l r) = case compare k ky of
      LT -> balanceR ky y (go l) r
      GT -> balanceL ky y l (go r)
      EQ -> glue l r

-- | Changes the value of a key, if there.
adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust f !k t0 = go t0
  where
    go Tip = Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> Bin n ky y (go l) r
      GT -> Bin n ky y l (go r)
      EQ -> Bin n ky (f y) l r

-- | 'adjust', with the key.
adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey f !k t0 = go t0
  where
    go Tip = Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> Bin n ky y (go l) r
      GT -> Bin n ky y l (go r)
      EQ -> Bin n ky (f ky y) l r

-- | Changes or removes the value of a key, if there.
update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f = updateWithKey (\_ x -> f x)

-- | 'update', with the key.
updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey f !k t0 = go t0
  where
    go Tip = Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> balanceR ky y (go l) r
      GT -> balanceL ky y l (go r)
      EQ -> case f ky y of
        Just y' -> Bin n ky y' l r
        Nothing -> glue l r

-- | 'updateWithKey', and the new value, or the old one if it was removed.
updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey f !k t0 = go t0
  where
    go Tip = (Nothing, Tip)
    go (Bin n ky y l r) = case compare k ky of
      LT -> case go l of (found, l') -> let !t = balanceR ky y l' r in (found, t)
      GT -> case go r of (found, r') -> let !t = balanceL ky y l r' in (found, t)
      EQ -> case f ky y of
        Just y' -> (Just y', Bin n ky y' l r)
        Nothing -> let !t = glue l r in (Just y, t)

-- | Adds, changes or removes the value of a key.
alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f !k t0 = go t0
  where
    go Tip = case f Nothing of
      Nothing -> Tip
      Just x -> Bin 1 k x Tip Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> balance ky y (go l) r
      GT -> balance ky y l (go r)
      EQ -> case f (Just y) of
        Just y' -> Bin n ky y' l r
        Nothing -> glue l r
    balance ky y l r = if size l > size r then balanceL ky y l r else balanceR ky y l r

-- | Lets an action add, change or remove the value of a key.
alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f !k t = case lookup k t of
  Nothing -> fmap added (f Nothing)
  found -> fmap changed (f found)
  where
    added Nothing = t
    added (Just x) = insert k x t
    changed Nothing = delete k t
    changed (Just x) = adjust (\_ -> x) k t

-- ---------------------------------------------------------------------------------------------------------------
-- Queries

-- | Whether the map is empty.
null :: Map k a -> Bool
null Tip = True
null _ = False

-- | The number of entries.
size :: Map k a -> Int
size Tip = 0
size (Bin n _ _ _ _) = n

-- | The value of a key.
lookup :: Ord k => k -> Map k a -> Maybe a
lookup !k t0 = go t0
  where
    go Tip = Nothing
    go (Bin _ ky y l r) = case compare k ky of
      LT -> go l
      GT -> go r
      EQ -> Just y

-- | The value of a key.
(!?) :: Ord k => Map k a -> k -> Maybe a
m !? k = lookup k m

-- | The value of a key that is there.
(!) :: Ord k => Map k a -> k -> a
m ! (!k) = go m
  where
    go Tip = error "Map.!: given key is not an element in the map"
    go (Bin _ ky y l r) = case compare k ky of
      LT -> go l
      GT -> go r
      EQ -> y

-- | The value of a key, or a default.
findWithDefault :: Ord k => a -> k -> Map k a -> a
findWithDefault def !k t0 = go t0
  where
    go Tip = def
    go (Bin _ ky y l r) = case compare k ky of
      LT -> go l
      GT -> go r
      EQ -> y

-- | Whether a key is there.
member :: Ord k => k -> Map k a -> Bool
member !k t0 = go t0
  where
    go Tip = False
    go (Bin _ ky _ l r) = case compare k ky of
      LT -> go l
      GT -> go r
      EQ -> True

-- | Whether a key is not there.
notMember :: Ord k => k -> Map k a -> Bool
notMember k t = not (member k t)

-- | The entry of the greatest key below the given one.
lookupLT :: Ord k => k -> Map k a -> Maybe (k, a)
lookupLT !k t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ ky y l r) | k <= ky = start l
                           | otherwise = go ky y r
    go kb b Tip = Just (kb, b)
    go kb b (Bin _ ky y l r) | k <= ky = go kb b l
                             | otherwise = go ky y r

-- | The entry of the least key above the given one.
lookupGT :: Ord k => k -> Map k a -> Maybe (k, a)
lookupGT !k t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ ky y l r) | k < ky = go ky y l
                           | otherwise = start r
    go kb b Tip = Just (kb, b)
    go kb b (Bin _ ky y l r) | k < ky = go ky y l
                             | otherwise = go kb b r

-- | The entry of the greatest key not above the given one.
lookupLE :: Ord k => k -> Map k a -> Maybe (k, a)
lookupLE !k t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ ky y l r) = case compare k ky of
      LT -> start l
      EQ -> Just (ky, y)
      GT -> go ky y r
    go kb b Tip = Just (kb, b)
    go kb b (Bin _ ky y l r) = case compare k ky of
      LT -> go kb b l
      EQ -> Just (ky, y)
      GT -> go ky y r

-- | The entry of the least key not below the given one.
lookupGE :: Ord k => k -> Map k a -> Maybe (k, a)
lookupGE !k t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ ky y l r) = case compare k ky of
      LT -> go ky y l
      EQ -> Just (ky, y)
      GT -> start r
    go kb b Tip = Just (kb, b)
    go kb b (Bin _ ky y l r) = case compare k ky of
      LT -> go ky y l
      EQ -> Just (ky, y)
      GT -> go kb b r

-- ---------------------------------------------------------------------------------------------------------------
-- Combination

-- | The entries of either map; for a key in both the first map's.
union :: Ord k => Map k a -> Map k a -> Map k a
union s Tip = s
union s (Bin 1 k x _ _) = insertKeeping k x s
union (Bin 1 k x _ _) t = insert k x t
union Tip t = t
union s@(Bin _ k x l r) t = case split k t of
  (lt, rt)
    | size l' == size l && size r' == size r -> s
    | otherwise -> link k x l' r'
    where
      !l' = union l lt
      !r' = union r rt

-- | 'union', combining the values of a key in both.
unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f = unionWithKey (\_ x y -> f x y)

-- | 'unionWith', with the key.
unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey f = go
  where
    go s Tip = s
    go Tip t = t
    go s (Bin 1 k y _ _) = insertUnder k y s
    go (Bin 1 k x _ _) t = insertWith (f k) k x t
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, rt) -> case found of
        Nothing -> link k x l' r'
        Just y -> link k (f k x y) l' r'
        where
          !l' = go l lt
          !r' = go r rt
    -- 'insertWith' with the new value as the second of two.
    insertUnder !k y t0 = ins t0
      where
        ins Tip = Bin 1 k y Tip Tip
        ins (Bin n kx x l r) = case compare k kx of
          LT -> balanceL kx x (ins l) r
          GT -> balanceR kx x l (ins r)
          EQ -> Bin n kx (f kx x y) l r

-- | The union of a collection of maps.
unions :: (Foldable f, Ord k) => f (Map k a) -> Map k a
unions = F.foldl' union Tip

-- | The union of a collection of maps, combining the values of a key in several.
unionsWith :: (Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f = F.foldl' (unionWith f) Tip

-- | The entries of the first map whose keys are not in the second.
difference :: Ord k => Map k a -> Map k b -> Map k a
difference Tip _ = Tip
difference s Tip = s
difference s (Bin _ k _ l r) = case split k s of
  (ls, rs)
    | size l' + size r' == size s -> s
    | otherwise -> merge l' r'
    where
      !l' = difference ls l
      !r' = difference rs r

-- | The same as 'difference'.
(\\) :: Ord k => Map k a -> Map k b -> Map k a
s \\ t = difference s t

-- | 'difference', asking about the values of a key in both.
differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f = mergeWithKey (\_ x y -> f x y) id (\_ -> Tip)

-- | 'differenceWith', with the key.
differenceWithKey :: Ord k => (k -> a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWithKey f = mergeWithKey f id (\_ -> Tip)

-- | The entries of the first map whose keys are in the second.
intersection :: Ord k => Map k a -> Map k b -> Map k a
intersection Tip _ = Tip
intersection _ Tip = Tip
intersection s@(Bin _ k x l r) t = case splitMember k t of
  (lt, here, rt)
    | not here -> merge l' r'
    | size l' == size l && size r' == size r -> s
    | otherwise -> link k x l' r'
    where
      !l' = intersection l lt
      !r' = intersection r rt

-- | 'intersection', combining the values.
intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f = intersectionWithKey (\_ x y -> f x y)

-- | 'intersectionWith', with the key.
intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey f = go
  where
    go Tip _ = Tip
    go _ Tip = Tip
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, rt) -> case found of
        Nothing -> merge l' r'
        Just y -> link k (f k x y) l' r'
        where
          !l' = go l lt
          !r' = go r rt

-- | Whether two maps have no key in common.
disjoint :: Ord k => Map k a -> Map k b -> Bool
disjoint Tip _ = True
disjoint _ Tip = True
disjoint (Bin 1 k _ _ _) t = notMember k t
disjoint (Bin _ k _ l r) t = case splitMember k t of
  (l', here, r') -> not here && disjoint l l' && disjoint r r'

-- | The first map after the second, where that leads somewhere.
compose :: Ord b => Map b c -> Map a b -> Map a c
compose bc !ab
  | null bc = Tip
  | otherwise = mapMaybe (\b -> lookup b bc) ab

-- | Merges two maps: what to do with a key in both, and with the submaps of keys only in the first, only in the second.
mergeWithKey :: Ord k => (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c)
             -> Map k a -> Map k b -> Map k c
mergeWithKey f only1 only2 = go
  where
    go Tip t = only2 t
    go s Tip = only1 s
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, rt) -> case found of
        Nothing -> case only1 (singleton k x) of
          Tip -> merge l' r'
          Bin _ _ x' Tip Tip -> link k x' l' r'
          _ -> error "mergeWithKey: Given function only1 does not fulfill required conditions (see documentation)"
        Just y -> linkMaybe k (f k x y) l' r'
        where
          !l' = go l lt
          !r' = go r rt

-- ---------------------------------------------------------------------------------------------------------------
-- Maps and traversals

-- | Applies a function to every value.
map :: (a -> b) -> Map k a -> Map k b
map f t0 = go t0
  where
    go Tip = Tip
    go (Bin n k x l r) = Bin n k (f x) (go l) (go r)

-- | 'map', with the key.
mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey f t0 = go t0
  where
    go Tip = Tip
    go (Bin n k x l r) = Bin n k (f k x) (go l) (go r)

-- | Runs an action on every entry in ascending order and collects the results.
traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey f t0 = go t0
  where
    go Tip = pure Tip
    go (Bin 1 k x _ _) = fmap (\x' -> Bin 1 k x' Tip Tip) (f k x)
    go (Bin n k x l r) = liftA3 (\l' x' r' -> Bin n k x' l' r') (go l) (f k x) (go r)

-- | 'traverseWithKey', dropping the entries whose action returns 'Nothing'.
traverseMaybeWithKey :: Applicative f => (k -> a -> f (Maybe b)) -> Map k a -> f (Map k b)
traverseMaybeWithKey f t0 = go t0
  where
    go Tip = pure Tip
    go (Bin _ k x l r) = liftA3 (\l' x' r' -> linkMaybe k x' l' r') (go l) (f k x) (go r)

-- | Threads an accumulator through the values in ascending order.
mapAccum :: (a -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccum f = mapAccumWithKey (\a _ x -> f a x)

-- | 'mapAccum', with the key.
mapAccumWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumWithKey f = go
  where
    go a Tip = (a, Tip)
    go a (Bin n k x l r) = (a3, Bin n k x' l' r')
      where
        (a1, l') = go a l
        (a2, x') = f a1 k x
        (a3, r') = go a2 r

-- | 'mapAccumWithKey' in descending order.
mapAccumRWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumRWithKey f = go
  where
    go a Tip = (a, Tip)
    go a (Bin n k x l r) = (a3, Bin n k x' l' r')
      where
        (a1, r') = go a r
        (a2, x') = f a1 k x
        (a3, l') = go a2 l

-- | Applies a function to every key; of entries whose keys collide the greatest old key's stays.
mapKeys :: Ord k2 => (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeys f t = fromList (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- | 'mapKeys', combining the values of keys that collide.
mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith c f t = fromListWith c (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- | 'mapKeys' for a strictly monotonic function.
mapKeysMonotonic :: (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysMonotonic f t0 = go t0
  where
    go Tip = Tip
    go (Bin n k x l r) = Bin n (f k) x (go l) (go r)

-- ---------------------------------------------------------------------------------------------------------------
-- Folds

-- | Folds the values from the greatest key down.
foldr :: (a -> b -> b) -> b -> Map k a -> b
foldr f z0 t0 = go z0 t0
  where
    go z Tip = z
    go z (Bin _ _ x l r) = go (f x (go z r)) l

-- | Folds the values from the least key up.
foldl :: (b -> a -> b) -> b -> Map k a -> b
foldl f z0 t0 = go z0 t0
  where
    go z Tip = z
    go z (Bin _ _ x l r) = go (f (go z l) x) r

-- | 'foldr', with the key.
foldrWithKey :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey f z0 t0 = go z0 t0
  where
    go z Tip = z
    go z (Bin _ k x l r) = go (f k x (go z r)) l

-- | 'foldl', with the key.
foldlWithKey :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey f z0 t0 = go z0 t0
  where
    go z Tip = z
    go z (Bin _ k x l r) = go (f (go z l) k x) r

-- | Joins the images of all entries.
foldMapWithKey :: Monoid m => (k -> a -> m) -> Map k a -> m
foldMapWithKey f t0 = go t0
  where
    go Tip = mempty
    go (Bin 1 k x _ _) = f k x
    go (Bin _ k x l r) = go l `mappend` (f k x `mappend` go r)

-- | 'foldr', strict in the accumulator.
foldr' :: (a -> b -> b) -> b -> Map k a -> b
foldr' f z0 t0 = go z0 t0
  where
    go !z Tip = z
    go z (Bin _ _ x l r) = let !z' = go z r; !z'' = f x z' in go z'' l

-- | 'foldl', strict in the accumulator.
foldl' :: (b -> a -> b) -> b -> Map k a -> b
foldl' f z0 t0 = go z0 t0
  where
    go !z Tip = z
    go z (Bin _ _ x l r) = let !z' = go z l; !z'' = f z' x in go z'' r

-- | 'foldrWithKey', strict in the accumulator.
foldrWithKey' :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey' f z0 t0 = go z0 t0
  where
    go !z Tip = z
    go z (Bin _ k x l r) = let !z' = go z r; !z'' = f k x z' in go z'' l

-- | 'foldlWithKey', strict in the accumulator.
foldlWithKey' :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey' f z0 t0 = go z0 t0
  where
    go !z Tip = z
    go z (Bin _ k x l r) = let !z' = go z l; !z'' = f z' k x in go z'' r

-- ---------------------------------------------------------------------------------------------------------------
-- Lists and key sets

-- | The values in ascending order of their keys.
elems :: Map k a -> [a]
elems t0 = go t0 []
  where
    go Tip rest = rest
    go (Bin _ _ x l r) rest = go l (x : go r rest)

-- | The keys, ascending.
keys :: Map k a -> [k]
keys t0 = go t0 []
  where
    go Tip rest = rest
    go (Bin _ k _ l r) rest = go l (k : go r rest)

-- | The entries, keys ascending.
assocs :: Map k a -> [(k, a)]
assocs = toAscList

-- | The set of the keys.
keysSet :: Map k a -> Set.Set k
keysSet = skeleton

-- | The entries, keys ascending.
toList :: Map k a -> [(k, a)]
toList = toAscList

-- | The entries, keys ascending.
toAscList :: Map k a -> [(k, a)]
toAscList t0 = go t0 []
  where
    go Tip rest = rest
    go (Bin _ k x l r) rest = go l ((k, x) : go r rest)

-- | The entries, keys descending.
toDescList :: Map k a -> [(k, a)]
toDescList = foldlWithKey (\rest k x -> (k, x) : rest) []

-- ---------------------------------------------------------------------------------------------------------------
-- Filters and splits

-- | The entries whose values satisfy a predicate.
filter :: (a -> Bool) -> Map k a -> Map k a
filter p = filterWithKey (\_ x -> p x)

-- | 'filter', with the key.
filterWithKey :: (k -> a -> Bool) -> Map k a -> Map k a
filterWithKey p t0 = go t0
  where
    go Tip = Tip
    go t@(Bin _ k x l r)
      | not (p k x) = merge l' r'
      | size l' == size l && size r' == size r = t
      | otherwise = link k x l' r'
      where
        !l' = go l
        !r' = go r

-- | The entries whose keys are in a set.
restrictKeys :: Ord k => Map k a -> Set.Set k -> Map k a
restrictKeys Tip _ = Tip
restrictKeys _ Set.Tip = Tip
restrictKeys m@(Bin _ k x l r) s = case Set.splitMember k s of
  (ls, here, rs)
    | not here -> merge l' r'
    | size l' == size l && size r' == size r -> m
    | otherwise -> link k x l' r'
    where
      !l' = restrictKeys l ls
      !r' = restrictKeys r rs

-- | The entries whose keys are not in a set.
withoutKeys :: Ord k => Map k a -> Set.Set k -> Map k a
withoutKeys Tip _ = Tip
withoutKeys m Set.Tip = m
withoutKeys m (Set.Bin _ k l r) = case split k m of
  (lm, rm)
    | size l' + size r' == size m -> m
    | otherwise -> merge l' r'
    where
      !l' = withoutKeys lm l
      !r' = withoutKeys rm r

-- | The entries whose values satisfy a predicate, and the others.
partition :: (a -> Bool) -> Map k a -> (Map k a, Map k a)
partition p = partitionWithKey (\_ x -> p x)

-- | 'partition', with the key.
partitionWithKey :: (k -> a -> Bool) -> Map k a -> (Map k a, Map k a)
partitionWithKey p t0 = go t0
  where
    go Tip = (Tip, Tip)
    go t@(Bin _ k x l r) = case go l of
      (l1, l2) -> case go r of
        (r1, r2)
          | p k x -> (if size l1 == size l && size r1 == size r then t else link k x l1 r1, merge l2 r2)
          | otherwise -> (merge l1 r1, if size l2 == size l && size r2 == size r then t else link k x l2 r2)

-- | The longest start of the map whose keys satisfy a predicate that holds up to some point and not after.
takeWhileAntitone :: (k -> Bool) -> Map k a -> Map k a
takeWhileAntitone p t0 = go t0
  where
    go Tip = Tip
    go (Bin _ k x l r) | p k = link k x l (go r)
                       | otherwise = go l

-- | What 'takeWhileAntitone' leaves.
dropWhileAntitone :: (k -> Bool) -> Map k a -> Map k a
dropWhileAntitone p t0 = go t0
  where
    go Tip = Tip
    go (Bin _ k x l r) | p k = go r
                       | otherwise = link k x (go l) r

-- | Both 'takeWhileAntitone' and 'dropWhileAntitone'.
spanAntitone :: (k -> Bool) -> Map k a -> (Map k a, Map k a)
spanAntitone p t0 = go t0
  where
    go Tip = (Tip, Tip)
    go (Bin _ k x l r)
      | p k = case go r of (a, b) -> let !a' = link k x l a in (a', b)
      | otherwise = case go l of (a, b) -> let !b' = link k x b r in (a, b')

-- | Applies a function to every value and keeps the 'Just' results.
mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f = mapMaybeWithKey (\_ x -> f x)

-- | 'mapMaybe', with the key.
mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey f t0 = go t0
  where
    go Tip = Tip
    go (Bin _ k x l r) = case f k x of
      Just y -> link k y (go l) (go r)
      Nothing -> merge (go l) (go r)

-- | Applies a function to every value and separates the 'Left' from the 'Right' results.
mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f = mapEitherWithKey (\_ x -> f x)

-- | 'mapEither', with the key.
mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey f t0 = go t0
  where
    go Tip = (Tip, Tip)
    go (Bin _ k x l r) = case go l of
      (l1, l2) -> case go r of
        (r1, r2) -> case f k x of
          Left y -> let { !a = link k y l1 r1; !b = merge l2 r2 } in (a, b)
          Right z -> let { !a = merge l1 r1; !b = link k z l2 r2 } in (a, b)

-- | The entries with smaller and those with greater keys.
split :: Ord k => k -> Map k a -> (Map k a, Map k a)
split !k t0 = go t0
  where
    go Tip = (Tip, Tip)
    go (Bin _ ky y l r) = case compare k ky of
      LT -> case go l of (a, b) -> let !b' = link ky y b r in (a, b')
      GT -> case go r of (a, b) -> let !a' = link ky y l a in (a', b)
      EQ -> (l, r)

-- | The entries with smaller keys, the key's value, the entries with greater keys.
splitLookup :: Ord k => k -> Map k a -> (Map k a, Maybe a, Map k a)
splitLookup !k t0 = go t0
  where
    go Tip = (Tip, Nothing, Tip)
    go (Bin _ ky y l r) = case compare k ky of
      LT -> case go l of (a, m, b) -> let !b' = link ky y b r in (a, m, b')
      GT -> case go r of (a, m, b) -> let !a' = link ky y l a in (a', m, b)
      EQ -> (l, Just y, r)

splitMember :: Ord k => k -> Map k a -> (Map k a, Bool, Map k a)
splitMember !k t0 = go t0
  where
    go Tip = (Tip, False, Tip)
    go (Bin _ ky y l r) = case compare k ky of
      LT -> case go l of (a, m, b) -> let !b' = link ky y b r in (a, m, b')
      GT -> case go r of (a, m, b) -> let !a' = link ky y l a in (a', m, b)
      EQ -> (l, True, r)

-- | The map in ascending pieces, as the tree happens to offer them.
splitRoot :: Map k a -> [Map k a]
splitRoot Tip = []
splitRoot (Bin _ k x l r) = [l, singleton k x, r]

-- ---------------------------------------------------------------------------------------------------------------
-- Submaps

-- | Whether every entry of the first map is in the second.
isSubmapOf :: (Ord k, Eq a) => Map k a -> Map k a -> Bool
isSubmapOf = isSubmapOfBy (==)

-- | Whether every key of the first map is in the second, with a value that stands in the given relation.
isSubmapOfBy :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
isSubmapOfBy f s t = size s <= size t && submap f s t

-- | Whether the first map is a submap of the second and not all of it.
isProperSubmapOf :: (Ord k, Eq a) => Map k a -> Map k a -> Bool
isProperSubmapOf = isProperSubmapOfBy (==)

-- | 'isSubmapOfBy', with fewer keys.
isProperSubmapOfBy :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
isProperSubmapOfBy f s t = size s < size t && submap f s t

submap :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
submap f = go
  where
    go Tip _ = True
    go _ Tip = False
    go (Bin 1 k x _ _) t = case lookup k t of
      Just y -> f x y
      Nothing -> False
    go (Bin _ k x l r) t = case splitLookup k t of
      (l', Just y, r') -> f x y && size l <= size l' && size r <= size r' && go l l' && go r r'
      _ -> False

-- ---------------------------------------------------------------------------------------------------------------
-- Positions

-- | The zero-based position of a key.
lookupIndex :: Ord k => k -> Map k a -> Maybe Int
lookupIndex !k t0 = go 0 t0
  where
    go !_ Tip = Nothing
    go i (Bin _ ky _ l r) = case compare k ky of
      LT -> go i l
      GT -> go (i + size l + 1) r
      EQ -> Just $! i + size l

-- | The zero-based position of a key that is there.
findIndex :: Ord k => k -> Map k a -> Int
findIndex k t = case lookupIndex k t of
  Just i -> i
  Nothing -> error "Map.findIndex: element is not in the map"

-- | The entry at a position.
elemAt :: Int -> Map k a -> (k, a)
elemAt !_ Tip = error "Map.elemAt: index out of range"
elemAt i (Bin _ k x l r) = case compare i sl of
  LT -> elemAt i l
  GT -> elemAt (i - sl - 1) r
  EQ -> (k, x)
  where
    sl = size l

-- | Changes or removes the entry at a position.
updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt f = go
  where
    go !_ Tip = error "Map.updateAt: index out of range"
    go i (Bin n k x l r) = case compare i sl of
      LT -> balanceR k x (go i l) r
      GT -> balanceL k x l (go (i - sl - 1) r)
      EQ -> case f k x of
        Just x' -> Bin n k x' l r
        Nothing -> glue l r
      where
        sl = size l

-- | Removes the entry at a position.
deleteAt :: Int -> Map k a -> Map k a
deleteAt !_ Tip = error "Map.deleteAt: index out of range"
deleteAt i (Bin _ k x l r) = case compare i sl of
  LT -> balanceR k x (deleteAt i l) r
  GT -> balanceL k x l (deleteAt (i - sl - 1) r)
  EQ -> glue l r
  where
    sl = size l

-- | The n entries with the least keys.
take :: Int -> Map k a -> Map k a
take i0 t0
  | i0 >= size t0 = t0
  | otherwise = go i0 t0
  where
    go !i t | i <= 0 = Tip
            | otherwise = case t of
                Tip -> Tip
                Bin _ k x l r -> case compare i (size l) of
                  LT -> go i l
                  EQ -> l
                  GT -> link k x l (go (i - size l - 1) r)

-- | All but the n entries with the least keys.
drop :: Int -> Map k a -> Map k a
drop i0 t0
  | i0 >= size t0 = Tip
  | otherwise = go i0 t0
  where
    go !i t | i <= 0 = t
            | otherwise = case t of
                Tip -> Tip
                Bin _ k x l r -> case compare i (size l) of
                  LT -> link k x (go i l) r
                  EQ -> insertMin k x r
                  GT -> go (i - size l - 1) r

-- | Both 'take' and 'drop'.
splitAt :: Int -> Map k a -> (Map k a, Map k a)
splitAt i t = let { !a = take i t; !b = drop i t } in (a, b)

-- ---------------------------------------------------------------------------------------------------------------
-- Least and greatest

-- | The entry of the least key, if any.
lookupMin :: Map k a -> Maybe (k, a)
lookupMin Tip = Nothing
lookupMin (Bin _ k0 x0 l0 _) = Just $! go k0 x0 l0
  where
    go k x Tip = (k, x)
    go _ _ (Bin _ k x l _) = go k x l

-- | The entry of the greatest key, if any.
lookupMax :: Map k a -> Maybe (k, a)
lookupMax Tip = Nothing
lookupMax (Bin _ k0 x0 _ r0) = Just $! go k0 x0 r0
  where
    go k x Tip = (k, x)
    go _ _ (Bin _ k x _ r) = go k x r

-- | The entry of the least key of a map that has one.
findMin :: Map k a -> (k, a)
findMin t = case lookupMin t of
  Just e -> e
  Nothing -> error "Map.findMin: empty map has no minimal element"

-- | The entry of the greatest key of a map that has one.
findMax :: Map k a -> (k, a)
findMax t = case lookupMax t of
  Just e -> e
  Nothing -> error "Map.findMax: empty map has no maximal element"

-- | Removes the least key, if any.
deleteMin :: Map k a -> Map k a
deleteMin Tip = Tip
deleteMin (Bin _ _ _ Tip r) = r
deleteMin (Bin _ k x l r) = balanceR k x (deleteMin l) r

-- | Removes the greatest key, if any.
deleteMax :: Map k a -> Map k a
deleteMax Tip = Tip
deleteMax (Bin _ _ _ l Tip) = l
deleteMax (Bin _ k x l r) = balanceL k x l (deleteMax r)

-- | The entry of the least key of a map that has one, and the others.
deleteFindMin :: Map k a -> ((k, a), Map k a)
deleteFindMin t = case minViewWithKey t of
  Just v -> v
  Nothing -> (error "Map.deleteFindMin: can not return the minimal element of an empty map", Tip)

-- | The entry of the greatest key of a map that has one, and the others.
deleteFindMax :: Map k a -> ((k, a), Map k a)
deleteFindMax t = case maxViewWithKey t of
  Just v -> v
  Nothing -> (error "Map.deleteFindMax: can not return the maximal element of an empty map", Tip)

-- | Changes or removes the value of the least key.
updateMin :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f = updateMinWithKey (\_ x -> f x)

-- | Changes or removes the value of the greatest key.
updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMax f = updateMaxWithKey (\_ x -> f x)

-- | 'updateMin', with the key.
updateMinWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey f = go
  where
    go Tip = Tip
    go (Bin n k x Tip r) = case f k x of
      Just x' -> Bin n k x' Tip r
      Nothing -> r
    go (Bin _ k x l r) = balanceR k x (go l) r

-- | 'updateMax', with the key.
updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMaxWithKey f = go
  where
    go Tip = Tip
    go (Bin n k x l Tip) = case f k x of
      Just x' -> Bin n k x' l Tip
      Nothing -> l
    go (Bin _ k x l r) = balanceL k x l (go r)

-- | The value of the least key, and the map without it.
minView :: Map k a -> Maybe (a, Map k a)
minView Tip = Nothing
minView (Bin _ k x l r) = case minViewSure k x l r of View _ m t -> Just (m, t)

-- | The value of the greatest key, and the map without it.
maxView :: Map k a -> Maybe (a, Map k a)
maxView Tip = Nothing
maxView (Bin _ k x l r) = case maxViewSure k x l r of View _ m t -> Just (m, t)

-- | The entry of the least key, and the map without it.
minViewWithKey :: Map k a -> Maybe ((k, a), Map k a)
minViewWithKey Tip = Nothing
minViewWithKey (Bin _ k x l r) = case minViewSure k x l r of View km m t -> Just ((km, m), t)

-- | The entry of the greatest key, and the map without it.
maxViewWithKey :: Map k a -> Maybe ((k, a), Map k a)
maxViewWithKey Tip = Nothing
maxViewWithKey (Bin _ k x l r) = case maxViewSure k x l r of View km m t -> Just ((km, m), t)

instance Eq2 Map where
  liftEq2 eqk eqv m n = size m == size n && liftEq (liftEq2 eqk eqv) (toAscList m) (toAscList n)

instance Eq k => Eq1 (Map k) where
  liftEq = liftEq2 (==)

instance Ord2 Map where
  liftCompare2 cmpk cmpv m n = liftCompare (liftCompare2 cmpk cmpv) (toAscList m) (toAscList n)

instance Ord k => Ord1 (Map k) where
  liftCompare = liftCompare2 compare

instance Show2 Map where
  liftShowsPrec2 spk slk spv slv d m =
    showsUnaryWith (liftShowsPrec (liftShowsPrec2 spk slk spv slv) (liftShowList2 spk slk spv slv)) "fromList" d (toAscList m)

instance Show k => Show1 (Map k) where
  liftShowsPrec = liftShowsPrec2 showsPrec showList

instance (Ord k, Read k) => Read1 (Map k) where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec (liftReadsPrec rp rl) (liftReadList rp rl)) "fromList" fromList)

instance Bifoldable Map where
  bifoldMap f g = foldMapWithKey (\k x -> f k `mappend` g x)

instance Ord k => IsList (Map k v) where
  type Item (Map k v) = (k, v)
  fromList = fromList
  toList = toList
