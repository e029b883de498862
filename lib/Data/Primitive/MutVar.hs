-- | Mutable cells in any monad that has them.
module Data.Primitive.MutVar
  ( MutVar, newMutVar, readMutVar, writeMutVar, atomicModifyMutVar, atomicModifyMutVar', modifyMutVar, modifyMutVar'
  ) where

import Control.Monad.Primitive (PrimMonad(..), PrimState, RealWorld)
import Data.STRef (STRef, modifySTRef, modifySTRef', newSTRef, readSTRef, writeSTRef)

-- | A mutable cell.
type MutVar = STRef

-- | A new cell.
newMutVar :: PrimMonad m => a -> m (MutVar (PrimState m) a)
newMutVar x = primST (newSTRef x)

-- | The contents.
readMutVar :: PrimMonad m => MutVar (PrimState m) a -> m a
readMutVar r = primST (readSTRef r)

-- | Replaces the contents.
writeMutVar :: PrimMonad m => MutVar (PrimState m) a -> a -> m ()
writeMutVar r x = primST (writeSTRef r x)

-- | Replaces the contents and gives something back, both lazily.
atomicModifyMutVar :: PrimMonad m => MutVar (PrimState m) a -> (a -> (a, b)) -> m b
atomicModifyMutVar r f = primST (readSTRef r >>= \x -> let p = f x in writeSTRef r (fst p) >> return (snd p))

-- | Replaces the contents and gives something back, both evaluated.
atomicModifyMutVar' :: PrimMonad m => MutVar (PrimState m) a -> (a -> (a, b)) -> m b
atomicModifyMutVar' r f = primST (readSTRef r >>= \x -> case f x of
  (y, b) -> y `seq` b `seq` (writeSTRef r y >> return b))

-- | Applies a function to the contents, lazily.
modifyMutVar :: PrimMonad m => MutVar (PrimState m) a -> (a -> a) -> m ()
modifyMutVar r f = primST (modifySTRef r f)

-- | Applies a function to the contents and evaluates the result.
modifyMutVar' :: PrimMonad m => MutVar (PrimState m) a -> (a -> a) -> m ()
modifyMutVar' r f = primST (modifySTRef' r f)
