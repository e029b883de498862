-- | Monads in which input and output can be done.
module Control.Monad.IO.Class (MonadIO(..)) where

-- | Monads on top of 'IO'.
class Monad m => MonadIO m where
  -- | Runs an 'IO' action in this monad.
  liftIO :: IO a -> m a

instance MonadIO IO where
  liftIO m = m
