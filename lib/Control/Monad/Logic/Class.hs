-- | The class of monads whose results can be looked at one by one.
module Control.Monad.Logic.Class (MonadLogic(..), reflect) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Reader (ReaderT(..))
import qualified Control.Monad.Trans.State.Lazy as Lazy
import qualified Control.Monad.Trans.State.Strict as Strict

infixl 1 >>-

-- | Monads of several results that can be looked at one by one.
class (Monad m, Alternative m) => MonadLogic m where
  -- | The first result and the others.
  msplit :: m a -> m (Maybe (a, m a))
  -- | The results of both by turns.
  interleave :: m a -> m a -> m a
  interleave p q = msplit p >>= \c -> case c of
    Nothing -> q
    Just (x, rest) -> pure x <|> interleave q rest
  -- | Like `>>=`, but taking turns.
  (>>-) :: m a -> (a -> m b) -> m b
  p >>- f = msplit p >>= \c -> case c of
    Nothing -> empty
    Just (x, rest) -> interleave (f x) (rest >>- f)
  -- | Only the first result.
  once :: m a -> m a
  once p = msplit p >>= maybe empty (pure . fst)
  -- | Succeeds if there is no result.
  lnot :: m a -> m ()
  lnot p = ifte (once p) (const empty) (pure ())
  -- | The second if the first has results (with each of them), otherwise the third.
  ifte :: m a -> (a -> m b) -> m b -> m b
  ifte p f q = msplit p >>= \c -> case c of
    Nothing -> q
    Just (x, rest) -> f x <|> (rest >>= f)
  {-# MINIMAL msplit #-}

-- | What `msplit` took apart.
reflect :: Alternative m => Maybe (a, m a) -> m a
reflect Nothing = empty
reflect (Just (x, rest)) = pure x <|> rest

instance MonadLogic [] where
  msplit [] = [Nothing]
  msplit (x : xs) = [Just (x, xs)]

instance MonadLogic m => MonadLogic (ReaderT e m) where
  msplit m = ReaderT (\e -> fmap (fmap (fmap lift)) (msplit (runReaderT m e)))

instance (MonadLogic m, MonadPlus m) => MonadLogic (Strict.StateT s m) where
  msplit m = Strict.StateT (\s -> msplit (Strict.runStateT m s) >>= \c -> return (case c of
    Nothing -> (Nothing, s)
    Just ((x, t), rest) -> (Just (x, Strict.StateT (\_ -> rest)), t)))
  interleave p q = Strict.StateT (\s -> interleave (Strict.runStateT p s) (Strict.runStateT q s))
  p >>- f = Strict.StateT (\s -> Strict.runStateT p s >>- \(x, t) -> Strict.runStateT (f x) t)
  ifte p f q = Strict.StateT (\s -> ifte (Strict.runStateT p s) (\(x, t) -> Strict.runStateT (f x) t) (Strict.runStateT q s))
  once p = Strict.StateT (\s -> once (Strict.runStateT p s))

instance (MonadLogic m, MonadPlus m) => MonadLogic (Lazy.StateT s m) where
  msplit m = Lazy.StateT (\s -> msplit (Lazy.runStateT m s) >>= \c -> return (case c of
    Nothing -> (Nothing, s)
    Just ((x, t), rest) -> (Just (x, Lazy.StateT (\_ -> rest)), t)))
  interleave p q = Lazy.StateT (\s -> interleave (Lazy.runStateT p s) (Lazy.runStateT q s))
  p >>- f = Lazy.StateT (\s -> Lazy.runStateT p s >>- \ ~(x, t) -> Lazy.runStateT (f x) t)
  ifte p f q = Lazy.StateT (\s -> ifte (Lazy.runStateT p s) (\ ~(x, t) -> Lazy.runStateT (f x) t) (Lazy.runStateT q s))
  once p = Lazy.StateT (\s -> once (Lazy.runStateT p s))
