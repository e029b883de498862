{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | Hash maps: a 'M.Map' from hashes to the few keys that share one. "Data.HashMap.Lazy" and "Data.HashMap.Strict" show it.
--
-- Elements are listed in the order of unordered-containers 0.2.17, which looks at the lowest five bits of a hash first. The
-- map does not keep them in that order: a search that leaves numbers open would have to choose them to permute their bits.
-- Functions that take a 'Values' store values as it says.
module Data.HashMap.Internal where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding (filter, foldl, foldr, lookup, map, null)
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import Data.Bifoldable (Bifoldable(..))
import qualified Data.Foldable as F
import Data.Functor.Classes (Eq1(..), Show1(..), showsUnaryWith)
import Data.Hashable (Hashable(..))
import Data.Hashable.Lifted (Hashable1(..), hashWithSalt1)
import qualified Data.Map.Strict as M
import qualified Data.List as L
import Data.Maybe (isJust)
import Needle.Prim (intDiv, intMod)

-- | A map from keys that have hashes.
newtype HashMap k v = HashMap (M.Map Int (Bucket k v))

-- The keys of one place, the oldest first.
data Bucket k v = One !k v | More !k v !(Bucket k v)

-- | Whether values are evaluated before they are stored.
data Values = Lazy | Strict

settle :: Values -> v -> b -> b
settle Lazy _ b = b
settle Strict v b = v `seq` b

-- The buckets in the order of the elements. Below 32 that is the order of the hashes.
ordered :: M.Map Int (Bucket k v) -> [(Int, Bucket k v)]
ordered m = case (M.lookupMin m, M.lookupMax m) of
  (Just (least, _), Just (greatest, _))
    | least == greatest || least >= 0 && greatest < 32 -> M.toList m
    | otherwise -> L.sortBy (\(a, _) (b, _) -> compareGroups a b) (M.toList m)
  _ -> []

-- Compares the lowest groups of five bits, then the next. Divisions, not shifts: a search knows what they do to numbers that are open.
compareGroups :: Int -> Int -> Ordering
compareGroups a b
  | a == b = EQ
  | otherwise = case compare (intMod a 32) (intMod b 32) of
      EQ -> compareGroups (intDiv a 32) (intDiv b 32)
      unequal -> unequal

-- Buckets

bucketList :: Bucket k v -> [(k, v)]
bucketList (One k v) = [(k, v)]
bucketList (More k v r) = (k, v) : bucketList r

bucketOf :: [(k, v)] -> Maybe (Bucket k v)
bucketOf [] = Nothing
bucketOf ((k, v) : r) = Just (maybe (One k v) (More k v) (bucketOf r))

inBucket :: Eq k => k -> Bucket k v -> Maybe v
inBucket k (One j v) = if k == j then Just v else Nothing
inBucket k (More j v r) = if k == j then Just v else inBucket k r

-- The bucket with the value of a key changed, put in or taken out.
changeBucket :: Eq k => Values -> (Maybe v -> Maybe v) -> k -> Bucket k v -> Maybe (Bucket k v)
changeBucket s f k b = case b of
  One j v
    | k == j -> case f (Just v) of
        Nothing -> Nothing
        Just w -> settle s w (Just (One j w))
    | otherwise -> case f Nothing of
        Nothing -> Just b
        Just w -> settle s w (Just (More j v (One k w)))
  More j v r
    | k == j -> case f (Just v) of
        Nothing -> Just r
        Just w -> settle s w (Just (More j w r))
    | otherwise -> case changeBucket s f k r of
        Nothing -> Just (One j v)
        Just t -> Just (More j v t)

mapBucket :: Values -> (k -> v -> w) -> Bucket k v -> Bucket k w
mapBucket s f b = case b of
  One k v -> let w = f k v in settle s w (One k w)
  More k v r -> let w = f k v in settle s w (More k w (mapBucket s f r))

mapMaybeBucket :: Values -> (k -> v -> Maybe w) -> Bucket k v -> Maybe (Bucket k w)
mapMaybeBucket s f b = case b of
  One k v -> entry k v Nothing
  More k v r -> entry k v (mapMaybeBucket s f r)
  where
    entry k v rest = case f k v of
      Nothing -> rest
      Just w -> settle s w (Just (maybe (One k w) (More k w) rest))

foldrBucket :: (k -> v -> a -> a) -> a -> Bucket k v -> a
foldrBucket f z (One k v) = f k v z
foldrBucket f z (More k v r) = f k v (foldrBucket f z r)

foldlBucket' :: (a -> k -> v -> a) -> a -> Bucket k v -> a
foldlBucket' f !z (One k v) = f z k v
foldlBucket' f z (More k v r) = foldlBucket' f (f z k v) r

-- Looking

-- | No keys.
empty :: HashMap k v
empty = HashMap M.empty

-- | Whether there are no keys.
null :: HashMap k v -> Bool
null (HashMap m) = M.null m

-- | The number of keys, counted.
size :: HashMap k v -> Int
size (HashMap m) = M.foldl' (foldlBucket' (\n _ _ -> n + 1)) 0 m

-- | Whether a key is there.
member :: Hashable k => k -> HashMap k v -> Bool
member k m = isJust (lookup k m)

-- | The value of a key.
lookup :: Hashable k => k -> HashMap k v -> Maybe v
lookup k (HashMap m) = case M.lookup (hash k) m of
  Nothing -> Nothing
  Just b -> inBucket k b

infixl 9 !?, !

-- | The value of a key.
(!?) :: Hashable k => HashMap k v -> k -> Maybe v
m !? k = lookup k m

-- | The value of a key that is there.
(!) :: Hashable k => HashMap k v -> k -> v
m ! k = maybe (error "Data.HashMap.Internal.(!): key not found") id (lookup k m)

-- | The value of a key, or another.
findWithDefault :: Hashable k => v -> k -> HashMap k v -> v
findWithDefault d k m = maybe d id (lookup k m)

-- | The old name of 'findWithDefault'.
lookupDefault :: Hashable k => v -> k -> HashMap k v -> v
lookupDefault = findWithDefault

-- | The key as it is stored, and its value.
lookupKey :: Hashable k => k -> HashMap k v -> Maybe k
lookupKey k (HashMap m) = M.lookup (hash k) m >>= \b -> fmap fst (L.find (\(j, _) -> j == k) (bucketList b))

-- Changing one key

-- | Without a key.
delete :: Hashable k => k -> HashMap k v -> HashMap k v
delete k = alterAs Lazy (\_ -> Nothing) k

alterAs :: Hashable k => Values -> (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alterAs s f k (HashMap m) = HashMap (M.alter bucket (hash k) m)
  where
    bucket Nothing = case f Nothing of
      Nothing -> Nothing
      Just v -> settle s v (Just (One k v))
    bucket (Just b) = changeBucket s f k b

alterFAs :: (Hashable k, Functor f) => Values -> (Maybe v -> f (Maybe v)) -> k -> HashMap k v -> f (HashMap k v)
alterFAs s f k m = fmap (\new -> alterAs s (\_ -> new) k m) (f (lookup k m))

insertAs :: Hashable k => Values -> k -> v -> HashMap k v -> HashMap k v
insertAs s k v (HashMap m) = settle s v (HashMap (M.alter bucket (hash k) m))
  where
    bucket Nothing = Just (One k v)
    bucket (Just (One j _)) | j == k = Just (One k v)
    bucket (Just b) = changeBucket Lazy (\_ -> Just v) k b

insertWithAs :: Hashable k => Values -> (v -> v -> v) -> k -> v -> HashMap k v -> HashMap k v
insertWithAs s f k new = alterAs s (\old -> Just (maybe new (f new) old)) k

adjustAs :: Hashable k => Values -> (v -> v) -> k -> HashMap k v -> HashMap k v
adjustAs s f k = alterAs s (fmap f) k

updateAs :: Hashable k => Values -> (v -> Maybe v) -> k -> HashMap k v -> HashMap k v
updateAs s f k = alterAs s (>>= f) k

-- Two maps

unionWithKeyAs :: Eq k => Values -> (k -> v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWithKeyAs s f (HashMap a) (HashMap b) = HashMap (M.unionWith both a b)
  where
    both x y = foldlBucket' add x y
    add acc k w = case changeBucket s (\old -> Just (maybe w (\v -> f k v w) old)) k acc of
      Just t -> t
      Nothing -> acc

-- | Both maps; where both have a key, the first one's value.
union :: Eq k => HashMap k v -> HashMap k v -> HashMap k v
union = unionWithKeyAs Lazy (\_ v _ -> v)

-- | All maps; where several have a key, the first one's value.
unions :: Eq k => [HashMap k v] -> HashMap k v
unions = L.foldl' union empty

-- What becomes of the values of the first map, given the second's, if it has the key.
against :: Eq k => Values -> (k -> v -> Maybe w -> Maybe u) -> HashMap k v -> HashMap k w -> HashMap k u
against s f (HashMap a) (HashMap b) = HashMap (M.mapMaybeWithKey bucket a)
  where
    bucket p x = let other = M.lookup p b in mapMaybeBucket s (\k v -> f k v (other >>= inBucket k)) x

-- | The keys of the first map that the second has not.
difference :: Eq k => HashMap k v -> HashMap k w -> HashMap k v
difference = against Lazy (\_ v w -> maybe (Just v) (const Nothing) w)

-- | The keys of the first map that the second has, too.
intersection :: Eq k => HashMap k v -> HashMap k w -> HashMap k v
intersection = against Lazy (\_ v w -> fmap (const v) w)

differenceWithAs :: Eq k => Values -> (v -> w -> Maybe v) -> HashMap k v -> HashMap k w -> HashMap k v
differenceWithAs s f = against s (\_ v w -> maybe (Just v) (f v) w)

intersectionWithKeyAs :: Eq k => Values -> (k -> v -> w -> u) -> HashMap k v -> HashMap k w -> HashMap k u
intersectionWithKeyAs s f = against s (\k v w -> fmap (f k v) w)

-- | The values of the values.
compose :: Hashable b => HashMap b c -> HashMap a b -> HashMap a c
compose bc ab = mapMaybeWithKeyAs Lazy (\_ b -> lookup b bc) ab

-- | Whether no key is in both.
disjoint :: Eq k => HashMap k v -> HashMap k w -> Bool
disjoint a b = null (intersection a b)

-- | Whether all keys of the first map are in the second, with the same values.
isSubmapOf :: (Hashable k, Eq v) => HashMap k v -> HashMap k v -> Bool
isSubmapOf = isSubmapOfBy (==)

-- | Whether all keys of the first map are in the second, with related values.
isSubmapOfBy :: Hashable k => (v -> w -> Bool) -> HashMap k v -> HashMap k w -> Bool
isSubmapOfBy f (HashMap a) b = P.all (P.all (\(k, v) -> maybe False (f v) (lookup k b)) . bucketList) (M.elems a)

-- All keys

mapWithKeyAs :: Values -> (k -> v -> w) -> HashMap k v -> HashMap k w
mapWithKeyAs s f (HashMap m) = HashMap (M.map (mapBucket s f) m)

mapMaybeWithKeyAs :: Values -> (k -> v -> Maybe w) -> HashMap k v -> HashMap k w
mapMaybeWithKeyAs s f (HashMap m) = HashMap (M.mapMaybe (mapMaybeBucket s f) m)

traverseWithKeyAs :: Applicative f => Values -> (k -> v -> f w) -> HashMap k v -> f (HashMap k w)
traverseWithKeyAs s f (HashMap m) = fmap (HashMap . M.fromList) (traverse (traverse bucket) (ordered m))
  where
    bucket (One k v) = fmap (\w -> settle s w (One k w)) (f k v)
    bucket (More k v r) = (\w t -> settle s w (More k w t)) <$> f k v <*> bucket r

-- | The keys and values that pass.
filterWithKey :: (k -> v -> Bool) -> HashMap k v -> HashMap k v
filterWithKey p = mapMaybeWithKeyAs Lazy (\k v -> if p k v then Just v else Nothing)

-- | The values that pass.
filter :: (v -> Bool) -> HashMap k v -> HashMap k v
filter p = filterWithKey (\_ v -> p v)

-- | With a function applied to the keys; where several become the same, one of their values stays.
mapKeys :: Hashable j => (k -> j) -> HashMap k v -> HashMap j v
mapKeys f m = fromListAs Lazy [ (f k, v) | (k, v) <- toList m ]

-- | Folds keys and values from the right.
foldrWithKey :: (k -> v -> a -> a) -> a -> HashMap k v -> a
foldrWithKey f z (HashMap m) = P.foldr (\(_, b) r -> foldrBucket f r b) z (ordered m)

-- | Folds keys and values from the left, strictly.
foldlWithKey' :: (a -> k -> v -> a) -> a -> HashMap k v -> a
foldlWithKey' f z (HashMap m) = L.foldl' (\a (_, b) -> foldlBucket' f a b) z (ordered m)

-- | Folds keys and values from the left.
foldlWithKey :: (a -> k -> v -> a) -> a -> HashMap k v -> a
foldlWithKey f z m = P.foldl (\a (k, v) -> f a k v) z (toList m)

-- | Folds keys and values from the right, strictly.
foldrWithKey' :: (k -> v -> a -> a) -> a -> HashMap k v -> a
foldrWithKey' f z m = L.foldl' (\a (k, v) -> f k v a) z (reverse (toList m))

-- | Folds values from the right.
foldr :: (v -> a -> a) -> a -> HashMap k v -> a
foldr f = foldrWithKey (\_ v a -> f v a)

-- | Folds values from the left.
foldl :: (a -> v -> a) -> a -> HashMap k v -> a
foldl f = foldlWithKey (\a _ v -> f a v)

-- | Folds values from the right, strictly.
foldr' :: (v -> a -> a) -> a -> HashMap k v -> a
foldr' f = foldrWithKey' (\_ v a -> f v a)

-- | Folds values from the left, strictly.
foldl' :: (a -> v -> a) -> a -> HashMap k v -> a
foldl' f = foldlWithKey' (\a _ v -> f a v)

-- | Combines what a function makes of keys and values.
foldMapWithKey :: Monoid m => (k -> v -> m) -> HashMap k v -> m
foldMapWithKey f = foldrWithKey (\k v r -> f k v <> r) mempty

-- | The keys.
keys :: HashMap k v -> [k]
keys = foldrWithKey (\k _ r -> k : r) []

-- | The values.
elems :: HashMap k v -> [v]
elems = foldr (:) []

-- | Keys and values.
toList :: HashMap k v -> [(k, v)]
toList = foldrWithKey (\k v r -> (k, v) : r) []

fromListAs :: Hashable k => Values -> [(k, v)] -> HashMap k v
fromListAs s = L.foldl' (\m (k, v) -> insertAs s k v m) empty

fromListWithKeyAs :: Hashable k => Values -> (k -> v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWithKeyAs s f = L.foldl' (\m (k, v) -> insertWithAs s (f k) k v m) empty

-- Instances

instance (Eq k, Eq v) => Eq (HashMap k v) where
  a == b = equalMaps (==) a b

-- Buckets may hold their keys in different orders.
equalMaps :: Eq k => (v -> w -> Bool) -> HashMap k v -> HashMap k w -> Bool
equalMaps eq (HashMap a) (HashMap b) = M.keys a == M.keys b && and (zipWith same (M.elems a) (M.elems b))
  where
    same x y = foldrBucket (\_ _ n -> n + 1) (0 :: Int) x == foldrBucket (\_ _ n -> n + 1) 0 y
      && P.all (\(k, v) -> maybe False (eq v) (inBucket k y)) (bucketList x)

instance (Ord k, Ord v) => Ord (HashMap k v) where
  compare a b = compare (sorted a) (sorted b)
    where
      sorted (HashMap m) = [ (h, L.sort (bucketList x)) | (h, x) <- ordered m ]

instance (Show k, Show v) => Show (HashMap k v) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toList m))

instance (Hashable k, Read k, Read e) => Read (HashMap k e) where
  readsPrec d = readParen (d > 10) (\s -> [ (fromListAs Lazy x, t) | ("fromList", r) <- lex s, (x, t) <- readsPrec 11 r ])

instance Eq k => Semigroup (HashMap k v) where
  (<>) = union

instance Eq k => Monoid (HashMap k v) where
  mempty = empty

instance Functor (HashMap k) where
  fmap f = mapWithKeyAs Lazy (\_ v -> f v)

instance F.Foldable (HashMap k) where
  foldr = foldr
  foldl = foldl
  foldr' = foldr'
  foldl' = foldl'
  length = size
  null = null
  toList = elems

instance Bifoldable HashMap where
  bifoldMap f g = foldMapWithKey (\k v -> f k <> g v)

instance Traversable (HashMap k) where
  traverse f = traverseWithKeyAs Lazy (\_ v -> f v)

instance (Hashable k, Hashable v) => Hashable (HashMap k v) where
  hashWithSalt = hashWithSalt1

instance Hashable k => Hashable1 (HashMap k) where
  liftHashWithSalt h s (HashMap m) = L.foldl' (\t (_, b) -> bucket t b) s (ordered m)
    where
      bucket t (One k v) = h (hashWithSalt t k) v
      bucket t b = hashWithSalt t (L.sort [ h (hash k) v | (k, v) <- bucketList b ])

instance (NFData k, NFData v) => NFData (HashMap k v) where
  rnf m = foldlWithKey' (\_ k v -> rnf k `seq` rnf v) () m

instance Eq k => Eq1 (HashMap k) where
  liftEq = equalMaps

instance Show k => Show1 (HashMap k) where
  liftShowsPrec sp sl d m = showsUnaryWith (liftShowsPrec pairs listed) "fromList" d (toList m)
    where
      pairs _ (k, v) = showChar '(' . shows k . showChar ',' . sp 0 v . showChar ')'
      listed = sl' pairs
      sl' p xs = case xs of
        [] -> showString "[]"
        y : ys -> showChar '[' . p 0 y . P.foldr (\z r -> showChar ',' . p 0 z . r) (showChar ']') ys

instance (Eq k, Hashable k) => IsList (HashMap k v) where
  type Item (HashMap k v) = (k, v)
  fromList = fromListAs Lazy
  toList = toList
