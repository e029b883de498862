-- | Reader, writer and state in one transformer. The triple of result, state and output is taken apart as soon as it is there.
module Control.Monad.Trans.RWS.Strict
  ( RWS, rws, runRWS, evalRWS, execRWS, mapRWS, withRWS
  , RWST(..), evalRWST, execRWST, mapRWST, withRWST
  , reader, ask, local, asks
  , writer, tell, listen, listens, pass, censor
  , state, get, put, modify, gets
  , liftCallCC, liftCallCC', liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations with environment, output and state, nothing below.
type RWS r w s = RWST r w s Identity

-- | Computations with environment, output and state, on top of another monad.
newtype RWST r w s m a = RWST { runRWST :: r -> s -> m (a, s, w) }

instance Functor m => Functor (RWST r w s m) where
  fmap f m = RWST (\r s -> fmap (\ (a, s', w) -> (f a, s', w)) (runRWST m r s))

instance (Monoid w, Functor m, Monad m) => Applicative (RWST r w s m) where
  pure a = RWST (\_ s -> return (a, s, mempty))
  mf <*> mx = RWST (\r s -> runRWST mf r s >>= \ (f, s', w) -> runRWST mx r s' >>= \ (x, s'', w') ->
    return (f x, s'', w `mappend` w'))

instance (Monoid w, Monad m) => Monad (RWST r w s m) where
  m >>= k = RWST (\r s -> runRWST m r s >>= \ (a, s', w) -> runRWST (k a) r s' >>= \ (b, s'', w') ->
    return (b, s'', w `mappend` w'))

instance (Monoid w, MonadFail m) => MonadFail (RWST r w s m) where
  fail msg = RWST (\_ _ -> fail msg)

instance (Monoid w, Functor m, MonadPlus m) => Alternative (RWST r w s m) where
  empty = RWST (\_ _ -> mzero)
  m <|> n = RWST (\r s -> runRWST m r s `mplus` runRWST n r s)

instance (Monoid w, Functor m, MonadPlus m) => MonadPlus (RWST r w s m)

instance (Monoid w, MonadFix m) => MonadFix (RWST r w s m) where
  mfix f = RWST (\r s -> mfix (\ ~(a, _, _) -> runRWST (f a) r s))

instance Monoid w => MonadTrans (RWST r w s) where
  lift m = RWST (\_ s -> m >>= \a -> return (a, s, mempty))

instance (Monoid w, MonadIO m) => MonadIO (RWST r w s m) where
  liftIO m = lift (liftIO m)

-- | A computation from a function of environment and state.
rws :: Monoid w => (r -> s -> (a, s, w)) -> RWS r w s a
rws f = RWST (\r s -> Identity (f r s))

-- | Runs with an environment and an initial state; result, final state and output.
runRWS :: RWS r w s a -> r -> s -> (a, s, w)
runRWS m r s = runIdentity (runRWST m r s)

-- | Runs with an environment and an initial state; result and output.
evalRWS :: RWS r w s a -> r -> s -> (a, w)
evalRWS m r s = let (a, _, w) = runRWS m r s in (a, w)

-- | Runs with an environment and an initial state; final state and output.
execRWS :: RWS r w s a -> r -> s -> (s, w)
execRWS m r s = let (_, s', w) = runRWS m r s in (s', w)

-- | Changes result, final state and output.
mapRWS :: ((a, s, w) -> (b, s, w')) -> RWS r w s a -> RWS r w' s b
mapRWS f = mapRWST (\m -> Identity (f (runIdentity m)))

-- | Changes environment and state before running.
withRWS :: (r' -> s -> (r, s)) -> RWS r w s a -> RWS r' w s a
withRWS = withRWST

-- | Runs with an environment and an initial state; result and output.
evalRWST :: Monad m => RWST r w s m a -> r -> s -> m (a, w)
evalRWST m r s = runRWST m r s >>= \ (a, _, w) -> return (a, w)

-- | Runs with an environment and an initial state; final state and output.
execRWST :: Monad m => RWST r w s m a -> r -> s -> m (s, w)
execRWST m r s = runRWST m r s >>= \ (_, s', w) -> return (s', w)

-- | Changes the computation below.
mapRWST :: (m (a, s, w) -> n (b, s, w')) -> RWST r w s m a -> RWST r w' s n b
mapRWST f m = RWST (\r s -> f (runRWST m r s))

-- | Changes environment and state before running.
withRWST :: (r' -> s -> (r, s)) -> RWST r w s m a -> RWST r' w s m a
withRWST f m = RWST (\r s -> uncurry (runRWST m) (f r s))

-- | A function of the environment.
reader :: (Monoid w, Monad m) => (r -> a) -> RWST r w s m a
reader = asks

-- | The environment.
ask :: (Monoid w, Monad m) => RWST r w s m r
ask = RWST (\r s -> return (r, s, mempty))

-- | Runs in a changed environment.
local :: (r -> r) -> RWST r w s m a -> RWST r w s m a
local f m = RWST (\r s -> runRWST m (f r) s)

-- | A function of the environment.
asks :: (Monoid w, Monad m) => (r -> a) -> RWST r w s m a
asks f = RWST (\r s -> return (f r, s, mempty))

-- | A computation with this result and output.
writer :: Monad m => (a, w) -> RWST r w s m a
writer (a, w) = RWST (\_ s -> return (a, s, w))

-- | Puts out.
tell :: Monad m => w -> RWST r w s m ()
tell w = RWST (\_ s -> return ((), s, w))

-- | The result together with the output.
listen :: Monad m => RWST r w s m a -> RWST r w s m (a, w)
listen m = RWST (\r s -> runRWST m r s >>= \ (a, s', w) -> return ((a, w), s', w))

-- | The result together with a function of the output.
listens :: Monad m => (w -> b) -> RWST r w s m a -> RWST r w s m (a, b)
listens f m = RWST (\r s -> runRWST m r s >>= \ (a, s', w) -> return ((a, f w), s', w))

-- | Applies the returned function to the output.
pass :: Monad m => RWST r w s m (a, w -> w) -> RWST r w s m a
pass m = RWST (\r s -> runRWST m r s >>= \ ((a, f), s', w) -> return (a, s', f w))

-- | Applies a function to the output.
censor :: Monad m => (w -> w) -> RWST r w s m a -> RWST r w s m a
censor f m = RWST (\r s -> runRWST m r s >>= \ (a, s', w) -> return (a, s', f w))

-- | A computation from a state function.
state :: (Monoid w, Monad m) => (s -> (a, s)) -> RWST r w s m a
state f = RWST (\_ s -> case f s of (a, s') -> return (a, s', mempty))

-- | The state.
get :: (Monoid w, Monad m) => RWST r w s m s
get = RWST (\_ s -> return (s, s, mempty))

-- | Replaces the state.
put :: (Monoid w, Monad m) => s -> RWST r w s m ()
put s = RWST (\_ _ -> return ((), s, mempty))

-- | Changes the state.
modify :: (Monoid w, Monad m) => (s -> s) -> RWST r w s m ()
modify f = RWST (\_ s -> return ((), f s, mempty))

-- | A function of the state.
gets :: (Monoid w, Monad m) => (s -> a) -> RWST r w s m a
gets f = RWST (\_ s -> return (f s, s, mempty))

-- | @callCC@ of the monad below; the continuation restores the state of the call.
liftCallCC :: Monoid w => ((((a, s, w) -> m (b, s, w)) -> m (a, s, w)) -> m (a, s, w))
           -> ((a -> RWST r w s m b) -> RWST r w s m a) -> RWST r w s m a
liftCallCC callCC f = RWST (\r s -> callCC (\c -> runRWST (f (\a -> RWST (\_ _ -> c (a, s, mempty)))) r s))

-- | @callCC@ of the monad below; the continuation keeps the state it is called in.
liftCallCC' :: Monoid w => ((((a, s, w) -> m (b, s, w)) -> m (a, s, w)) -> m (a, s, w))
            -> ((a -> RWST r w s m b) -> RWST r w s m a) -> RWST r w s m a
liftCallCC' callCC f = RWST (\r s -> callCC (\c -> runRWST (f (\a -> RWST (\_ s' -> c (a, s', mempty)))) r s))

-- | @catchE@ of the monad below.
liftCatch :: (m (a, s, w) -> (e -> m (a, s, w)) -> m (a, s, w)) -> RWST l w s m a -> (e -> RWST l w s m a) -> RWST l w s m a
liftCatch catchE m h = RWST (\r s -> runRWST m r s `catchE` \e -> runRWST (h e) r s)
