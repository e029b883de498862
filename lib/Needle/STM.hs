-- | Transactions. A transaction is never interrupted, so it writes at once and keeps a journal of how to undo it. Nobody
-- sees the writes of a transaction that is retried or ends by an exception: they are undone first.
module Needle.STM
  ( STM, atomically, retry, orElse, throwSTM, catchSTM, unsafeIOToSTM
  , TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, registerDelay
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus, forM_)
import Control.Monad.Fix (MonadFix(..))
import Needle.Catch
import Needle.Exception
import Needle.Threads

-- | A transaction: with its journal, to a result or to Nothing, when it is to be tried again.
newtype STM a = STM (IORef Journal -> IO (Maybe a))

-- | A variable that transactions share, and who waits for it to change.
data TVar a = TVar (IORef a) (IORef [Waiter ()])

instance Eq (TVar a) where
  TVar a _ == TVar b _ = a == b

-- what undoes the writes, the newest first; the waiters of the variables that were read, and of those that were written
data Journal = Journal
  { undoing :: [IO ()]
  , looked :: [IORef [Waiter ()]]
  , written :: [IORef [Waiter ()]]
  }

run :: STM a -> IORef Journal -> IO (Maybe a)
run (STM m) = m

instance Functor STM where
  fmap f (STM m) = STM (\j -> fmap (fmap f) (m j))

instance Applicative STM where
  pure x = STM (\_ -> return (Just x))
  mf <*> mx = mf >>= \f -> fmap f mx

instance Monad STM where
  STM m >>= k = STM (\j -> m j >>= maybe (return Nothing) (\a -> run (k a) j))

instance Alternative STM where
  empty = retry
  (<|>) = orElse

instance MonadPlus STM

instance MonadFix STM where
  mfix f = STM (\j -> mfix (\r -> run (f (maybe (error "mfix: the transaction is retried") id r)) j))

instance Semigroup a => Semigroup (STM a) where
  a <> b = (<>) <$> a <*> b

instance Monoid a => Monoid (STM a) where
  mempty = pure mempty

-- | Runs a transaction as one step. One that is retried waits until a variable that it has read is written.
atomically :: STM a -> IO a
atomically (STM m) = do
  j <- newIORef (Journal [] [] [])
  result <- onException (m j) (undoTo 0 j)
  case result of
    Just x -> do
      journal <- readIORef j
      forM_ (reverse (written journal)) (\waiters -> do
        ws <- readIORef waiters
        writeIORef waiters []
        forM_ (reverse ws) (\w -> wake w ()))
      return x
    Nothing -> do
      undoTo 0 j
      journal <- readIORef j
      wait BlockedOnSTM (Just (toException BlockedIndefinitelyOnSTM)) (\w -> forM_ (looked journal) (waitingFor w))
      atomically (STM m)

-- Who no longer waits is forgotten here, so that nobody who waits again and again is counted more than once.
waitingFor :: Waiter () -> IORef [Waiter ()] -> IO ()
waitingFor w waiters = readIORef waiters >>= \old -> case old of
  v : _ | v == w -> return ()
  _ -> still old >>= \ws -> writeIORef waiters (w : ws)
  where
    still [] = return []
    still (v : vs) = isWaiting v >>= \waits -> fmap (if waits then (v :) else id) (still vs)

-- undoes the newest writes until so many are left
undoTo :: Int -> IORef Journal -> IO ()
undoTo mark j = do
  journal <- readIORef j
  let (newer, older) = splitAt (length (undoing journal) - mark) (undoing journal)
  sequence_ newer
  writeIORef j journal { undoing = older, written = drop (length newer) (written journal) }

marked :: IORef Journal -> IO Int
marked j = fmap (length . undoing) (readIORef j)

-- | Undoes the transaction and waits for another state of what it has read.
retry :: STM a
retry = STM (\_ -> return Nothing)

-- | The first transaction, or the second if the first is retried.
orElse :: STM a -> STM a -> STM a
orElse (STM a) (STM b) = STM (\j -> do
  mark <- marked j
  result <- a j
  case result of
    Nothing -> undoTo mark j >> b j
    done -> return done)

-- | Throws an exception out of a transaction.
throwSTM :: Exception e => e -> STM a
throwSTM e = STM (\_ -> throwIO e)

-- | A handler for one type of exception; what the transaction wrote before is undone.
catchSTM :: Exception e => STM a -> (e -> STM a) -> STM a
catchSTM (STM a) h = STM (\j -> do
  mark <- marked j
  catch (a j) (\e -> undoTo mark j >> run (h e) j))

-- | An action as a transaction. It is not undone.
unsafeIOToSTM :: IO a -> STM a
unsafeIOToSTM m = STM (\_ -> fmap Just m)

-- | A new variable.
newTVar :: a -> STM (TVar a)
newTVar = unsafeIOToSTM . newTVarIO

-- | A new variable, outside of a transaction.
newTVarIO :: a -> IO (TVar a)
newTVarIO x = do
  cell <- newIORef x
  waiters <- newIORef []
  return (TVar cell waiters)

-- | The value of a variable.
readTVar :: TVar a -> STM a
readTVar (TVar cell waiters) = STM (\j -> do
  modifyIORef' j (\journal -> journal { looked = waiters : looked journal })
  fmap Just (readIORef cell))

-- | The value of a variable, outside of a transaction.
readTVarIO :: TVar a -> IO a
readTVarIO (TVar cell _) = readIORef cell

-- | Gives a variable another value.
writeTVar :: TVar a -> a -> STM ()
writeTVar (TVar cell waiters) x = STM (\j -> do
  old <- readIORef cell
  modifyIORef' j (\journal -> journal { undoing = writeIORef cell old : undoing journal, written = waiters : written journal })
  writeIORef cell x
  return (Just ()))

-- | A variable that becomes True after so many microseconds.
registerDelay :: Int -> IO (TVar Bool)
registerDelay delay = do
  v <- newTVarIO False
  _ <- after delay (atomically (writeTVar v True))
  return v
