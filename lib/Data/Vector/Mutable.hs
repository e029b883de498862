-- | Mutable vectors of any values. Meant to be imported qualified.
module Data.Vector.Mutable
  ( MVector, IOVector, STVector, PrimMonad, PrimState, RealWorld, length, null, slice, unsafeSlice, init, tail, take
  , drop, splitAt, unsafeInit, unsafeTail, unsafeTake, unsafeDrop, overlaps, new, unsafeNew, replicate, replicateM
  , generate, generateM, clone, grow, unsafeGrow, clear, read, readMaybe, write, modify, modify', modifyM, modifyM'
  , swap, exchange, unsafeRead, unsafeWrite, unsafeModify, unsafeModifyM, unsafeSwap, unsafeExchange, set, copy
  , move, unsafeCopy, unsafeMove, mapM_, imapM_, forM_, iforM_, foldl, foldl', foldr, foldr', ifoldl, ifoldl'
  , ifoldr, ifoldr', foldM, foldM', foldrM, foldrM', ifoldM, ifoldM', ifoldrM, ifoldrM', nextPermutation
  , prevPermutation
  ) where

import Prelude hiding (drop, foldl, foldr, init, length, mapM_, null, read, replicate, splitAt, tail, take)
import Control.Monad.Primitive (PrimMonad(..), PrimState, RealWorld)
import qualified Data.Vector.Generic.Mutable as G
import Data.Vector.Internal (MVector)

-- | A mutable vector of 'IO'.
type IOVector = MVector RealWorld

-- | A mutable vector of a state thread.
type STVector s = MVector s

-- | The number of elements.
length :: MVector s a -> Int
length = G.length

-- | Whether there are no elements.
null :: MVector s a -> Bool
null = G.null

-- | A window: start and length. It shares its elements with the whole.
slice :: Int -> Int -> MVector s a -> MVector s a
slice = G.slice

-- | The same as 'slice'.
unsafeSlice :: Int -> Int -> MVector s a -> MVector s a
unsafeSlice = G.unsafeSlice

-- | All but the last element.
init :: MVector s a -> MVector s a
init = G.init

-- | All but the first element.
tail :: MVector s a -> MVector s a
tail = G.tail

-- | The first n elements.
take :: Int -> MVector s a -> MVector s a
take = G.take

-- | All but the first n elements.
drop :: Int -> MVector s a -> MVector s a
drop = G.drop

-- | Both 'take' and 'drop'.
splitAt :: Int -> MVector s a -> (MVector s a, MVector s a)
splitAt = G.splitAt

-- | The same as 'init'.
unsafeInit :: MVector s a -> MVector s a
unsafeInit = G.unsafeInit

-- | The same as 'tail'.
unsafeTail :: MVector s a -> MVector s a
unsafeTail = G.unsafeTail

-- | The same as 'take'.
unsafeTake :: Int -> MVector s a -> MVector s a
unsafeTake = G.unsafeTake

-- | The same as 'drop'.
unsafeDrop :: Int -> MVector s a -> MVector s a
unsafeDrop = G.unsafeDrop

-- | Whether two windows share elements.
overlaps :: MVector s a -> MVector s a -> Bool
overlaps = G.overlaps

-- | A new vector of a length, elements undefined.
new :: PrimMonad m => Int -> m (MVector (PrimState m) a)
new = G.new

-- | The same as 'new'.
unsafeNew :: PrimMonad m => Int -> m (MVector (PrimState m) a)
unsafeNew = G.unsafeNew

-- | A new vector, all elements the same.
replicate :: PrimMonad m => Int -> a -> m (MVector (PrimState m) a)
replicate = G.replicate

-- | A new vector, each element from a run of the action.
replicateM :: PrimMonad m => Int -> m a -> m (MVector (PrimState m) a)
replicateM = G.replicateM

-- | A new vector of a function's values.
generate :: PrimMonad m => Int -> (Int -> a) -> m (MVector (PrimState m) a)
generate = G.generate

-- | A new vector of the results of actions.
generateM :: PrimMonad m => Int -> (Int -> m a) -> m (MVector (PrimState m) a)
generateM = G.generateM

-- | A copy.
clone :: PrimMonad m => MVector (PrimState m) a -> m (MVector (PrimState m) a)
clone = G.clone

-- | A copy with room for more elements.
grow :: PrimMonad m => MVector (PrimState m) a -> Int -> m (MVector (PrimState m) a)
grow = G.grow

-- | The same as 'grow'.
unsafeGrow :: PrimMonad m => MVector (PrimState m) a -> Int -> m (MVector (PrimState m) a)
unsafeGrow = G.unsafeGrow

-- | Forgets all elements.
clear :: PrimMonad m => MVector (PrimState m) a -> m ()
clear = G.clear

-- | The element at a position.
read :: PrimMonad m => MVector (PrimState m) a -> Int -> m a
read = G.read

-- | The element at a position, if there is one.
readMaybe :: PrimMonad m => MVector (PrimState m) a -> Int -> m (Maybe a)
readMaybe = G.readMaybe

-- | Replaces the element at a position.
write :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m ()
write = G.write

-- | Applies a function to an element.
modify :: PrimMonad m => MVector (PrimState m) a -> (a -> a) -> Int -> m ()
modify = G.modify

-- | Applies a function to an element and evaluates the result.
modify' :: PrimMonad m => MVector (PrimState m) a -> (a -> a) -> Int -> m ()
modify' = G.modify'

-- | Applies an action to an element.
modifyM :: PrimMonad m => MVector (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM = G.modifyM

-- | Applies an action to an element and evaluates the result.
modifyM' :: PrimMonad m => MVector (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM' = G.modifyM'

-- | Exchanges two elements.
swap :: PrimMonad m => MVector (PrimState m) a -> Int -> Int -> m ()
swap = G.swap

-- | Replaces an element and gives back the old one.
exchange :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m a
exchange = G.exchange

-- | The same as 'read'.
unsafeRead :: PrimMonad m => MVector (PrimState m) a -> Int -> m a
unsafeRead = G.unsafeRead

-- | The same as 'write'.
unsafeWrite :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m ()
unsafeWrite = G.unsafeWrite

-- | The same as 'modify'.
unsafeModify :: PrimMonad m => MVector (PrimState m) a -> (a -> a) -> Int -> m ()
unsafeModify = G.unsafeModify

-- | The same as 'modifyM'.
unsafeModifyM :: PrimMonad m => MVector (PrimState m) a -> (a -> m a) -> Int -> m ()
unsafeModifyM = G.unsafeModifyM

-- | The same as 'swap'.
unsafeSwap :: PrimMonad m => MVector (PrimState m) a -> Int -> Int -> m ()
unsafeSwap = G.unsafeSwap

-- | The same as 'exchange'.
unsafeExchange :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m a
unsafeExchange = G.unsafeExchange

-- | Replaces all elements.
set :: PrimMonad m => MVector (PrimState m) a -> a -> m ()
set = G.set

-- | Copies the second vector into the first; they are of one length and do not overlap.
copy :: PrimMonad m => MVector (PrimState m) a -> MVector (PrimState m) a -> m ()
copy = G.copy

-- | Copies the second vector into the first; they are of one length.
move :: PrimMonad m => MVector (PrimState m) a -> MVector (PrimState m) a -> m ()
move = G.move

-- | The same as 'copy'.
unsafeCopy :: PrimMonad m => MVector (PrimState m) a -> MVector (PrimState m) a -> m ()
unsafeCopy = G.unsafeCopy

-- | The same as 'move'.
unsafeMove :: PrimMonad m => MVector (PrimState m) a -> MVector (PrimState m) a -> m ()
unsafeMove = G.unsafeMove

-- | Runs an action for every element.
mapM_ :: PrimMonad m => (a -> m b) -> MVector (PrimState m) a -> m ()
mapM_ = G.mapM_

-- | Runs an action for every position and element.
imapM_ :: PrimMonad m => (Int -> a -> m b) -> MVector (PrimState m) a -> m ()
imapM_ = G.imapM_

-- | 'mapM_' with its arguments exchanged.
forM_ :: PrimMonad m => MVector (PrimState m) a -> (a -> m b) -> m ()
forM_ = G.forM_

-- | 'imapM_' with its arguments exchanged.
iforM_ :: PrimMonad m => MVector (PrimState m) a -> (Int -> a -> m b) -> m ()
iforM_ = G.iforM_

-- | Folds from the left.
foldl :: PrimMonad m => (b -> a -> b) -> b -> MVector (PrimState m) a -> m b
foldl = G.foldl

-- | Folds from the left, strictly.
foldl' :: PrimMonad m => (b -> a -> b) -> b -> MVector (PrimState m) a -> m b
foldl' = G.foldl'

-- | Folds from the right.
foldr :: PrimMonad m => (a -> b -> b) -> b -> MVector (PrimState m) a -> m b
foldr = G.foldr

-- | Folds from the right, strictly.
foldr' :: PrimMonad m => (a -> b -> b) -> b -> MVector (PrimState m) a -> m b
foldr' = G.foldr'

-- | Folds from the left, with positions.
ifoldl :: PrimMonad m => (b -> Int -> a -> b) -> b -> MVector (PrimState m) a -> m b
ifoldl = G.ifoldl

-- | Folds from the left, with positions, strictly.
ifoldl' :: PrimMonad m => (b -> Int -> a -> b) -> b -> MVector (PrimState m) a -> m b
ifoldl' = G.ifoldl'

-- | Folds from the right, with positions.
ifoldr :: PrimMonad m => (Int -> a -> b -> b) -> b -> MVector (PrimState m) a -> m b
ifoldr = G.ifoldr

-- | Folds from the right, with positions, strictly.
ifoldr' :: PrimMonad m => (Int -> a -> b -> b) -> b -> MVector (PrimState m) a -> m b
ifoldr' = G.ifoldr'

-- | Folds with an action from the left.
foldM :: PrimMonad m => (b -> a -> m b) -> b -> MVector (PrimState m) a -> m b
foldM = G.foldM

-- | Folds with an action from the left, strictly.
foldM' :: PrimMonad m => (b -> a -> m b) -> b -> MVector (PrimState m) a -> m b
foldM' = G.foldM'

-- | Folds with an action from the right.
foldrM :: PrimMonad m => (a -> b -> m b) -> b -> MVector (PrimState m) a -> m b
foldrM = G.foldrM

-- | Folds with an action from the right, strictly.
foldrM' :: PrimMonad m => (a -> b -> m b) -> b -> MVector (PrimState m) a -> m b
foldrM' = G.foldrM'

-- | Folds with an action from the left, with positions.
ifoldM :: PrimMonad m => (b -> Int -> a -> m b) -> b -> MVector (PrimState m) a -> m b
ifoldM = G.ifoldM

-- | Folds with an action from the left, with positions, strictly.
ifoldM' :: PrimMonad m => (b -> Int -> a -> m b) -> b -> MVector (PrimState m) a -> m b
ifoldM' = G.ifoldM'

-- | Folds with an action from the right, with positions.
ifoldrM :: PrimMonad m => (Int -> a -> b -> m b) -> b -> MVector (PrimState m) a -> m b
ifoldrM = G.ifoldrM

-- | Folds with an action from the right, with positions, strictly.
ifoldrM' :: PrimMonad m => (Int -> a -> b -> m b) -> b -> MVector (PrimState m) a -> m b
ifoldrM' = G.ifoldrM'

-- | The next permutation in lexicographic order; False, and no change, after the last.
nextPermutation :: (PrimMonad m, Ord a) => MVector (PrimState m) a -> m Bool
nextPermutation = G.nextPermutation

-- | The previous permutation in lexicographic order; False, and no change, before the first.
prevPermutation :: (PrimMonad m, Ord a) => MVector (PrimState m) a -> m Bool
prevPermutation = G.prevPermutation
