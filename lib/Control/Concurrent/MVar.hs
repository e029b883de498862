-- | Cells that may be empty. There is one thread: waiting on an empty cell is an error.
module Control.Concurrent.MVar
  ( MVar, newEmptyMVar, newMVar, takeMVar, putMVar, readMVar, swapMVar
  , tryTakeMVar, tryPutMVar, tryReadMVar, isEmptyMVar, withMVar, modifyMVar_, modifyMVar
  ) where

import Needle.Exception (BlockedIndefinitelyOnMVar(..))
import Needle.IO

-- | A cell that may be empty.
newtype MVar a = MVar (IORef (Maybe a))

instance Eq (MVar a) where
  MVar a == MVar b = a == b

-- | A new empty cell.
newEmptyMVar :: IO (MVar a)
newEmptyMVar = fmap MVar (newIORef Nothing)

-- | A new full cell.
newMVar :: a -> IO (MVar a)
newMVar x = fmap MVar (newIORef (Just x))

-- | Empties a full cell.
takeMVar :: MVar a -> IO a
takeMVar v = tryTakeMVar v >>= maybe (throwIO BlockedIndefinitelyOnMVar) return

-- | Fills an empty cell.
putMVar :: MVar a -> a -> IO ()
putMVar v x = tryPutMVar v x >>= \ok -> if ok then return () else throwIO BlockedIndefinitelyOnMVar

-- | The contents of a full cell.
readMVar :: MVar a -> IO a
readMVar v = tryReadMVar v >>= maybe (throwIO BlockedIndefinitelyOnMVar) return

-- | Replaces the contents of a full cell.
swapMVar :: MVar a -> a -> IO a
swapMVar v new = takeMVar v >>= \old -> putMVar v new >> return old

-- | Empties a cell if it is full.
tryTakeMVar :: MVar a -> IO (Maybe a)
tryTakeMVar (MVar r) = readIORef r >>= \m -> writeIORef r Nothing >> return m

-- | Fills a cell if it is empty.
tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar (MVar r) x = readIORef r >>= \m -> case m of
  Nothing -> writeIORef r (Just x) >> return True
  Just _ -> return False

-- | The contents of a cell if it is full.
tryReadMVar :: MVar a -> IO (Maybe a)
tryReadMVar (MVar r) = readIORef r

-- | Is the cell empty?
isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar (MVar r) = fmap (maybe True (const False)) (readIORef r)

-- | Uses the contents and puts them back.
withMVar :: MVar a -> (a -> IO b) -> IO b
withMVar v io = takeMVar v >>= \a -> onException (io a) (putMVar v a) >>= \b -> putMVar v a >> return b

-- | Changes the contents.
modifyMVar_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVar_ v io = takeMVar v >>= \a -> onException (io a) (putMVar v a) >>= \a' -> putMVar v a'

-- | Changes the contents and returns a result.
modifyMVar :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVar v io = takeMVar v >>= \a -> onException (io a) (putMVar v a) >>= \(a', b) -> putMVar v a' >> return b
