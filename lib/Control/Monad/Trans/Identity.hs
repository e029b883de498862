{-# LANGUAGE FlexibleContexts, UndecidableInstances #-}
-- | The transformer that adds nothing.
module Control.Monad.Trans.Identity (IdentityT(..), mapIdentityT, liftCallCC, liftCatch) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes

-- | The monad below, wrapped.
newtype IdentityT f a = IdentityT { runIdentityT :: f a }

instance Eq (f a) => Eq (IdentityT f a) where
  IdentityT a == IdentityT b = a == b

instance Ord (f a) => Ord (IdentityT f a) where
  compare (IdentityT a) (IdentityT b) = compare a b

instance Show (f a) => Show (IdentityT f a) where
  showsPrec d (IdentityT m) = showParen (d > 10) (showString "IdentityT " . showsPrec 11 m)

instance Functor m => Functor (IdentityT m) where
  fmap f (IdentityT m) = IdentityT (fmap f m)

instance Foldable f => Foldable (IdentityT f) where
  foldMap f (IdentityT m) = foldMap f m

instance Traversable f => Traversable (IdentityT f) where
  traverse f (IdentityT m) = fmap IdentityT (traverse f m)

instance Applicative m => Applicative (IdentityT m) where
  pure a = IdentityT (pure a)
  IdentityT f <*> IdentityT x = IdentityT (f <*> x)

instance Monad m => Monad (IdentityT m) where
  IdentityT m >>= k = IdentityT (m >>= \a -> runIdentityT (k a))

instance MonadFail m => MonadFail (IdentityT m) where
  fail msg = IdentityT (fail msg)

instance Alternative m => Alternative (IdentityT m) where
  empty = IdentityT empty
  IdentityT m <|> IdentityT n = IdentityT (m <|> n)

instance MonadPlus m => MonadPlus (IdentityT m)

instance MonadFix m => MonadFix (IdentityT m) where
  mfix f = IdentityT (mfix (\a -> runIdentityT (f a)))

instance Eq1 f => Eq1 (IdentityT f) where
  liftEq eq (IdentityT x) (IdentityT y) = liftEq eq x y

instance Ord1 f => Ord1 (IdentityT f) where
  liftCompare cmp (IdentityT x) (IdentityT y) = liftCompare cmp x y

instance Show1 f => Show1 (IdentityT f) where
  liftShowsPrec sp sl d (IdentityT m) = showsUnaryWith (liftShowsPrec sp sl) "IdentityT" d m

instance Read1 f => Read1 (IdentityT f) where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec rp rl) "IdentityT" IdentityT)

instance MonadTrans IdentityT where
  lift = IdentityT

instance MonadIO m => MonadIO (IdentityT m) where
  liftIO m = IdentityT (liftIO m)

-- | Changes the computation below.
mapIdentityT :: (m a -> n b) -> IdentityT m a -> IdentityT n b
mapIdentityT f (IdentityT m) = IdentityT (f m)

-- | @callCC@ of the monad below.
liftCallCC :: (((a -> m b) -> m a) -> m a) -> ((a -> IdentityT m b) -> IdentityT m a) -> IdentityT m a
liftCallCC callCC f = IdentityT (callCC (\c -> runIdentityT (f (\a -> IdentityT (c a)))))

-- | @catchE@ of the monad below.
liftCatch :: (m a -> (e -> m a) -> m a) -> IdentityT m a -> (e -> IdentityT m a) -> IdentityT m a
liftCatch catchE (IdentityT m) h = IdentityT (m `catchE` \e -> runIdentityT (h e))
