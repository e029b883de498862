{-# LANGUAGE BangPatterns #-}
-- | Merging maps by tactics, evaluating the values stored. Tactics that only keep values are those of
-- "Data.Map.Merge.Lazy".
module Data.Map.Merge.Strict
  ( SimpleWhenMissing, SimpleWhenMatched, WhenMissing, WhenMatched
  , merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , zipWithMaybeAMatched, zipWithAMatched, traverseMaybeMissing, traverseMissing, filterAMissing
  , runWhenMatched, runWhenMissing
  ) where

import Data.Map.Merge.Lazy
  ( SimpleWhenMissing, SimpleWhenMatched, WhenMissing, WhenMatched, merge, mergeA
  , dropMissing, preserveMissing, filterMissing, filterAMissing, runWhenMatched, runWhenMissing )
import qualified Data.Map.Merge.Lazy as L

forced :: Maybe a -> Maybe a
forced m@(Just !_) = m
forced m = m

-- | Combines the values, or drops the key.
zipWithMaybeMatched :: Applicative f => (k -> x -> y -> Maybe z) -> WhenMatched f k x y z
zipWithMaybeMatched f = L.zipWithMaybeAMatched (\k x y -> pure $! forced (f k x y))

-- | Combines the values.
zipWithMatched :: Applicative f => (k -> x -> y -> z) -> WhenMatched f k x y z
zipWithMatched f = L.zipWithMaybeAMatched (\k x y -> pure $! forced (Just (f k x y)))

-- | Combines the values by an action, or drops the key.
zipWithMaybeAMatched :: Applicative f => (k -> x -> y -> f (Maybe z)) -> WhenMatched f k x y z
zipWithMaybeAMatched f = L.zipWithMaybeAMatched (\k x y -> fmap forced (f k x y))

-- | Combines the values by an action.
zipWithAMatched :: Applicative f => (k -> x -> y -> f z) -> WhenMatched f k x y z
zipWithAMatched f = L.zipWithMaybeAMatched (\k x y -> fmap (\ !z -> Just z) (f k x y))

-- | Changes the value, or drops the key.
mapMaybeMissing :: Applicative f => (k -> x -> Maybe y) -> WhenMissing f k x y
mapMaybeMissing f = L.mapMaybeMissing (\k x -> forced (f k x))

-- | Changes the value.
mapMissing :: Applicative f => (k -> x -> y) -> WhenMissing f k x y
mapMissing f = L.mapMaybeMissing (\k x -> forced (Just (f k x)))

-- | Changes the value by an action, or drops the key.
traverseMaybeMissing :: Applicative f => (k -> x -> f (Maybe y)) -> WhenMissing f k x y
traverseMaybeMissing f = L.traverseMaybeMissing (\k x -> fmap forced (f k x))

-- | Changes the value by an action.
traverseMissing :: Applicative f => (k -> x -> f y) -> WhenMissing f k x y
traverseMissing f = L.traverseMaybeMissing (\k x -> fmap (\ !y -> Just y) (f k x))
