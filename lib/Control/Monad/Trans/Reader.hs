-- | The reader transformer: computations in an environment.
module Control.Monad.Trans.Reader
  ( Reader, reader, runReader, mapReader, withReader
  , ReaderT(..), mapReaderT, withReaderT
  , ask, local, asks
  , liftCallCC, liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations in an environment, nothing below.
type Reader r = ReaderT r Identity

-- | Computations in an environment, on top of another monad.
newtype ReaderT r m a = ReaderT { runReaderT :: r -> m a }

instance Functor m => Functor (ReaderT r m) where
  fmap f m = ReaderT (\r -> fmap f (runReaderT m r))

instance Applicative m => Applicative (ReaderT r m) where
  pure a = ReaderT (\_ -> pure a)
  mf <*> mx = ReaderT (\r -> runReaderT mf r <*> runReaderT mx r)
  m *> n = ReaderT (\r -> runReaderT m r *> runReaderT n r)
  m <* n = ReaderT (\r -> runReaderT m r <* runReaderT n r)

instance Monad m => Monad (ReaderT r m) where
  m >>= k = ReaderT (\r -> runReaderT m r >>= \a -> runReaderT (k a) r)
  (>>) = (*>)

instance MonadFail m => MonadFail (ReaderT r m) where
  fail msg = ReaderT (\_ -> fail msg)

instance Alternative m => Alternative (ReaderT r m) where
  empty = ReaderT (\_ -> empty)
  m <|> n = ReaderT (\r -> runReaderT m r <|> runReaderT n r)

instance MonadPlus m => MonadPlus (ReaderT r m)

instance MonadFix m => MonadFix (ReaderT r m) where
  mfix f = ReaderT (\r -> mfix (\a -> runReaderT (f a) r))

instance MonadTrans (ReaderT r) where
  lift m = ReaderT (\_ -> m)

instance MonadIO m => MonadIO (ReaderT r m) where
  liftIO m = lift (liftIO m)

-- | A function of the environment.
reader :: Monad m => (r -> a) -> ReaderT r m a
reader f = ReaderT (\r -> return (f r))

-- | Runs in an environment.
runReader :: Reader r a -> r -> a
runReader m r = runIdentity (runReaderT m r)

-- | Changes the result.
mapReader :: (a -> b) -> Reader r a -> Reader r b
mapReader f = mapReaderT (\m -> Identity (f (runIdentity m)))

-- | Changes the environment before running.
withReader :: (r' -> r) -> Reader r a -> Reader r' a
withReader = withReaderT

-- | Changes the computation below.
mapReaderT :: (m a -> n b) -> ReaderT r m a -> ReaderT r n b
mapReaderT f m = ReaderT (\r -> f (runReaderT m r))

-- | Changes the environment before running.
withReaderT :: (r' -> r) -> ReaderT r m a -> ReaderT r' m a
withReaderT f m = ReaderT (\r -> runReaderT m (f r))

-- | The environment.
ask :: Monad m => ReaderT r m r
ask = ReaderT return

-- | Runs in a changed environment.
local :: (r -> r) -> ReaderT r m a -> ReaderT r m a
local = withReaderT

-- | A function of the environment.
asks :: Monad m => (r -> a) -> ReaderT r m a
asks f = ReaderT (\r -> return (f r))

-- | @callCC@ of the monad below.
liftCallCC :: (((a -> m b) -> m a) -> m a) -> ((a -> ReaderT r m b) -> ReaderT r m a) -> ReaderT r m a
liftCallCC callCC f = ReaderT (\r -> callCC (\c -> runReaderT (f (\a -> ReaderT (\_ -> c a))) r))

-- | @catchE@ of the monad below.
liftCatch :: (m a -> (e -> m a) -> m a) -> ReaderT r m a -> (e -> ReaderT r m a) -> ReaderT r m a
liftCatch catchE m h = ReaderT (\r -> runReaderT m r `catchE` \e -> runReaderT (h e) r)
