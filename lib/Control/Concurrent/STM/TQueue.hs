-- | Queues without a limit, for transactions.
module Control.Concurrent.STM.TQueue
  ( TQueue, newTQueue, newTQueueIO, readTQueue, tryReadTQueue, flushTQueue, peekTQueue, tryPeekTQueue, writeTQueue
  , unGetTQueue, isEmptyTQueue
  ) where

import Control.Concurrent.STM.TVar
import Needle.STM

-- | A queue: the items that are read next, and the others, the newest first.
data TQueue a = TQueue (TVar [a]) (TVar [a])

instance Eq (TQueue a) where
  TQueue a _ == TQueue b _ = a == b

-- | A new empty queue.
newTQueue :: STM (TQueue a)
newTQueue = unsafeIOToSTM newTQueueIO

-- | A new empty queue, outside of a transaction.
newTQueueIO :: IO (TQueue a)
newTQueueIO = TQueue <$> newTVarIO [] <*> newTVarIO []

-- | Adds an item.
writeTQueue :: TQueue a -> a -> STM ()
writeTQueue (TQueue _ later) x = modifyTVar later (x :)

-- | Takes the oldest item; waits for one.
readTQueue :: TQueue a -> STM a
readTQueue q = tryReadTQueue q >>= maybe retry return

-- | Takes the oldest item if there is one.
tryReadTQueue :: TQueue a -> STM (Maybe a)
tryReadTQueue q@(TQueue next _) = tryPeekTQueue q >>= \found -> case found of
  Nothing -> return Nothing
  item -> modifyTVar next (drop 1) >> return item

-- | Takes all items.
flushTQueue :: TQueue a -> STM [a]
flushTQueue (TQueue next later) = do
  xs <- emptied next
  ys <- emptied later
  return (xs ++ reverse ys)
  where
    emptied v = readTVar v >>= \items -> if null items then return [] else writeTVar v [] >> return items

-- | The oldest item; waits for one.
peekTQueue :: TQueue a -> STM a
peekTQueue q = tryPeekTQueue q >>= maybe retry return

-- | The oldest item if there is one.
tryPeekTQueue :: TQueue a -> STM (Maybe a)
tryPeekTQueue (TQueue next later) = readTVar next >>= \xs -> case xs of
  x : _ -> return (Just x)
  [] -> fmap reverse (readTVar later) >>= \ys -> case ys of
    [] -> return Nothing
    y : _ -> writeTVar later [] >> writeTVar next ys >> return (Just y)

-- | Puts an item before the others.
unGetTQueue :: TQueue a -> a -> STM ()
unGetTQueue (TQueue next _) x = modifyTVar next (x :)

-- | Is there nothing to read?
isEmptyTQueue :: TQueue a -> STM Bool
isEmptyTQueue = fmap (maybe True (const False)) . tryPeekTQueue
