{-# LANGUAGE BangPatterns #-}
-- | The functions of "Data.Map.Strict" that store values: each evaluates a value to weak head normal form before
-- storing it. Everything else is shared with "Data.Map.Internal".
module Data.Map.Strict.Internal
  ( singleton, fromSet, fromList, fromListWith, fromListWithKey
  , fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , fromDescList, fromDescListWith, fromDescListWithKey, fromDistinctDescList
  , insert, insertWith, insertWithKey, insertLookupWithKey
  , adjust, adjustWithKey, update, updateWithKey, updateLookupWithKey, alter, alterF
  , unionWith, unionWithKey, unionsWith, differenceWith, differenceWithKey, intersectionWith, intersectionWithKey
  , map, mapWithKey, traverseWithKey, traverseMaybeWithKey, mapAccum, mapAccumWithKey, mapAccumRWithKey, mapKeysWith
  , mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey
  , updateAt, updateMin, updateMax, updateMinWithKey, updateMaxWithKey
  ) where

import Prelude hiding (lookup, map)
import qualified Prelude as P
import Control.Applicative (liftA3)
import qualified Data.Foldable as F
import qualified Data.Set.Internal as Set
import Data.Map.Internal
  ( Map(..), balanceL, balanceR, link, merge, lookup, delete, splitLookup, foldrWithKey, combineEq )
import qualified Data.Map.Internal as L

-- ---------------------------------------------------------------------------------------------------------------
-- Construction

-- | The map of one entry.
singleton :: k -> a -> Map k a
singleton k !x = Bin 1 k x Tip Tip

-- | Gives every key of a set a value.
fromSet :: (k -> a) -> Set.Set k -> Map k a
fromSet f s0 = go s0
  where
    go Set.Tip = Tip
    go (Set.Bin n k l r) = let !x = f k in Bin n k x (go l) (go r)

-- | The map of a list of entries; a later one replaces an earlier one. Linear when the keys ascend.
fromList :: Ord k => [(k, a)] -> Map k a
fromList [] = Tip
fromList ((k0, !x0) : xs0) = if falls k0 xs0 then inserts (Bin 1 k0 x0 Tip Tip) xs0 else grow 1 (Bin 1 k0 x0 Tip Tip) xs0
  where
    falls k ((k', _) : _) = k >= k'
    falls _ [] = False
    inserts !t [] = t
    inserts t ((k, x) : rest) = inserts (insert k x t) rest
    -- As for sets: see Data.Set.Internal.
    grow !_ !t [] = t
    grow _ t [(k, !x)] = L.insertMax k x t
    grow n t xs@((k, !x) : rest)
      | falls k rest = inserts t xs
      | otherwise = case perfect n rest of
          L.Perfect r ys [] -> grow (2 * n) (L.link k x t r) ys
          L.Perfect r _ ys -> inserts (L.link k x t r) ys
    perfect !_ [] = L.Perfect Tip [] []
    perfect 1 ((k, !x) : rest)
      | falls k rest = L.Perfect (Bin 1 k x Tip Tip) [] rest
      | otherwise = L.Perfect (Bin 1 k x Tip Tip) rest []
    perfect n xs = case perfect (n `quot` 2) xs of
      L.Perfect l [(k, !x)] zs -> L.Perfect (L.insertMax k x l) [] zs
      L.Perfect l ys@((k, !x) : rest) _
        | falls k rest -> L.Perfect l [] ys
        | otherwise -> case perfect (n `quot` 2 :: Int) rest of
            L.Perfect r zs ws -> L.Perfect (L.link k x l r) zs ws
      done -> done

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
fromAscListWith f = fromAscListWithKey (\_ x y -> f x y)

-- | 'fromListWithKey' for a list whose keys are known to ascend.
fromAscListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWithKey f xs = fromDistinctAscList (combineEq' f xs)

-- | The map of a list whose keys are known to descend.
fromDescList :: Eq k => [(k, a)] -> Map k a
fromDescList xs = fromDistinctDescList (combineEq (\_ x _ -> x) xs)

-- | 'fromListWith' for a list whose keys are known to descend.
fromDescListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromDescListWith f = fromDescListWithKey (\_ x y -> f x y)

-- | 'fromListWithKey' for a list whose keys are known to descend.
fromDescListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromDescListWithKey f xs = fromDistinctDescList (combineEq' f xs)

-- 'combineEq', evaluating what it combines.
combineEq' :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> [(k, a)]
combineEq' _ [] = []
combineEq' f (e0 : es0) = go e0 es0
  where
    go e [] = [e]
    go e@(k, x) (e'@(k', x') : es)
      | k == k' = let !y = f k' x' x in go (k', y) es
      | otherwise = e : go e' es

-- | The map of a list whose keys are known to ascend strictly, in linear time.
fromDistinctAscList :: [(k, a)] -> Map k a
fromDistinctAscList xs0 = count 0 xs0
  where
    count !n [] = L.buildFrom n xs0
    count n ((_, !_) : rest) = count (n + 1) rest

-- | The map of a list whose keys are known to descend strictly, in linear time.
fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctDescList xs = fromDistinctAscList (P.reverse xs)

-- ---------------------------------------------------------------------------------------------------------------
-- Insertion and update

-- | Adds an entry, replacing the one with that key.
insert :: Ord k => k -> a -> Map k a -> Map k a
insert k !x t = L.insert k x t

-- | Adds an entry; over an old value stores @f new old@.
insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith f !k x t0 = go t0
  where
    go Tip = singleton k x
    go (Bin n ky y l r) = case compare k ky of
      LT -> balanceL ky y (go l) r
      GT -> balanceR ky y l (go r)
      EQ -> let !x' = f x y in Bin n k x' l r

-- | 'insertWith', with the key.
insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f k x t = insertWith (f k) k x t

-- | 'insertWithKey', and the old value.
insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f !k x t0 = go t0
  where
    go Tip = let !t = singleton k x in (Nothing, t)
    go (Bin n ky y l r) = case compare k ky of
      LT -> case go l of (old, l') -> let !t = balanceL ky y l' r in (old, t)
      GT -> case go r of (old, r') -> let !t = balanceR ky y l r' in (old, t)
      EQ -> let !x' = f k x y in (Just y, Bin n k x' l r)

-- | Changes the value of a key, if there.
adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust f = adjustWithKey (\_ x -> f x)

-- | 'adjust', with the key.
adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey f !k t0 = go t0
  where
    go Tip = Tip
    go (Bin n ky y l r) = case compare k ky of
      LT -> Bin n ky y (go l) r
      GT -> Bin n ky y l (go r)
      EQ -> let !y' = f ky y in Bin n ky y' l r

-- | Changes or removes the value of a key, if there.
update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f = updateWithKey (\_ x -> f x)

-- | 'update', with the key.
updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey f = L.updateWithKey (\k x -> forced (f k x))

-- | 'updateWithKey', and the new value, or the old one if it was removed.
updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey f = L.updateLookupWithKey (\k x -> forced (f k x))

-- | Adds, changes or removes the value of a key.
alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f = L.alter (\old -> forced (f old))

-- | Lets an action add, change or remove the value of a key.
alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f !k t = case lookup k t of
  Nothing -> fmap added (f Nothing)
  found -> fmap changed (f found)
  where
    added Nothing = t
    added (Just x) = insert k x t
    changed Nothing = delete k t
    changed (Just !x) = L.adjust (\_ -> x) k t

-- The same, its content evaluated with it.
forced :: Maybe a -> Maybe a
forced m@(Just !_) = m
forced m = m

-- ---------------------------------------------------------------------------------------------------------------
-- Combination

-- | 'Data.Map.Strict.union', combining the values of a key in both.
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
        Just y -> let !x' = f k x y in link k x' l' r'
        where
          !l' = go l lt
          !r' = go r rt
    -- 'insertWith' with the new value as the second of two.
    insertUnder !k y t0 = ins t0
      where
        ins Tip = singleton k y
        ins (Bin n kx x l r) = case compare k kx of
          LT -> balanceL kx x (ins l) r
          GT -> balanceR kx x l (ins r)
          EQ -> let !x' = f kx x y in Bin n kx x' l r

-- | The union of a collection of maps, combining the values of a key in several.
unionsWith :: (Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f = F.foldl' (unionWith f) Tip

-- | 'Data.Map.Strict.difference', asking about the values of a key in both.
differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f = L.differenceWith (\x y -> forced (f x y))

-- | 'differenceWith', with the key.
differenceWithKey :: Ord k => (k -> a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWithKey f = L.differenceWithKey (\k x y -> forced (f k x y))

-- | 'Data.Map.Strict.intersection', combining the values.
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
        Just y -> let !x' = f k x y in link k x' l' r'
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
    go (Bin n k x l r) = let !y = f x in Bin n k y (go l) (go r)

-- | 'map', with the key.
mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey f t0 = go t0
  where
    go Tip = Tip
    go (Bin n k x l r) = let !y = f k x in Bin n k y (go l) (go r)

-- | Runs an action on every entry in ascending order and collects the results.
traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey f t0 = go t0
  where
    go Tip = pure Tip
    go (Bin 1 k x _ _) = fmap (\ !x' -> Bin 1 k x' Tip Tip) (f k x)
    go (Bin n k x l r) = liftA3 (\l' !x' r' -> Bin n k x' l' r') (go l) (f k x) (go r)

-- | 'traverseWithKey', dropping the entries whose action returns 'Nothing'.
traverseMaybeWithKey :: Applicative f => (k -> a -> f (Maybe b)) -> Map k a -> f (Map k b)
traverseMaybeWithKey f t0 = go t0
  where
    go Tip = pure Tip
    go (Bin _ k x l r) = liftA3 (\l' x' r' -> L.linkMaybe k (forced x') l' r') (go l) (f k x) (go r)

-- | Threads an accumulator through the values in ascending order.
mapAccum :: (a -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccum f = mapAccumWithKey (\a _ x -> f a x)

-- | 'mapAccum', with the key.
mapAccumWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumWithKey f = go
  where
    go a Tip = (a, Tip)
    go a (Bin n k x l r) = x' `seq` (a3, Bin n k x' l' r')
      where
        (a1, l') = go a l
        (a2, x') = f a1 k x
        (a3, r') = go a2 r

-- | 'mapAccumWithKey' in descending order.
mapAccumRWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumRWithKey f = go
  where
    go a Tip = (a, Tip)
    go a (Bin n k x l r) = x' `seq` (a3, Bin n k x' l' r')
      where
        (a1, r') = go a r
        (a2, x') = f a1 k x
        (a3, l') = go a2 l

-- | Applies a function to every key, combining the values of keys that collide.
mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith c f t = fromListWith c (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

-- | Applies a function to every value and keeps the 'Just' results.
mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f = mapMaybeWithKey (\_ x -> f x)

-- | 'mapMaybe', with the key.
mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey f = L.mapMaybeWithKey (\k x -> forced (f k x))

-- | Applies a function to every value and separates the 'Left' from the 'Right' results.
mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f = mapEitherWithKey (\_ x -> f x)

-- | 'mapEither', with the key.
mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey f = L.mapEitherWithKey (\k x -> both (f k x))
  where
    both e@(Left !_) = e
    both e@(Right !_) = e

-- ---------------------------------------------------------------------------------------------------------------
-- Positions and ends

-- | Changes or removes the entry at a position.
updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt f = L.updateAt (\k x -> forced (f k x))

-- | Changes or removes the value of the least key.
updateMin :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f = L.updateMin (\x -> forced (f x))

-- | Changes or removes the value of the greatest key.
updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMax f = L.updateMax (\x -> forced (f x))

-- | 'updateMin', with the key.
updateMinWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey f = L.updateMinWithKey (\k x -> forced (f k x))

-- | 'updateMax', with the key.
updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMaxWithKey f = L.updateMaxWithKey (\k x -> forced (f k x))
