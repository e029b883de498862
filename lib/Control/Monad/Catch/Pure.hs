-- | Exceptions on top of a monad that need not have any.
module Control.Monad.Catch.Pure
  ( CatchT(..), Catch, runCatch, mapCatchT, module Control.Monad.Catch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Catch
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Reader.Class
import Control.Monad.State.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations that may end with an exception.
newtype CatchT m a = CatchT { runCatchT :: m (Either SomeException a) }

-- | The same on top of nothing.
type Catch = CatchT Identity

-- | The result or the exception.
runCatch :: Catch a -> Either SomeException a
runCatch = runIdentity . runCatchT

-- | Changes the computation below.
mapCatchT :: (m (Either SomeException a) -> n (Either SomeException b)) -> CatchT m a -> CatchT n b
mapCatchT f = CatchT . f . runCatchT

instance Monad m => Functor (CatchT m) where
  fmap = liftM

instance Monad m => Applicative (CatchT m) where
  pure = CatchT . return . Right
  (<*>) = ap

instance Monad m => Monad (CatchT m) where
  CatchT m >>= k = CatchT (m >>= either (return . Left) (runCatchT . k))

instance Monad m => MonadFail (CatchT m) where
  fail = CatchT . return . Left . toException . userError

instance Monad m => Alternative (CatchT m) where
  empty = throwM (userError "empty")
  CatchT m <|> CatchT n = CatchT (m >>= either (const n) (return . Right))

instance Monad m => MonadPlus (CatchT m)

instance MonadFix m => MonadFix (CatchT m) where
  mfix f = CatchT (mfix (runCatchT . f . either (error "mfix CatchT: Left") id))

instance Foldable m => Foldable (CatchT m) where
  foldMap f (CatchT m) = foldMap (foldMap f) m

instance (Monad m, Traversable m) => Traversable (CatchT m) where
  traverse f (CatchT m) = CatchT <$> traverse (traverse f) m

instance MonadTrans CatchT where
  lift = CatchT . fmap Right

instance MonadIO m => MonadIO (CatchT m) where
  liftIO = lift . liftIO

instance Monad m => MonadThrow (CatchT m) where
  throwM = CatchT . return . Left . toException

instance Monad m => MonadCatch (CatchT m) where
  catch (CatchT m) h = CatchT (m >>= \r -> case r of
    Left e | Just e' <- fromException e -> runCatchT (h e')
    _ -> return r)

instance Monad m => MonadMask (CatchT m) where
  mask f = f id
  uninterruptibleMask f = f id
  generalBracket acquire release use = CatchT (runCatchT acquire >>= \got -> case got of
    Left e -> return (Left e)
    Right resource -> do
      used <- runCatchT (use resource)
      case used of
        Left e -> runCatchT (release resource (ExitCaseException e) >> throwM e)
        Right b -> runCatchT ((,) b <$> release resource (ExitCaseSuccess b)))

instance MonadState s m => MonadState s (CatchT m) where
  get = lift get
  put = lift . put

instance MonadReader e m => MonadReader e (CatchT m) where
  ask = lift ask
  local f (CatchT m) = CatchT (local f m)
