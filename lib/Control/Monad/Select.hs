{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | The class of monads that select.
module Control.Monad.Select (MonadSelect(..)) where

import Control.Monad.Trans.Accum (AccumT)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Identity (IdentityT)
import Control.Monad.Trans.Maybe (MaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import Control.Monad.Trans.Select (SelectT)
import qualified Control.Monad.Trans.Select as Select
import qualified Control.Monad.Trans.State.Lazy as Lazy
import qualified Control.Monad.Trans.State.Strict as Strict
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter
import Data.Functor.Identity (Identity)

-- | Monads in which a result is chosen by how it will be valued.
class Monad m => MonadSelect r m | m -> r where
  -- | From how results are valued to a result.
  select :: ((a -> r) -> a) -> m a

instance MonadSelect r (SelectT r Identity) where
  select = Select.select

instance (Monoid w, MonadSelect r m) => MonadSelect r (AccumT w m) where
  select = lift . select

instance MonadSelect r m => MonadSelect r (ExceptT e m) where
  select = lift . select

instance MonadSelect r m => MonadSelect r (IdentityT m) where
  select = lift . select

instance MonadSelect r m => MonadSelect r (MaybeT m) where
  select = lift . select

instance MonadSelect r' m => MonadSelect r' (ReaderT r m) where
  select = lift . select

instance MonadSelect r m => MonadSelect r (Lazy.StateT s m) where
  select = lift . select

instance MonadSelect r m => MonadSelect r (Strict.StateT s m) where
  select = lift . select

instance (Monoid w, MonadSelect r m) => MonadSelect r (LazyWriter.WriterT w m) where
  select = lift . select

instance (Monoid w, MonadSelect r m) => MonadSelect r (StrictWriter.WriterT w m) where
  select = lift . select

instance (Monoid w, MonadSelect r' m) => MonadSelect r' (LazyRWS.RWST r w s m) where
  select = lift . select

instance (Monoid w, MonadSelect r' m) => MonadSelect r' (StrictRWS.RWST r w s m) where
  select = lift . select
