-- | The class of monads that hold their continuation.
module Control.Monad.Cont.Class (MonadCont(..)) where

import Control.Monad.Trans.Cont (ContT)
import qualified Control.Monad.Trans.Cont as Cont
import Control.Monad.Trans.Except (ExceptT)
import qualified Control.Monad.Trans.Except as Except
import Control.Monad.Trans.Identity (IdentityT)
import qualified Control.Monad.Trans.Identity as Identity
import Control.Monad.Trans.Maybe (MaybeT)
import qualified Control.Monad.Trans.Maybe as Maybe
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
import Control.Monad.Trans.Accum (AccumT)
import qualified Control.Monad.Trans.Accum as Accum

-- | Monads that hold their continuation.
class Monad m => MonadCont m where
  -- | Hands a computation its own continuation, to be called as an escape.
  callCC :: ((a -> m b) -> m a) -> m a

instance MonadCont (ContT r m) where
  callCC = Cont.callCC

instance MonadCont m => MonadCont (ExceptT e m) where
  callCC = Except.liftCallCC callCC

instance MonadCont m => MonadCont (IdentityT m) where
  callCC = Identity.liftCallCC callCC

instance MonadCont m => MonadCont (MaybeT m) where
  callCC = Maybe.liftCallCC callCC

instance MonadCont m => MonadCont (ReaderT r m) where
  callCC = Reader.liftCallCC callCC

instance (Monoid w, MonadCont m) => MonadCont (LazyRWS.RWST r w s m) where
  callCC = LazyRWS.liftCallCC' callCC

instance (Monoid w, MonadCont m) => MonadCont (StrictRWS.RWST r w s m) where
  callCC = StrictRWS.liftCallCC' callCC

instance MonadCont m => MonadCont (LazyState.StateT s m) where
  callCC = LazyState.liftCallCC' callCC

instance MonadCont m => MonadCont (StrictState.StateT s m) where
  callCC = StrictState.liftCallCC' callCC

instance (Monoid w, MonadCont m) => MonadCont (LazyWriter.WriterT w m) where
  callCC = LazyWriter.liftCallCC callCC

instance (Monoid w, MonadCont m) => MonadCont (StrictWriter.WriterT w m) where
  callCC = StrictWriter.liftCallCC callCC

instance MonadCont m => MonadCont (CPSWriter.WriterT w m) where
  callCC = CPSWriter.liftCallCC callCC

instance MonadCont m => MonadCont (CPSRWS.RWST r w s m) where
  callCC = CPSRWS.liftCallCC' callCC

instance (Monoid w, MonadCont m) => MonadCont (AccumT w m) where
  callCC = Accum.liftCallCC callCC
