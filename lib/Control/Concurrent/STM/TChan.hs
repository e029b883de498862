-- | Channels without a limit, for transactions.
module Control.Concurrent.STM.TChan
  ( TChan, newTChan, newTChanIO, newBroadcastTChan, newBroadcastTChanIO, dupTChan, cloneTChan
  , readTChan, tryReadTChan, peekTChan, tryPeekTChan, writeTChan, unGetTChan, isEmptyTChan
  ) where

import Needle.STM

-- | A channel: where it is read and where it is written.
data TChan a = TChan (TVar (Place a)) (TVar (Place a))

-- a place that has an item and the next place, once it is written
newtype Place a = Place (TVar (Maybe (a, Place a)))

instance Eq (TChan a) where
  TChan a _ == TChan b _ = a == b

-- | A new empty channel.
newTChan :: STM (TChan a)
newTChan = unsafeIOToSTM newTChanIO

-- | A new empty channel, outside of a transaction.
newTChanIO :: IO (TChan a)
newTChanIO = do
  place <- newTVarIO Nothing
  TChan <$> newTVarIO (Place place) <*> newTVarIO (Place place)

-- | A channel that is only written; it is read through dupTChan.
newBroadcastTChan :: STM (TChan a)
newBroadcastTChan = unsafeIOToSTM newBroadcastTChanIO

-- | A channel that is only written, outside of a transaction.
newBroadcastTChanIO :: IO (TChan a)
newBroadcastTChanIO = do
  place <- newTVarIO Nothing
  start <- newTVarIO (error "reading from a TChan created by newBroadcastTChan; use dupTChan first")
  TChan start <$> newTVarIO (Place place)

-- | Adds an item.
writeTChan :: TChan a -> a -> STM ()
writeTChan (TChan _ end) x = do
  Place place <- readTVar end
  next <- newTVar Nothing
  writeTVar place (Just (x, Place next))
  writeTVar end (Place next)

front :: TChan a -> STM (Maybe (a, Place a))
front (TChan start _) = readTVar start >>= \(Place place) -> readTVar place

-- | Takes the oldest item; waits for one.
readTChan :: TChan a -> STM a
readTChan c = tryReadTChan c >>= maybe retry return

-- | Takes the oldest item if there is one.
tryReadTChan :: TChan a -> STM (Maybe a)
tryReadTChan c@(TChan start _) = front c >>= \found -> case found of
  Nothing -> return Nothing
  Just (x, next) -> writeTVar start next >> return (Just x)


-- | The oldest item; waits for one.
peekTChan :: TChan a -> STM a
peekTChan c = tryPeekTChan c >>= maybe retry return

-- | The oldest item if there is one.
tryPeekTChan :: TChan a -> STM (Maybe a)
tryPeekTChan = fmap (fmap fst) . front

-- | A channel that is empty and gets what is written to the other from now on, and the other way round.
dupTChan :: TChan a -> STM (TChan a)
dupTChan (TChan _ end) = do
  start <- readTVar end >>= newTVar
  return (TChan start end)

-- | The same with the items that the other has.
cloneTChan :: TChan a -> STM (TChan a)
cloneTChan (TChan start end) = do
  start' <- readTVar start >>= newTVar
  return (TChan start' end)

-- | Puts an item before the others.
unGetTChan :: TChan a -> a -> STM ()
unGetTChan (TChan start _) x = do
  old <- readTVar start
  place <- newTVar (Just (x, old))
  writeTVar start (Place place)

-- | Is there nothing to read?
isEmptyTChan :: TChan a -> STM Bool
isEmptyTChan = fmap (maybe True (const False)) . front
