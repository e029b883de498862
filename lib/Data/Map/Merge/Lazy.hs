-- | Merging maps by tactics for keys in one map only and for keys in both.
module Data.Map.Merge.Lazy
  ( SimpleWhenMissing, SimpleWhenMatched, WhenMissing, WhenMatched
  , merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , zipWithMaybeAMatched, zipWithAMatched, traverseMaybeMissing, traverseMissing, filterAMissing
  , runWhenMatched, runWhenMissing
  ) where

import Control.Applicative (liftA3)
import Data.Functor.Identity (Identity(..))
import Data.Map.Internal (Map(..), linkMaybe, splitLookup)
import qualified Data.Map.Internal as M

-- | What to do with keys in one map only: with a whole submap, and with one entry.
data WhenMissing f k x y = WhenMissing (Map k x -> f (Map k y)) (k -> x -> f (Maybe y))

-- | What to do with a key in both maps.
newtype WhenMatched f k x y z = WhenMatched (k -> x -> y -> f (Maybe z))

-- | A tactic without effects.
type SimpleWhenMissing = WhenMissing Identity

-- | A tactic without effects.
type SimpleWhenMatched = WhenMatched Identity

-- | Applies a tactic to an entry.
runWhenMissing :: WhenMissing f k x y -> k -> x -> f (Maybe y)
runWhenMissing (WhenMissing _ f) = f

-- | Applies a tactic to a key and its two values.
runWhenMatched :: WhenMatched f k x y z -> k -> x -> y -> f (Maybe z)
runWhenMatched (WhenMatched f) = f

-- | Merges two maps.
merge :: Ord k => SimpleWhenMissing k a c -> SimpleWhenMissing k b c -> SimpleWhenMatched k a b c -> Map k a -> Map k b -> Map k c
merge f g h s t = runIdentity (mergeA f g h s t)

-- | Merges two maps with effects, in ascending order of the keys.
mergeA :: (Applicative f, Ord k) => WhenMissing f k a c -> WhenMissing f k b c -> WhenMatched f k a b c
       -> Map k a -> Map k b -> f (Map k c)
mergeA (WhenMissing only1 one1) (WhenMissing only2 _) (WhenMatched both) = go
  where
    go s Tip = only1 s
    go Tip t = only2 t
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, rt) -> liftA3 (\l' x' r' -> linkMaybe k x' l' r') (go l lt) (here found) (go r rt)
        where
          here Nothing = one1 k x
          here (Just y) = both k x y

-- | Combines the values, or drops the key.
zipWithMaybeMatched :: Applicative f => (k -> x -> y -> Maybe z) -> WhenMatched f k x y z
zipWithMaybeMatched f = WhenMatched (\k x y -> pure (f k x y))

-- | Combines the values.
zipWithMatched :: Applicative f => (k -> x -> y -> z) -> WhenMatched f k x y z
zipWithMatched f = WhenMatched (\k x y -> pure (Just (f k x y)))

-- | Combines the values by an action, or drops the key.
zipWithMaybeAMatched :: (k -> x -> y -> f (Maybe z)) -> WhenMatched f k x y z
zipWithMaybeAMatched = WhenMatched

-- | Combines the values by an action.
zipWithAMatched :: Applicative f => (k -> x -> y -> f z) -> WhenMatched f k x y z
zipWithAMatched f = WhenMatched (\k x y -> fmap Just (f k x y))

-- | Changes the value, or drops the key.
mapMaybeMissing :: Applicative f => (k -> x -> Maybe y) -> WhenMissing f k x y
mapMaybeMissing f = WhenMissing (\m -> pure (M.mapMaybeWithKey f m)) (\k x -> pure (f k x))

-- | Drops the key.
dropMissing :: Applicative f => WhenMissing f k x y
dropMissing = WhenMissing (\_ -> pure Tip) (\_ _ -> pure Nothing)

-- | Keeps the entry.
preserveMissing :: Applicative f => WhenMissing f k x x
preserveMissing = WhenMissing pure (\_ x -> pure (Just x))

-- | Changes the value.
mapMissing :: Applicative f => (k -> x -> y) -> WhenMissing f k x y
mapMissing f = WhenMissing (\m -> pure (M.mapWithKey f m)) (\k x -> pure (Just (f k x)))

-- | Keeps the entries that satisfy a predicate.
filterMissing :: Applicative f => (k -> x -> Bool) -> WhenMissing f k x x
filterMissing p = WhenMissing (\m -> pure (M.filterWithKey p m)) (\k x -> pure (if p k x then Just x else Nothing))

-- | Changes the value by an action, or drops the key.
traverseMaybeMissing :: Applicative f => (k -> x -> f (Maybe y)) -> WhenMissing f k x y
traverseMaybeMissing f = WhenMissing (M.traverseMaybeWithKey f) f

-- | Changes the value by an action.
traverseMissing :: Applicative f => (k -> x -> f y) -> WhenMissing f k x y
traverseMissing f = WhenMissing (M.traverseWithKey f) (\k x -> fmap Just (f k x))

-- | Keeps the entries for which an action says so.
filterAMissing :: Applicative f => (k -> x -> f Bool) -> WhenMissing f k x x
filterAMissing p = WhenMissing (M.traverseMaybeWithKey keep) keep
  where
    keep k x = fmap (\b -> if b then Just x else Nothing) (p k x)
