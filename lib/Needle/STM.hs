-- | Transactions. A transaction is never interrupted, so it writes at once and keeps a journal of how to undo it. Nobody
-- sees the writes of a transaction that is retried or ends by an exception: they are undone first.
module Needle.STM
  ( STM, atomically, retry, orElse, throwSTM, catchSTM, unsafeIOToSTM
  , TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, registerDelay
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus, forM_, when)
import Control.Monad.Fix (MonadFix(..))
import Needle.Catch
import Needle.Exception
import Needle.Threads

-- | A transaction: with its journal, to a result or to Nothing, when it is to be tried again.
newtype STM a = STM (IORef Journal -> IO (Maybe a))

-- | A variable that transactions share, and who waits for it to change.
data TVar a = TVar (IORef a) Watched

type Watched = IORef [Watcher]

-- a thread that waits, and whether its transaction would be retried again; if so it waits for what it has read then
data Watcher = Watcher (Waiter ()) (IO (Maybe [Watched]))

instance Eq (TVar a) where
  TVar a _ == TVar b _ = a == b

-- what undoes the writes, the newest first; who waits for the variables that were read, and for those that were written
data Journal = Journal
  { undoing :: [IO ()]
  , looked :: [Watched]
  , written :: [Watched]
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
atomically m = do
  j <- newIORef (Journal [] [] [])
  result <- onException (run m j) (undoTo 0 j)
  case result of
    Just x -> fmap written (readIORef j) >>= changed >> return x
    Nothing -> do
      undoTo 0 j
      seen <- fmap looked (readIORef j)
      wait BlockedOnSTM (Just (toException BlockedIndefinitelyOnSTM)) (\w -> watch seen (Watcher w (wouldRetry m)))
      atomically m

-- Who no longer waits is forgotten here, so that the list does not grow with every wait.
watch :: [Watched] -> Watcher -> IO ()
watch seen watcher@(Watcher w _) = forM_ seen (\watched -> readIORef watched >>= \old -> case old of
  Watcher v _ : _ | v == w -> return ()
  _ -> stillWaiting old >>= writeIORef watched . (watcher :))

stillWaiting :: [Watcher] -> IO [Watcher]
stillWaiting [] = return []
stillWaiting (one@(Watcher w _) : others) = isWaiting w >>= \waits -> fmap (if waits then (one :) else id) (stillWaiting others)

-- Wakes those whose transactions would not be retried again. Waking the others would do no harm, but the stack above
-- them would be given up for nothing.
changed :: [Watched] -> IO ()
changed = mapM_ tell . reverse
  where
    tell watched = do
      watchers <- readIORef watched
      writeIORef watched []
      forM_ (reverse watchers) (\watcher@(Watcher w again) -> isWaiting w >>= \waits ->
        when waits (again >>= maybe (wake w () >> return ()) (\seen -> watch seen watcher)))

-- what a transaction has read, if it is to be retried; it is undone
wouldRetry :: STM a -> IO (Maybe [Watched])
wouldRetry m = do
  j <- newIORef (Journal [] [] [])
  goesOn <- catch (fmap (maybe False (const True)) (run m j)) raises
  undoTo 0 j
  if goesOn then return Nothing else fmap (Just . looked) (readIORef j)
  where
    raises :: SomeException -> IO Bool
    raises _ = return True

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
