-- | Maps from keys that have hashes, whose values are evaluated. Meant to be imported qualified.
module Data.HashMap.Strict
  ( HashMap, empty, singleton, null, size, member, lookup, (!?), findWithDefault, lookupDefault, (!), lookupKey, insert
  , insertWith, delete, adjust, update, alter, alterF, isSubmapOf, isSubmapOfBy, union, unionWith, unionWithKey, unions
  , unionsWith, compose, map, mapWithKey, traverseWithKey, mapKeys, difference, differenceWith, intersection
  , intersectionWith, intersectionWithKey, disjoint, foldMapWithKey, foldr, foldl, foldr', foldl', foldrWithKey'
  , foldlWithKey', foldrWithKey, foldlWithKey, filter, filterWithKey, mapMaybe, mapMaybeWithKey, keys, elems, toList
  , fromList, fromListWith, fromListWithKey, keysSet
  ) where

import Prelude (Applicative, Eq, Functor, Maybe)
import Data.Hashable (Hashable)
import Data.HashMap.Internal
import Data.HashSet.Internal (keysSet)
import qualified Data.List as L

-- | One key with its value.
singleton :: Hashable k => k -> v -> HashMap k v
singleton k v = insert k v empty

-- | With a key and its value, in the place of an old one.
insert :: Hashable k => k -> v -> HashMap k v -> HashMap k v
insert = insertAs Strict

-- | With a key and its value, combined with an old one: @f new old@.
insertWith :: Hashable k => (v -> v -> v) -> k -> v -> HashMap k v -> HashMap k v
insertWith = insertWithAs Strict

-- | With the value of a key changed.
adjust :: Hashable k => (v -> v) -> k -> HashMap k v -> HashMap k v
adjust = adjustAs Strict

-- | With the value of a key changed or taken out.
update :: Hashable k => (v -> Maybe v) -> k -> HashMap k v -> HashMap k v
update = updateAs Strict

-- | With the value of a key changed, put in or taken out.
alter :: Hashable k => (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alter = alterAs Strict

-- | 'alter' with an action.
alterF :: (Hashable k, Functor f) => (Maybe v -> f (Maybe v)) -> k -> HashMap k v -> f (HashMap k v)
alterF = alterFAs Strict

-- | Both maps; where both have a key, the values combined.
unionWith :: Eq k => (v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWith f = unionWithKeyAs Strict (\_ v w -> f v w)

-- | 'unionWith' that sees the key.
unionWithKey :: Eq k => (k -> v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWithKey = unionWithKeyAs Strict

-- | All maps; where several have a key, the values combined.
unionsWith :: Eq k => (v -> v -> v) -> [HashMap k v] -> HashMap k v
unionsWith f = L.foldl' (unionWith f) empty

-- | The first map without the keys of the second for which there is no value.
differenceWith :: Eq k => (v -> w -> Maybe v) -> HashMap k v -> HashMap k w -> HashMap k v
differenceWith = differenceWithAs Strict

-- | The keys of both maps, the values combined.
intersectionWith :: Eq k => (v -> w -> u) -> HashMap k v -> HashMap k w -> HashMap k u
intersectionWith f = intersectionWithKeyAs Strict (\_ v w -> f v w)

-- | 'intersectionWith' that sees the key.
intersectionWithKey :: Eq k => (k -> v -> w -> u) -> HashMap k v -> HashMap k w -> HashMap k u
intersectionWithKey = intersectionWithKeyAs Strict

-- | Applies a function to every value.
map :: (v -> w) -> HashMap k v -> HashMap k w
map f = mapWithKeyAs Strict (\_ v -> f v)

-- | Applies a function to every key and value.
mapWithKey :: (k -> v -> w) -> HashMap k v -> HashMap k w
mapWithKey = mapWithKeyAs Strict

-- | Runs an action for every key and value.
traverseWithKey :: Applicative f => (k -> v -> f w) -> HashMap k v -> f (HashMap k w)
traverseWithKey = traverseWithKeyAs Strict

-- | The values that there are.
mapMaybe :: (v -> Maybe w) -> HashMap k v -> HashMap k w
mapMaybe f = mapMaybeWithKeyAs Strict (\_ v -> f v)

-- | The values that there are, from keys and values.
mapMaybeWithKey :: (k -> v -> Maybe w) -> HashMap k v -> HashMap k w
mapMaybeWithKey = mapMaybeWithKeyAs Strict

-- | A map from keys and values; the last of a key stays.
fromList :: Hashable k => [(k, v)] -> HashMap k v
fromList = fromListAs Strict

-- | A map from keys and values; those of a key are combined: @f later earlier@.
fromListWith :: Hashable k => (v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWith f = fromListWithKeyAs Strict (\_ v w -> f v w)

-- | 'fromListWith' that sees the key.
fromListWithKey :: Hashable k => (k -> v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWithKey = fromListWithKeyAs Strict
