{-# LANGUAGE FlexibleContexts, UndecidableInstances #-}
-- | The exception transformer.
module Control.Monad.Trans.Except
  ( Except, except, runExcept, mapExcept, withExcept
  , ExceptT(..), runExceptT, mapExceptT, withExceptT
  , throwE, catchE, handleE, tryE, finallyE
  , liftCallCC, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Data.Functor.Identity

{-# NEWER handleE, tryE, finallyE #-}

-- | Computations that may fail with an exception, nothing below.
type Except e = ExceptT e Identity

-- | Computations that may fail with an exception, on top of another monad.
newtype ExceptT e m a = ExceptT (m (Either e a))

instance Eq (m (Either e a)) => Eq (ExceptT e m a) where
  ExceptT a == ExceptT b = a == b

instance Ord (m (Either e a)) => Ord (ExceptT e m a) where
  compare (ExceptT a) (ExceptT b) = compare a b

instance Show (m (Either e a)) => Show (ExceptT e m a) where
  showsPrec d (ExceptT m) = showParen (d > 10) (showString "ExceptT " . showsPrec 11 m)

instance Functor m => Functor (ExceptT e m) where
  fmap f (ExceptT m) = ExceptT (fmap (fmap f) m)

instance Foldable f => Foldable (ExceptT e f) where
  foldMap f (ExceptT m) = foldMap (either (\_ -> mempty) f) m

instance Traversable f => Traversable (ExceptT e f) where
  traverse f (ExceptT m) = fmap ExceptT (traverse (either (\e -> pure (Left e)) (\a -> fmap Right (f a))) m)

instance (Functor m, Monad m) => Applicative (ExceptT e m) where
  pure a = ExceptT (return (Right a))
  ExceptT mf <*> ExceptT mx = ExceptT (mf >>= \ef -> case ef of
    Left e -> return (Left e)
    Right f -> mx >>= \ex -> case ex of
      Left e -> return (Left e)
      Right x -> return (Right (f x)))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (ExceptT e m) where
  ExceptT m >>= k = ExceptT (m >>= \ea -> case ea of
    Left e -> return (Left e)
    Right a -> runExceptT (k a))

instance MonadFail m => MonadFail (ExceptT e m) where
  fail msg = ExceptT (fail msg)

instance (Functor m, Monad m, Monoid e) => Alternative (ExceptT e m) where
  empty = ExceptT (return (Left mempty))
  ExceptT m <|> ExceptT n = ExceptT (m >>= \ea -> case ea of
    Right a -> return (Right a)
    Left e -> fmap (either (\e' -> Left (e `mappend` e')) Right) n)

instance (Functor m, Monad m, Monoid e) => MonadPlus (ExceptT e m)

instance MonadFix m => MonadFix (ExceptT e m) where
  mfix f = ExceptT (mfix (\ea -> runExceptT (f (either (\_ -> bomb) id ea))))
    where bomb = error "mfix (ExceptT): inner computation returned Left value"

instance (Eq e, Eq1 m) => Eq1 (ExceptT e m) where
  liftEq eq (ExceptT x) (ExceptT y) = liftEq (liftEq eq) x y

instance (Ord e, Ord1 m) => Ord1 (ExceptT e m) where
  liftCompare cmp (ExceptT x) (ExceptT y) = liftCompare (liftCompare cmp) x y

instance (Show e, Show1 m) => Show1 (ExceptT e m) where
  liftShowsPrec sp sl d (ExceptT m) = showsUnaryWith (liftShowsPrec (liftShowsPrec sp sl) (liftShowList sp sl)) "ExceptT" d m

instance (Read e, Read1 m) => Read1 (ExceptT e m) where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec (liftReadsPrec rp rl) (liftReadList rp rl)) "ExceptT" ExceptT)

instance MonadTrans (ExceptT e) where
  lift m = ExceptT (m >>= \a -> return (Right a))

instance MonadIO m => MonadIO (ExceptT e m) where
  liftIO m = lift (liftIO m)

-- | A computation from an 'Either'.
except :: Monad m => Either e a -> ExceptT e m a
except ea = ExceptT (return ea)

-- | The exception or the result.
runExcept :: Except e a -> Either e a
runExcept (ExceptT m) = runIdentity m

-- | Changes exception and result.
mapExcept :: (Either e a -> Either e' b) -> Except e a -> Except e' b
mapExcept f = mapExceptT (\m -> Identity (f (runIdentity m)))

-- | Changes the exception.
withExcept :: (e -> e') -> Except e a -> Except e' a
withExcept = withExceptT

-- | The computation below.
runExceptT :: ExceptT e m a -> m (Either e a)
runExceptT (ExceptT m) = m

-- | Changes the computation below.
mapExceptT :: (m (Either e a) -> n (Either e' b)) -> ExceptT e m a -> ExceptT e' n b
mapExceptT f (ExceptT m) = ExceptT (f m)

-- | Changes the exception.
withExceptT :: Functor m => (e -> e') -> ExceptT e m a -> ExceptT e' m a
withExceptT f (ExceptT m) = ExceptT (fmap (either (\e -> Left (f e)) Right) m)

-- | Fails with an exception.
throwE :: Monad m => e -> ExceptT e m a
throwE e = ExceptT (return (Left e))

-- | Handles an exception.
catchE :: Monad m => ExceptT e m a -> (e -> ExceptT e' m a) -> ExceptT e' m a
catchE (ExceptT m) h = ExceptT (m >>= \ea -> case ea of
  Left e -> runExceptT (h e)
  Right a -> return (Right a))

-- | `catchE`, the handler first.
handleE :: Monad m => (e -> ExceptT e' m a) -> ExceptT e m a -> ExceptT e' m a
handleE = flip catchE

-- | The result or the exception.
tryE :: Monad m => ExceptT e m a -> ExceptT e m (Either e a)
tryE m = catchE (fmap Right m) (return . Left)

-- | Runs the second afterwards in any case.
finallyE :: Monad m => ExceptT e m a -> ExceptT e m () -> ExceptT e m a
finallyE m closer = do
  outcome <- tryE m
  closer
  either throwE return outcome

-- | @callCC@ of the monad below.
liftCallCC :: (((Either e a -> m (Either e b)) -> m (Either e a)) -> m (Either e a)) -> ((a -> ExceptT e m b) -> ExceptT e m a) -> ExceptT e m a
liftCallCC callCC f = ExceptT (callCC (\c -> runExceptT (f (\a -> ExceptT (c (Right a))))))

-- | @listen@ of the monad below.
liftListen :: Monad m => (m (Either e a) -> m (Either e a, w)) -> ExceptT e m a -> ExceptT e m (a, w)
liftListen listen (ExceptT m) = ExceptT (listen m >>= \(ea, w) -> return (fmap (\a -> (a, w)) ea))

-- | @pass@ of the monad below.
liftPass :: Monad m => (m (Either e a, w -> w) -> m (Either e a)) -> ExceptT e m (a, w -> w) -> ExceptT e m a
liftPass pass (ExceptT m) = ExceptT (pass (m >>= \eaf -> return (case eaf of
  Left e -> (Left e, id)
  Right (a, f) -> (Right a, f))))
