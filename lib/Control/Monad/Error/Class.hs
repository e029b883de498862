{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | The class of monads with exceptions.
module Control.Monad.Error.Class
  ( Error(..), MonadError(..), liftEither, tryError, withError, handleError, mapError, modifyError
  ) where

import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Error (Error(..), ErrorT)
import qualified Control.Monad.Trans.Error as ErrorT
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
import Control.Exception (IOException, catch)

{-# NEWER tryError, withError, handleError, mapError, modifyError #-}

-- | Monads with exceptions.
class Monad m => MonadError e m | m -> e where
  -- | Fails with an exception.
  throwError :: e -> m a
  -- | Handles an exception.
  catchError :: m a -> (e -> m a) -> m a
  {-# MINIMAL throwError, catchError #-}

-- | A computation from an 'Either'.
liftEither :: MonadError e m => Either e a -> m a
liftEither = either throwError return

-- | The result or the exception.
tryError :: MonadError e m => m a -> m (Either e a)
tryError m = catchError (fmap Right m) (return . Left)

-- | Changes the exception.
withError :: MonadError e m => (e -> e) -> m a -> m a
withError f m = tryError m >>= either (throwError . f) return

-- | `catchError`, the handler first.
handleError :: MonadError e m => (e -> m a) -> m a -> m a
handleError = flip catchError

-- | Changes the computation with what it leads to, in another monad with exceptions.
mapError :: (MonadError e m, MonadError e' n) => (m (Either e a) -> n (Either e' b)) -> m a -> n b
mapError f m = f (tryError m) >>= liftEither

-- | Hands an exception on to the monad below, changed.
modifyError :: MonadError e' m => (e -> e') -> ExceptT e m a -> m a
modifyError f m = Except.runExceptT m >>= either (throwError . f) return

instance MonadError IOException IO where
  throwError = ioError
  catchError = catch

instance MonadError () Maybe where
  throwError () = Nothing
  catchError Nothing h = h ()
  catchError m _ = m

instance MonadError e (Either e) where
  throwError = Left
  catchError (Left e) h = h e
  catchError m _ = m

instance Monad m => MonadError e (ExceptT e m) where
  throwError = Except.throwE
  catchError = Except.catchE

instance MonadError e m => MonadError e (IdentityT m) where
  throwError e = lift (throwError e)
  catchError = Identity.liftCatch catchError

instance MonadError e m => MonadError e (MaybeT m) where
  throwError e = lift (throwError e)
  catchError = Maybe.liftCatch catchError

instance MonadError e m => MonadError e (ReaderT r m) where
  throwError e = lift (throwError e)
  catchError = Reader.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (LazyRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError = LazyRWS.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (StrictRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError = StrictRWS.liftCatch catchError

instance MonadError e m => MonadError e (LazyState.StateT s m) where
  throwError e = lift (throwError e)
  catchError = LazyState.liftCatch catchError

instance MonadError e m => MonadError e (StrictState.StateT s m) where
  throwError e = lift (throwError e)
  catchError = StrictState.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (LazyWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError = LazyWriter.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (StrictWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError = StrictWriter.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (CPSWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError = CPSWriter.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (CPSRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError = CPSRWS.liftCatch catchError

instance (Monoid w, MonadError e m) => MonadError e (AccumT w m) where
  throwError e = lift (throwError e)
  catchError = Accum.liftCatch catchError

instance (Monad m, Error e) => MonadError e (ErrorT e m) where
  throwError = ErrorT.throwError
  catchError = ErrorT.catchError
