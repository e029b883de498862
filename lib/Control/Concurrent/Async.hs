{-# LANGUAGE ExistentialQuantification, RankNTypes #-}
-- | Actions in threads of their own, whose results are waited for.
module Control.Concurrent.Async
  ( Async, async, asyncBound, asyncOn, asyncWithUnmask, withAsync, withAsyncBound, withAsyncOn, withAsyncWithUnmask
  , wait, poll, waitCatch, asyncThreadId, compareAsyncs
  , cancel, uninterruptibleCancel, cancelWith, AsyncCancelled(..)
  , waitSTM, pollSTM, waitCatchSTM
  , waitAny, waitAnyCatch, waitAnyCancel, waitAnyCatchCancel, waitAnySTM, waitAnyCatchSTM
  , waitEither, waitEitherCatch, waitEitherCancel, waitEitherCatchCancel, waitEither_, waitEitherSTM, waitEitherCatchSTM
  , waitBoth, waitBothSTM
  , link, linkOnly, link2, link2Only, ExceptionInLinkedThread(..)
  , race, race_, concurrently, concurrently_, mapConcurrently, mapConcurrently_, forConcurrently, forConcurrently_
  , replicateConcurrently, replicateConcurrently_, Concurrently(..)
  ) where

import Control.Applicative (Alternative(..))
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad (forever, replicateM, void, when)

-- | A thread, and how to learn its outcome.
data Async a = Async ThreadId (STM (Either SomeException a))

instance Eq (Async a) where
  a == b = compareAsyncs a b == EQ

instance Ord (Async a) where
  compare = compareAsyncs

instance Functor Async where
  fmap f (Async t outcome) = Async t (fmap (fmap f) outcome)

-- | Compares the threads.
compareAsyncs :: Async a -> Async b -> Ordering
compareAsyncs (Async a _) (Async b _) = compare a b

-- | The thread.
asyncThreadId :: Async a -> ThreadId
asyncThreadId (Async t _) = t

-- | What is thrown to an action that is cancelled.
data AsyncCancelled = AsyncCancelled
  deriving (Show, Eq)

instance Exception AsyncCancelled where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

-- | What is thrown to a thread that is linked to one that ended by an exception.
data ExceptionInLinkedThread = forall a. ExceptionInLinkedThread (Async a) SomeException

instance Show ExceptionInLinkedThread where
  showsPrec d (ExceptionInLinkedThread (Async t _) e) = showParen (d >= 11)
    (showString "ExceptionInLinkedThread " . showsPrec 11 t . showString " " . showsPrec 11 e)

instance Exception ExceptionInLinkedThread where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

-- | Runs an action in a thread of its own.
async :: IO a -> IO (Async a)
async action = do
  outcome <- newEmptyTMVarIO
  t <- forkFinally action (atomically . putTMVar outcome)
  return (Async t (readTMVar outcome))

-- | async.
asyncBound :: IO a -> IO (Async a)
asyncBound = async

-- | async.
asyncOn :: Int -> IO a -> IO (Async a)
asyncOn _ = async

-- | async with exceptions held back, for an action that can let them in.
asyncWithUnmask :: ((forall b. IO b -> IO b) -> IO a) -> IO (Async a)
asyncWithUnmask action = mask_ (async (action interruptible))

-- | Runs an action in a thread of its own while another one runs, and cancels it then.
withAsync :: IO a -> (Async a -> IO b) -> IO b
withAsync action inner = mask (\restore -> do
  a <- async (restore action)
  r <- restore (inner a) `onException` uninterruptibleCancel a
  uninterruptibleCancel a
  return r)

-- | withAsync.
withAsyncBound :: IO a -> (Async a -> IO b) -> IO b
withAsyncBound = withAsync

-- | withAsync.
withAsyncOn :: Int -> IO a -> (Async a -> IO b) -> IO b
withAsyncOn _ = withAsync

-- | withAsync with exceptions held back, for an action that can let them in.
withAsyncWithUnmask :: ((forall c. IO c -> IO c) -> IO a) -> (Async a -> IO b) -> IO b
withAsyncWithUnmask action = withAsync (mask_ (action interruptible))

-- Waiting for one

-- | The result, or its exception.
wait :: Async a -> IO a
wait a = waitCatch a >>= either throwIO return

-- | The outcome.
waitCatch :: Async a -> IO (Either SomeException a)
waitCatch = atomically . waitCatchSTM

-- | The outcome if it is there.
poll :: Async a -> IO (Maybe (Either SomeException a))
poll = atomically . pollSTM

-- | The result, or its exception, in a transaction.
waitSTM :: Async a -> STM a
waitSTM a = waitCatchSTM a >>= either throwSTM return

-- | The outcome, in a transaction.
waitCatchSTM :: Async a -> STM (Either SomeException a)
waitCatchSTM (Async _ outcome) = outcome

-- | The outcome if it is there, in a transaction.
pollSTM :: Async a -> STM (Maybe (Either SomeException a))
pollSTM a = fmap Just (waitCatchSTM a) `orElse` return Nothing

-- | Ends the action by an exception, and waits until it has ended.
cancel :: Async a -> IO ()
cancel a = cancelWith a AsyncCancelled

-- | cancel by another exception.
cancelWith :: Exception e => Async a -> e -> IO ()
cancelWith a e = throwTo (asyncThreadId a) e >> void (waitCatch a)

-- | cancel that cannot be interrupted.
uninterruptibleCancel :: Async a -> IO ()
uninterruptibleCancel = uninterruptibleMask_ . cancel

-- Waiting for several

-- | The first that ends, and its outcome, in a transaction.
waitAnyCatchSTM :: [Async a] -> STM (Async a, Either SomeException a)
waitAnyCatchSTM = foldr (\a others -> fmap ((,) a) (waitCatchSTM a) `orElse` others) retry

-- | The first that ends, and its result or its exception, in a transaction.
waitAnySTM :: [Async a] -> STM (Async a, a)
waitAnySTM = foldr (\a others -> fmap ((,) a) (waitSTM a) `orElse` others) retry

-- | The first that ends, and its outcome.
waitAnyCatch :: [Async a] -> IO (Async a, Either SomeException a)
waitAnyCatch = atomically . waitAnyCatchSTM

-- | The first that ends, and its result or its exception.
waitAny :: [Async a] -> IO (Async a, a)
waitAny = atomically . waitAnySTM

-- | waitAnyCatch; then the others are cancelled.
waitAnyCatchCancel :: [Async a] -> IO (Async a, Either SomeException a)
waitAnyCatchCancel as = waitAnyCatch as `finally` mapM_ cancel as

-- | waitAny; then the others are cancelled.
waitAnyCancel :: [Async a] -> IO (Async a, a)
waitAnyCancel as = waitAny as `finally` mapM_ cancel as

-- | The outcome of the first of two that ends, in a transaction.
waitEitherCatchSTM :: Async a -> Async b -> STM (Either (Either SomeException a) (Either SomeException b))
waitEitherCatchSTM a b = fmap Left (waitCatchSTM a) `orElse` fmap Right (waitCatchSTM b)

-- | The result of the first of two that ends, or its exception, in a transaction.
waitEitherSTM :: Async a -> Async b -> STM (Either a b)
waitEitherSTM a b = fmap Left (waitSTM a) `orElse` fmap Right (waitSTM b)

-- | The outcome of the first of two that ends.
waitEitherCatch :: Async a -> Async b -> IO (Either (Either SomeException a) (Either SomeException b))
waitEitherCatch a b = atomically (waitEitherCatchSTM a b)

-- | The result of the first of two that ends, or its exception.
waitEither :: Async a -> Async b -> IO (Either a b)
waitEither a b = atomically (waitEitherSTM a b)

-- | waitEither without the result.
waitEither_ :: Async a -> Async b -> IO ()
waitEither_ a b = void (waitEither a b)

-- | waitEitherCatch; then both are cancelled.
waitEitherCatchCancel :: Async a -> Async b -> IO (Either (Either SomeException a) (Either SomeException b))
waitEitherCatchCancel a b = waitEitherCatch a b `finally` (cancel a >> cancel b)

-- | waitEither; then both are cancelled.
waitEitherCancel :: Async a -> Async b -> IO (Either a b)
waitEitherCancel a b = waitEither a b `finally` (cancel a >> cancel b)

-- | Both results, or the first exception, in a transaction.
waitBothSTM :: Async a -> Async b -> STM (a, b)
waitBothSTM a b = do
  x <- waitSTM a `orElse` (waitSTM b >> retry)
  y <- waitSTM b
  return (x, y)

-- | Both results, or the first exception.
waitBoth :: Async a -> Async b -> IO (a, b)
waitBoth a b = atomically (waitBothSTM a b)

-- Links

-- | An exception that ends the other thread is thrown to this one, unless the other was cancelled.
link :: Async a -> IO ()
link = linkOnly (\e -> case fromException e of
  Just AsyncCancelled -> False
  Nothing -> True)

-- | link for the exceptions that a function selects.
linkOnly :: (SomeException -> Bool) -> Async a -> IO ()
linkOnly selects a = myThreadId >>= \me -> void (forkIO (waitCatch a >>= tell me))
  where
    tell me (Left e) = when (selects e) (throwTo me (ExceptionInLinkedThread a e))
    tell _ _ = return ()

-- | An exception that ends one of two threads is thrown to the other, unless it was cancelled.
link2 :: Async a -> Async b -> IO ()
link2 = link2Only (\e -> case fromException e of
  Just AsyncCancelled -> False
  Nothing -> True)

-- | link2 for the exceptions that a function selects.
link2Only :: (SomeException -> Bool) -> Async a -> Async b -> IO ()
link2Only selects a b = void (forkIO (waitEitherCatch a b >>= \first -> case first of
  Left (Left e) | selects e -> throwTo (asyncThreadId b) (ExceptionInLinkedThread a e)
  Right (Left e) | selects e -> throwTo (asyncThreadId a) (ExceptionInLinkedThread b e)
  _ -> return ()))

-- Together

-- | The result of the action that ends first; the other is cancelled.
race :: IO a -> IO b -> IO (Either a b)
race left right = withAsync left (\a -> withAsync right (waitEither a))

-- | race without the result.
race_ :: IO a -> IO b -> IO ()
race_ left right = void (race left right)

-- | Both results; when one action throws the other is cancelled.
concurrently :: IO a -> IO b -> IO (a, b)
concurrently left right = withAsync left (\a -> withAsync right (waitBoth a))

-- | concurrently without the results.
concurrently_ :: IO a -> IO b -> IO ()
concurrently_ left right = void (concurrently left right)

-- | Actions that run at the same time when they are combined.
newtype Concurrently a = Concurrently { runConcurrently :: IO a }

instance Functor Concurrently where
  fmap f (Concurrently a) = Concurrently (fmap f a)

instance Applicative Concurrently where
  pure = Concurrently . return
  Concurrently f <*> Concurrently a = Concurrently (fmap (\(g, x) -> g x) (concurrently f a))

instance Alternative Concurrently where
  empty = Concurrently (forever (threadDelay maxBound))
  Concurrently a <|> Concurrently b = Concurrently (fmap (either id id) (race a b))

instance Semigroup a => Semigroup (Concurrently a) where
  a <> b = (<>) <$> a <*> b

instance (Semigroup a, Monoid a) => Monoid (Concurrently a) where
  mempty = pure mempty

-- | traverse with all actions at the same time.
mapConcurrently :: Traversable t => (a -> IO b) -> t a -> IO (t b)
mapConcurrently f = runConcurrently . traverse (Concurrently . f)

-- | mapConcurrently without the results.
mapConcurrently_ :: Foldable f => (a -> IO b) -> f a -> IO ()
mapConcurrently_ f = runConcurrently . foldr (\x rest -> Concurrently (f x) *> rest) (pure ())

-- | mapConcurrently with its arguments exchanged.
forConcurrently :: Traversable t => t a -> (a -> IO b) -> IO (t b)
forConcurrently = flip mapConcurrently

-- | mapConcurrently_ with its arguments exchanged.
forConcurrently_ :: Foldable f => f a -> (a -> IO b) -> IO ()
forConcurrently_ = flip mapConcurrently_

-- | An action so many times at the same time.
replicateConcurrently :: Int -> IO a -> IO [a]
replicateConcurrently n = runConcurrently . replicateM n . Concurrently

-- | replicateConcurrently without the results.
replicateConcurrently_ :: Int -> IO a -> IO ()
replicateConcurrently_ n = void . replicateConcurrently n
