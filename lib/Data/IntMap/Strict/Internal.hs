{-# LANGUAGE BangPatterns #-}
-- | The functions of "Data.IntMap.Strict" that store values: each evaluates a value to weak head normal form before
-- storing it. Everything else is shared with "Data.IntMap.Internal".
module Data.IntMap.Strict.Internal
  ( singleton, fromSet, fromList, fromListWith, fromListWithKey
  , fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , insert, insertWith, insertWithKey, insertLookupWithKey
  , adjust, adjustWithKey, update, updateWithKey, updateLookupWithKey, alter, alterF
  , unionWith, unionWithKey, unionsWith, differenceWith, differenceWithKey, intersectionWith, intersectionWithKey
  , mergeWithKey
  , map, mapWithKey, traverseWithKey, traverseMaybeWithKey, mapAccum, mapAccumWithKey, mapAccumRWithKey, mapKeysWith
  , mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey
  , updateMin, updateMax, updateMinWithKey, updateMaxWithKey
  ) where

import Prelude hiding (lookup, map)
import qualified Data.Foldable as F
import Data.IntMap.Internal (IntMap(..), IntSet(..), Key, bin, join, outside, merge, lookup, delete, foldrWithKey, combineEq)
import qualified Data.IntMap.Internal as L

-- The same, its content evaluated with it.
forced :: Maybe a -> Maybe a
forced m@(Just !_) = m
forced m = m

-- | The map of one entry.
singleton :: Key -> a -> IntMap a
singleton k !x = Tip k x

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
fromAscListWith f = fromAscListWithKey (\_ x y -> f x y)

-- | 'fromListWithKey' for a list whose keys are known to ascend.
fromAscListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWithKey f xs0 = fromDistinctAscList (combine xs0)
  where
    combine [] = []
    combine ((k0, x0) : es0) = go k0 x0 es0
    go k x [] = [(k, x)]
    go k x ((k', x') : es)
      | k == k' = let !y = f k x' x in go k y es
      | otherwise = (k, x) : go k' x' es

-- | The map of a list whose keys are known to ascend strictly, in linear time.
fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList xs = force xs `seq` L.fromDistinctAscList xs
  where
    force ((_, !_) : rest) = force rest
    force [] = ()

-- | Adds an entry, replacing the one with that key.
insert :: Key -> a -> IntMap a -> IntMap a
insert k !x t = L.insert k x t

-- | Adds an entry; over an old value stores @f new old@.
insertWith :: (a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWith f !k x t0 = go t0
  where
    go t@(Bin p m l r)
      | outside k p m = join k (singleton k x) p t
      | k < p = Bin p m (go l) r
      | otherwise = Bin p m l (go r)
    go t@(Tip k' y)
      | k == k' = singleton k (f x y)
      | otherwise = join k (singleton k x) k' t
    go Nil = singleton k x

-- | 'insertWith', with the key.
insertWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWithKey f k x t = insertWith (f k) k x t

-- | 'insertWithKey', and the old value.
insertLookupWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> (Maybe a, IntMap a)
insertLookupWithKey f !k x t = case lookup k t of
  found -> let !t' = insertWith (f k) k x t in (found, t')

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
      | k == k' = singleton k (f k y)
      | otherwise = t
    go Nil = Nil

-- | Changes or removes the value of a key, if there.
update :: (a -> Maybe a) -> Key -> IntMap a -> IntMap a
update f = updateWithKey (\_ x -> f x)

-- | 'update', with the key.
updateWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> IntMap a
updateWithKey f = L.updateWithKey (\k x -> forced (f k x))

-- | 'updateWithKey', and the old value.
updateLookupWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> (Maybe a, IntMap a)
updateLookupWithKey f = L.updateLookupWithKey (\k x -> forced (f k x))

-- | Adds, changes or removes the value of a key.
alter :: (Maybe a -> Maybe a) -> Key -> IntMap a -> IntMap a
alter f = L.alter (\old -> forced (f old))

-- | Lets an action add, change or remove the value of a key.
alterF :: Functor f => (Maybe a -> f (Maybe a)) -> Key -> IntMap a -> f (IntMap a)
alterF f !k t = case lookup k t of
  Nothing -> fmap (maybe t (\ !x -> L.insert k x t)) (f Nothing)
  found -> fmap (maybe (delete k t) (\ !x -> L.insert k x t)) (f found)

-- | 'Data.IntMap.Strict.union', combining the values of a key in both.
unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith f = merge (\k x y -> singleton k (f x y)) id id

-- | 'unionWith', with the key.
unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey f = merge (\k x y -> singleton k (f k x y)) id id

-- | The union of a collection of maps, combining the values of a key in several.
unionsWith :: Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith f = F.foldl' (unionWith f) Nil

-- | 'Data.IntMap.Strict.difference', asking about the values of a key in both.
differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith f = differenceWithKey (\_ x y -> f x y)

-- | 'differenceWith', with the key.
differenceWithKey :: (Key -> a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWithKey f = mergeWithKey f id (\_ -> Nil)

-- | 'Data.IntMap.Strict.intersection', combining the values.
intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith f = merge (\k x y -> singleton k (f x y)) (\_ -> Nil) (\_ -> Nil)

-- | 'intersectionWith', with the key.
intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey f = merge (\k x y -> singleton k (f k x y)) (\_ -> Nil) (\_ -> Nil)

-- | Merges two maps: what to do with a key in both, and with the submaps of keys only in the first, only in the second.
mergeWithKey :: (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c)
             -> IntMap a -> IntMap b -> IntMap c
mergeWithKey f = L.mergeWithKey (\k x y -> forced (f k x y))

-- | Applies a function to every value.
map :: (a -> b) -> IntMap a -> IntMap b
map f t0 = go t0
  where
    go (Bin p m l r) = Bin p m (go l) (go r)
    go (Tip k x) = singleton k (f x)
    go Nil = Nil

-- | 'map', with the key.
mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey f t0 = go t0
  where
    go (Bin p m l r) = Bin p m (go l) (go r)
    go (Tip k x) = singleton k (f k x)
    go Nil = Nil

-- | Runs an action on every entry in ascending order and collects the results.
traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey f t0 = go t0
  where
    go (Bin p m l r) = Bin p m <$> go l <*> go r
    go (Tip k x) = fmap (singleton k) (f k x)
    go Nil = pure Nil

-- | 'traverseWithKey', dropping the entries whose action returns 'Nothing'.
traverseMaybeWithKey :: Applicative f => (Key -> a -> f (Maybe b)) -> IntMap a -> f (IntMap b)
traverseMaybeWithKey f t0 = go t0
  where
    go (Bin p m l r) = bin p m <$> go l <*> go r
    go (Tip k x) = fmap (maybe Nil (singleton k)) (f k x)
    go Nil = pure Nil

-- | Threads an accumulator through the values in ascending order.
mapAccum :: (a -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccum f = mapAccumWithKey (\a _ x -> f a x)

-- | 'mapAccum', with the key.
mapAccumWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumWithKey f = go
  where
    go a (Bin p m l r) = case go a l of
      (a1, l') -> case go a1 r of
        (a2, r') -> (a2, Bin p m l' r')
    go a (Tip k x) = case f a k x of (!a', !x') -> (a', Tip k x')
    go a Nil = (a, Nil)

-- | 'mapAccumWithKey' in descending order.
mapAccumRWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumRWithKey f = go
  where
    go a (Bin p m l r) = case go a r of
      (a1, r') -> case go a1 l of
        (a2, l') -> (a2, Bin p m l' r')
    go a (Tip k x) = case f a k x of (!a', !x') -> (a', Tip k x')
    go a Nil = (a, Nil)

-- | Applies a function to every key, combining the values of keys that collide.
mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith c f t = fromListWith c (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- | Applies a function to every value and keeps the 'Just' results.
mapMaybe :: (a -> Maybe b) -> IntMap a -> IntMap b
mapMaybe f = mapMaybeWithKey (\_ x -> f x)

-- | 'mapMaybe', with the key.
mapMaybeWithKey :: (Key -> a -> Maybe b) -> IntMap a -> IntMap b
mapMaybeWithKey f = L.mapMaybeWithKey (\k x -> forced (f k x))

-- | Applies a function to every value and separates the 'Left' from the 'Right' results.
mapEither :: (a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEither f = mapEitherWithKey (\_ x -> f x)

-- | 'mapEither', with the key.
mapEitherWithKey :: (Key -> a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEitherWithKey f = L.mapEitherWithKey (\k x -> both (f k x))
  where
    both e@(Left !_) = e
    both e@(Right !_) = e

-- | Changes or removes the value of the least key.
updateMin :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMin f = L.updateMin (\x -> forced (f x))

-- | Changes or removes the value of the greatest key.
updateMax :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMax f = L.updateMax (\x -> forced (f x))

-- | 'updateMin', with the key.
updateMinWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMinWithKey f = L.updateMinWithKey (\k x -> forced (f k x))

-- | 'updateMax', with the key.
updateMaxWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMaxWithKey f = L.updateMaxWithKey (\k x -> forced (f k x))
