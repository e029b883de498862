-- | Lists on top of another monad; a monad only where that one is commutative.
module Control.Monad.Trans.List (ListT(..), mapListT, liftCallCC, liftCatch) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes

-- | Computations with a list of results.
newtype ListT m a = ListT { runListT :: m [a] }

instance (Eq1 m, Eq a) => Eq (ListT m a) where
  ListT a == ListT b = liftEq (==) a b

instance (Ord1 m, Ord a) => Ord (ListT m a) where
  compare (ListT a) (ListT b) = liftCompare compare a b

instance (Show1 m, Show a) => Show (ListT m a) where
  showsPrec d (ListT m) = showParen (d > 10) (showString "ListT " . liftShowsPrec showsPrec showList 11 m)

instance Functor m => Functor (ListT m) where
  fmap f = mapListT (fmap (map f))

instance Foldable f => Foldable (ListT f) where
  foldMap f (ListT m) = foldMap (foldMap f) m

instance Traversable f => Traversable (ListT f) where
  traverse f (ListT m) = ListT <$> traverse (traverse f) m

instance Applicative m => Applicative (ListT m) where
  pure a = ListT (pure [a])
  ListT f <*> ListT x = ListT ((<*>) <$> f <*> x)

instance Applicative m => Alternative (ListT m) where
  empty = ListT (pure [])
  ListT m <|> ListT n = ListT ((++) <$> m <*> n)

instance Monad m => Monad (ListT m) where
  ListT m >>= k = ListT (m >>= fmap concat . mapM (runListT . k))

instance Monad m => MonadFail (ListT m) where
  fail _ = ListT (return [])

instance Monad m => MonadPlus (ListT m)

instance MonadFix m => MonadFix (ListT m) where
  mfix f = ListT (mfix (runListT . f . head) >>= \xs -> case xs of
    [] -> return []
    x : _ -> (x :) <$> runListT (mfix (mapListT (fmap tail) . f)))

instance MonadTrans ListT where
  lift = ListT . fmap (: [])

instance MonadIO m => MonadIO (ListT m) where
  liftIO = lift . liftIO

-- | Changes the computation below.
mapListT :: (m [a] -> n [b]) -> ListT m a -> ListT n b
mapListT f = ListT . f . runListT

-- | Lifts callCC.
liftCallCC :: ((([a] -> m [b]) -> m [a]) -> m [a]) -> ((a -> ListT m b) -> ListT m a) -> ListT m a
liftCallCC callCC f = ListT (callCC (\c -> runListT (f (ListT . c . (: [])))))

-- | Lifts catch.
liftCatch :: (m [a] -> (e -> m [a]) -> m [a]) -> ListT m a -> (e -> ListT m a) -> ListT m a
liftCatch catchE m h = ListT (catchE (runListT m) (runListT . h))
