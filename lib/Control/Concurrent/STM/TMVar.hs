-- | Cells that may be empty, for transactions.
module Control.Concurrent.STM.TMVar
  ( TMVar, newTMVar, newEmptyTMVar, newTMVarIO, newEmptyTMVarIO, takeTMVar, putTMVar, readTMVar, 
  , tryReadTMVar, swapTMVar, tryTakeTMVar, tryPutTMVar, isEmptyTMVar
  ) where

import Needle.STM

-- | A cell that may be empty.
newtype TMVar a = TMVar (TVar (Maybe a))
  deriving Eq

-- | A new full cell.
newTMVar :: a -> STM (TMVar a)
newTMVar = fmap TMVar . newTVar . Just

-- | A new full cell, outside of a transaction.
newTMVarIO :: a -> IO (TMVar a)
newTMVarIO = fmap TMVar . newTVarIO . Just

-- | A new empty cell.
newEmptyTMVar :: STM (TMVar a)
newEmptyTMVar = fmap TMVar (newTVar Nothing)

-- | A new empty cell, outside of a transaction.
newEmptyTMVarIO :: IO (TMVar a)
newEmptyTMVarIO = fmap TMVar (newTVarIO Nothing)

-- | Empties a full cell.
takeTMVar :: TMVar a -> STM a
takeTMVar v = tryTakeTMVar v >>= maybe retry return

-- | Empties a cell if it is full.
tryTakeTMVar :: TMVar a -> STM (Maybe a)
tryTakeTMVar (TMVar v) = readTVar v >>= \m -> case m of
  Nothing -> return Nothing
  full -> writeTVar v Nothing >> return full

-- | Fills an empty cell.
putTMVar :: TMVar a -> a -> STM ()
putTMVar v x = tryPutTMVar v x >>= \done -> if done then return () else retry

-- | Fills a cell if it is empty.
tryPutTMVar :: TMVar a -> a -> STM Bool
tryPutTMVar (TMVar v) x = readTVar v >>= \m -> case m of
  Nothing -> writeTVar v (Just x) >> return True
  Just _ -> return False

-- | The contents of a full cell.
readTMVar :: TMVar a -> STM a
readTMVar v = tryReadTMVar v >>= maybe retry return

-- | The contents of a cell if it is full.
tryReadTMVar :: TMVar a -> STM (Maybe a)
tryReadTMVar (TMVar v) = readTVar v

-- | Replaces the contents of a full cell.
swapTMVar :: TMVar a -> a -> STM a
swapTMVar v new = takeTMVar v >>= \old -> putTMVar v new >> return old

-- | Is the cell empty?
isEmptyTMVar :: TMVar a -> STM Bool
isEmptyTMVar = fmap (maybe True (const False)) . tryReadTMVar
