-- | Variables that transactions share.
module Control.Concurrent.STM.TVar
  ( TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, modifyTVar, modifyTVar', stateTVar, swapTVar, registerDelay
  ) where

import Needle.STM

-- | Applies a function to the value, lazily.
modifyTVar :: TVar a -> (a -> a) -> STM ()
modifyTVar v f = readTVar v >>= writeTVar v . f

-- | Applies a function to the value, evaluating the result.
modifyTVar' :: TVar a -> (a -> a) -> STM ()
modifyTVar' v f = readTVar v >>= \x -> writeTVar v $! f x

-- | Changes the value and returns a result.
stateTVar :: TVar s -> (s -> (a, s)) -> STM a
stateTVar v f = readTVar v >>= \s -> let (a, s') = f s in writeTVar v s' >> return a

-- | Gives a variable another value; the old one.
swapTVar :: TVar a -> a -> STM a
swapTVar v new = readTVar v >>= \old -> writeTVar v new >> return old
