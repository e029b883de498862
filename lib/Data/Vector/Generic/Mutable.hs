{-# LANGUAGE BangPatterns, MultiParamTypeClasses, FlexibleContexts, FlexibleInstances #-}
-- | Mutable vectors of any kind. Meant to be imported qualified.
module Data.Vector.Generic.Mutable
  ( MVector(..), PrimMonad, PrimState, RealWorld, newMVec, length, null, slice, unsafeSlice, init, tail, take, drop
  , splitAt, unsafeInit, unsafeTail, unsafeTake, unsafeDrop, overlaps, new, unsafeNew, replicate, replicateM
  , generate, generateM, clone, grow, unsafeGrow, clear, read, readMaybe, write, modify, modify', modifyM, modifyM'
  , swap, exchange, unsafeRead, unsafeWrite, unsafeModify, unsafeModifyM, unsafeSwap, unsafeExchange, set, copy
  , move, unsafeCopy, unsafeMove, mapM_, imapM_, forM_, iforM_, foldl, foldl', foldr, foldr', ifoldl, ifoldl'
  , ifoldr, ifoldr', foldM, foldM', foldrM, foldrM', ifoldM, ifoldM', ifoldrM, ifoldrM', nextPermutation
  , prevPermutation
  ) where

import Prelude hiding (drop, foldl, foldr, init, length, mapM_, null, read, replicate, splitAt, tail, take)
import Control.Monad.Primitive (PrimMonad(..), PrimState, RealWorld)
import Data.Vector.Internal (MVec(..))
import Needle.Prim (IORes(..), primArrayEq, primCopyArray, primNewArray, primReadArray, primWriteArray)
import Needle.ST (ST(..))

-- | Mutable vectors: here there is one type of them.
class MVector v a where
  -- | As the type that there is.
  toMVec :: v s a -> MVec s a
  -- | From the type that there is.
  fromMVec :: MVec s a -> v s a

instance MVector MVec a where
  toMVec v = v
  fromMVec v = v

uninitialised :: a
uninitialised = error "Data.Vector.Mutable: uninitialised element. If you are trying to compact a vector, use the 'Data.Vector.force' function to remove uninitialised elements from the underlying array."

-- | A new vector that does or does not evaluate its elements.
newMVec :: MVector v a => Bool -> Int -> a -> ST t (v s a)
newMVec e n x = ST (\w -> case primNewArray k x w of IORes arr -> IORes (fromMVec (MVec e 0 k arr)))
  where
    k = max 0 n

-- A copy with room for more elements.
copyMVec :: MVector v a => Int -> MVec s a -> ST t (v s a)
copyMVec more (MVec e o n arr) = ST (\w -> case primNewArray (n + more) uninitialised w of
  IORes new -> case primCopyArray arr o new 0 n w of IORes _ -> IORes (fromMVec (MVec e 0 (n + more) new)))

copyInto :: MVec s a -> MVec s a -> ST t ()
copyInto (MVec e p _ b) (MVec f o n a)
  | e && not f = ST (\w -> evaluated w 0)
  | otherwise = ST (\w -> primCopyArray a o b p n w)
  where
    evaluated w !i = if i >= n then IORes () else case primReadArray a (o + i) w of
      IORes !x -> case primWriteArray b (p + i) x w of IORes _ -> evaluated w (i + 1)

set' :: (PrimMonad m, MVector v a) => v (PrimState m) a -> a -> m ()
set' v x = case toMVec v of
  MVec _ o n arr ->
    let go !i w = if i >= o + n then IORes () else case primWriteArray arr i x w of IORes _ -> go (i + 1) w
    in primST (ST (\w -> go o w))

-- The position, if it is in range. What reads or writes there needs the position, so it cannot come before the test.
position :: MVector v a => String -> v s a -> Int -> Int
position f v i
  | i < 0 || i >= length v = error (f ++ ": index out of bounds " ++ show (i, length v))
  | otherwise = i

-- The rest of this section does not test.

part :: MVector v a => Int -> Int -> v s a -> v s a
part i k v = case toMVec v of MVec e o _ arr -> fromMVec (MVec e (o + i) k arr)

readAt :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m a
readAt v i = case toMVec v of MVec _ o _ arr -> primST (ST (\w -> primReadArray arr (o + i) w))

writeAt :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m ()
writeAt v i x = case toMVec v of
  MVec e o _ arr
    | e -> primST (ST (\w -> case x of !y -> primWriteArray arr (o + i) y w))
    | otherwise -> primST (ST (\w -> primWriteArray arr (o + i) x w))

swapAt :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> Int -> m ()
swapAt v i j = readAt v i >>= \x -> readAt v j >>= \y -> writeAt v i y >> writeAt v j x

sameLength :: MVector v a => String -> v s a -> v s a -> b -> b
sameLength f v w act
  | length v /= length w = error (f ++ ": length mismatch " ++ show (length v, length w))
  | otherwise = act

-- The last position whose element stands in the right order to its neighbour is exchanged with the last element behind it
-- that does too; what is behind is turned around.
permutationBy :: (PrimMonad m, MVector v a) => (a -> a -> Bool) -> v (PrimState m) a -> m Bool
permutationBy before v = pivot (length v - 2)
  where
    pivot i
      | i < 0 = return False
      | otherwise = readAt v i >>= \x -> readAt v (i + 1) >>= \y ->
          if before x y then partner i x (length v - 1) else pivot (i - 1)
    partner i x j = readAt v j >>= \y ->
      if before x y then swapAt v i j >> turn (i + 1) (length v - 1) else partner i x (j - 1)
    turn i j
      | i >= j = return True
      | otherwise = swapAt v i j >> turn (i + 1) (j - 1)

-- | The number of elements.
length :: MVector v a => v s a -> Int
length v = case toMVec v of MVec _ _ n _ -> n

-- | Whether there are no elements.
null :: MVector v a => v s a -> Bool
null v = length v == 0

-- | A window: start and length. It shares its elements with the whole.
slice :: MVector v a => Int -> Int -> v s a -> v s a
slice i k v
  | i < 0 || k < 0 || k > length v - i = error ("slice: invalid slice " ++ show (i, k, length v))
  | otherwise = part i k v

-- | The same as 'slice'.
unsafeSlice :: MVector v a => Int -> Int -> v s a -> v s a
unsafeSlice = slice

-- | All but the last element.
init :: MVector v a => v s a -> v s a
init v = slice 0 (length v - 1) v

-- | All but the first element.
tail :: MVector v a => v s a -> v s a
tail v = slice 1 (length v - 1) v

-- | The first n elements.
take :: MVector v a => Int -> v s a -> v s a
take k v = part 0 (max 0 (min k (length v))) v

-- | All but the first n elements.
drop :: MVector v a => Int -> v s a -> v s a
drop k v = let j = max 0 (min k (length v)) in part j (length v - j) v

-- | Both 'take' and 'drop'.
splitAt :: MVector v a => Int -> v s a -> (v s a, v s a)
splitAt k v = (take k v, drop k v)

-- | The same as 'init'.
unsafeInit :: MVector v a => v s a -> v s a
unsafeInit = init

-- | The same as 'tail'.
unsafeTail :: MVector v a => v s a -> v s a
unsafeTail = tail

-- | The same as 'take'.
unsafeTake :: MVector v a => Int -> v s a -> v s a
unsafeTake = take

-- | The same as 'drop'.
unsafeDrop :: MVector v a => Int -> v s a -> v s a
unsafeDrop = drop

-- | Whether two windows share elements.
overlaps :: MVector v a => v s a -> v s a -> Bool
overlaps v w = case toMVec v of
  MVec _ o n a -> case toMVec w of
    MVec _ p k b -> primArrayEq a b && o < p + k && p < o + n

-- | A new vector of a length, elements undefined.
new :: (PrimMonad m, MVector v a) => Int -> m (v (PrimState m) a)
new n
  | n < 0 = error ("new: negative length " ++ show n)
  | otherwise = replicate n uninitialised

-- | The same as 'new'.
unsafeNew :: (PrimMonad m, MVector v a) => Int -> m (v (PrimState m) a)
unsafeNew = new

-- | A new vector, all elements the same.
replicate :: (PrimMonad m, MVector v a) => Int -> a -> m (v (PrimState m) a)
replicate n x = primST (newMVec False n x)

-- | A new vector, each element from a run of the action.
replicateM :: (PrimMonad m, MVector v a) => Int -> m a -> m (v (PrimState m) a)
replicateM n act = generateM n (\_ -> act)

-- | A new vector of a function's values.
generate :: (PrimMonad m, MVector v a) => Int -> (Int -> a) -> m (v (PrimState m) a)
generate n f = generateM n (\i -> return (f i))

-- | A new vector of the results of actions.
generateM :: (PrimMonad m, MVector v a) => Int -> (Int -> m a) -> m (v (PrimState m) a)
generateM n f = do
  v <- new (max 0 n)
  let go !i
        | i >= n = return v
        | otherwise = f i >>= \x -> writeAt v i x >> go (i + 1)
  go 0

-- | A copy.
clone :: (PrimMonad m, MVector v a) => v (PrimState m) a -> m (v (PrimState m) a)
clone v = primST (copyMVec 0 (toMVec v))

-- | A copy with room for more elements.
grow :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m (v (PrimState m) a)
grow v k
  | k < 0 || k > maxBound - length v = error ("grow: length out of range " ++ show k)
  | otherwise = primST (copyMVec k (toMVec v))

-- | The same as 'grow'.
unsafeGrow :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m (v (PrimState m) a)
unsafeGrow = grow

-- | Forgets all elements.
clear :: (PrimMonad m, MVector v a) => v (PrimState m) a -> m ()
clear v = set' v uninitialised

-- | The element at a position.
read :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m a
read v i = readAt v (position "read" v i)

-- | The element at a position, if there is one.
readMaybe :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m (Maybe a)
readMaybe v i = if i < 0 || i >= length v then return Nothing else readAt v i >>= \x -> return (Just x)

-- | Replaces the element at a position.
write :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m ()
write v i x = writeAt v (position "write" v i) x

-- | Applies a function to an element.
modify :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> a) -> Int -> m ()
modify v f i = let j = position "modify" v i in readAt v j >>= \x -> writeAt v j (f x)

-- | Applies a function to an element and evaluates the result.
modify' :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> a) -> Int -> m ()
modify' v f i = let j = position "modify'" v i in readAt v j >>= \x -> let !y = f x in writeAt v j y

-- | Applies an action to an element.
modifyM :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM v f i = let j = position "modifyM" v i in readAt v j >>= f >>= writeAt v j

-- | Applies an action to an element and evaluates the result.
modifyM' :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM' v f i = let j = position "modifyM'" v i in readAt v j >>= f >>= \y -> y `seq` writeAt v j y

-- | Exchanges two elements.
swap :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> Int -> m ()
swap v i j = swapAt v (position "swap" v i) (position "swap" v j)

-- | Replaces an element and gives back the old one.
exchange :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m a
exchange v i x = let j = position "exchange" v i in readAt v j >>= \y -> writeAt v j x >> return y

-- | The same as 'read'.
unsafeRead :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m a
unsafeRead = read

-- | The same as 'write'.
unsafeWrite :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m ()
unsafeWrite = write

-- | The same as 'modify'.
unsafeModify :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> a) -> Int -> m ()
unsafeModify = modify

-- | The same as 'modifyM'.
unsafeModifyM :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> m a) -> Int -> m ()
unsafeModifyM = modifyM

-- | The same as 'swap'.
unsafeSwap :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> Int -> m ()
unsafeSwap = swap

-- | The same as 'exchange'.
unsafeExchange :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m a
unsafeExchange = exchange

-- | Replaces all elements.
set :: (PrimMonad m, MVector v a) => v (PrimState m) a -> a -> m ()
set v x = case toMVec v of MVec e _ _ _ -> if e then x `seq` set' v x else set' v x

-- | Copies the second vector into the first; they are of one length and do not overlap.
copy :: (PrimMonad m, MVector v a) => v (PrimState m) a -> v (PrimState m) a -> m ()
copy to from = sameLength "copy" to from (primST (copyInto (toMVec to) (toMVec from)))

-- | Copies the second vector into the first; they are of one length.
move :: (PrimMonad m, MVector v a) => v (PrimState m) a -> v (PrimState m) a -> m ()
move to from = sameLength "move" to from (clone from >>= \v -> primST (copyInto (toMVec to) (toMVec v)))

-- | The same as 'copy'.
unsafeCopy :: (PrimMonad m, MVector v a) => v (PrimState m) a -> v (PrimState m) a -> m ()
unsafeCopy = copy

-- | The same as 'move'.
unsafeMove :: (PrimMonad m, MVector v a) => v (PrimState m) a -> v (PrimState m) a -> m ()
unsafeMove = move

-- | Runs an action for every element.
mapM_ :: (PrimMonad m, MVector v a) => (a -> m b) -> v (PrimState m) a -> m ()
mapM_ f = imapM_ (\_ x -> f x)

-- | Runs an action for every position and element.
imapM_ :: (PrimMonad m, MVector v a) => (Int -> a -> m b) -> v (PrimState m) a -> m ()
imapM_ f v = ifoldM' (\_ i x -> f i x >> return ()) () v

-- | 'mapM_' with its arguments exchanged.
forM_ :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> m b) -> m ()
forM_ v f = mapM_ f v

-- | 'imapM_' with its arguments exchanged.
iforM_ :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (Int -> a -> m b) -> m ()
iforM_ v f = imapM_ f v

-- | Folds from the left.
foldl :: (PrimMonad m, MVector v a) => (b -> a -> b) -> b -> v (PrimState m) a -> m b
foldl f = ifoldl (\b _ x -> f b x)

-- | Folds from the left, strictly.
foldl' :: (PrimMonad m, MVector v a) => (b -> a -> b) -> b -> v (PrimState m) a -> m b
foldl' f = ifoldl' (\b _ x -> f b x)

-- | Folds from the right.
foldr :: (PrimMonad m, MVector v a) => (a -> b -> b) -> b -> v (PrimState m) a -> m b
foldr f = ifoldr (\_ x b -> f x b)

-- | Folds from the right, strictly.
foldr' :: (PrimMonad m, MVector v a) => (a -> b -> b) -> b -> v (PrimState m) a -> m b
foldr' f = ifoldr' (\_ x b -> f x b)

-- | Folds from the left, with positions.
ifoldl :: (PrimMonad m, MVector v a) => (b -> Int -> a -> b) -> b -> v (PrimState m) a -> m b
ifoldl f = ifoldM (\b i x -> return (f b i x))

-- | Folds from the left, with positions, strictly.
ifoldl' :: (PrimMonad m, MVector v a) => (b -> Int -> a -> b) -> b -> v (PrimState m) a -> m b
ifoldl' f = ifoldM' (\b i x -> return (f b i x))

-- | Folds from the right, with positions.
ifoldr :: (PrimMonad m, MVector v a) => (Int -> a -> b -> b) -> b -> v (PrimState m) a -> m b
ifoldr f = ifoldrM (\i x b -> return (f i x b))

-- | Folds from the right, with positions, strictly.
ifoldr' :: (PrimMonad m, MVector v a) => (Int -> a -> b -> b) -> b -> v (PrimState m) a -> m b
ifoldr' f = ifoldrM' (\i x b -> return (f i x b))

-- | Folds with an action from the left.
foldM :: (PrimMonad m, MVector v a) => (b -> a -> m b) -> b -> v (PrimState m) a -> m b
foldM f = ifoldM (\b _ x -> f b x)

-- | Folds with an action from the left, strictly.
foldM' :: (PrimMonad m, MVector v a) => (b -> a -> m b) -> b -> v (PrimState m) a -> m b
foldM' f = ifoldM' (\b _ x -> f b x)

-- | Folds with an action from the right.
foldrM :: (PrimMonad m, MVector v a) => (a -> b -> m b) -> b -> v (PrimState m) a -> m b
foldrM f = ifoldrM (\_ x b -> f x b)

-- | Folds with an action from the right, strictly.
foldrM' :: (PrimMonad m, MVector v a) => (a -> b -> m b) -> b -> v (PrimState m) a -> m b
foldrM' f = ifoldrM' (\_ x b -> f x b)

-- | Folds with an action from the left, with positions.
ifoldM :: (PrimMonad m, MVector v a) => (b -> Int -> a -> m b) -> b -> v (PrimState m) a -> m b
ifoldM f b0 v = go 0 b0
  where
    !n = length v
    go !i b = if i >= n then return b else readAt v i >>= \x -> f b i x >>= go (i + 1)

-- | Folds with an action from the left, with positions, strictly.
ifoldM' :: (PrimMonad m, MVector v a) => (b -> Int -> a -> m b) -> b -> v (PrimState m) a -> m b
ifoldM' f b0 v = go 0 b0
  where
    !n = length v
    go !i !b = if i >= n then return b else readAt v i >>= \x -> f b i x >>= go (i + 1)

-- | Folds with an action from the right, with positions.
ifoldrM :: (PrimMonad m, MVector v a) => (Int -> a -> b -> m b) -> b -> v (PrimState m) a -> m b
ifoldrM f b0 v = go (length v - 1) b0
  where
    go !i b = if i < 0 then return b else readAt v i >>= \x -> f i x b >>= go (i - 1)

-- | Folds with an action from the right, with positions, strictly.
ifoldrM' :: (PrimMonad m, MVector v a) => (Int -> a -> b -> m b) -> b -> v (PrimState m) a -> m b
ifoldrM' f b0 v = go (length v - 1) b0
  where
    go !i !b = if i < 0 then return b else readAt v i >>= \x -> f i x b >>= go (i - 1)

-- | The next permutation in lexicographic order; False, and no change, after the last.
nextPermutation :: (PrimMonad m, Ord a, MVector v a) => v (PrimState m) a -> m Bool
nextPermutation = permutationBy (<)

-- | The previous permutation in lexicographic order; False, and no change, before the first.
prevPermutation :: (PrimMonad m, Ord a, MVector v a) => v (PrimState m) a -> m Bool
prevPermutation = permutationBy (>)
