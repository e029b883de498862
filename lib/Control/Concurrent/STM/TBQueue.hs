-- | Queues with a limit, for transactions.
module Control.Concurrent.STM.TBQueue
  ( TBQueue, newTBQueue, newTBQueueIO, readTBQueue, tryReadTBQueue, flushTBQueue, peekTBQueue, tryPeekTBQueue
  , writeTBQueue, unGetTBQueue, lengthTBQueue, isEmptyTBQueue, isFullTBQueue
  ) where

import Control.Concurrent.STM.TQueue
import Control.Concurrent.STM.TVar
import Needle.STM
import Numeric.Natural (Natural)

-- | A queue: its items, how many they are, how many they may be.
data TBQueue a = TBQueue (TQueue a) (TVar Natural) Natural

instance Eq (TBQueue a) where
  TBQueue a _ _ == TBQueue b _ _ = a == b

-- | A new empty queue for so many items.
newTBQueue :: Natural -> STM (TBQueue a)
newTBQueue = unsafeIOToSTM . newTBQueueIO

-- | A new empty queue for so many items, outside of a transaction.
newTBQueueIO :: Natural -> IO (TBQueue a)
newTBQueueIO most = do
  items <- newTQueueIO
  count <- newTVarIO 0
  return (TBQueue items count most)

-- | Adds an item; waits for room.
writeTBQueue :: TBQueue a -> a -> STM ()
writeTBQueue q@(TBQueue items _ _) x = more q >> writeTQueue items x

-- | Puts an item before the others; waits for room.
unGetTBQueue :: TBQueue a -> a -> STM ()
unGetTBQueue q@(TBQueue items _ _) x = more q >> unGetTQueue items x

more :: TBQueue a -> STM ()
more q@(TBQueue _ count _) = isFullTBQueue q >>= \full -> if full then retry else modifyTVar' count (+ 1)

-- | Takes the oldest item; waits for one.
readTBQueue :: TBQueue a -> STM a
readTBQueue q = tryReadTBQueue q >>= maybe retry return

-- | Takes the oldest item if there is one.
tryReadTBQueue :: TBQueue a -> STM (Maybe a)
tryReadTBQueue (TBQueue items count _) = tryReadTQueue items >>= \found -> case found of
  Nothing -> return Nothing
  item -> modifyTVar' count (subtract 1) >> return item

-- | Takes all items.
flushTBQueue :: TBQueue a -> STM [a]
flushTBQueue (TBQueue items count _) = flushTQueue items >>= \xs -> if null xs then return [] else writeTVar count 0 >> return xs

-- | The oldest item; waits for one.
peekTBQueue :: TBQueue a -> STM a
peekTBQueue (TBQueue items _ _) = peekTQueue items

-- | The oldest item if there is one.
tryPeekTBQueue :: TBQueue a -> STM (Maybe a)
tryPeekTBQueue (TBQueue items _ _) = tryPeekTQueue items

-- | How many items there are.
lengthTBQueue :: TBQueue a -> STM Natural
lengthTBQueue (TBQueue _ count _) = readTVar count

-- | Is there nothing to read?
isEmptyTBQueue :: TBQueue a -> STM Bool
isEmptyTBQueue (TBQueue items _ _) = isEmptyTQueue items

-- | Is there no room?
isFullTBQueue :: TBQueue a -> STM Bool
isFullTBQueue (TBQueue _ count most) = fmap (>= most) (readTVar count)
