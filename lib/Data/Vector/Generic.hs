{-# LANGUAGE BangPatterns, RankNTypes, MultiParamTypeClasses, FlexibleContexts, FlexibleInstances, ScopedTypeVariables #-}
-- | Vectors of any kind: what the modules of boxed and of unboxed vectors share. Meant to be imported qualified.
--
-- A vector is a window on an array, so slices cost nothing. There is no fusion.
module Data.Vector.Generic
  ( Vector, Mutable, length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, headM, lastM
  , unsafeIndexM, unsafeHeadM, unsafeLastM, slice, init, tail, take, drop, splitAt, uncons, unsnoc, unsafeSlice
  , unsafeInit, unsafeTail, unsafeTake, unsafeDrop, empty, singleton, replicate, generate, iterateN, replicateM
  , generateM, iterateNM, create, createT, unfoldr, unfoldrN, unfoldrExactN, unfoldrM, unfoldrNM, unfoldrExactNM
  , constructN, constructrN, enumFromN, enumFromStepN, enumFromTo, enumFromThenTo, cons, snoc, (++), concat, force
  , (//), update, update_, accum, accumulate, accumulate_, unsafeUpd, unsafeUpdate, unsafeUpdate_, unsafeAccum
  , unsafeAccumulate, unsafeAccumulate_, reverse, backpermute, unsafeBackpermute, modify, indexed, map, imap
  , concatMap, mapM, imapM, mapM_, imapM_, forM, forM_, iforM, iforM_, sequence, sequence_, zipWith, izipWith, zip
  , unzip, zipWith3, izipWith3, zip3, unzip3, zipWith4, izipWith4, zip4, unzip4, zipWith5, izipWith5, zip5, unzip5
  , zipWith6, izipWith6, zip6, unzip6, zipWithM, izipWithM, zipWithM_, izipWithM_, filter, ifilter, filterM, uniq
  , mapMaybe, imapMaybe, mapMaybeM, imapMaybeM, catMaybes, takeWhile, dropWhile, partition, unstablePartition
  , partitionWith, span, break, groupBy, group, elem, notElem, find, findIndex, findIndexR, findIndices, elemIndex
  , elemIndices, foldl, foldl', foldl1, foldl1', foldr, foldr', foldr1, foldr1', ifoldl, ifoldl', ifoldr, ifoldr'
  , foldMap, foldMap', foldM, foldM', foldM_, foldM'_, fold1M, fold1M', fold1M_, fold1M'_, ifoldM, ifoldM', ifoldM_
  , ifoldM'_, all, any, and, or, sum, product, maximum, minimum, maximumBy, minimumBy, maximumOn, minimumOn
  , maxIndex, minIndex, maxIndexBy, minIndexBy, prescanl, prescanl', postscanl, postscanl', scanl, scanl', scanl1
  , scanl1', iscanl, iscanl', prescanr, prescanr', postscanr, postscanr', scanr, scanr', scanr1, scanr1', iscanr
  , iscanr', eqBy, cmpBy, toList, fromList, fromListN, thaw, unsafeThaw, freeze, unsafeFreeze, copy, unsafeCopy
  , convert
  ) where

import Prelude hiding
  ( all, and, any, break, concat, concatMap, drop, dropWhile, elem, enumFromThenTo, enumFromTo, filter, foldMap
  , foldl, foldl1, foldr, foldr1, head, init, last, length, map, mapM, mapM_, maximum, minimum, notElem, null, or
  , product, replicate, reverse, scanl, scanl1, scanr, scanr1, sequence, sequence_, span, splitAt, sum, tail, take
  , takeWhile, unzip, unzip3, zip, zip3, zipWith, zipWith3, (++) )
import qualified Prelude as P
import qualified Control.Monad as M
import Control.Monad.Primitive (PrimMonad(..), PrimState)
import Control.Monad.ST (ST, runST)
import qualified Data.Either as Either
import qualified Data.List as L
import qualified Data.Maybe as Maybe
import qualified Data.Traversable as T
import Data.Vector.Generic.Base (Vector(..))
import qualified Data.Vector.Generic.Mutable as MG
import Data.Vector.Internal (MVec(..), MVector)
import Needle.Prim (Arr, IORes(..), primCopyArray, primNewArray, primWriteArray)
import qualified Needle.ST as ST
import Needle.Window (Window)
import qualified Needle.Window as W

infixr 5 ++
infixl 9 !, !?, //
infix 4 `elem`, `notElem`

-- | The mutable vectors of a kind: here there is one type of them.
type Mutable (v :: * -> *) = MVec

-- Of two windows that differ in how far elements are evaluated the one that suits the vector.
chosen :: Vector v a => Window a -> Window a -> v a
chosen lazily strictly = v
  where
    v = if evaluates v then fromWindow strictly else fromWindow lazily

ofListN :: Vector v a => Int -> [a] -> v a
ofListN n xs = chosen (W.packN n xs) (W.packN' n xs)

ofList :: Vector v a => [a] -> v a
ofList xs = chosen (W.pack xs) (W.pack' xs)

ofListUpTo :: Vector v a => Int -> [a] -> v a
ofListUpTo n xs = ofList (P.take n xs)

at :: Vector v a => v a -> Int -> a
at v i = W.at (window v) i

-- What becomes of the element at a position; it is fetched at once, not evaluated.
element :: Vector v a => v a -> Int -> (a -> b) -> b
element v i k = case W.boxed (window v) i of IORes x -> k x

-- The position, if it is in range. What reads the element needs the position, so it cannot be evaluated before the test.
inRange :: Vector v a => String -> v a -> Int -> Int
inRange place v i
  | i < 0 || i >= length v = error ("./Data/Vector/" P.++ place P.++ ": index out of bounds " P.++ show (i, length v))
  | otherwise = i

-- The vector, if it is not empty.
nonEmpty :: Vector v a => String -> v a -> v a
nonEmpty place v
  | null v = error ("./Data/Vector/Fusion/Stream/Monadic.hs:" P.++ place P.++ ": empty stream")
  | otherwise = v

-- The vector after elements were combined with others, in turn.
changed :: Vector v a => String -> (a -> b -> a) -> v a -> [(Int, b)] -> v a
changed f g v ps0 = frozen (runST (thawed v >>= \m -> go m ps0 >> snapshot m))
  where
    !n = length v
    go _ [] = return ()
    go m ((i, y) : ps)
      | i < 0 || i >= n = error ("./Data/Vector/Generic/Mutable.hs: " P.++ f P.++ ": index out of bounds " P.++ show (i, n))
      | otherwise = MG.unsafeRead m i >>= \x -> MG.unsafeWrite m i (g x y) >> go m ps

-- The position of the element that beats all before it and to which no later one is better.
best :: Vector v a => (a -> a -> Bool) -> v a -> Int
best better v0 = element v 0 (go 0 1)
  where
    !v = nonEmpty "933 (foldl1M)" v0
    !n = length v
    go !k !i x
      | i >= n = k
      | otherwise = element v i (\y -> if better y x then go i (i + 1) y else go k (i + 1) x)

strictScan :: (b -> a -> b) -> b -> [a] -> [b]
strictScan g !z xs = z : case xs of
  [] -> []
  y : ys -> strictScan g (g z y) ys

-- Mutable vectors

newArr :: Int -> ST s (Arr a)
newArr n = ST.ST (\w -> primNewArray n W.hole w)

store :: Vector v a => v a -> Arr a -> Int -> a -> ST s ()
store v arr i x
  | evaluates v = ST.ST (\w -> case x of !y -> primWriteArray arr i y w)
  | otherwise = ST.ST (\w -> primWriteArray arr i x w)

thawed :: Vector v a => v a -> ST s (MVec t a)
thawed v = case window v of
  W.Window o n arr -> newArr n >>= \new -> ST.ST (\w ->
    case primCopyArray arr o new 0 n w of IORes _ -> IORes (MVec (evaluates v) 0 n new))

-- A window on what a mutable vector holds, and whether it is all evaluated.
data Snapshot a = Snapshot !Bool !(Window a)

snapshot :: MVec t a -> ST s (Snapshot a)
snapshot (MVec e o n arr) = return (Snapshot e (W.Window o n arr))

copied :: MVec t a -> ST s (Snapshot a)
copied (MVec e o n arr) = newArr n >>= \new -> ST.ST (\w ->
  case primCopyArray arr o new 0 n w of IORes _ -> IORes (Snapshot e (W.Window 0 n new)))

frozen :: Vector v a => Snapshot a -> v a
frozen (Snapshot e w) = chosen w (if e then w else W.map' id w)

-- | The number of elements.
length :: Vector v a => v a -> Int
length v = W.size (window v)

-- | Whether there are no elements.
null :: Vector v a => v a -> Bool
null v = W.isEmpty (window v)

-- | The element at a position.
(!) :: Vector v a => v a -> Int -> a
v ! i = at v (inRange "Generic.hs:257 ((!))" v i)

-- | The element at a position, if in range.
(!?) :: Vector v a => v a -> Int -> Maybe a
v !? i = if i < 0 || i >= length v then Nothing else element v i Just

-- | The element at a position, unchecked.
unsafeIndex :: Vector v a => v a -> Int -> a
unsafeIndex = (!)

-- | The first element.
head :: Vector v a => v a -> a
head v = v ! 0

-- | The last element.
last :: Vector v a => v a -> a
last v = v ! (length v - 1)

-- | The same as 'head'.
unsafeHead :: Vector v a => v a -> a
unsafeHead = head

-- | The same as 'last'.
unsafeLast :: Vector v a => v a -> a
unsafeLast = last

-- | Looks the element up without keeping the vector.
indexM :: (Vector v a, Monad m) => v a -> Int -> m a
indexM v i = element v (inRange "Generic.hs:329 (indexM)" v i) return

-- | The first element, looked up without keeping the vector.
headM :: (Vector v a, Monad m) => v a -> m a
headM v = indexM v 0

-- | The last element, looked up without keeping the vector.
lastM :: (Vector v a, Monad m) => v a -> m a
lastM v = indexM v (length v - 1)

-- | The same as 'indexM'.
unsafeIndexM :: (Vector v a, Monad m) => v a -> Int -> m a
unsafeIndexM = indexM

-- | The same as 'headM'.
unsafeHeadM :: (Vector v a, Monad m) => v a -> m a
unsafeHeadM = headM

-- | The same as 'lastM'.
unsafeLastM :: (Vector v a, Monad m) => v a -> m a
unsafeLastM = lastM

-- | A window: start and length.
slice :: Vector v a => Int -> Int -> v a -> v a
slice i k v
  | i < 0 || k < 0 || k > length v - i = error ("./Data/Vector/Generic.hs:408 (slice): invalid slice " P.++ show (i, k, length v))
  | otherwise = fromWindow (W.slice i k (window v))

-- | All but the last element.
init :: Vector v a => v a -> v a
init v = slice 0 (length v - 1) v

-- | All but the first element.
tail :: Vector v a => v a -> v a
tail v = slice 1 (length v - 1) v

-- | The first n elements.
take :: Vector v a => Int -> v a -> v a
take n v = fromWindow (W.takeW n (window v))

-- | All but the first n elements.
drop :: Vector v a => Int -> v a -> v a
drop n v = fromWindow (W.dropW n (window v))

-- | Both 'take' and 'drop'.
splitAt :: Vector v a => Int -> v a -> (v a, v a)
splitAt n v = (take n v, drop n v)

-- | The first element and the rest.
uncons :: Vector v a => v a -> Maybe (a, v a)
uncons v = if null v then Nothing else Just (head v, drop 1 v)

-- | All but the last element, and the last.
unsnoc :: Vector v a => v a -> Maybe (v a, a)
unsnoc v = if null v then Nothing else Just (init v, last v)

-- | The same as 'slice'.
unsafeSlice :: Vector v a => Int -> Int -> v a -> v a
unsafeSlice = slice

-- | The same as 'init'.
unsafeInit :: Vector v a => v a -> v a
unsafeInit = init

-- | The same as 'tail'.
unsafeTail :: Vector v a => v a -> v a
unsafeTail = tail

-- | The same as 'take'.
unsafeTake :: Vector v a => Int -> v a -> v a
unsafeTake = take

-- | The same as 'drop'.
unsafeDrop :: Vector v a => Int -> v a -> v a
unsafeDrop = drop

-- | No elements.
empty :: Vector v a => v a
empty = fromWindow W.none

-- | One element.
singleton :: Vector v a => a -> v a
singleton x = ofListN 1 [x]

-- | The same element n times.
replicate :: Vector v a => Int -> a -> v a
replicate n x = generate n (\_ -> x)

-- | A function's values.
generate :: Vector v a => Int -> (Int -> a) -> v a
generate n g = chosen (W.generate (max 0 n) g) (W.generate' (max 0 n) g)

-- | A function applied again and again, n elements.
iterateN :: Vector v a => Int -> (a -> a) -> a -> v a
iterateN n g x = ofListUpTo n (P.iterate g x)

-- | The results of n runs.
replicateM :: (Vector v a, Monad m) => Int -> m a -> m (v a)
replicateM n act = generateM n (\_ -> act)

-- | The results of actions.
generateM :: (Vector v a, Monad m) => Int -> (Int -> m a) -> m (v a)
generateM n g = M.liftM (ofListN (max 0 n)) (P.mapM g [0 .. n - 1])

-- | An action applied again and again, n elements.
iterateNM :: (Vector v a, Monad m) => Int -> (a -> m a) -> a -> m (v a)
iterateNM n g x0 = M.liftM ofList (go n x0)
  where
    go k x
      | k <= 0 = return []
      | k == 1 = return [x]
      | otherwise = g x >>= \y -> M.liftM (x :) (go (k - 1) y)

-- | What an action leaves behind.
create :: Vector v a => (forall s. ST s (MVector s a)) -> v a
create act = frozen (runST (act >>= \m -> primST (snapshot m)))

-- | What an action leaves behind, many at once.
createT :: (Vector v a, Traversable f) => (forall s. ST s (f (MVector s a))) -> f (v a)
createT act = runST (act >>= T.mapM (\m -> M.liftM frozen (primST (snapshot m))))

-- | Elements from a seed.
unfoldr :: Vector v a => (b -> Maybe (a, b)) -> b -> v a
unfoldr g b = ofList (L.unfoldr g b)

-- | At most n elements from a seed.
unfoldrN :: Vector v a => Int -> (b -> Maybe (a, b)) -> b -> v a
unfoldrN n g b = ofListUpTo n (L.unfoldr g b)

-- | Exactly n elements from a seed.
unfoldrExactN :: Vector v a => Int -> (b -> (a, b)) -> b -> v a
unfoldrExactN n g = unfoldrN n (Just . g)

-- | Elements from a seed and actions.
unfoldrM :: (Monad m, Vector v a) => (b -> m (Maybe (a, b))) -> b -> m (v a)
unfoldrM g b0 = M.liftM ofList (go b0)
  where
    go b = g b >>= maybe (return []) (\(x, c) -> M.liftM (x :) (go c))

-- | At most n elements from a seed and actions.
unfoldrNM :: (Monad m, Vector v a) => Int -> (b -> m (Maybe (a, b))) -> b -> m (v a)
unfoldrNM n g b0 = M.liftM ofList (go n b0)
  where
    go k b = if k <= 0 then return [] else g b >>= maybe (return []) (\(x, c) -> M.liftM (x :) (go (k - 1) c))

-- | Exactly n elements from a seed and actions.
unfoldrExactNM :: (Monad m, Vector v a) => Int -> (b -> m (a, b)) -> b -> m (v a)
unfoldrExactNM n g = unfoldrNM n (M.liftM Just . g)

-- | Each element from the vector of those before it.
constructN :: Vector v a => Int -> (v a -> a) -> v a
constructN n0 g = runST (newArr n >>= \arr -> go arr 0)
  where
    n = max 0 n0
    go arr !i
      | i >= n = return (fromWindow (W.Window 0 n arr))
      | otherwise = let v = fromWindow (W.Window 0 i arr) in store v arr i (g v) >> go arr (i + 1)

-- | Each element from the vector of those behind it, from the right.
constructrN :: Vector v a => Int -> (v a -> a) -> v a
constructrN n0 g = runST (newArr n >>= \arr -> go arr (n - 1))
  where
    n = max 0 n0
    go arr !i
      | i < 0 = return (fromWindow (W.Window 0 n arr))
      | otherwise = let v = fromWindow (W.Window (i + 1) (n - 1 - i) arr) in store v arr i (g v) >> go arr (i - 1)

-- | n numbers in steps of one.
enumFromN :: (Vector v a, Num a) => a -> Int -> v a
enumFromN x n = enumFromStepN x 1 n

-- | n numbers in equal steps.
enumFromStepN :: (Vector v a, Num a) => a -> a -> Int -> v a
enumFromStepN x y n = ofListUpTo n (go x)
  where
    go !z = z : go (z + y)

-- | The values from one to another.
enumFromTo :: (Vector v a, Enum a) => a -> a -> v a
enumFromTo x y = ofList (P.enumFromTo x y)

-- | The values from one to another in steps.
enumFromThenTo :: (Vector v a, Enum a) => a -> a -> a -> v a
enumFromThenTo x y z = ofList (P.enumFromThenTo x y z)

-- | Adds an element in front.
cons :: Vector v a => a -> v a -> v a
cons x v = singleton x ++ v

-- | Adds an element at the end.
snoc :: Vector v a => v a -> a -> v a
snoc v x = v ++ singleton x

-- | One vector after the other.
(++) :: Vector v a => v a -> v a -> v a
v ++ w = fromWindow (W.append2 (window v) (window w))

-- | All vectors, one after the other.
concat :: Vector v a => [v a] -> v a
concat vs = fromWindow (W.concatW (P.map window vs))

-- | The same elements in memory of their own.
force :: Vector v a => v a -> v a
force v = fromWindow (W.compact (window v))

-- | Replaces elements, by position.
(//) :: Vector v a => v a -> [(Int, a)] -> v a
v // ps = changed "(//)" (\_ x -> x) v ps

-- | Replaces elements, by position.
update :: (Vector v a, Vector v (Int, a)) => v a -> v (Int, a) -> v a
update v w = changed "update" (\_ x -> x) v (toList w)

-- | Replaces elements at positions by others.
update_ :: (Vector v a, Vector v Int) => v a -> v Int -> v a -> v a
update_ v is w = changed "update_" (\_ x -> x) v (P.zip (toList is) (toList w))

-- | Combines elements with others, by position.
accum :: Vector v a => (a -> b -> a) -> v a -> [(Int, b)] -> v a
accum g v ps = changed "accum" g v ps

-- | Combines elements with others, by position.
accumulate :: (Vector v a, Vector v (Int, b)) => (a -> b -> a) -> v a -> v (Int, b) -> v a
accumulate g v w = changed "accumulate" g v (toList w)

-- | Combines elements at positions with others.
accumulate_ :: (Vector v a, Vector v Int, Vector v b) => (a -> b -> a) -> v a -> v Int -> v b -> v a
accumulate_ g v is w = changed "accumulate_" g v (P.zip (toList is) (toList w))

-- | The same as '//'.
unsafeUpd :: Vector v a => v a -> [(Int, a)] -> v a
unsafeUpd = (//)

-- | The same as 'update'.
unsafeUpdate :: (Vector v a, Vector v (Int, a)) => v a -> v (Int, a) -> v a
unsafeUpdate = update

-- | The same as 'update_'.
unsafeUpdate_ :: (Vector v a, Vector v Int) => v a -> v Int -> v a -> v a
unsafeUpdate_ = update_

-- | The same as 'accum'.
unsafeAccum :: Vector v a => (a -> b -> a) -> v a -> [(Int, b)] -> v a
unsafeAccum = accum

-- | The same as 'accumulate'.
unsafeAccumulate :: (Vector v a, Vector v (Int, b)) => (a -> b -> a) -> v a -> v (Int, b) -> v a
unsafeAccumulate = accumulate

-- | The same as 'accumulate_'.
unsafeAccumulate_ :: (Vector v a, Vector v Int, Vector v b) => (a -> b -> a) -> v a -> v Int -> v b -> v a
unsafeAccumulate_ = accumulate_

-- | The elements in reverse.
reverse :: Vector v a => v a -> v a
reverse v = fromWindow (W.reverseW (window v))

-- | The elements at positions.
backpermute :: (Vector v a, Vector v Int) => v a -> v Int -> v a
backpermute v is = ofListN (length is) [ at v (inRange "Generic.hs:1025 (backpermute)" v i) | i <- toList is ]

-- | The same as 'backpermute'.
unsafeBackpermute :: (Vector v a, Vector v Int) => v a -> v Int -> v a
unsafeBackpermute = backpermute

-- | The vector after an action on a copy.
modify :: Vector v a => (forall s. MVector s a -> ST s ()) -> v a -> v a
modify act v = runST (thaw v >>= \m -> act m >> unsafeFreeze m)

-- | Elements with their positions.
indexed :: (Vector v a, Vector v (Int, a)) => v a -> v (Int, a)
indexed = imap (,)

-- | Applies a function to every element.
map :: (Vector v a, Vector v b) => (a -> b) -> v a -> v b
map g v = chosen (W.generate n (\i -> g (W.at w i))) (W.map' g w)
  where
    w = window v
    n = W.size w

-- | Applies a function to every position and element.
imap :: (Vector v a, Vector v b) => (Int -> a -> b) -> v a -> v b
imap g v = generate (length v) (\i -> element v i (g i))

-- | The vectors of all elements, one after the other.
concatMap :: (Vector v a, Vector v b) => (a -> v b) -> v a -> v b
concatMap g v = concat (P.map g (toList v))

-- | Runs an action for every element.
mapM :: (Monad m, Vector v a, Vector v b) => (a -> m b) -> v a -> m (v b)
mapM g v = M.liftM (ofListN (length v)) (P.mapM g (toList v))

-- | Runs an action for every position and element.
imapM :: (Monad m, Vector v a, Vector v b) => (Int -> a -> m b) -> v a -> m (v b)
imapM g v = M.liftM (ofListN (length v)) (M.zipWithM g [0 ..] (toList v))

-- | Runs an action for every element.
mapM_ :: (Monad m, Vector v a) => (a -> m b) -> v a -> m ()
mapM_ g v = foldr (\x r -> g x >> r) (return ()) v

-- | Runs an action for every position and element.
imapM_ :: (Monad m, Vector v a) => (Int -> a -> m b) -> v a -> m ()
imapM_ g v = ifoldr (\i x r -> g i x >> r) (return ()) v

-- | 'mapM' with its arguments exchanged.
forM :: (Monad m, Vector v a, Vector v b) => v a -> (a -> m b) -> m (v b)
forM v g = mapM g v

-- | 'mapM_' with its arguments exchanged.
forM_ :: (Monad m, Vector v a) => v a -> (a -> m b) -> m ()
forM_ v g = mapM_ g v

-- | 'imapM' with its arguments exchanged.
iforM :: (Monad m, Vector v a, Vector v b) => v a -> (Int -> a -> m b) -> m (v b)
iforM v g = imapM g v

-- | 'imapM_' with its arguments exchanged.
iforM_ :: (Monad m, Vector v a) => v a -> (Int -> a -> m b) -> m ()
iforM_ v g = imapM_ g v

-- | Runs all actions.
sequence :: (Monad m, Vector v a, Vector v (m a)) => v (m a) -> m (v a)
sequence = mapM id

-- | Runs all actions.
sequence_ :: (Monad m, Vector v (m a)) => v (m a) -> m ()
sequence_ = mapM_ id

-- | A function's values for the elements of 2 vectors.
zipWith :: (Vector v a, Vector v b, Vector v r) => (a -> b -> r) -> v a -> v b -> v r
zipWith f w1 w2 = izipWith (\_ -> f) w1 w2

-- | A function's values for positions and the elements of 2 vectors.
izipWith :: (Vector v a, Vector v b, Vector v r) => (Int -> a -> b -> r) -> v a -> v b -> v r
izipWith f w1 w2 = generate (length w1 `min` length w2) (\i -> element w1 i (\x0 -> element w2 i (\x1 -> f i x0 x1)))

-- | The elements of 2 vectors together.
zip :: (Vector v a, Vector v b, Vector v (a, b)) => v a -> v b -> v (a, b)
zip = zipWith (,)

-- | 2 vectors from one.
unzip :: (Vector v a, Vector v b, Vector v (a, b)) => v (a, b) -> (v a, v b)
unzip v = (map (\(x0, x1) -> x0) v, map (\(x0, x1) -> x1) v)

-- | A function's values for the elements of 3 vectors.
zipWith3 :: (Vector v a, Vector v b, Vector v c, Vector v r) => (a -> b -> c -> r) -> v a -> v b -> v c -> v r
zipWith3 f w1 w2 w3 = izipWith3 (\_ -> f) w1 w2 w3

-- | A function's values for positions and the elements of 3 vectors.
izipWith3 :: (Vector v a, Vector v b, Vector v c, Vector v r) => (Int -> a -> b -> c -> r) -> v a -> v b -> v c -> v r
izipWith3 f w1 w2 w3 = generate (length w1 `min` length w2 `min` length w3) (\i -> element w1 i (\x0 -> element w2 i (\x1 -> element w3 i (\x2 -> f i x0 x1 x2))))

-- | The elements of 3 vectors together.
zip3 :: (Vector v a, Vector v b, Vector v c, Vector v (a, b, c)) => v a -> v b -> v c -> v (a, b, c)
zip3 = zipWith3 (,,)

-- | 3 vectors from one.
unzip3 :: (Vector v a, Vector v b, Vector v c, Vector v (a, b, c)) => v (a, b, c) -> (v a, v b, v c)
unzip3 v = (map (\(x0, x1, x2) -> x0) v, map (\(x0, x1, x2) -> x1) v, map (\(x0, x1, x2) -> x2) v)

-- | A function's values for the elements of 4 vectors.
zipWith4 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v r) => (a -> b -> c -> d -> r) -> v a -> v b -> v c -> v d -> v r
zipWith4 f w1 w2 w3 w4 = izipWith4 (\_ -> f) w1 w2 w3 w4

-- | A function's values for positions and the elements of 4 vectors.
izipWith4 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v r) => (Int -> a -> b -> c -> d -> r) -> v a -> v b -> v c -> v d -> v r
izipWith4 f w1 w2 w3 w4 = generate (length w1 `min` length w2 `min` length w3 `min` length w4) (\i -> element w1 i (\x0 -> element w2 i (\x1 -> element w3 i (\x2 -> element w4 i (\x3 -> f i x0 x1 x2 x3)))))

-- | The elements of 4 vectors together.
zip4 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v (a, b, c, d)) => v a -> v b -> v c -> v d -> v (a, b, c, d)
zip4 = zipWith4 (,,,)

-- | 4 vectors from one.
unzip4 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v (a, b, c, d)) => v (a, b, c, d) -> (v a, v b, v c, v d)
unzip4 v = (map (\(x0, x1, x2, x3) -> x0) v, map (\(x0, x1, x2, x3) -> x1) v, map (\(x0, x1, x2, x3) -> x2) v, map (\(x0, x1, x2, x3) -> x3) v)

-- | A function's values for the elements of 5 vectors.
zipWith5 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v r) => (a -> b -> c -> d -> e -> r) -> v a -> v b -> v c -> v d -> v e -> v r
zipWith5 f w1 w2 w3 w4 w5 = izipWith5 (\_ -> f) w1 w2 w3 w4 w5

-- | A function's values for positions and the elements of 5 vectors.
izipWith5 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v r) => (Int -> a -> b -> c -> d -> e -> r) -> v a -> v b -> v c -> v d -> v e -> v r
izipWith5 f w1 w2 w3 w4 w5 = generate (length w1 `min` length w2 `min` length w3 `min` length w4 `min` length w5) (\i -> element w1 i (\x0 -> element w2 i (\x1 -> element w3 i (\x2 -> element w4 i (\x3 -> element w5 i (\x4 -> f i x0 x1 x2 x3 x4))))))

-- | The elements of 5 vectors together.
zip5 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v (a, b, c, d, e)) => v a -> v b -> v c -> v d -> v e -> v (a, b, c, d, e)
zip5 = zipWith5 (,,,,)

-- | 5 vectors from one.
unzip5 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v (a, b, c, d, e)) => v (a, b, c, d, e) -> (v a, v b, v c, v d, v e)
unzip5 v = (map (\(x0, x1, x2, x3, x4) -> x0) v, map (\(x0, x1, x2, x3, x4) -> x1) v, map (\(x0, x1, x2, x3, x4) -> x2) v, map (\(x0, x1, x2, x3, x4) -> x3) v, map (\(x0, x1, x2, x3, x4) -> x4) v)

-- | A function's values for the elements of 6 vectors.
zipWith6 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v g, Vector v r) => (a -> b -> c -> d -> e -> g -> r) -> v a -> v b -> v c -> v d -> v e -> v g -> v r
zipWith6 f w1 w2 w3 w4 w5 w6 = izipWith6 (\_ -> f) w1 w2 w3 w4 w5 w6

-- | A function's values for positions and the elements of 6 vectors.
izipWith6 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v g, Vector v r) => (Int -> a -> b -> c -> d -> e -> g -> r) -> v a -> v b -> v c -> v d -> v e -> v g -> v r
izipWith6 f w1 w2 w3 w4 w5 w6 = generate (length w1 `min` length w2 `min` length w3 `min` length w4 `min` length w5 `min` length w6) (\i -> element w1 i (\x0 -> element w2 i (\x1 -> element w3 i (\x2 -> element w4 i (\x3 -> element w5 i (\x4 -> element w6 i (\x5 -> f i x0 x1 x2 x3 x4 x5)))))))

-- | The elements of 6 vectors together.
zip6 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v g, Vector v (a, b, c, d, e, g)) => v a -> v b -> v c -> v d -> v e -> v g -> v (a, b, c, d, e, g)
zip6 = zipWith6 (,,,,,)

-- | 6 vectors from one.
unzip6 :: (Vector v a, Vector v b, Vector v c, Vector v d, Vector v e, Vector v g, Vector v (a, b, c, d, e, g)) => v (a, b, c, d, e, g) -> (v a, v b, v c, v d, v e, v g)
unzip6 v = (map (\(x0, x1, x2, x3, x4, x5) -> x0) v, map (\(x0, x1, x2, x3, x4, x5) -> x1) v, map (\(x0, x1, x2, x3, x4, x5) -> x2) v, map (\(x0, x1, x2, x3, x4, x5) -> x3) v, map (\(x0, x1, x2, x3, x4, x5) -> x4) v, map (\(x0, x1, x2, x3, x4, x5) -> x5) v)

-- | 'zipWith' with actions.
zipWithM :: (Monad m, Vector v a, Vector v b, Vector v c) => (a -> b -> m c) -> v a -> v b -> m (v c)
zipWithM g v w = M.liftM ofList (M.zipWithM g (toList v) (toList w))

-- | 'izipWith' with actions.
izipWithM :: (Monad m, Vector v a, Vector v b, Vector v c) => (Int -> a -> b -> m c) -> v a -> v b -> m (v c)
izipWithM g v w = M.liftM ofList (P.sequence (P.zipWith3 g [0 ..] (toList v) (toList w)))

-- | 'zipWithM' without results.
zipWithM_ :: (Monad m, Vector v a, Vector v b) => (a -> b -> m c) -> v a -> v b -> m ()
zipWithM_ g v w = M.zipWithM_ g (toList v) (toList w)

-- | 'izipWithM' without results.
izipWithM_ :: (Monad m, Vector v a, Vector v b) => (Int -> a -> b -> m c) -> v a -> v b -> m ()
izipWithM_ g v w = P.sequence_ (P.zipWith3 g [0 ..] (toList v) (toList w))

-- | The elements that pass.
filter :: Vector v a => (a -> Bool) -> v a -> v a
filter p v = fromWindow (W.filterW p (window v))

-- | The elements that pass with their positions.
ifilter :: Vector v a => (Int -> a -> Bool) -> v a -> v a
ifilter p v = ofList [ x | (i, x) <- P.zip [0 ..] (toList v), p i x ]

-- | The elements that an action lets pass.
filterM :: (Monad m, Vector v a) => (a -> m Bool) -> v a -> m (v a)
filterM p v = M.liftM ofList (go (toList v))
  where
    go [] = return []
    go (x : xs) = p x >>= \ok -> M.liftM (if ok then (x :) else id) (go xs)

-- | Without elements equal to the one before.
uniq :: (Vector v a, Eq a) => v a -> v a
uniq v = ofList (P.map P.head (L.group (toList v)))

-- | The results that there are.
mapMaybe :: (Vector v a, Vector v b) => (a -> Maybe b) -> v a -> v b
mapMaybe g v = ofList (Maybe.mapMaybe g (toList v))

-- | The results that there are, with positions.
imapMaybe :: (Vector v a, Vector v b) => (Int -> a -> Maybe b) -> v a -> v b
imapMaybe g v = ofList (Maybe.catMaybes (P.zipWith g [0 ..] (toList v)))

-- | The results of actions that there are.
mapMaybeM :: (Monad m, Vector v a, Vector v b) => (a -> m (Maybe b)) -> v a -> m (v b)
mapMaybeM g v = M.liftM (ofList . Maybe.catMaybes) (P.mapM g (toList v))

-- | The results of actions that there are, with positions.
imapMaybeM :: (Monad m, Vector v a, Vector v b) => (Int -> a -> m (Maybe b)) -> v a -> m (v b)
imapMaybeM g v = M.liftM (ofList . Maybe.catMaybes) (M.zipWithM g [0 ..] (toList v))

-- | The values that there are.
catMaybes :: (Vector v a, Vector v (Maybe a)) => v (Maybe a) -> v a
catMaybes = mapMaybe id

-- | The longest prefix of elements that pass.
takeWhile :: Vector v a => (a -> Bool) -> v a -> v a
takeWhile p v = take (W.prefixLength p (window v)) v

-- | What is left after 'takeWhile'.
dropWhile :: Vector v a => (a -> Bool) -> v a -> v a
dropWhile p v = drop (W.prefixLength p (window v)) v

-- | The elements that pass and those that do not.
partition :: Vector v a => (a -> Bool) -> v a -> (v a, v a)
partition p v = (filter p v, filter (not . p) v)

-- | The same as 'partition'; in the package the order may differ.
unstablePartition :: Vector v a => (a -> Bool) -> v a -> (v a, v a)
unstablePartition = partition

-- | Two vectors, by the side of the results.
partitionWith :: (Vector v a, Vector v b, Vector v c) => (a -> Either b c) -> v a -> (v b, v c)
partitionWith g v = case Either.partitionEithers (P.map g (toList v)) of (xs, ys) -> (ofList xs, ofList ys)

-- | Both 'takeWhile' and 'dropWhile'.
span :: Vector v a => (a -> Bool) -> v a -> (v a, v a)
span p v = splitAt (W.prefixLength p (window v)) v

-- | 'span' with the test turned around.
break :: Vector v a => (a -> Bool) -> v a -> (v a, v a)
break p = span (not . p)

-- | Runs of elements that are related to the first of the run.
groupBy :: Vector v a => (a -> a -> Bool) -> v a -> [v a]
groupBy p v = P.map fromWindow (W.runsBy p (window v))

-- | Runs of equal elements.
group :: (Vector v a, Eq a) => v a -> [v a]
group = groupBy (==)

-- | Whether an element occurs.
elem :: (Vector v a, Eq a) => a -> v a -> Bool
elem x v = any (== x) v

-- | Whether an element does not occur.
notElem :: (Vector v a, Eq a) => a -> v a -> Bool
notElem x v = not (elem x v)

-- | The first element that passes.
find :: Vector v a => (a -> Bool) -> v a -> Maybe a
find p v = fmap (at v) (findIndex p v)

-- | The first position whose element passes.
findIndex :: Vector v a => (a -> Bool) -> v a -> Maybe Int
findIndex p v = W.below (length v) (W.findFrom 0 p (window v))

-- | The last position whose element passes.
findIndexR :: Vector v a => (a -> Bool) -> v a -> Maybe Int
findIndexR p v = case W.findEnd p (window v) of i -> if i < 0 then Nothing else Just i

-- | All positions whose elements pass.
findIndices :: (Vector v a, Vector v Int) => (a -> Bool) -> v a -> v Int
findIndices p v = ofList (W.positions p (window v))

-- | The first position of an element.
elemIndex :: (Vector v a, Eq a) => a -> v a -> Maybe Int
elemIndex x = findIndex (== x)

-- | All positions of an element.
elemIndices :: (Vector v a, Vector v Int, Eq a) => a -> v a -> v Int
elemIndices x = findIndices (== x)

-- | Folds from the left.
foldl :: Vector v a => (b -> a -> b) -> b -> v a -> b
foldl g z v = W.foldlW g z (window v)

-- | Folds from the left, strictly.
foldl' :: Vector v a => (b -> a -> b) -> b -> v a -> b
foldl' g z v = W.foldlW' g z (window v)

-- | Folds from the left, from the first element.
foldl1 :: Vector v a => (a -> a -> a) -> v a -> a
foldl1 g v0 = let v = nonEmpty "933 (foldl1M)" v0 in foldl g (head v) (drop 1 v)

-- | 'foldl1', strictly.
foldl1' :: Vector v a => (a -> a -> a) -> v a -> a
foldl1' g v0 = let v = nonEmpty "981 (foldl1M')" v0 in foldl' g (head v) (drop 1 v)

-- | Folds from the right.
foldr :: Vector v a => (a -> b -> b) -> b -> v a -> b
foldr g z v = W.foldrW g z (window v)

-- | Folds from the right, strictly.
foldr' :: Vector v a => (a -> b -> b) -> b -> v a -> b
foldr' g z v = W.foldrW' g z (window v)

-- | Folds from the right, from the last element.
foldr1 :: Vector v a => (a -> a -> a) -> v a -> a
foldr1 g v0 = let v = nonEmpty "1022 (foldr1M)" v0 in foldr g (last v) (init v)

-- | 'foldr1', strictly.
foldr1' :: Vector v a => (a -> a -> a) -> v a -> a
foldr1' g v0 = let v = nonEmpty "1022 (foldr1M)" v0 in foldr' g (last v) (init v)

-- | Folds from the left, with positions.
ifoldl :: Vector v a => (b -> Int -> a -> b) -> b -> v a -> b
ifoldl g z v = go (length v - 1)
  where
    go !i = if i < 0 then z else element v i (g (go (i - 1)) i)

-- | Folds from the left, with positions, strictly.
ifoldl' :: Vector v a => (b -> Int -> a -> b) -> b -> v a -> b
ifoldl' g z0 v = go z0 0
  where
    !n = length v
    go !z !i = if i >= n then z else element v i (\x -> go (g z i x) (i + 1))

-- | Folds from the right, with positions.
ifoldr :: Vector v a => (Int -> a -> b -> b) -> b -> v a -> b
ifoldr g z v = go 0
  where
    !n = length v
    go !i = if i >= n then z else element v i (\x -> g i x (go (i + 1)))

-- | Folds from the right, with positions, strictly.
ifoldr' :: Vector v a => (Int -> a -> b -> b) -> b -> v a -> b
ifoldr' g z0 v = go z0 (length v - 1)
  where
    go !z !i = if i < 0 then z else element v i (\x -> go (g i x z) (i - 1))

-- | Combines what a function makes of the elements.
foldMap :: (Monoid m, Vector v a) => (a -> m) -> v a -> m
foldMap g = foldr (\x r -> g x <> r) mempty

-- | 'foldMap' from the left, strictly.
foldMap' :: (Monoid m, Vector v a) => (a -> m) -> v a -> m
foldMap' g = foldl' (\r x -> r <> g x) mempty

-- | Folds with an action.
foldM :: (Monad m, Vector v a) => (b -> a -> m b) -> b -> v a -> m b
foldM g z v = M.foldM g z (toList v)

-- | Folds with an action, strictly.
foldM' :: (Monad m, Vector v a) => (b -> a -> m b) -> b -> v a -> m b
foldM' g = ifoldM' (\b _ x -> g b x)

-- | Folds with an action, without a result.
foldM_ :: (Monad m, Vector v a) => (b -> a -> m b) -> b -> v a -> m ()
foldM_ g z v = foldM g z v >> return ()

-- | Folds with an action, strictly, without a result.
foldM'_ :: (Monad m, Vector v a) => (b -> a -> m b) -> b -> v a -> m ()
foldM'_ g z v = foldM' g z v >> return ()

-- | Folds with an action from the first element.
fold1M :: (Monad m, Vector v a) => (a -> a -> m a) -> v a -> m a
fold1M g v0 = let v = nonEmpty "933 (foldl1M)" v0 in foldM g (head v) (drop 1 v)

-- | 'fold1M', strictly.
fold1M' :: (Monad m, Vector v a) => (a -> a -> m a) -> v a -> m a
fold1M' g v0 = let v = nonEmpty "981 (foldl1M')" v0 in foldM' g (head v) (drop 1 v)

-- | 'fold1M' without a result.
fold1M_ :: (Monad m, Vector v a) => (a -> a -> m a) -> v a -> m ()
fold1M_ g v = fold1M g v >> return ()

-- | 'fold1M'', without a result.
fold1M'_ :: (Monad m, Vector v a) => (a -> a -> m a) -> v a -> m ()
fold1M'_ g v = fold1M' g v >> return ()

-- | Folds with an action and positions.
ifoldM :: (Monad m, Vector v a) => (b -> Int -> a -> m b) -> b -> v a -> m b
ifoldM g z v = M.foldM (\b (i, x) -> g b i x) z (P.zip [0 ..] (toList v))

-- | Folds with an action and positions, strictly.
ifoldM' :: (Monad m, Vector v a) => (b -> Int -> a -> m b) -> b -> v a -> m b
ifoldM' g z0 v = go z0 0
  where
    !n = length v
    go !z !i = if i >= n then return z else element v i (\x -> g z i x >>= \y -> go y (i + 1))

-- | Folds with an action and positions, without a result.
ifoldM_ :: (Monad m, Vector v a) => (b -> Int -> a -> m b) -> b -> v a -> m ()
ifoldM_ g z v = ifoldM g z v >> return ()

-- | Folds with an action and positions, strictly, without a result.
ifoldM'_ :: (Monad m, Vector v a) => (b -> Int -> a -> m b) -> b -> v a -> m ()
ifoldM'_ g z v = ifoldM' g z v >> return ()

-- | Whether all elements pass.
all :: Vector v a => (a -> Bool) -> v a -> Bool
all p v = W.allW p (window v)

-- | Whether an element passes.
any :: Vector v a => (a -> Bool) -> v a -> Bool
any p v = W.anyW p (window v)

-- | Whether all are True.
and :: Vector v Bool => v Bool -> Bool
and = all id

-- | Whether one is True.
or :: Vector v Bool => v Bool -> Bool
or = any id

-- | The sum.
sum :: (Vector v a, Num a) => v a -> a
sum = foldl' (+) 0

-- | The product.
product :: (Vector v a, Num a) => v a -> a
product = foldl' (*) 1

-- | The greatest element.
maximum :: (Vector v a, Ord a) => v a -> a
maximum = maximumBy compare

-- | The least element.
minimum :: (Vector v a, Ord a) => v a -> a
minimum = minimumBy compare

-- | The greatest element, the first of several; in an order.
maximumBy :: Vector v a => (a -> a -> Ordering) -> v a -> a
maximumBy cmp v = v ! maxIndexBy cmp v

-- | The least element, the first of several; in an order.
minimumBy :: Vector v a => (a -> a -> Ordering) -> v a -> a
minimumBy cmp v = v ! minIndexBy cmp v

-- | The element for which a function is greatest.
maximumOn :: (Ord b, Vector v a) => (a -> b) -> v a -> a
maximumOn g = maximumBy (\x y -> compare (g x) (g y))

-- | The element for which a function is least.
minimumOn :: (Ord b, Vector v a) => (a -> b) -> v a -> a
minimumOn g = minimumBy (\x y -> compare (g x) (g y))

-- | The position of the greatest element.
maxIndex :: (Vector v a, Ord a) => v a -> Int
maxIndex = maxIndexBy compare

-- | The position of the least element.
minIndex :: (Vector v a, Ord a) => v a -> Int
minIndex = minIndexBy compare

-- | The position of the greatest element, the first of several.
maxIndexBy :: Vector v a => (a -> a -> Ordering) -> v a -> Int
maxIndexBy cmp = best (\x y -> cmp x y == GT)

-- | The position of the least element, the first of several.
minIndexBy :: Vector v a => (a -> a -> Ordering) -> v a -> Int
minIndexBy cmp = best (\x y -> cmp x y == LT)

-- | The folds of all shorter prefixes.
prescanl :: (Vector v a, Vector v b) => (a -> b -> a) -> a -> v b -> v a
prescanl g z v = ofListN (length v) (P.scanl g z (toList v))

-- | 'prescanl', strictly.
prescanl' :: (Vector v a, Vector v b) => (a -> b -> a) -> a -> v b -> v a
prescanl' g z v = ofListN (length v) (strictScan g z (toList v))

-- | The folds of all nonempty prefixes.
postscanl :: (Vector v a, Vector v b) => (a -> b -> a) -> a -> v b -> v a
postscanl g z v = ofListN (length v) (P.drop 1 (P.scanl g z (toList v)))

-- | 'postscanl', strictly.
postscanl' :: (Vector v a, Vector v b) => (a -> b -> a) -> a -> v b -> v a
postscanl' g z v = ofListN (length v) (P.drop 1 (strictScan g z (toList v)))

-- | The folds of all prefixes.
scanl :: (Vector v a, Vector v b) => (a -> b -> a) -> a -> v b -> v a
scanl g z v = ofListN (length v + 1) (P.scanl g z (toList v))

-- | 'scanl', strictly.
scanl' :: (Vector v a, Vector v b) => (a -> b -> a) -> a -> v b -> v a
scanl' g z v = ofListN (length v + 1) (strictScan g z (toList v))

-- | The folds of all nonempty prefixes, without a start.
scanl1 :: Vector v a => (a -> a -> a) -> v a -> v a
scanl1 g v = ofListN (length v) (P.scanl1 g (toList v))

-- | 'scanl1', strictly.
scanl1' :: Vector v a => (a -> a -> a) -> v a -> v a
scanl1' g v = if null v then empty else scanl' g (head v) (drop 1 v)

-- | 'scanl' with positions.
iscanl :: (Vector v a, Vector v b) => (Int -> a -> b -> a) -> a -> v b -> v a
iscanl g z v = ofListN (length v + 1) (P.scanl (\a (i, b) -> g i a b) z (P.zip [0 ..] (toList v)))

-- | 'iscanl', strictly.
iscanl' :: (Vector v a, Vector v b) => (Int -> a -> b -> a) -> a -> v b -> v a
iscanl' g z v = ofListN (length v + 1) (strictScan (\a (i, b) -> g i a b) z (P.zip [0 ..] (toList v)))

-- | The folds of all shorter suffixes, from the right.
prescanr :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
prescanr g z v = ofListN (length v) (P.drop 1 (P.scanr g z (toList v)))

-- | 'prescanr', strictly.
prescanr' :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
prescanr' g z v = reverse (prescanl' (flip g) z (reverse v))

-- | The folds of all nonempty suffixes, from the right.
postscanr :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
postscanr g z v = ofListN (length v) (P.scanr g z (toList v))

-- | 'postscanr', strictly.
postscanr' :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
postscanr' g z v = reverse (postscanl' (flip g) z (reverse v))

-- | The folds of all suffixes, from the right.
scanr :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
scanr g z v = ofListN (length v + 1) (P.scanr g z (toList v))

-- | 'scanr', strictly.
scanr' :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
scanr' g z v = reverse (scanl' (flip g) z (reverse v))

-- | The folds of all nonempty suffixes, without a start.
scanr1 :: Vector v a => (a -> a -> a) -> v a -> v a
scanr1 g v = ofListN (length v) (P.scanr1 g (toList v))

-- | 'scanr1', strictly.
scanr1' :: Vector v a => (a -> a -> a) -> v a -> v a
scanr1' g v = reverse (scanl1' (flip g) (reverse v))

-- | 'scanr' with positions.
iscanr :: (Vector v a, Vector v b) => (Int -> a -> b -> b) -> b -> v a -> v b
iscanr g z v = ofListN (length v + 1) (P.scanr (\(i, x) b -> g i x b) z (P.zip [0 ..] (toList v)))

-- | 'iscanr', strictly.
iscanr' :: (Vector v a, Vector v b) => (Int -> a -> b -> b) -> b -> v a -> v b
iscanr' g z v = reverse (ofListN (n + 1) (strictScan (\b i -> element v i (\x -> g i x b)) z [n - 1, n - 2 .. 0]))
  where
    n = length v

-- | Whether two vectors are equal in some sense.
eqBy :: (Vector v a, Vector v b) => (a -> b -> Bool) -> v a -> v b -> Bool
eqBy g v w = length v == length w && P.and (P.zipWith g (toList v) (toList w))

-- | Compares two vectors in some order.
cmpBy :: (Vector v a, Vector v b) => (a -> b -> Ordering) -> v a -> v b -> Ordering
cmpBy g v w = mconcat (P.zipWith g (toList v) (toList w)) <> compare (length v) (length w)

-- | The list of the elements.
toList :: Vector v a => v a -> [a]
toList v = W.list (window v)

-- | The vector of a list's elements.
fromList :: Vector v a => [a] -> v a
fromList = ofList

-- | The vector of the first n elements of a list.
fromListN :: Vector v a => Int -> [a] -> v a
fromListN n xs = ofListUpTo n xs

-- | A mutable copy.
thaw :: (PrimMonad m, Vector v a) => v a -> m (MVector (PrimState m) a)
thaw v = primST (thawed v)

-- | The vector itself, not to be used any more.
unsafeThaw :: (PrimMonad m, Vector v a) => v a -> m (MVector (PrimState m) a)
unsafeThaw v = case window v of W.Window o n arr -> return (MVec (evaluates v) o n arr)

-- | An immutable copy.
freeze :: (PrimMonad m, Vector v a) => MVector (PrimState m) a -> m (v a)
freeze m = M.liftM frozen (primST (copied m))

-- | The mutable vector itself, not to be written to any more.
unsafeFreeze :: (PrimMonad m, Vector v a) => MVector (PrimState m) a -> m (v a)
unsafeFreeze m = M.liftM frozen (primST (snapshot m))

-- | Copies into a mutable vector of the same length.
copy :: (PrimMonad m, Vector v a) => MVector (PrimState m) a -> v a -> m ()
copy m v = thaw v >>= \n -> MG.copy m n

-- | The same as 'copy'.
unsafeCopy :: (PrimMonad m, Vector v a) => MVector (PrimState m) a -> v a -> m ()
unsafeCopy = copy

-- | A vector of another kind.
convert :: (Vector v a, Vector w a) => v a -> w a
convert v = chosen (window v) (W.map' id (window v))
