{-# LANGUAGE RankNTypes, FlexibleContexts, MultiParamTypeClasses #-}
-- | Immutable vectors of evaluated elements. Meant to be imported qualified: @import qualified Data.Vector.Unboxed as Vector@.
module Data.Vector.Unboxed
  ( Vector, MVector, Unbox, length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, headM
  , lastM, unsafeIndexM, unsafeHeadM, unsafeLastM, slice, init, tail, take, drop, splitAt, uncons, unsnoc
  , unsafeSlice, unsafeInit, unsafeTail, unsafeTake, unsafeDrop, empty, singleton, replicate, generate, iterateN
  , replicateM, generateM, iterateNM, create, createT, unfoldr, unfoldrN, unfoldrExactN, unfoldrM, unfoldrNM
  , unfoldrExactNM, constructN, constructrN, enumFromN, enumFromStepN, enumFromTo, enumFromThenTo, cons, snoc, (++)
  , concat, force, (//), update, update_, accum, accumulate, accumulate_, unsafeUpd, unsafeUpdate, unsafeUpdate_
  , unsafeAccum, unsafeAccumulate, unsafeAccumulate_, reverse, backpermute, unsafeBackpermute, modify, indexed, map
  , imap, concatMap, mapM, imapM, mapM_, imapM_, forM, forM_, iforM, iforM_, zipWith, izipWith, zip, unzip, zipWith3
  , izipWith3, zip3, unzip3, zipWith4, izipWith4, zip4, unzip4, zipWith5, izipWith5, zip5, unzip5, zipWith6
  , izipWith6, zip6, unzip6, zipWithM, izipWithM, zipWithM_, izipWithM_, filter, ifilter, filterM, uniq, mapMaybe
  , imapMaybe, mapMaybeM, imapMaybeM, takeWhile, dropWhile, partition, unstablePartition, partitionWith, span, break
  , groupBy, group, elem, notElem, find, findIndex, findIndexR, findIndices, elemIndex, elemIndices, foldl, foldl'
  , foldl1, foldl1', foldr, foldr', foldr1, foldr1', ifoldl, ifoldl', ifoldr, ifoldr', foldMap, foldMap', foldM
  , foldM', foldM_, foldM'_, fold1M, fold1M', fold1M_, fold1M'_, ifoldM, ifoldM', ifoldM_, ifoldM'_, all, any, and
  , or, sum, product, maximum, minimum, maximumBy, minimumBy, maximumOn, minimumOn, maxIndex, minIndex, maxIndexBy
  , minIndexBy, prescanl, prescanl', postscanl, postscanl', scanl, scanl', scanl1, scanl1', iscanl, iscanl'
  , prescanr, prescanr', postscanr, postscanr', scanr, scanr', scanr1, scanr1', iscanr, iscanr', eqBy, cmpBy, toList
  , fromList, fromListN, thaw, unsafeThaw, freeze, unsafeFreeze, copy, unsafeCopy, convert
  ) where

import Prelude hiding
  ( all, and, any, break, concat, concatMap, drop, dropWhile, elem, enumFromThenTo, enumFromTo, filter, foldMap
  , foldl, foldl1, foldr, foldr1, head, init, last, length, map, mapM, mapM_, maximum, minimum, notElem, null, or
  , product, replicate, reverse, scanl, scanl1, scanr, scanr1, sequence, sequence_, span, splitAt, sum, tail, take
  , takeWhile, unzip, unzip3, zip, zip3, zipWith, zipWith3, (++) )
import Control.Monad.Primitive (PrimMonad, PrimState)
import Control.Monad.ST (ST)
import qualified Data.Vector.Generic as G
import Data.Vector.Internal (MVector)
import Data.Vector.Unboxed.Base (Unbox, Vector)

infixr 5 ++
infixl 9 !, !?, //
infix 4 `elem`, `notElem`

-- | The number of elements.
length :: Unbox a => Vector a -> Int
length = G.length

-- | Whether there are no elements.
null :: Unbox a => Vector a -> Bool
null = G.null

-- | The element at a position.
(!) :: Unbox a => Vector a -> Int -> a
(!) = (G.!)

-- | The element at a position, if in range.
(!?) :: Unbox a => Vector a -> Int -> Maybe a
(!?) = (G.!?)

-- | The element at a position, unchecked.
unsafeIndex :: Unbox a => Vector a -> Int -> a
unsafeIndex = G.unsafeIndex

-- | The first element.
head :: Unbox a => Vector a -> a
head = G.head

-- | The last element.
last :: Unbox a => Vector a -> a
last = G.last

-- | The same as 'head'.
unsafeHead :: Unbox a => Vector a -> a
unsafeHead = G.unsafeHead

-- | The same as 'last'.
unsafeLast :: Unbox a => Vector a -> a
unsafeLast = G.unsafeLast

-- | Looks the element up without keeping the vector.
indexM :: (Unbox a, Monad m) => Vector a -> Int -> m a
indexM = G.indexM

-- | The first element, looked up without keeping the vector.
headM :: (Unbox a, Monad m) => Vector a -> m a
headM = G.headM

-- | The last element, looked up without keeping the vector.
lastM :: (Unbox a, Monad m) => Vector a -> m a
lastM = G.lastM

-- | The same as 'indexM'.
unsafeIndexM :: (Unbox a, Monad m) => Vector a -> Int -> m a
unsafeIndexM = G.unsafeIndexM

-- | The same as 'headM'.
unsafeHeadM :: (Unbox a, Monad m) => Vector a -> m a
unsafeHeadM = G.unsafeHeadM

-- | The same as 'lastM'.
unsafeLastM :: (Unbox a, Monad m) => Vector a -> m a
unsafeLastM = G.unsafeLastM

-- | A window: start and length.
slice :: Unbox a => Int -> Int -> Vector a -> Vector a
slice = G.slice

-- | All but the last element.
init :: Unbox a => Vector a -> Vector a
init = G.init

-- | All but the first element.
tail :: Unbox a => Vector a -> Vector a
tail = G.tail

-- | The first n elements.
take :: Unbox a => Int -> Vector a -> Vector a
take = G.take

-- | All but the first n elements.
drop :: Unbox a => Int -> Vector a -> Vector a
drop = G.drop

-- | Both 'take' and 'drop'.
splitAt :: Unbox a => Int -> Vector a -> (Vector a, Vector a)
splitAt = G.splitAt

-- | The first element and the rest.
uncons :: Unbox a => Vector a -> Maybe (a, Vector a)
uncons = G.uncons

-- | All but the last element, and the last.
unsnoc :: Unbox a => Vector a -> Maybe (Vector a, a)
unsnoc = G.unsnoc

-- | The same as 'slice'.
unsafeSlice :: Unbox a => Int -> Int -> Vector a -> Vector a
unsafeSlice = G.unsafeSlice

-- | The same as 'init'.
unsafeInit :: Unbox a => Vector a -> Vector a
unsafeInit = G.unsafeInit

-- | The same as 'tail'.
unsafeTail :: Unbox a => Vector a -> Vector a
unsafeTail = G.unsafeTail

-- | The same as 'take'.
unsafeTake :: Unbox a => Int -> Vector a -> Vector a
unsafeTake = G.unsafeTake

-- | The same as 'drop'.
unsafeDrop :: Unbox a => Int -> Vector a -> Vector a
unsafeDrop = G.unsafeDrop

-- | No elements.
empty :: Unbox a => Vector a
empty = G.empty

-- | One element.
singleton :: Unbox a => a -> Vector a
singleton = G.singleton

-- | The same element n times.
replicate :: Unbox a => Int -> a -> Vector a
replicate = G.replicate

-- | A function's values.
generate :: Unbox a => Int -> (Int -> a) -> Vector a
generate = G.generate

-- | A function applied again and again, n elements.
iterateN :: Unbox a => Int -> (a -> a) -> a -> Vector a
iterateN = G.iterateN

-- | The results of n runs.
replicateM :: (Unbox a, Monad m) => Int -> m a -> m (Vector a)
replicateM = G.replicateM

-- | The results of actions.
generateM :: (Unbox a, Monad m) => Int -> (Int -> m a) -> m (Vector a)
generateM = G.generateM

-- | An action applied again and again, n elements.
iterateNM :: (Unbox a, Monad m) => Int -> (a -> m a) -> a -> m (Vector a)
iterateNM = G.iterateNM

-- | What an action leaves behind.
create :: Unbox a => (forall s. ST s (MVector s a)) -> Vector a
create act = G.create act

-- | What an action leaves behind, many at once.
createT :: (Unbox a, Traversable f) => (forall s. ST s (f (MVector s a))) -> f (Vector a)
createT act = G.createT act

-- | Elements from a seed.
unfoldr :: Unbox a => (b -> Maybe (a, b)) -> b -> Vector a
unfoldr = G.unfoldr

-- | At most n elements from a seed.
unfoldrN :: Unbox a => Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN = G.unfoldrN

-- | Exactly n elements from a seed.
unfoldrExactN :: Unbox a => Int -> (b -> (a, b)) -> b -> Vector a
unfoldrExactN = G.unfoldrExactN

-- | Elements from a seed and actions.
unfoldrM :: (Monad m, Unbox a) => (b -> m (Maybe (a, b))) -> b -> m (Vector a)
unfoldrM = G.unfoldrM

-- | At most n elements from a seed and actions.
unfoldrNM :: (Monad m, Unbox a) => Int -> (b -> m (Maybe (a, b))) -> b -> m (Vector a)
unfoldrNM = G.unfoldrNM

-- | Exactly n elements from a seed and actions.
unfoldrExactNM :: (Monad m, Unbox a) => Int -> (b -> m (a, b)) -> b -> m (Vector a)
unfoldrExactNM = G.unfoldrExactNM

-- | Each element from the vector of those before it.
constructN :: Unbox a => Int -> (Vector a -> a) -> Vector a
constructN = G.constructN

-- | Each element from the vector of those behind it, from the right.
constructrN :: Unbox a => Int -> (Vector a -> a) -> Vector a
constructrN = G.constructrN

-- | n numbers in steps of one.
enumFromN :: (Unbox a, Num a) => a -> Int -> Vector a
enumFromN = G.enumFromN

-- | n numbers in equal steps.
enumFromStepN :: (Unbox a, Num a) => a -> a -> Int -> Vector a
enumFromStepN = G.enumFromStepN

-- | The values from one to another.
enumFromTo :: (Unbox a, Enum a) => a -> a -> Vector a
enumFromTo = G.enumFromTo

-- | The values from one to another in steps.
enumFromThenTo :: (Unbox a, Enum a) => a -> a -> a -> Vector a
enumFromThenTo = G.enumFromThenTo

-- | Adds an element in front.
cons :: Unbox a => a -> Vector a -> Vector a
cons = G.cons

-- | Adds an element at the end.
snoc :: Unbox a => Vector a -> a -> Vector a
snoc = G.snoc

-- | One vector after the other.
(++) :: Unbox a => Vector a -> Vector a -> Vector a
(++) = (G.++)

-- | All vectors, one after the other.
concat :: Unbox a => [Vector a] -> Vector a
concat = G.concat

-- | The same elements in memory of their own.
force :: Unbox a => Vector a -> Vector a
force = G.force

-- | Replaces elements, by position.
(//) :: Unbox a => Vector a -> [(Int, a)] -> Vector a
(//) = (G.//)

-- | Replaces elements, by position.
update :: (Unbox a, Unbox (Int, a)) => Vector a -> Vector (Int, a) -> Vector a
update = G.update

-- | Replaces elements at positions by others.
update_ :: (Unbox a, Unbox Int) => Vector a -> Vector Int -> Vector a -> Vector a
update_ = G.update_

-- | Combines elements with others, by position.
accum :: Unbox a => (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum = G.accum

-- | Combines elements with others, by position.
accumulate :: (Unbox a, Unbox (Int, b)) => (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
accumulate = G.accumulate

-- | Combines elements at positions with others.
accumulate_ :: (Unbox a, Unbox Int, Unbox b) => (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ = G.accumulate_

-- | The same as '//'.
unsafeUpd :: Unbox a => Vector a -> [(Int, a)] -> Vector a
unsafeUpd = G.unsafeUpd

-- | The same as 'update'.
unsafeUpdate :: (Unbox a, Unbox (Int, a)) => Vector a -> Vector (Int, a) -> Vector a
unsafeUpdate = G.unsafeUpdate

-- | The same as 'update_'.
unsafeUpdate_ :: (Unbox a, Unbox Int) => Vector a -> Vector Int -> Vector a -> Vector a
unsafeUpdate_ = G.unsafeUpdate_

-- | The same as 'accum'.
unsafeAccum :: Unbox a => (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
unsafeAccum = G.unsafeAccum

-- | The same as 'accumulate'.
unsafeAccumulate :: (Unbox a, Unbox (Int, b)) => (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
unsafeAccumulate = G.unsafeAccumulate

-- | The same as 'accumulate_'.
unsafeAccumulate_ :: (Unbox a, Unbox Int, Unbox b) => (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
unsafeAccumulate_ = G.unsafeAccumulate_

-- | The elements in reverse.
reverse :: Unbox a => Vector a -> Vector a
reverse = G.reverse

-- | The elements at positions.
backpermute :: (Unbox a, Unbox Int) => Vector a -> Vector Int -> Vector a
backpermute = G.backpermute

-- | The same as 'backpermute'.
unsafeBackpermute :: (Unbox a, Unbox Int) => Vector a -> Vector Int -> Vector a
unsafeBackpermute = G.unsafeBackpermute

-- | The vector after an action on a copy.
modify :: Unbox a => (forall s. MVector s a -> ST s ()) -> Vector a -> Vector a
modify act v = G.modify act v

-- | Elements with their positions.
indexed :: (Unbox a, Unbox (Int, a)) => Vector a -> Vector (Int, a)
indexed = G.indexed

-- | Applies a function to every element.
map :: (Unbox a, Unbox b) => (a -> b) -> Vector a -> Vector b
map = G.map

-- | Applies a function to every position and element.
imap :: (Unbox a, Unbox b) => (Int -> a -> b) -> Vector a -> Vector b
imap = G.imap

-- | The vectors of all elements, one after the other.
concatMap :: (Unbox a, Unbox b) => (a -> Vector b) -> Vector a -> Vector b
concatMap = G.concatMap

-- | Runs an action for every element.
mapM :: (Monad m, Unbox a, Unbox b) => (a -> m b) -> Vector a -> m (Vector b)
mapM = G.mapM

-- | Runs an action for every position and element.
imapM :: (Monad m, Unbox a, Unbox b) => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM = G.imapM

-- | Runs an action for every element.
mapM_ :: (Monad m, Unbox a) => (a -> m b) -> Vector a -> m ()
mapM_ = G.mapM_

-- | Runs an action for every position and element.
imapM_ :: (Monad m, Unbox a) => (Int -> a -> m b) -> Vector a -> m ()
imapM_ = G.imapM_

-- | 'mapM' with its arguments exchanged.
forM :: (Monad m, Unbox a, Unbox b) => Vector a -> (a -> m b) -> m (Vector b)
forM = G.forM

-- | 'mapM_' with its arguments exchanged.
forM_ :: (Monad m, Unbox a) => Vector a -> (a -> m b) -> m ()
forM_ = G.forM_

-- | 'imapM' with its arguments exchanged.
iforM :: (Monad m, Unbox a, Unbox b) => Vector a -> (Int -> a -> m b) -> m (Vector b)
iforM = G.iforM

-- | 'imapM_' with its arguments exchanged.
iforM_ :: (Monad m, Unbox a) => Vector a -> (Int -> a -> m b) -> m ()
iforM_ = G.iforM_

-- | A function's values for the elements of 2 vectors.
zipWith :: (Unbox a, Unbox b, Unbox r) => (a -> b -> r) -> Vector a -> Vector b -> Vector r
zipWith = G.zipWith

-- | A function's values for positions and the elements of 2 vectors.
izipWith :: (Unbox a, Unbox b, Unbox r) => (Int -> a -> b -> r) -> Vector a -> Vector b -> Vector r
izipWith = G.izipWith

-- | The elements of 2 vectors together.
zip :: (Unbox a, Unbox b, Unbox (a, b)) => Vector a -> Vector b -> Vector (a, b)
zip = G.zip

-- | 2 vectors from one.
unzip :: (Unbox a, Unbox b, Unbox (a, b)) => Vector (a, b) -> (Vector a, Vector b)
unzip = G.unzip

-- | A function's values for the elements of 3 vectors.
zipWith3 :: (Unbox a, Unbox b, Unbox c, Unbox r) => (a -> b -> c -> r) -> Vector a -> Vector b -> Vector c -> Vector r
zipWith3 = G.zipWith3

-- | A function's values for positions and the elements of 3 vectors.
izipWith3 :: (Unbox a, Unbox b, Unbox c, Unbox r) => (Int -> a -> b -> c -> r) -> Vector a -> Vector b -> Vector c -> Vector r
izipWith3 = G.izipWith3

-- | The elements of 3 vectors together.
zip3 :: (Unbox a, Unbox b, Unbox c, Unbox (a, b, c)) => Vector a -> Vector b -> Vector c -> Vector (a, b, c)
zip3 = G.zip3

-- | 3 vectors from one.
unzip3 :: (Unbox a, Unbox b, Unbox c, Unbox (a, b, c)) => Vector (a, b, c) -> (Vector a, Vector b, Vector c)
unzip3 = G.unzip3

-- | A function's values for the elements of 4 vectors.
zipWith4 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox r) => (a -> b -> c -> d -> r) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector r
zipWith4 = G.zipWith4

-- | A function's values for positions and the elements of 4 vectors.
izipWith4 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox r) => (Int -> a -> b -> c -> d -> r) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector r
izipWith4 = G.izipWith4

-- | The elements of 4 vectors together.
zip4 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox (a, b, c, d)) => Vector a -> Vector b -> Vector c -> Vector d -> Vector (a, b, c, d)
zip4 = G.zip4

-- | 4 vectors from one.
unzip4 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox (a, b, c, d)) => Vector (a, b, c, d) -> (Vector a, Vector b, Vector c, Vector d)
unzip4 = G.unzip4

-- | A function's values for the elements of 5 vectors.
zipWith5 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox r) => (a -> b -> c -> d -> e -> r) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector r
zipWith5 = G.zipWith5

-- | A function's values for positions and the elements of 5 vectors.
izipWith5 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox r) => (Int -> a -> b -> c -> d -> e -> r) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector r
izipWith5 = G.izipWith5

-- | The elements of 5 vectors together.
zip5 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox (a, b, c, d, e)) => Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector (a, b, c, d, e)
zip5 = G.zip5

-- | 5 vectors from one.
unzip5 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox (a, b, c, d, e)) => Vector (a, b, c, d, e) -> (Vector a, Vector b, Vector c, Vector d, Vector e)
unzip5 = G.unzip5

-- | A function's values for the elements of 6 vectors.
zipWith6 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox g, Unbox r) => (a -> b -> c -> d -> e -> g -> r) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector g -> Vector r
zipWith6 = G.zipWith6

-- | A function's values for positions and the elements of 6 vectors.
izipWith6 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox g, Unbox r) => (Int -> a -> b -> c -> d -> e -> g -> r) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector g -> Vector r
izipWith6 = G.izipWith6

-- | The elements of 6 vectors together.
zip6 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox g, Unbox (a, b, c, d, e, g)) => Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector g -> Vector (a, b, c, d, e, g)
zip6 = G.zip6

-- | 6 vectors from one.
unzip6 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox g, Unbox (a, b, c, d, e, g)) => Vector (a, b, c, d, e, g) -> (Vector a, Vector b, Vector c, Vector d, Vector e, Vector g)
unzip6 = G.unzip6

-- | 'zipWith' with actions.
zipWithM :: (Monad m, Unbox a, Unbox b, Unbox c) => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM = G.zipWithM

-- | 'izipWith' with actions.
izipWithM :: (Monad m, Unbox a, Unbox b, Unbox c) => (Int -> a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
izipWithM = G.izipWithM

-- | 'zipWithM' without results.
zipWithM_ :: (Monad m, Unbox a, Unbox b) => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ = G.zipWithM_

-- | 'izipWithM' without results.
izipWithM_ :: (Monad m, Unbox a, Unbox b) => (Int -> a -> b -> m c) -> Vector a -> Vector b -> m ()
izipWithM_ = G.izipWithM_

-- | The elements that pass.
filter :: Unbox a => (a -> Bool) -> Vector a -> Vector a
filter = G.filter

-- | The elements that pass with their positions.
ifilter :: Unbox a => (Int -> a -> Bool) -> Vector a -> Vector a
ifilter = G.ifilter

-- | The elements that an action lets pass.
filterM :: (Monad m, Unbox a) => (a -> m Bool) -> Vector a -> m (Vector a)
filterM = G.filterM

-- | Without elements equal to the one before.
uniq :: (Unbox a, Eq a) => Vector a -> Vector a
uniq = G.uniq

-- | The results that there are.
mapMaybe :: (Unbox a, Unbox b) => (a -> Maybe b) -> Vector a -> Vector b
mapMaybe = G.mapMaybe

-- | The results that there are, with positions.
imapMaybe :: (Unbox a, Unbox b) => (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe = G.imapMaybe

-- | The results of actions that there are.
mapMaybeM :: (Monad m, Unbox a, Unbox b) => (a -> m (Maybe b)) -> Vector a -> m (Vector b)
mapMaybeM = G.mapMaybeM

-- | The results of actions that there are, with positions.
imapMaybeM :: (Monad m, Unbox a, Unbox b) => (Int -> a -> m (Maybe b)) -> Vector a -> m (Vector b)
imapMaybeM = G.imapMaybeM

-- | The longest prefix of elements that pass.
takeWhile :: Unbox a => (a -> Bool) -> Vector a -> Vector a
takeWhile = G.takeWhile

-- | What is left after 'takeWhile'.
dropWhile :: Unbox a => (a -> Bool) -> Vector a -> Vector a
dropWhile = G.dropWhile

-- | The elements that pass and those that do not.
partition :: Unbox a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition = G.partition

-- | The same as 'partition'; in the package the order may differ.
unstablePartition :: Unbox a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
unstablePartition = G.unstablePartition

-- | Two vectors, by the side of the results.
partitionWith :: (Unbox a, Unbox b, Unbox c) => (a -> Either b c) -> Vector a -> (Vector b, Vector c)
partitionWith = G.partitionWith

-- | Both 'takeWhile' and 'dropWhile'.
span :: Unbox a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
span = G.span

-- | 'span' with the test turned around.
break :: Unbox a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
break = G.break

-- | Runs of elements that are related to the first of the run.
groupBy :: Unbox a => (a -> a -> Bool) -> Vector a -> [Vector a]
groupBy = G.groupBy

-- | Runs of equal elements.
group :: (Unbox a, Eq a) => Vector a -> [Vector a]
group = G.group

-- | Whether an element occurs.
elem :: (Unbox a, Eq a) => a -> Vector a -> Bool
elem = G.elem

-- | Whether an element does not occur.
notElem :: (Unbox a, Eq a) => a -> Vector a -> Bool
notElem = G.notElem

-- | The first element that passes.
find :: Unbox a => (a -> Bool) -> Vector a -> Maybe a
find = G.find

-- | The first position whose element passes.
findIndex :: Unbox a => (a -> Bool) -> Vector a -> Maybe Int
findIndex = G.findIndex

-- | The last position whose element passes.
findIndexR :: Unbox a => (a -> Bool) -> Vector a -> Maybe Int
findIndexR = G.findIndexR

-- | All positions whose elements pass.
findIndices :: (Unbox a, Unbox Int) => (a -> Bool) -> Vector a -> Vector Int
findIndices = G.findIndices

-- | The first position of an element.
elemIndex :: (Unbox a, Eq a) => a -> Vector a -> Maybe Int
elemIndex = G.elemIndex

-- | All positions of an element.
elemIndices :: (Unbox a, Unbox Int, Eq a) => a -> Vector a -> Vector Int
elemIndices = G.elemIndices

-- | Folds from the left.
foldl :: Unbox a => (b -> a -> b) -> b -> Vector a -> b
foldl = G.foldl

-- | Folds from the left, strictly.
foldl' :: Unbox a => (b -> a -> b) -> b -> Vector a -> b
foldl' = G.foldl'

-- | Folds from the left, from the first element.
foldl1 :: Unbox a => (a -> a -> a) -> Vector a -> a
foldl1 = G.foldl1

-- | 'foldl1', strictly.
foldl1' :: Unbox a => (a -> a -> a) -> Vector a -> a
foldl1' = G.foldl1'

-- | Folds from the right.
foldr :: Unbox a => (a -> b -> b) -> b -> Vector a -> b
foldr = G.foldr

-- | Folds from the right, strictly.
foldr' :: Unbox a => (a -> b -> b) -> b -> Vector a -> b
foldr' = G.foldr'

-- | Folds from the right, from the last element.
foldr1 :: Unbox a => (a -> a -> a) -> Vector a -> a
foldr1 = G.foldr1

-- | 'foldr1', strictly.
foldr1' :: Unbox a => (a -> a -> a) -> Vector a -> a
foldr1' = G.foldr1'

-- | Folds from the left, with positions.
ifoldl :: Unbox a => (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl = G.ifoldl

-- | Folds from the left, with positions, strictly.
ifoldl' :: Unbox a => (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl' = G.ifoldl'

-- | Folds from the right, with positions.
ifoldr :: Unbox a => (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr = G.ifoldr

-- | Folds from the right, with positions, strictly.
ifoldr' :: Unbox a => (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr' = G.ifoldr'

-- | Combines what a function makes of the elements.
foldMap :: (Monoid m, Unbox a) => (a -> m) -> Vector a -> m
foldMap = G.foldMap

-- | 'foldMap' from the left, strictly.
foldMap' :: (Monoid m, Unbox a) => (a -> m) -> Vector a -> m
foldMap' = G.foldMap'

-- | Folds with an action.
foldM :: (Monad m, Unbox a) => (b -> a -> m b) -> b -> Vector a -> m b
foldM = G.foldM

-- | Folds with an action, strictly.
foldM' :: (Monad m, Unbox a) => (b -> a -> m b) -> b -> Vector a -> m b
foldM' = G.foldM'

-- | Folds with an action, without a result.
foldM_ :: (Monad m, Unbox a) => (b -> a -> m b) -> b -> Vector a -> m ()
foldM_ = G.foldM_

-- | Folds with an action, strictly, without a result.
foldM'_ :: (Monad m, Unbox a) => (b -> a -> m b) -> b -> Vector a -> m ()
foldM'_ = G.foldM'_

-- | Folds with an action from the first element.
fold1M :: (Monad m, Unbox a) => (a -> a -> m a) -> Vector a -> m a
fold1M = G.fold1M

-- | 'fold1M', strictly.
fold1M' :: (Monad m, Unbox a) => (a -> a -> m a) -> Vector a -> m a
fold1M' = G.fold1M'

-- | 'fold1M' without a result.
fold1M_ :: (Monad m, Unbox a) => (a -> a -> m a) -> Vector a -> m ()
fold1M_ = G.fold1M_

-- | 'fold1M'', without a result.
fold1M'_ :: (Monad m, Unbox a) => (a -> a -> m a) -> Vector a -> m ()
fold1M'_ = G.fold1M'_

-- | Folds with an action and positions.
ifoldM :: (Monad m, Unbox a) => (b -> Int -> a -> m b) -> b -> Vector a -> m b
ifoldM = G.ifoldM

-- | Folds with an action and positions, strictly.
ifoldM' :: (Monad m, Unbox a) => (b -> Int -> a -> m b) -> b -> Vector a -> m b
ifoldM' = G.ifoldM'

-- | Folds with an action and positions, without a result.
ifoldM_ :: (Monad m, Unbox a) => (b -> Int -> a -> m b) -> b -> Vector a -> m ()
ifoldM_ = G.ifoldM_

-- | Folds with an action and positions, strictly, without a result.
ifoldM'_ :: (Monad m, Unbox a) => (b -> Int -> a -> m b) -> b -> Vector a -> m ()
ifoldM'_ = G.ifoldM'_

-- | Whether all elements pass.
all :: Unbox a => (a -> Bool) -> Vector a -> Bool
all = G.all

-- | Whether an element passes.
any :: Unbox a => (a -> Bool) -> Vector a -> Bool
any = G.any

-- | Whether all are True.
and :: Unbox Bool => Vector Bool -> Bool
and = G.and

-- | Whether one is True.
or :: Unbox Bool => Vector Bool -> Bool
or = G.or

-- | The sum.
sum :: (Unbox a, Num a) => Vector a -> a
sum = G.sum

-- | The product.
product :: (Unbox a, Num a) => Vector a -> a
product = G.product

-- | The greatest element.
maximum :: (Unbox a, Ord a) => Vector a -> a
maximum = G.maximum

-- | The least element.
minimum :: (Unbox a, Ord a) => Vector a -> a
minimum = G.minimum

-- | The greatest element, the first of several; in an order.
maximumBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> a
maximumBy = G.maximumBy

-- | The least element, the first of several; in an order.
minimumBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> a
minimumBy = G.minimumBy

-- | The element for which a function is greatest.
maximumOn :: (Ord b, Unbox a) => (a -> b) -> Vector a -> a
maximumOn = G.maximumOn

-- | The element for which a function is least.
minimumOn :: (Ord b, Unbox a) => (a -> b) -> Vector a -> a
minimumOn = G.minimumOn

-- | The position of the greatest element.
maxIndex :: (Unbox a, Ord a) => Vector a -> Int
maxIndex = G.maxIndex

-- | The position of the least element.
minIndex :: (Unbox a, Ord a) => Vector a -> Int
minIndex = G.minIndex

-- | The position of the greatest element, the first of several.
maxIndexBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy = G.maxIndexBy

-- | The position of the least element, the first of several.
minIndexBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> Int
minIndexBy = G.minIndexBy

-- | The folds of all shorter prefixes.
prescanl :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
prescanl = G.prescanl

-- | 'prescanl', strictly.
prescanl' :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
prescanl' = G.prescanl'

-- | The folds of all nonempty prefixes.
postscanl :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
postscanl = G.postscanl

-- | 'postscanl', strictly.
postscanl' :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
postscanl' = G.postscanl'

-- | The folds of all prefixes.
scanl :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
scanl = G.scanl

-- | 'scanl', strictly.
scanl' :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
scanl' = G.scanl'

-- | The folds of all nonempty prefixes, without a start.
scanl1 :: Unbox a => (a -> a -> a) -> Vector a -> Vector a
scanl1 = G.scanl1

-- | 'scanl1', strictly.
scanl1' :: Unbox a => (a -> a -> a) -> Vector a -> Vector a
scanl1' = G.scanl1'

-- | 'scanl' with positions.
iscanl :: (Unbox a, Unbox b) => (Int -> a -> b -> a) -> a -> Vector b -> Vector a
iscanl = G.iscanl

-- | 'iscanl', strictly.
iscanl' :: (Unbox a, Unbox b) => (Int -> a -> b -> a) -> a -> Vector b -> Vector a
iscanl' = G.iscanl'

-- | The folds of all shorter suffixes, from the right.
prescanr :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
prescanr = G.prescanr

-- | 'prescanr', strictly.
prescanr' :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
prescanr' = G.prescanr'

-- | The folds of all nonempty suffixes, from the right.
postscanr :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
postscanr = G.postscanr

-- | 'postscanr', strictly.
postscanr' :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
postscanr' = G.postscanr'

-- | The folds of all suffixes, from the right.
scanr :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
scanr = G.scanr

-- | 'scanr', strictly.
scanr' :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
scanr' = G.scanr'

-- | The folds of all nonempty suffixes, without a start.
scanr1 :: Unbox a => (a -> a -> a) -> Vector a -> Vector a
scanr1 = G.scanr1

-- | 'scanr1', strictly.
scanr1' :: Unbox a => (a -> a -> a) -> Vector a -> Vector a
scanr1' = G.scanr1'

-- | 'scanr' with positions.
iscanr :: (Unbox a, Unbox b) => (Int -> a -> b -> b) -> b -> Vector a -> Vector b
iscanr = G.iscanr

-- | 'iscanr', strictly.
iscanr' :: (Unbox a, Unbox b) => (Int -> a -> b -> b) -> b -> Vector a -> Vector b
iscanr' = G.iscanr'

-- | Whether two vectors are equal in some sense.
eqBy :: (Unbox a, Unbox b) => (a -> b -> Bool) -> Vector a -> Vector b -> Bool
eqBy = G.eqBy

-- | Compares two vectors in some order.
cmpBy :: (Unbox a, Unbox b) => (a -> b -> Ordering) -> Vector a -> Vector b -> Ordering
cmpBy = G.cmpBy

-- | The list of the elements.
toList :: Unbox a => Vector a -> [a]
toList = G.toList

-- | The vector of a list's elements.
fromList :: Unbox a => [a] -> Vector a
fromList = G.fromList

-- | The vector of the first n elements of a list.
fromListN :: Unbox a => Int -> [a] -> Vector a
fromListN = G.fromListN

-- | A mutable copy.
thaw :: (PrimMonad m, Unbox a) => Vector a -> m (MVector (PrimState m) a)
thaw = G.thaw

-- | The vector itself, not to be used any more.
unsafeThaw :: (PrimMonad m, Unbox a) => Vector a -> m (MVector (PrimState m) a)
unsafeThaw = G.unsafeThaw

-- | An immutable copy.
freeze :: (PrimMonad m, Unbox a) => MVector (PrimState m) a -> m (Vector a)
freeze = G.freeze

-- | The mutable vector itself, not to be written to any more.
unsafeFreeze :: (PrimMonad m, Unbox a) => MVector (PrimState m) a -> m (Vector a)
unsafeFreeze = G.unsafeFreeze

-- | Copies into a mutable vector of the same length.
copy :: (PrimMonad m, Unbox a) => MVector (PrimState m) a -> Vector a -> m ()
copy = G.copy

-- | The same as 'copy'.
unsafeCopy :: (PrimMonad m, Unbox a) => MVector (PrimState m) a -> Vector a -> m ()
unsafeCopy = G.unsafeCopy

-- | A vector of another kind.
convert :: (G.Vector v a, G.Vector w a) => v a -> w a
convert = G.convert
