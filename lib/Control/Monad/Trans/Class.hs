-- | The class of monad transformers.
module Control.Monad.Trans.Class (MonadTrans(..)) where

-- | Monad transformers.
class MonadTrans t where
  -- | Takes an action of the monad below to the monad above.
  lift :: Monad m => m a -> t m a
