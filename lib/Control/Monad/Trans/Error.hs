-- | Computations that may fail with an error that can be made of a text. Control.Monad.Trans.Except is what came after it.
module Control.Monad.Trans.Error
  ( Error(..), ErrorList(..), ErrorT(..), mapErrorT, throwError, catchError, liftCallCC, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Control.Exception (IOException)

-- | What can be an error.
class Error a where
  -- | Without a text.
  noMsg :: a
  noMsg = strMsg ""
  -- | With a text.
  strMsg :: String -> a
  strMsg _ = noMsg

instance Error IOException where
  strMsg = userError

instance ErrorList a => Error [a] where
  strMsg = listMsg

-- | Elements of lists that can be errors.
class ErrorList a where
  -- | With a text.
  listMsg :: String -> [a]

instance ErrorList Char where
  listMsg = id

-- | Computations that may fail, on top of another monad.
newtype ErrorT e m a = ErrorT { runErrorT :: m (Either e a) }

instance (Eq e, Eq1 m, Eq a) => Eq (ErrorT e m a) where
  ErrorT a == ErrorT b = liftEq (==) a b

instance (Ord e, Ord1 m, Ord a) => Ord (ErrorT e m a) where
  compare (ErrorT a) (ErrorT b) = liftCompare compare a b

instance (Show e, Show1 m, Show a) => Show (ErrorT e m a) where
  showsPrec d (ErrorT m) = showParen (d > 10) (showString "ErrorT " . liftShowsPrec showsPrec showList 11 m)

instance Functor f => Functor (ErrorT e f) where
  fmap f = ErrorT . fmap (fmap f) . runErrorT

instance Foldable f => Foldable (ErrorT e f) where
  foldMap f (ErrorT m) = foldMap (either (const mempty) f) m

instance Traversable f => Traversable (ErrorT e f) where
  traverse f (ErrorT m) = ErrorT <$> traverse (either (pure . Left) (fmap Right . f)) m

instance (Functor m, Monad m) => Applicative (ErrorT e m) where
  pure = ErrorT . return . Right
  ErrorT mf <*> ErrorT mx = ErrorT (mf >>= either (return . Left) (\f -> fmap (fmap f) mx))

instance (Functor m, Monad m, Error e) => Alternative (ErrorT e m) where
  empty = ErrorT (return (Left noMsg))
  ErrorT m <|> ErrorT n = ErrorT (m >>= either (const n) (return . Right))

instance (Monad m, Error e) => Monad (ErrorT e m) where
  ErrorT m >>= k = ErrorT (m >>= either (return . Left) (runErrorT . k))

instance (Monad m, Error e) => MonadFail (ErrorT e m) where
  fail = ErrorT . return . Left . strMsg

instance (Monad m, Error e) => MonadPlus (ErrorT e m)

instance (MonadFix m, Error e) => MonadFix (ErrorT e m) where
  mfix f = ErrorT (mfix (runErrorT . f . either (error "mfix ErrorT: Left") id))

instance MonadTrans (ErrorT e) where
  lift = ErrorT . fmap Right

instance (MonadIO m, Error e) => MonadIO (ErrorT e m) where
  liftIO = lift . liftIO

-- | Changes the computation, error and result.
mapErrorT :: (m (Either e a) -> n (Either e' b)) -> ErrorT e m a -> ErrorT e' n b
mapErrorT f = ErrorT . f . runErrorT

-- | Fails.
throwError :: Monad m => e -> ErrorT e m a
throwError = ErrorT . return . Left

-- | Goes on with the second where the first fails.
catchError :: Monad m => ErrorT e m a -> (e -> ErrorT e m a) -> ErrorT e m a
catchError (ErrorT m) h = ErrorT (m >>= either (runErrorT . h) (return . Right))

-- | Lifts callCC.
liftCallCC :: (((Either e a -> m (Either e b)) -> m (Either e a)) -> m (Either e a))
  -> ((a -> ErrorT e m b) -> ErrorT e m a) -> ErrorT e m a
liftCallCC callCC f = ErrorT (callCC (\c -> runErrorT (f (ErrorT . c . Right))))

-- | Lifts listen.
liftListen :: Monad m => (m (Either e a) -> m (Either e a, w)) -> ErrorT e m a -> ErrorT e m (a, w)
liftListen listen = mapErrorT (\m -> (\(a, w) -> fmap (\r -> (r, w)) a) <$> listen m)

-- | Lifts pass.
liftPass :: Monad m => (m (Either e a, w -> w) -> m (Either e a)) -> ErrorT e m (a, w -> w) -> ErrorT e m a
liftPass pass = mapErrorT (\m -> pass (either (\l -> (Left l, id)) (\(r, f) -> (Right r, f)) <$> m))
