-- | The selection transformer: a choice by what would follow from it.
module Control.Monad.Trans.Select
  ( Select, select, runSelect, mapSelect, SelectT(SelectT), runSelectT, mapSelectT, selectToCont, selectToContT
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Cont (ContT(..))
import Data.Functor.Identity

-- | Selection, nothing below.
type Select r = SelectT r Identity

-- | Selection on top of another monad: from how a result will be valued to a result.
newtype SelectT r m a = SelectT ((a -> m r) -> m a)

instance Functor m => Functor (SelectT r m) where
  fmap f (SelectT g) = SelectT (\k -> fmap f (g (k . f)))

instance (Functor m, Monad m) => Applicative (SelectT r m) where
  pure a = SelectT (const (return a))
  SelectT gf <*> SelectT gx = SelectT (\k -> do
    let h f = fmap f (gx (k . f))
    f <- gf (h >=> k)
    h f)
  m *> k = m >>= \_ -> k

instance Monad m => Monad (SelectT r m) where
  SelectT g >>= f = SelectT (\k -> do
    let h x = runSelectT (f x) k
    y <- g (h >=> k)
    h y)

instance MonadFail m => MonadFail (SelectT r m) where
  fail msg = SelectT (\_ -> fail msg)

instance (Functor m, MonadPlus m) => Alternative (SelectT r m) where
  empty = mzero
  (<|>) = mplus

instance MonadPlus m => MonadPlus (SelectT r m) where
  mzero = SelectT (const mzero)
  mplus (SelectT f) (SelectT g) = SelectT (\k -> f k `mplus` g k)

instance MonadTrans (SelectT r) where
  lift m = SelectT (const m)

instance MonadIO m => MonadIO (SelectT r m) where
  liftIO = lift . liftIO

-- | From a function.
select :: ((a -> r) -> a) -> Select r a
select f = SelectT (\k -> Identity (f (runIdentity . k)))

-- | Chooses by a value of results.
runSelect :: Select r a -> (a -> r) -> a
runSelect m k = runIdentity (runSelectT m (Identity . k))

-- | Changes the result.
mapSelect :: (a -> a) -> Select r a -> Select r a
mapSelect f = mapSelectT (Identity . f . runIdentity)

-- | Chooses by a value of results.
runSelectT :: SelectT r m a -> (a -> m r) -> m a
runSelectT (SelectT g) = g

-- | Changes the computation below.
mapSelectT :: (m a -> m a) -> SelectT r m a -> SelectT r m a
mapSelectT f m = SelectT (f . runSelectT m)

-- | The value of what is chosen.
selectToContT :: Monad m => SelectT r m a -> ContT r m a
selectToContT (SelectT g) = ContT (\k -> g k >>= k)

-- | `selectToContT`.
selectToCont :: Monad m => SelectT r m a -> ContT r m a
selectToCont = selectToContT
