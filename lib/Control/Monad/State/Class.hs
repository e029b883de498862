{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | The class of monads with a state.
module Control.Monad.State.Class (MonadState(..), modify, modify', gets) where

import Control.Monad.Trans.Error (Error, ErrorT)
import Control.Monad.Trans.List (ListT)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Cont (ContT)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Identity (IdentityT)
import Control.Monad.Trans.Maybe (MaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import qualified Control.Monad.Trans.State.Lazy as LazyState
import qualified Control.Monad.Trans.State.Strict as StrictState
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter
import qualified Control.Monad.Trans.RWS.CPS as CPSRWS
import qualified Control.Monad.Trans.Writer.CPS as CPSWriter
import Control.Monad.Trans.Accum (AccumT)
import Control.Monad.Trans.Select (SelectT)

-- | Monads with a state.
class Monad m => MonadState s m | m -> s where
  -- | The state.
  get :: m s
  get = state (\s -> (s, s))
  -- | Replaces the state.
  put :: s -> m ()
  put s = state (\_ -> ((), s))
  -- | A computation from a state function.
  state :: (s -> (a, s)) -> m a
  state f = get >>= \s -> let ~(a, s') = f s in put s' >> return a
  {-# MINIMAL state | get, put #-}

-- | Changes the state.
modify :: MonadState s m => (s -> s) -> m ()
modify f = state (\s -> ((), f s))

-- | Changes the state and evaluates it.
modify' :: MonadState s m => (s -> s) -> m ()
modify' f = get >>= \s -> let s' = f s in s' `seq` put s'

-- | A function of the state.
gets :: MonadState s m => (s -> a) -> m a
gets f = get >>= \s -> return (f s)

instance Monad m => MonadState s (LazyState.StateT s m) where
  get = LazyState.get
  put = LazyState.put
  state = LazyState.state

instance Monad m => MonadState s (StrictState.StateT s m) where
  get = StrictState.get
  put = StrictState.put
  state = StrictState.state

instance (Monad m, Monoid w) => MonadState s (LazyRWS.RWST r w s m) where
  get = LazyRWS.get
  put = LazyRWS.put
  state = LazyRWS.state

instance (Monad m, Monoid w) => MonadState s (StrictRWS.RWST r w s m) where
  get = StrictRWS.get
  put = StrictRWS.put
  state = StrictRWS.state

instance MonadState s m => MonadState s (ContT r m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (ExceptT e m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (IdentityT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (MaybeT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (ReaderT r m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Monoid w, MonadState s m) => MonadState s (LazyWriter.WriterT w m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Monoid w, MonadState s m) => MonadState s (StrictWriter.WriterT w m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (CPSWriter.WriterT w m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance Monad m => MonadState s (CPSRWS.RWST r w s m) where
  get = CPSRWS.get
  put = CPSRWS.put
  state = CPSRWS.state

instance (Monoid w, MonadState s m) => MonadState s (AccumT w m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (SelectT r m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (MonadState s m, Error e) => MonadState s (ErrorT e m) where
  get = lift get
  put = lift . put
  state = lift . state

instance MonadState s m => MonadState s (ListT m) where
  get = lift get
  put = lift . put
  state = lift . state
