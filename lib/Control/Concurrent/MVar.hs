-- | Cells that may be empty, for one thread to wait for another.
module Control.Concurrent.MVar
  ( MVar, newEmptyMVar, newMVar, takeMVar, putMVar, readMVar, swapMVar
  , tryTakeMVar, tryPutMVar, tryReadMVar, isEmptyMVar, withMVar, withMVarMasked, modifyMVar_, modifyMVar, modifyMVarMasked_
  , modifyMVarMasked, mkWeakMVar, addMVarFinalizer
  ) where

import System.Mem.Weak (Weak, mkWeakPtr)
import Needle.Catch
import Needle.Exception (BlockedIndefinitelyOnMVar(..), toException)
import Needle.Threads

-- | A cell that may be empty. Who waits is served in the order of coming, but readers first.
newtype MVar a = MVar (IORef (Cell a))

data Cell a = Empty [Wanted a] | Full a [(a, Waiter ())]

data Wanted a = ToRead (Waiter a) | ToTake (Waiter a)

instance Eq (MVar a) where
  MVar a == MVar b = a == b

-- | A new empty cell.
newEmptyMVar :: IO (MVar a)
newEmptyMVar = fmap MVar (newIORef (Empty []))

-- | A new full cell.
newMVar :: a -> IO (MVar a)
newMVar x = fmap MVar (newIORef (Full x []))

waitFor :: (Waiter a -> IO ()) -> IO a
waitFor = wait BlockedOnMVar (Just (toException BlockedIndefinitelyOnMVar))

-- | Empties a full cell.
takeMVar :: MVar a -> IO a
takeMVar v@(MVar r) = tryTakeMVar v >>= maybe (waitFor (\w -> modifyIORef r (want w))) return
  where
    want w (Empty ws) = Empty (ws ++ [ToTake w])
    want _ full = full

-- | Fills an empty cell.
putMVar :: MVar a -> a -> IO ()
putMVar (MVar r) x = readIORef r >>= \cell -> case cell of
  Empty ws -> fill r x ws
  Full y ws -> waitFor (\w -> writeIORef r (Full y (ws ++ [(x, w)])))

-- | The contents of a full cell.
readMVar :: MVar a -> IO a
readMVar (MVar r) = readIORef r >>= \cell -> case cell of
  Full x _ -> return x
  Empty ws -> waitFor (\w -> writeIORef r (Empty (ToRead w : ws)))

-- hands the contents to those that want them
fill :: IORef (Cell a) -> a -> [Wanted a] -> IO ()
fill r x [] = writeIORef r (Full x [])
fill r x (ToRead w : ws) = wake w x >> fill r x ws
fill r x (ToTake w : ws) = wake w x >>= \taken -> if taken then writeIORef r (Empty ws) else fill r x ws

-- takes the next contents of those that want to put some
refill :: IORef (Cell a) -> [(a, Waiter ())] -> IO ()
refill r [] = writeIORef r (Empty [])
refill r ((x, w) : ws) = wake w () >>= \put -> if put then writeIORef r (Full x ws) else refill r ws

-- | Replaces the contents of a full cell.
swapMVar :: MVar a -> a -> IO a
swapMVar v new = mask_ (takeMVar v >>= \old -> putMVar v new >> return old)

-- | Empties a cell if it is full.
tryTakeMVar :: MVar a -> IO (Maybe a)
tryTakeMVar (MVar r) = readIORef r >>= \cell -> case cell of
  Empty _ -> return Nothing
  Full x ws -> refill r ws >> return (Just x)

-- | Fills a cell if it is empty.
tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar (MVar r) x = readIORef r >>= \cell -> case cell of
  Empty ws -> fill r x ws >> return True
  Full _ _ -> return False

-- | The contents of a cell if it is full.
tryReadMVar :: MVar a -> IO (Maybe a)
tryReadMVar (MVar r) = fmap contents (readIORef r)
  where
    contents (Full x _) = Just x
    contents (Empty _) = Nothing

-- | Is the cell empty?
isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar v = fmap (maybe True (const False)) (tryReadMVar v)

-- | Uses the contents and puts them back.
withMVar :: MVar a -> (a -> IO b) -> IO b
withMVar v io = modifyMVar v (\a -> fmap ((,) a) (io a))

-- | withMVar with exceptions held back.
withMVarMasked :: MVar a -> (a -> IO b) -> IO b
withMVarMasked v io = mask_ (withMVar v io)

-- | Changes the contents.
modifyMVar_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVar_ v io = mask (\restore -> takeMVar v >>= \a -> onException (restore (io a)) (putMVar v a) >>= putMVar v)

-- | Changes the contents and returns a result.
modifyMVar :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVar v io = mask (\restore -> takeMVar v >>= \a ->
  onException (restore (io a >>= evaluate)) (putMVar v a) >>= \(a', b) -> putMVar v a' >> return b)

-- | modifyMVar_ with exceptions held back.
modifyMVarMasked_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVarMasked_ v io = mask_ (modifyMVar_ v io)

-- | modifyMVar with exceptions held back.
modifyMVarMasked :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVarMasked v io = mask_ (modifyMVar v io)

-- | A weak pointer to a cell; the action runs when that is finalised.
mkWeakMVar :: MVar a -> IO () -> IO (Weak (MVar a))
mkWeakMVar v f = mkWeakPtr v (Just f)

-- | Without effect: cells stay.
addMVarFinalizer :: MVar a -> IO () -> IO ()
addMVarFinalizer _ _ = return ()
