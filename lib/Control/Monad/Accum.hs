{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | The class of monads that accumulate.
module Control.Monad.Accum (MonadAccum(..), looks) where

import Control.Monad.Trans.Accum (AccumT)
import qualified Control.Monad.Trans.Accum as Accum
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Maybe (MaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.State.Lazy as Lazy
import qualified Control.Monad.Trans.State.Strict as Strict

-- | Monads with an output that can be looked at while it grows.
class (Monoid w, Monad m) => MonadAccum w m | m -> w where
  -- | All so far.
  look :: m w
  look = accum (\w -> (w, mempty))
  -- | Adds.
  add :: w -> m ()
  add w = accum (const ((), w))
  -- | From a function of all so far.
  accum :: (w -> (a, w)) -> m a
  accum f = look >>= \w -> let (a, w') = f w in add w' >> return a
  {-# MINIMAL accum | look, add #-}

-- | A function of all so far.
looks :: MonadAccum w m => (w -> a) -> m a
looks f = fmap f look

instance (Monoid w, Monad m) => MonadAccum w (AccumT w m) where
  look = Accum.look
  add = Accum.add
  accum = Accum.accum

instance MonadAccum w m => MonadAccum w (ExceptT e m) where
  accum = lift . accum

instance MonadAccum w m => MonadAccum w (MaybeT m) where
  accum = lift . accum

instance MonadAccum w m => MonadAccum w (ReaderT r m) where
  accum = lift . accum

instance MonadAccum w m => MonadAccum w (Lazy.StateT s m) where
  accum = lift . accum

instance MonadAccum w m => MonadAccum w (Strict.StateT s m) where
  accum = lift . accum
