-- | Merging maps by tactics for keys in one map only and for keys in both.
module Data.IntMap.Merge.Lazy
  ( SimpleWhenMissing, SimpleWhenMatched, WhenMissing, WhenMatched
  , merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , zipWithMaybeAMatched, zipWithAMatched, traverseMaybeMissing, traverseMissing, filterAMissing
  , runWhenMatched, runWhenMissing
  ) where

import Control.Applicative (liftA2)
import Data.Functor.Identity (Identity(..))
import Data.IntMap (IntMap, Key)
import qualified Data.IntMap as M

-- | What to do with a key in one map only.
newtype WhenMissing f x y = WhenMissing (Key -> x -> f (Maybe y))

-- | What to do with a key in both maps.
newtype WhenMatched f x y z = WhenMatched (Key -> x -> y -> f (Maybe z))

-- | A tactic without effects.
type SimpleWhenMissing = WhenMissing Identity

-- | A tactic without effects.
type SimpleWhenMatched = WhenMatched Identity

-- | Applies a tactic to an entry.
runWhenMissing :: WhenMissing f x y -> Key -> x -> f (Maybe y)
runWhenMissing (WhenMissing f) = f

-- | Applies a tactic to a key and its two values.
runWhenMatched :: WhenMatched f x y z -> Key -> x -> y -> f (Maybe z)
runWhenMatched (WhenMatched f) = f

-- | Merges two maps.
merge :: SimpleWhenMissing a c -> SimpleWhenMissing b c -> SimpleWhenMatched a b c -> IntMap a -> IntMap b -> IntMap c
merge f g h s t = runIdentity (mergeA f g h s t)

-- | Merges two maps with effects, in ascending order of the keys.
mergeA :: Applicative f => WhenMissing f a c -> WhenMissing f b c -> WhenMatched f a b c -> IntMap a -> IntMap b
       -> f (IntMap c)
mergeA (WhenMissing only1) (WhenMissing only2) (WhenMatched both) s t =
  fmap M.fromDistinctAscList (go (M.toAscList s) (M.toAscList t))
  where
    go xs [] = foldr (one only1) (pure []) xs
    go [] ys = foldr (one only2) (pure []) ys
    go xs@((k, x) : xs') ys@((l, y) : ys') = case compare k l of
      LT -> one only1 (k, x) (go xs' ys)
      GT -> one only2 (l, y) (go xs ys')
      EQ -> put k (both k x y) (go xs' ys')
    one f (k, x) = put k (f k x)
    put k = liftA2 (\found rest -> maybe rest (\z -> (k, z) : rest) found)

-- | Combines the values, or drops the key.
zipWithMaybeMatched :: Applicative f => (Key -> x -> y -> Maybe z) -> WhenMatched f x y z
zipWithMaybeMatched f = WhenMatched (\k x y -> pure (f k x y))

-- | Combines the values.
zipWithMatched :: Applicative f => (Key -> x -> y -> z) -> WhenMatched f x y z
zipWithMatched f = WhenMatched (\k x y -> pure (Just (f k x y)))

-- | Combines the values by an action, or drops the key.
zipWithMaybeAMatched :: (Key -> x -> y -> f (Maybe z)) -> WhenMatched f x y z
zipWithMaybeAMatched = WhenMatched

-- | Combines the values by an action.
zipWithAMatched :: Applicative f => (Key -> x -> y -> f z) -> WhenMatched f x y z
zipWithAMatched f = WhenMatched (\k x y -> fmap Just (f k x y))

-- | Changes the value, or drops the key.
mapMaybeMissing :: Applicative f => (Key -> x -> Maybe y) -> WhenMissing f x y
mapMaybeMissing f = WhenMissing (\k x -> pure (f k x))

-- | Drops the key.
dropMissing :: Applicative f => WhenMissing f x y
dropMissing = WhenMissing (\_ _ -> pure Nothing)

-- | Keeps the entry.
preserveMissing :: Applicative f => WhenMissing f x x
preserveMissing = WhenMissing (\_ x -> pure (Just x))

-- | Changes the value.
mapMissing :: Applicative f => (Key -> x -> y) -> WhenMissing f x y
mapMissing f = WhenMissing (\k x -> pure (Just (f k x)))

-- | Keeps the entries that satisfy a predicate.
filterMissing :: Applicative f => (Key -> x -> Bool) -> WhenMissing f x x
filterMissing p = WhenMissing (\k x -> pure (if p k x then Just x else Nothing))

-- | Changes the value by an action, or drops the key.
traverseMaybeMissing :: Applicative f => (Key -> x -> f (Maybe y)) -> WhenMissing f x y
traverseMaybeMissing = WhenMissing

-- | Changes the value by an action.
traverseMissing :: Applicative f => (Key -> x -> f y) -> WhenMissing f x y
traverseMissing f = WhenMissing (\k x -> fmap Just (f k x))

-- | Keeps the entries for which an action says so.
filterAMissing :: Applicative f => (Key -> x -> f Bool) -> WhenMissing f x x
filterAMissing p = WhenMissing (\k x -> fmap (\b -> if b then Just x else Nothing) (p k x))
