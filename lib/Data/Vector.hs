{-# LANGUAGE BangPatterns, RankNTypes, MultiParamTypeClasses, FlexibleContexts #-}
-- | Immutable vectors, lazy in their elements. Meant to be imported qualified: @import qualified Data.Vector as Vector@.
--
-- Simple: windows on arrays (slices cost nothing), most functions by way of lists, no fusion.
module Data.Vector
  ( Vector, MVector
  , length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, slice, unsafeSlice, init
  , tail, take, drop, splitAt, uncons, unsnoc, empty, singleton, replicate, generate, iterateN, replicateM
  , generateM, unfoldr, unfoldrN, constructN, enumFromN, enumFromStepN, enumFromTo, enumFromThenTo, cons, snoc
  , (++), concat, concatMap, force, (//), update, update_, accum, accumulate, accumulate_, reverse, backpermute
  , modify, create, thaw, freeze, unsafeThaw, unsafeFreeze, copy, indexed, map, imap, mapM, imapM, mapM_, imapM_
  , forM, forM_, sequence, sequence_, zip, zip3, zipWith, zipWith3, izipWith, zipWithM, zipWithM_, unzip, unzip3
  , filter, ifilter, filterM, uniq, mapMaybe, imapMaybe, catMaybes, takeWhile, dropWhile, partition
  , unstablePartition, span, break, elem, notElem, find, findIndex, findIndices, elemIndex, elemIndices, foldl
  , foldl1, foldl', foldl1', foldr, foldr1, foldr', ifoldl, ifoldl', ifoldr, ifoldr', foldMap, foldM, foldM'
  , foldM_, ifoldM, all, any, and, or, sum, product, maximum, maximumBy, minimum, minimumBy, minIndex, minIndexBy
  , maxIndex, maxIndexBy, prescanl, postscanl, scanl, scanl', scanl1, scanr, scanr1, prescanr, postscanr, fromListN
  , convert, fromList, toList
  ) where

import Prelude hiding
  ( length, null, head, last, init, tail, take, drop, splitAt, replicate, enumFromTo, enumFromThenTo, (++),
  concat, concatMap, reverse, map, mapM, mapM_, sequence, sequence_, zip, zip3, zipWith, zipWith3, unzip,
  unzip3, filter, takeWhile, dropWhile, span, break, elem, notElem, foldl, foldl1, foldr, foldr1, foldMap, all,
  any, and, or, sum, product, maximum, minimum, scanl, scanl1, scanr, scanr1 )
import qualified Prelude as P
import qualified Control.Monad as M
import Control.Monad.ST (ST, runST)
import qualified Data.Array.Base as A
import qualified Data.Foldable as F
import qualified Data.List as L
import qualified Data.Maybe as Maybe
import Data.Vector.Internal (MVector(..), PrimMonad(..), Vector(..), at, fromList, toList, vlength)
import qualified Data.Vector.Internal as I
import qualified Data.Vector.Mutable as MV

infixr 5 ++
infixl 9 !, !?, //
infix 4 `elem`, `notElem`

-- The vector of a list of exactly this length, or of the start of a longer one.
fromListExact :: Int -> [a] -> Vector a
fromListExact = I.fromListN

-- | The number of elements.
length :: Vector a -> Int
length = vlength

-- | Whether there are no elements.
null :: Vector a -> Bool
null v = vlength v == 0

-- | The element at a position.
(!) :: Vector a -> Int -> a
v ! i
  | i < 0 || i >= vlength v = error ("./Data/Vector/Generic.hs:257 ((!)): index out of bounds " P.++ show (i, vlength v))
  | otherwise = at v i

-- | The element at a position, if in range.
(!?) :: Vector a -> Int -> Maybe a
v !? i
  | i < 0 || i >= vlength v = Nothing
  | otherwise = Just (at v i)

-- | '(!)', unchecked.
unsafeIndex :: Vector a -> Int -> a
unsafeIndex = at

-- | The first element.
head :: Vector a -> a
head v = v ! 0

-- | The last element.
last :: Vector a -> a
last v = v ! (vlength v - 1)

-- | 'head', unchecked.
unsafeHead :: Vector a -> a
unsafeHead v = at v 0

-- | 'last', unchecked.
unsafeLast :: Vector a -> a
unsafeLast v = at v (vlength v - 1)

-- | The element at a position, in a monad.
indexM :: Monad m => Vector a -> Int -> m a
indexM v i = i `seq` return (v ! i)

-- | A window: start and length.
slice :: Int -> Int -> Vector a -> Vector a
slice i k v
  | i < 0 || k < 0 || i + k > vlength v = error ("./Data/Vector/Generic.hs:408 (slice): invalid slice " P.++ show (i, k, vlength v))
  | otherwise = unsafeSlice i k v

-- | 'slice', unchecked.
unsafeSlice :: Int -> Int -> Vector a -> Vector a
unsafeSlice i k (Vector o _ a) = Vector (o + i) k a

-- | All but the last element.
init :: Vector a -> Vector a
init v = slice 0 (vlength v - 1) v

-- | All but the first element.
tail :: Vector a -> Vector a
tail v = slice 1 (vlength v - 1) v

-- | The first n elements.
take :: Int -> Vector a -> Vector a
take k v = unsafeSlice 0 (max 0 (min k (vlength v))) v

-- | All but the first n elements.
drop :: Int -> Vector a -> Vector a
drop k v = unsafeSlice k' (vlength v - k') v
  where
    k' = max 0 (min k (vlength v))

-- | Both 'take' and 'drop'.
splitAt :: Int -> Vector a -> (Vector a, Vector a)
splitAt k v = (take k v, drop k v)

-- | The first element and the rest.
uncons :: Vector a -> Maybe (a, Vector a)
uncons v = if null v then Nothing else Just (at v 0, tail v)

-- | All but the last element, and the last.
unsnoc :: Vector a -> Maybe (Vector a, a)
unsnoc v = if null v then Nothing else Just (init v, last v)

-- | The empty vector.
empty :: Vector a
empty = fromListExact 0 []

-- | The vector of one element.
singleton :: a -> Vector a
singleton x = fromListExact 1 [x]

-- | The same element n times.
replicate :: Int -> a -> Vector a
replicate n x = fromListExact (max 0 n) (P.replicate n x)

-- | A function's values at 0, 1 and so on.
generate :: Int -> (Int -> a) -> Vector a
generate n f = fromListExact (max 0 n) (P.map f [0 .. n - 1])

-- | @x@, @f x@, @f (f x)@ and so on, n elements.
iterateN :: Int -> (a -> a) -> a -> Vector a
iterateN n f x = fromListExact (max 0 n) (P.take n (P.iterate f x))

-- | Runs an action n times and collects the results.
replicateM :: Monad m => Int -> m a -> m (Vector a)
replicateM n act = fmap (fromListExact (max 0 n)) (M.replicateM n act)

-- | Runs an action for 0, 1 and so on and collects the results.
generateM :: Monad m => Int -> (Int -> m a) -> m (Vector a)
generateM n f = fmap (fromListExact (max 0 n)) (P.mapM f [0 .. n - 1])

-- | Builds from a seed.
unfoldr :: (b -> Maybe (a, b)) -> b -> Vector a
unfoldr f b = fromList (L.unfoldr f b)

-- | 'unfoldr' up to a length.
unfoldrN :: Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN n f b = fromList (P.take n (L.unfoldr f b))

-- | Builds n elements, each from those before it.
constructN :: Int -> (Vector a -> a) -> Vector a
constructN n f = go empty
  where
    go v = if vlength v >= n then v else go (snoc v (f v))

-- | n numbers from a first one.
enumFromN :: Num a => a -> Int -> Vector a
enumFromN x n = enumFromStepN x 1 n

-- | n numbers from a first one by a step.
enumFromStepN :: Num a => a -> a -> Int -> Vector a
enumFromStepN x d n = fromListExact (max 0 n) (P.take n (P.iterate (+ d) x))

-- | The elements from one to another.
enumFromTo :: Enum a => a -> a -> Vector a
enumFromTo x y = fromList [x .. y]

-- | The elements from one by a second to a third.
enumFromThenTo :: Enum a => a -> a -> a -> Vector a
enumFromThenTo x y z = fromList [x, y .. z]

-- | Adds an element in front.
cons :: a -> Vector a -> Vector a
cons x v = fromListExact (vlength v + 1) (x : toList v)

-- | Adds an element at the end.
snoc :: Vector a -> a -> Vector a
snoc v x = fromListExact (vlength v + 1) (toList v P.++ [x])

-- | One vector after the other.
(++) :: Vector a -> Vector a -> Vector a
(++) = (<>)

-- | All vectors, one after the other.
concat :: [Vector a] -> Vector a
concat vs = fromList (P.concatMap toList vs)

-- | The vectors of all elements, one after the other.
concatMap :: (a -> Vector b) -> Vector a -> Vector b
concatMap f v = concat (P.map f (toList v))

-- | A copy that holds on to nothing else.
force :: Vector a -> Vector a
force v = fromListExact (vlength v) (toList v)

-- | Replaces the elements at some positions.
(//) :: Vector a -> [(Int, a)] -> Vector a
v // ies = accumNamed "991 (update)" (\_ x -> x) v ies

-- | Replaces the elements at some positions.
update :: Vector a -> Vector (Int, a) -> Vector a
update v w = v // toList w

-- | Replaces the elements at some positions.
update_ :: Vector a -> Vector Int -> Vector a -> Vector a
update_ v is xs = v // P.zip (toList is) (toList xs)

-- | Accumulates values onto the elements at some positions.
accum :: (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum f v ies = accumNamed "979 (accum)" f v ies

accumNamed :: String -> (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accumNamed place f v ies = modify fill v
  where
    fill w = P.mapM_ (step w) ies
    step w (i, x)
      | i < 0 || i >= vlength v = error ("./Data/Vector/Generic/Mutable.hs:" P.++ place P.++ ": index out of bounds " P.++ show (i, vlength v))
      | otherwise = MV.unsafeRead w i >>= \old -> MV.unsafeWrite w i (f old x)

-- | Accumulates values onto the elements at some positions.
accumulate :: (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
accumulate f v w = accum f v (toList w)

-- | Accumulates values onto the elements at some positions.
accumulate_ :: (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ f v is xs = accum f v (P.zip (toList is) (toList xs))

-- | The elements in reverse.
reverse :: Vector a -> Vector a
reverse v = fromListExact (vlength v) (P.map (at v) [vlength v - 1, vlength v - 2 .. 0])

-- | The elements at some positions.
backpermute :: Vector a -> Vector Int -> Vector a
backpermute v is = map pick is
  where
    pick i
      | i < 0 || i >= vlength v = error ("./Data/Vector/Generic.hs:1025 (backpermute): index out of bounds " P.++ show (i, vlength v))
      | otherwise = at v i

-- | Changes a copy in place.
modify :: (forall s. MVector s a -> ST s ()) -> Vector a -> Vector a
modify f v = runST (thaw v >>= \w -> f w >> unsafeFreeze w)

-- | A vector built in place.
create :: (forall s. ST s (MVector s a)) -> Vector a
create act = runST (act >>= unsafeFreeze)

-- | A mutable copy.
thaw :: PrimMonad s m => Vector a -> m (MVector s a)
thaw v = MV.generate (vlength v) (at v)

-- | An immutable copy.
freeze :: PrimMonad s m => MVector s a -> m (Vector a)
freeze w = MV.clone w >>= unsafeFreeze

-- | Here the same as 'thaw'.
unsafeThaw :: PrimMonad s m => Vector a -> m (MVector s a)
unsafeThaw = thaw

-- | The vector of a mutable one that will not be written to again.
unsafeFreeze :: PrimMonad s m => MVector s a -> m (Vector a)
unsafeFreeze (MVector o n a) = primST (fmap (Vector o n) (A.unsafeFreeze a))

-- | Copies into a mutable vector of the same length.
copy :: PrimMonad s m => MVector s a -> Vector a -> m ()
copy w v = thaw v >>= MV.copy w

-- | Every element with its position.
indexed :: Vector a -> Vector (Int, a)
indexed = imap (,)

-- | Applies a function to every element.
map :: (a -> b) -> Vector a -> Vector b
map f v = fromListExact (vlength v) (P.map f (toList v))

-- | 'map', with the position.
imap :: (Int -> a -> b) -> Vector a -> Vector b
imap f v = fromListExact (vlength v) (P.zipWith f [0 ..] (toList v))

-- | Runs an action on every element and collects the results.
mapM :: Monad m => (a -> m b) -> Vector a -> m (Vector b)
mapM f v = fmap (fromListExact (vlength v)) (P.mapM f (toList v))

-- | 'mapM', with the position.
imapM :: Monad m => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM f v = mapM (\(i, x) -> f i x) (indexed v)

-- | Runs an action on every element.
mapM_ :: Monad m => (a -> m b) -> Vector a -> m ()
mapM_ f v = P.mapM_ f (toList v)

-- | 'mapM_', with the position.
imapM_ :: Monad m => (Int -> a -> m b) -> Vector a -> m ()
imapM_ f v = mapM_ (\(i, x) -> f i x) (indexed v)

-- | 'mapM', the vector first.
forM :: Monad m => Vector a -> (a -> m b) -> m (Vector b)
forM v f = mapM f v

-- | 'mapM_', the vector first.
forM_ :: Monad m => Vector a -> (a -> m b) -> m ()
forM_ v f = mapM_ f v

-- | Runs all actions and collects the results.
sequence :: Monad m => Vector (m a) -> m (Vector a)
sequence = mapM id

-- | Runs all actions.
sequence_ :: Monad m => Vector (m a) -> m ()
sequence_ = mapM_ id

-- | Pairs up.
zip :: Vector a -> Vector b -> Vector (a, b)
zip = zipWith (,)

-- | 'zip' of three.
zip3 :: Vector a -> Vector b -> Vector c -> Vector (a, b, c)
zip3 = zipWith3 (,,)

-- | Combines elements.
zipWith :: (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith f v w = fromListExact (min (vlength v) (vlength w)) (P.zipWith f (toList v) (toList w))

-- | 'zipWith' of three.
zipWith3 :: (a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
zipWith3 f u v w = zipWith ($) (zipWith f u v) w

-- | 'zipWith', with the position.
izipWith :: (Int -> a -> b -> c) -> Vector a -> Vector b -> Vector c
izipWith f v w = imap (\i (x, y) -> f i x y) (zip v w)

-- | Runs actions on pairs of elements and collects the results.
zipWithM :: Monad m => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM f v w = sequence (zipWith f v w)

-- | Runs actions on pairs of elements.
zipWithM_ :: Monad m => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ f v w = sequence_ (zipWith f v w)

-- | Separates pairs.
unzip :: Vector (a, b) -> (Vector a, Vector b)
unzip v = (map fst v, map snd v)

-- | Separates triples.
unzip3 :: Vector (a, b, c) -> (Vector a, Vector b, Vector c)
unzip3 v = (map (\(a, _, _) -> a) v, map (\(_, b, _) -> b) v, map (\(_, _, c) -> c) v)

-- | The elements that satisfy a predicate.
filter :: (a -> Bool) -> Vector a -> Vector a
filter p v = fromList (P.filter p (toList v))

-- | 'filter', with the position.
ifilter :: (Int -> a -> Bool) -> Vector a -> Vector a
ifilter p v = map snd (filter (\(i, x) -> p i x) (indexed v))

-- | 'filter' by an action.
filterM :: Monad m => (a -> m Bool) -> Vector a -> m (Vector a)
filterM p v = fmap fromList (M.filterM p (toList v))

-- | Of equal neighbours the first.
uniq :: Eq a => Vector a -> Vector a
uniq v = fromList (P.map P.head (L.group (toList v)))

-- | Applies a function to every element and keeps the 'Just' results.
mapMaybe :: (a -> Maybe b) -> Vector a -> Vector b
mapMaybe f v = fromList (Maybe.mapMaybe f (toList v))

-- | 'mapMaybe', with the position.
imapMaybe :: (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe f v = mapMaybe (\(i, x) -> f i x) (indexed v)

-- | The contents of the 'Just's.
catMaybes :: Vector (Maybe a) -> Vector a
catMaybes = mapMaybe id

-- | The longest prefix that satisfies a predicate.
takeWhile :: (a -> Bool) -> Vector a -> Vector a
takeWhile p v = fst (span p v)

-- | What 'takeWhile' leaves.
dropWhile :: (a -> Bool) -> Vector a -> Vector a
dropWhile p v = snd (span p v)

-- | The elements that satisfy a predicate, and those that do not.
partition :: (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition p v = (filter p v, filter (not . p) v)

-- | Here the same as 'partition'.
unstablePartition :: (a -> Bool) -> Vector a -> (Vector a, Vector a)
unstablePartition = partition

-- | The longest prefix that satisfies a predicate, and the rest.
span :: (a -> Bool) -> Vector a -> (Vector a, Vector a)
span p = break (not . p)

-- | The longest prefix that does not satisfy a predicate, and the rest.
break :: (a -> Bool) -> Vector a -> (Vector a, Vector a)
break p v = splitAt (Maybe.fromMaybe (vlength v) (findIndex p v)) v

-- | Whether an element occurs.
elem :: Eq a => a -> Vector a -> Bool
elem x v = P.elem x (toList v)

-- | Whether an element does not occur.
notElem :: Eq a => a -> Vector a -> Bool
notElem x v = not (elem x v)

-- | The first element that satisfies a predicate.
find :: (a -> Bool) -> Vector a -> Maybe a
find p v = L.find p (toList v)

-- | The first position that satisfies a predicate.
findIndex :: (a -> Bool) -> Vector a -> Maybe Int
findIndex p v = L.findIndex p (toList v)

-- | The positions that satisfy a predicate.
findIndices :: (a -> Bool) -> Vector a -> Vector Int
findIndices p v = fromList (L.findIndices p (toList v))

-- | The first position of an element.
elemIndex :: Eq a => a -> Vector a -> Maybe Int
elemIndex x = findIndex (== x)

-- | The positions of an element.
elemIndices :: Eq a => a -> Vector a -> Vector Int
elemIndices x = findIndices (== x)

-- | Folds from the left.
foldl :: (b -> a -> b) -> b -> Vector a -> b
foldl = P.foldl

-- | Folds from the left, from the first element.
foldl1 :: (a -> a -> a) -> Vector a -> a
foldl1 f v = if null v then error "./Data/Vector/Fusion/Stream/Monadic.hs:933 (foldl1M): empty stream" else P.foldl f (at v 0) (tail v)

-- | Folds from the left, strictly.
foldl' :: (b -> a -> b) -> b -> Vector a -> b
foldl' = F.foldl'

-- | Folds from the left, from the first element, strictly.
foldl1' :: (a -> a -> a) -> Vector a -> a
foldl1' f v = if null v then error "./Data/Vector/Fusion/Stream/Monadic.hs:981 (foldl1M'): empty stream" else F.foldl' f (at v 0) (tail v)

-- | Folds from the right.
foldr :: (a -> b -> b) -> b -> Vector a -> b
foldr = P.foldr

-- | Folds from the right, from the last element.
foldr1 :: (a -> a -> a) -> Vector a -> a
foldr1 f v = if null v then error "./Data/Vector/Fusion/Stream/Monadic.hs:1022 (foldr1M): empty stream" else P.foldr f (last v) (init v)

-- | Folds from the right, strictly.
foldr' :: (a -> b -> b) -> b -> Vector a -> b
foldr' f z0 v = go z0 (vlength v - 1)
  where
    go !z !i
      | i < 0 = z
      | otherwise = go (f (at v i) z) (i - 1)

-- | 'foldl', with the position.
ifoldl :: (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl f z v = P.foldl (\b (i, x) -> f b i x) z (indexed v)

-- | 'foldl'', with the position.
ifoldl' :: (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl' f z0 v = go z0 0
  where
    !n = vlength v
    go !z !i
      | i == n = z
      | otherwise = go (f z i (at v i)) (i + 1)

-- | 'foldr', with the position.
ifoldr :: (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr f z v = P.foldr (\(i, x) b -> f i x b) z (indexed v)

-- | 'foldr'', with the position.
ifoldr' :: (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr' f z v = foldr' (\(i, x) b -> f i x b) z (indexed v)

-- | Joins the images of all elements.
foldMap :: Monoid m => (a -> m) -> Vector a -> m
foldMap = P.foldMap

-- | A monadic left fold.
foldM :: Monad m => (a -> b -> m a) -> a -> Vector b -> m a
foldM f z v = M.foldM f z (toList v)

-- | A monadic left fold, strict in the accumulator.
foldM' :: Monad m => (a -> b -> m a) -> a -> Vector b -> m a
foldM' f z v = M.foldM (\ !a x -> f a x) z (toList v)

-- | 'foldM' without the result.
foldM_ :: Monad m => (a -> b -> m a) -> a -> Vector b -> m ()
foldM_ f z v = M.foldM_ f z (toList v)

-- | 'foldM', with the position.
ifoldM :: Monad m => (a -> Int -> b -> m a) -> a -> Vector b -> m a
ifoldM f z v = foldM (\a (i, x) -> f a i x) z (indexed v)

-- | Whether all elements satisfy a predicate.
all :: (a -> Bool) -> Vector a -> Bool
all p v = P.all p (toList v)

-- | Whether any element satisfies a predicate.
any :: (a -> Bool) -> Vector a -> Bool
any p v = P.any p (toList v)

-- | Whether all are true.
and :: Vector Bool -> Bool
and = all id

-- | Whether any is true.
or :: Vector Bool -> Bool
or = any id

-- | The sum.
sum :: Num a => Vector a -> a
sum = F.foldl' (+) 0

-- | The product.
product :: Num a => Vector a -> a
product = F.foldl' (*) 1

-- | The greatest element.
maximum :: Ord a => Vector a -> a
maximum = maximumBy compare

-- | The greatest element by a comparison.
maximumBy :: (a -> a -> Ordering) -> Vector a -> a
maximumBy cmp v = at v (maxIndexBy cmp v)

-- | The least element.
minimum :: Ord a => Vector a -> a
minimum = minimumBy compare

-- | The least element by a comparison.
minimumBy :: (a -> a -> Ordering) -> Vector a -> a
minimumBy cmp v = at v (minIndexBy cmp v)

-- | The first position of the least element.
minIndex :: Ord a => Vector a -> Int
minIndex = minIndexBy compare

-- | The first position of the least element by a comparison.
minIndexBy :: (a -> a -> Ordering) -> Vector a -> Int
minIndexBy cmp v = fst (foldl1' (\(i, x) (j, y) -> if cmp y x == LT then (j, y) else (i, x)) (indexed v))

-- | The first position of the greatest element.
maxIndex :: Ord a => Vector a -> Int
maxIndex = maxIndexBy compare

-- | The first position of the greatest element by a comparison.
maxIndexBy :: (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy cmp v = fst (foldl1' (\(i, x) (j, y) -> if cmp y x == GT then (j, y) else (i, x)) (indexed v))

-- | The accumulators of a left fold, without the last.
prescanl :: (a -> b -> a) -> a -> Vector b -> Vector a
prescanl f z v = fromListExact (vlength v) (P.scanl f z (toList v))

-- | The accumulators of a left fold, without the first.
postscanl :: (a -> b -> a) -> a -> Vector b -> Vector a
postscanl f z v = tail (scanl f z v)

-- | All accumulators of a left fold.
scanl :: (a -> b -> a) -> a -> Vector b -> Vector a
scanl f z v = fromListExact (vlength v + 1) (P.scanl f z (toList v))

-- | 'scanl', evaluating the accumulators.
scanl' :: (a -> b -> a) -> a -> Vector b -> Vector a
scanl' f z v = fromListExact (vlength v + 1) (L.scanl' f z (toList v))

-- | 'scanl' from the first element.
scanl1 :: (a -> a -> a) -> Vector a -> Vector a
scanl1 f v = fromListExact (vlength v) (P.scanl1 f (toList v))

-- | All accumulators of a right fold.
scanr :: (a -> b -> b) -> b -> Vector a -> Vector b
scanr f z v = fromListExact (vlength v + 1) (P.scanr f z (toList v))

-- | 'scanr' from the last element.
scanr1 :: (a -> a -> a) -> Vector a -> Vector a
scanr1 f v = fromListExact (vlength v) (P.scanr1 f (toList v))

-- | The accumulators of a right fold, without the first.
prescanr :: (a -> b -> b) -> b -> Vector a -> Vector b
prescanr f z v = tail (scanr f z v)

-- | The accumulators of a right fold, without the last.
postscanr :: (a -> b -> b) -> b -> Vector a -> Vector b
postscanr f z v = init (scanr f z v)

-- | The vector of the first n elements of a list.
fromListN :: Int -> [a] -> Vector a
fromListN n xs = fromList (P.take n xs)

-- | The same vector.
convert :: Vector a -> Vector a
convert v = v
