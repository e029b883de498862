{-# LANGUAGE BangPatterns, MultiParamTypeClasses, FlexibleContexts #-}
-- | Mutable vectors, in 'ST' and 'IO'. Meant to be imported qualified.
module Data.Vector.Mutable
  ( MVector, IOVector, STVector, PrimMonad, RealWorld
  , length, null, slice, init, tail, take, drop, splitAt, unsafeSlice
  , new, unsafeNew, replicate, replicateM, generate, generateM, clone, grow
  , read, write, modify, modify', modifyM, swap, exchange
  , unsafeRead, unsafeWrite, unsafeModify, unsafeSwap
  , set, copy, move, mapM_, imapM_, forM_, iforM_, foldl, foldl', foldr
  ) where

import Prelude hiding (length, null, init, tail, take, drop, splitAt, replicate, read, mapM_, foldl, foldr)
import qualified Prelude as P
import Control.Monad.ST (RealWorld)
import qualified Data.Array.Base as A
import Data.Vector.Internal (MVector(..), PrimMonad(..))

-- | A mutable vector of 'IO'.
type IOVector = MVector RealWorld

-- | A mutable vector of a state thread.
type STVector s = MVector s

outOfBounds :: String -> Int -> Int -> a
outOfBounds f i n = error (f ++ ": index out of bounds " ++ show (i, n))

-- | The number of elements.
length :: MVector s a -> Int
length (MVector _ n _) = n

-- | Whether there are no elements.
null :: MVector s a -> Bool
null v = length v == 0

-- | A window: start and length. It shares its elements with the whole.
slice :: Int -> Int -> MVector s a -> MVector s a
slice i k v@(MVector _ n _)
  | i < 0 || k < 0 || i + k > n = error ("slice: invalid slice " ++ show (i, k, n))
  | otherwise = unsafeSlice i k v

-- | 'slice', unchecked.
unsafeSlice :: Int -> Int -> MVector s a -> MVector s a
unsafeSlice i k (MVector o _ a) = MVector (o + i) k a

-- | All but the last element.
init :: MVector s a -> MVector s a
init v = slice 0 (length v - 1) v

-- | All but the first element.
tail :: MVector s a -> MVector s a
tail v = slice 1 (length v - 1) v

-- | The first n elements.
take :: Int -> MVector s a -> MVector s a
take k v = unsafeSlice 0 (max 0 (min k (length v))) v

-- | All but the first n elements.
drop :: Int -> MVector s a -> MVector s a
drop k v = unsafeSlice k' (length v - k') v
  where
    k' = max 0 (min k (length v))

-- | Both 'take' and 'drop'.
splitAt :: Int -> MVector s a -> (MVector s a, MVector s a)
splitAt k v = (take k v, drop k v)

-- | A new vector of a length, elements undefined.
new :: PrimMonad s m => Int -> m (MVector s a)
new n
  | n < 0 = error ("new: negative length " ++ show n)
  | otherwise = replicate n (error "Data.Vector.Mutable: uninitialised element. If you are trying to compact a vector, use the 'Data.Vector.force' function to remove uninitialised elements from the underlying array.")

-- | The same as 'new'.
unsafeNew :: PrimMonad s m => Int -> m (MVector s a)
unsafeNew = new

-- | A new vector, all elements the same.
replicate :: PrimMonad s m => Int -> a -> m (MVector s a)
replicate n0 x = primST (fmap (MVector 0 n) (A.newArray (0, n - 1) x))
  where
    n = max 0 n0

-- | A new vector, each element from a run of the action.
replicateM :: PrimMonad s m => Int -> m a -> m (MVector s a)
replicateM n act = generateM n (\_ -> act)

-- | A new vector of a function's values.
generate :: PrimMonad s m => Int -> (Int -> a) -> m (MVector s a)
generate n f = generateM n (\i -> return (f i))

-- | A new vector of the results of actions.
generateM :: PrimMonad s m => Int -> (Int -> m a) -> m (MVector s a)
generateM n f = do
  v <- new (max 0 n)
  let go !i
        | i >= n = return v
        | otherwise = f i >>= \x -> unsafeWrite v i x >> go (i + 1)
  go 0

-- | A copy.
clone :: PrimMonad s m => MVector s a -> m (MVector s a)
clone v = generateM (length v) (unsafeRead v)

-- | A copy with room for more elements.
grow :: PrimMonad s m => MVector s a -> Int -> m (MVector s a)
grow v k = do
  w <- new (length v + k)
  copy (take (length v) w) v
  return w

-- | The element at a position.
read :: PrimMonad s m => MVector s a -> Int -> m a
read v i
  | i < 0 || i >= length v = outOfBounds "read" i (length v)
  | otherwise = unsafeRead v i

-- | Replaces the element at a position.
write :: PrimMonad s m => MVector s a -> Int -> a -> m ()
write v i x
  | i < 0 || i >= length v = outOfBounds "write" i (length v)
  | otherwise = unsafeWrite v i x

-- | Changes the element at a position.
modify :: PrimMonad s m => MVector s a -> (a -> a) -> Int -> m ()
modify v f i = read v i >>= \x -> unsafeWrite v i (f x)

-- | Changes the element at a position and evaluates it.
modify' :: PrimMonad s m => MVector s a -> (a -> a) -> Int -> m ()
modify' v f i = read v i >>= \x -> let !y = f x in unsafeWrite v i y

-- | Changes the element at a position by an action.
modifyM :: PrimMonad s m => MVector s a -> (a -> m a) -> Int -> m ()
modifyM v f i = read v i >>= f >>= \y -> unsafeWrite v i y

-- | Exchanges the elements at two positions.
swap :: PrimMonad s m => MVector s a -> Int -> Int -> m ()
swap v i j = do
  x <- read v i
  y <- read v j
  unsafeWrite v i y
  unsafeWrite v j x

-- | Replaces the element at a position and returns the old one.
exchange :: PrimMonad s m => MVector s a -> Int -> a -> m a
exchange v i x = do
  y <- read v i
  unsafeWrite v i x
  return y

-- | 'read', unchecked.
unsafeRead :: PrimMonad s m => MVector s a -> Int -> m a
unsafeRead (MVector o _ a) i = primST (A.unsafeRead a (o + i))

-- | 'write', unchecked.
unsafeWrite :: PrimMonad s m => MVector s a -> Int -> a -> m ()
unsafeWrite (MVector o _ a) i x = primST (A.unsafeWrite a (o + i) x)

-- | 'modify', unchecked.
unsafeModify :: PrimMonad s m => MVector s a -> (a -> a) -> Int -> m ()
unsafeModify v f i = unsafeRead v i >>= \x -> unsafeWrite v i (f x)

-- | 'swap', unchecked.
unsafeSwap :: PrimMonad s m => MVector s a -> Int -> Int -> m ()
unsafeSwap = swap

-- | Makes all elements the same.
set :: PrimMonad s m => MVector s a -> a -> m ()
set v x = imapM_ (\i _ -> unsafeWrite v i x) v

-- | Copies the second vector into the first, of the same length.
copy :: PrimMonad s m => MVector s a -> MVector s a -> m ()
copy to from
  | length to /= length from = error ("copy: length mismatch " ++ show (length to, length from))
  | otherwise = imapM_ (unsafeWrite to) from

-- | 'copy' between vectors that may overlap.
move :: PrimMonad s m => MVector s a -> MVector s a -> m ()
move to from = clone from >>= copy to

-- | Runs an action on every element.
mapM_ :: PrimMonad s m => (a -> m b) -> MVector s a -> m ()
mapM_ f = imapM_ (\_ x -> f x)

-- | Runs an action on every element and its position.
imapM_ :: PrimMonad s m => (Int -> a -> m b) -> MVector s a -> m ()
imapM_ f v = go 0
  where
    !n = length v
    go !i
      | i == n = return ()
      | otherwise = unsafeRead v i >>= f i >> go (i + 1)

-- | 'mapM_', the vector first.
forM_ :: PrimMonad s m => MVector s a -> (a -> m b) -> m ()
forM_ v f = mapM_ f v

-- | 'imapM_', the vector first.
iforM_ :: PrimMonad s m => MVector s a -> (Int -> a -> m b) -> m ()
iforM_ v f = imapM_ f v

elements :: PrimMonad s m => MVector s a -> m [a]
elements v = P.mapM (unsafeRead v) [0 .. length v - 1]

-- | Folds from the left.
foldl :: PrimMonad s m => (b -> a -> b) -> b -> MVector s a -> m b
foldl f z v = fmap (P.foldl f z) (elements v)

-- | Folds from the left, strictly.
foldl' :: PrimMonad s m => (b -> a -> b) -> b -> MVector s a -> m b
foldl' f z0 v = go z0 0
  where
    !n = length v
    go !z !i
      | i == n = return z
      | otherwise = unsafeRead v i >>= \x -> go (f z x) (i + 1)

-- | Folds from the right.
foldr :: PrimMonad s m => (a -> b -> b) -> b -> MVector s a -> m b
foldr f z v = fmap (P.foldr f z) (elements v)
