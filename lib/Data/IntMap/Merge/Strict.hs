{-# LANGUAGE BangPatterns #-}
-- | Merging maps by tactics, evaluating the values stored. Tactics that only keep values are those of
-- "Data.IntMap.Merge.Lazy".
module Data.IntMap.Merge.Strict
  ( SimpleWhenMissing, SimpleWhenMatched, WhenMissing, WhenMatched
  , merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , zipWithMaybeAMatched, zipWithAMatched, traverseMaybeMissing, traverseMissing, filterAMissing
  , runWhenMatched, runWhenMissing
  ) where

import Data.IntMap.Merge.Lazy
  ( SimpleWhenMissing, SimpleWhenMatched, WhenMissing, WhenMatched, merge, mergeA
  , dropMissing, preserveMissing, filterMissing, filterAMissing, runWhenMatched, runWhenMissing )
import Data.IntMap (Key)
import qualified Data.IntMap.Merge.Lazy as L

forced :: Maybe a -> Maybe a
forced m@(Just !_) = m
forced m = m

-- | Combines the values, or drops the key.
zipWithMaybeMatched :: Applicative f => (Key -> x -> y -> Maybe z) -> WhenMatched f x y z
zipWithMaybeMatched f = L.zipWithMaybeAMatched (\k x y -> pure $! forced (f k x y))

-- | Combines the values.
zipWithMatched :: Applicative f => (Key -> x -> y -> z) -> WhenMatched f x y z
zipWithMatched f = L.zipWithMaybeAMatched (\k x y -> pure $! forced (Just (f k x y)))

-- | Combines the values by an action, or drops the key.
zipWithMaybeAMatched :: Applicative f => (Key -> x -> y -> f (Maybe z)) -> WhenMatched f x y z
zipWithMaybeAMatched f = L.zipWithMaybeAMatched (\k x y -> fmap forced (f k x y))

-- | Combines the values by an action.
zipWithAMatched :: Applicative f => (Key -> x -> y -> f z) -> WhenMatched f x y z
zipWithAMatched f = L.zipWithMaybeAMatched (\k x y -> fmap (\ !z -> Just z) (f k x y))

-- | Changes the value, or drops the key.
mapMaybeMissing :: Applicative f => (Key -> x -> Maybe y) -> WhenMissing f x y
mapMaybeMissing f = L.mapMaybeMissing (\k x -> forced (f k x))

-- | Changes the value.
mapMissing :: Applicative f => (Key -> x -> y) -> WhenMissing f x y
mapMissing f = L.mapMaybeMissing (\k x -> forced (Just (f k x)))

-- | Changes the value by an action, or drops the key.
traverseMaybeMissing :: Applicative f => (Key -> x -> f (Maybe y)) -> WhenMissing f x y
traverseMaybeMissing f = L.traverseMaybeMissing (\k x -> fmap forced (f k x))

-- | Changes the value by an action.
traverseMissing :: Applicative f => (Key -> x -> f y) -> WhenMissing f x y
traverseMissing f = L.traverseMaybeMissing (\k x -> fmap (\ !y -> Just y) (f k x))
