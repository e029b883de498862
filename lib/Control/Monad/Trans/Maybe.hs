{-# LANGUAGE FlexibleContexts, UndecidableInstances #-}
-- | The transformer of computations that may give no result.
module Control.Monad.Trans.Maybe
  ( MaybeT(..), mapMaybeT, maybeToExceptT, exceptToMaybeT
  , liftCallCC, liftCatch, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Control.Monad.Trans.Except (ExceptT(..))

-- | Computations that may give no result, on top of another monad.
newtype MaybeT m a = MaybeT { runMaybeT :: m (Maybe a) }

instance Eq (m (Maybe a)) => Eq (MaybeT m a) where
  MaybeT a == MaybeT b = a == b

instance Ord (m (Maybe a)) => Ord (MaybeT m a) where
  compare (MaybeT a) (MaybeT b) = compare a b

instance Show (m (Maybe a)) => Show (MaybeT m a) where
  showsPrec d (MaybeT m) = showParen (d > 10) (showString "MaybeT " . showsPrec 11 m)

instance Functor m => Functor (MaybeT m) where
  fmap f (MaybeT m) = MaybeT (fmap (fmap f) m)

instance Foldable f => Foldable (MaybeT f) where
  foldMap f (MaybeT m) = foldMap (foldMap f) m

instance Traversable f => Traversable (MaybeT f) where
  traverse f (MaybeT m) = fmap MaybeT (traverse (traverse f) m)

instance (Functor m, Monad m) => Applicative (MaybeT m) where
  pure a = MaybeT (return (Just a))
  MaybeT mf <*> MaybeT mx = MaybeT (mf >>= \f' -> case f' of
    Nothing -> return Nothing
    Just f -> mx >>= \x' -> case x' of
      Nothing -> return Nothing
      Just x -> return (Just (f x)))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (MaybeT m) where
  MaybeT m >>= k = MaybeT (m >>= \a' -> case a' of
    Nothing -> return Nothing
    Just a -> runMaybeT (k a))

instance Monad m => MonadFail (MaybeT m) where
  fail _ = MaybeT (return Nothing)

instance (Functor m, Monad m) => Alternative (MaybeT m) where
  empty = MaybeT (return Nothing)
  MaybeT m <|> MaybeT n = MaybeT (m >>= \a' -> case a' of
    Nothing -> n
    Just _ -> return a')

instance Monad m => MonadPlus (MaybeT m)

instance MonadFix m => MonadFix (MaybeT m) where
  mfix f = MaybeT (mfix (\a' -> runMaybeT (f (maybe bomb id a'))))
    where bomb = error "mfix (MaybeT): inner computation returned Nothing"

instance Eq1 m => Eq1 (MaybeT m) where
  liftEq eq (MaybeT x) (MaybeT y) = liftEq (liftEq eq) x y

instance Ord1 m => Ord1 (MaybeT m) where
  liftCompare cmp (MaybeT x) (MaybeT y) = liftCompare (liftCompare cmp) x y

instance Show1 m => Show1 (MaybeT m) where
  liftShowsPrec sp sl d (MaybeT m) = showsUnaryWith (liftShowsPrec (liftShowsPrec sp sl) (liftShowList sp sl)) "MaybeT" d m

instance Read1 m => Read1 (MaybeT m) where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec (liftReadsPrec rp rl) (liftReadList rp rl)) "MaybeT" MaybeT)

instance MonadTrans MaybeT where
  lift m = MaybeT (m >>= \a -> return (Just a))

instance MonadIO m => MonadIO (MaybeT m) where
  liftIO m = lift (liftIO m)

-- | Changes the computation below.
mapMaybeT :: (m (Maybe a) -> n (Maybe b)) -> MaybeT m a -> MaybeT n b
mapMaybeT f (MaybeT m) = MaybeT (f m)

-- | Gives the missing result a reason.
maybeToExceptT :: Functor m => e -> MaybeT m a -> ExceptT e m a
maybeToExceptT e (MaybeT m) = ExceptT (fmap (maybe (Left e) Right) m)

-- | Forgets the exception.
exceptToMaybeT :: Functor m => ExceptT e m a -> MaybeT m a
exceptToMaybeT (ExceptT m) = MaybeT (fmap (either (\_ -> Nothing) Just) m)

-- | @callCC@ of the monad below.
liftCallCC :: (((Maybe a -> m (Maybe b)) -> m (Maybe a)) -> m (Maybe a)) -> ((a -> MaybeT m b) -> MaybeT m a) -> MaybeT m a
liftCallCC callCC f = MaybeT (callCC (\c -> runMaybeT (f (\a -> MaybeT (c (Just a))))))

-- | @catchE@ of the monad below.
liftCatch :: (m (Maybe a) -> (e -> m (Maybe a)) -> m (Maybe a)) -> MaybeT m a -> (e -> MaybeT m a) -> MaybeT m a
liftCatch catchE m h = MaybeT (runMaybeT m `catchE` \e -> runMaybeT (h e))

-- | @listen@ of the monad below.
liftListen :: Monad m => (m (Maybe a) -> m (Maybe a, w)) -> MaybeT m a -> MaybeT m (a, w)
liftListen listen (MaybeT m) = MaybeT (listen m >>= \(a', w) -> return (fmap (\a -> (a, w)) a'))

-- | @pass@ of the monad below.
liftPass :: Monad m => (m (Maybe a, w -> w) -> m (Maybe a)) -> MaybeT m (a, w -> w) -> MaybeT m a
liftPass pass (MaybeT m) = MaybeT (pass (m >>= \af -> return (case af of
  Nothing -> (Nothing, id)
  Just (a, f) -> (Just a, f))))
