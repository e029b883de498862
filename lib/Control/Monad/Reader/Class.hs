{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | The class of monads with an environment.
module Control.Monad.Reader.Class (MonadReader(..), asks) where

import Control.Monad.Trans.Error (Error, ErrorT, mapErrorT)
import Control.Monad.Trans.List (ListT, mapListT)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Cont (ContT)
import qualified Control.Monad.Trans.Cont as Cont
import Control.Monad.Trans.Except (ExceptT, mapExceptT)
import Control.Monad.Trans.Identity (IdentityT, mapIdentityT)
import Control.Monad.Trans.Maybe (MaybeT, mapMaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.Reader as Reader
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import qualified Control.Monad.Trans.State.Lazy as LazyState
import qualified Control.Monad.Trans.State.Strict as StrictState
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter
import qualified Control.Monad.Trans.RWS.CPS as CPSRWS
import qualified Control.Monad.Trans.Writer.CPS as CPSWriter
import Control.Monad.Trans.Accum (AccumT, mapAccumT)
import Control.Monad.Trans.Select (SelectT(..), runSelectT)

-- | Monads with an environment.
class Monad m => MonadReader r m | m -> r where
  -- | The environment.
  ask :: m r
  ask = reader id
  -- | Runs in a changed environment.
  local :: (r -> r) -> m a -> m a
  -- | A function of the environment.
  reader :: (r -> a) -> m a
  reader f = ask >>= \r -> return (f r)
  {-# MINIMAL (ask | reader), local #-}

-- | A function of the environment.
asks :: MonadReader r m => (r -> a) -> m a
asks = reader

instance MonadReader r ((->) r) where
  ask = id
  local f m = \r -> m (f r)
  reader = id

instance Monad m => MonadReader r (ReaderT r m) where
  ask = Reader.ask
  local = Reader.local
  reader = Reader.reader

instance (Monad m, Monoid w) => MonadReader r (LazyRWS.RWST r w s m) where
  ask = LazyRWS.ask
  local = LazyRWS.local
  reader = LazyRWS.reader

instance (Monad m, Monoid w) => MonadReader r (StrictRWS.RWST r w s m) where
  ask = StrictRWS.ask
  local = StrictRWS.local
  reader = StrictRWS.reader

instance MonadReader r' m => MonadReader r' (ContT r m) where
  ask = lift ask
  local = Cont.liftLocal ask local
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (ExceptT e m) where
  ask = lift ask
  local f = mapExceptT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (IdentityT m) where
  ask = lift ask
  local f = mapIdentityT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (MaybeT m) where
  ask = lift ask
  local f = mapMaybeT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (LazyState.StateT s m) where
  ask = lift ask
  local f = LazyState.mapStateT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (StrictState.StateT s m) where
  ask = lift ask
  local f = StrictState.mapStateT (local f)
  reader f = lift (reader f)

instance (Monoid w, MonadReader r m) => MonadReader r (LazyWriter.WriterT w m) where
  ask = lift ask
  local f = LazyWriter.mapWriterT (local f)
  reader f = lift (reader f)

instance (Monoid w, MonadReader r m) => MonadReader r (StrictWriter.WriterT w m) where
  ask = lift ask
  local f = StrictWriter.mapWriterT (local f)
  reader f = lift (reader f)

instance (Monoid w, MonadReader r m) => MonadReader r (CPSWriter.WriterT w m) where
  ask = lift ask
  local f = CPSWriter.mapWriterT (local f)
  reader f = lift (reader f)

instance (Monad m, Monoid w) => MonadReader r (CPSRWS.RWST r w s m) where
  ask = CPSRWS.ask
  local = CPSRWS.local
  reader = CPSRWS.reader

instance (Monoid w, MonadReader r m) => MonadReader r (AccumT w m) where
  ask = lift ask
  local f = mapAccumT (local f)
  reader f = lift (reader f)

-- what follows is valued in the environment outside
instance MonadReader r' m => MonadReader r' (SelectT r m) where
  ask = lift ask
  local f m = SelectT (\k -> do
    outer <- ask
    local f (runSelectT m (local (const outer) . k)))
  reader f = lift (reader f)

instance (MonadReader r m, Error e) => MonadReader r (ErrorT e m) where
  ask = lift ask
  local = mapErrorT . local
  reader = lift . reader

instance MonadReader r m => MonadReader r (ListT m) where
  ask = lift ask
  local = mapListT . local
  reader = lift . reader
