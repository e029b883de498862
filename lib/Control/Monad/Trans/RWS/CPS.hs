-- | Reader, writer and state in one transformer that passes its output on as a state.
module Control.Monad.Trans.RWS.CPS
  ( RWS, rws, runRWS, evalRWS, execRWS, mapRWS, withRWS
  , RWST, rwsT, runRWST, evalRWST, execRWST, mapRWST, withRWST
  , reader, ask, local, asks
  , writer, tell, listen, listens, pass, censor
  , state, get, put, modify, gets
  , liftCallCC, liftCallCC', liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Signatures
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations with environment, output and state, nothing below.
type RWS r w s = RWST r w s Identity

-- | Computations with environment, output and state, on top of another monad: from the output before to that after.
newtype RWST r w s m a = RWST { unRWST :: r -> s -> w -> m (a, s, w) }

instance Functor m => Functor (RWST r w s m) where
  fmap f m = RWST (\r s w -> fmap (\(a, s', w') -> (f a, s', w')) (unRWST m r s w))

instance (Functor m, Monad m) => Applicative (RWST r w s m) where
  pure a = RWST (\_ s w -> return (a, s, w))
  mf <*> mx = RWST (\r s w -> unRWST mf r s w >>= \(f, s', w') -> unRWST mx r s' w' >>= \(x, s'', w'') -> return (f x, s'', w''))

instance Monad m => Monad (RWST r w s m) where
  m >>= k = RWST (\r s w -> unRWST m r s w >>= \(a, s', w') -> unRWST (k a) r s' w')

instance MonadFail m => MonadFail (RWST r w s m) where
  fail msg = RWST (\_ _ _ -> fail msg)

instance (Functor m, MonadPlus m) => Alternative (RWST r w s m) where
  empty = RWST (\_ _ _ -> mzero)
  m <|> n = RWST (\r s w -> unRWST m r s w `mplus` unRWST n r s w)

instance (Functor m, MonadPlus m) => MonadPlus (RWST r w s m)

instance MonadFix m => MonadFix (RWST r w s m) where
  mfix f = RWST (\r s w -> mfix (\ ~(a, _, _) -> unRWST (f a) r s w))

instance MonadTrans (RWST r w s) where
  lift m = RWST (\_ s w -> m >>= \a -> return (a, s, w))

instance MonadIO m => MonadIO (RWST r w s m) where
  liftIO = lift . liftIO

-- | A computation from a function of environment and state.
rws :: Monoid w => (r -> s -> (a, s, w)) -> RWS r w s a
rws f = rwsT (\r s -> Identity (f r s))

-- | Runs with an environment and an initial state; result, final state and output.
runRWS :: Monoid w => RWS r w s a -> r -> s -> (a, s, w)
runRWS m r s = runIdentity (runRWST m r s)

-- | Runs with an environment and an initial state; result and output.
evalRWS :: Monoid w => RWS r w s a -> r -> s -> (a, w)
evalRWS m r s = runIdentity (evalRWST m r s)

-- | Runs with an environment and an initial state; final state and output.
execRWS :: Monoid w => RWS r w s a -> r -> s -> (s, w)
execRWS m r s = runIdentity (execRWST m r s)

-- | Changes result, final state and output.
mapRWS :: (Monoid w, Monoid w') => ((a, s, w) -> (b, s, w')) -> RWS r w s a -> RWS r w' s b
mapRWS f = mapRWST (Identity . f . runIdentity)

-- | Changes environment and state before running.
withRWS :: (r' -> s -> (r, s)) -> RWS r w s a -> RWS r' w s a
withRWS = withRWST

-- | From a function of environment and state.
rwsT :: (Functor m, Monoid w) => (r -> s -> m (a, s, w)) -> RWST r w s m a
rwsT f = RWST (\r s w -> fmap (\(a, s', w') -> let after = w <> w' in after `seq` (a, s', after)) (f r s))

-- | Runs with an environment and an initial state; result, final state and output.
runRWST :: Monoid w => RWST r w s m a -> r -> s -> m (a, s, w)
runRWST m r s = unRWST m r s mempty

-- | Runs with an environment and an initial state; result and output.
evalRWST :: (Monad m, Monoid w) => RWST r w s m a -> r -> s -> m (a, w)
evalRWST m r s = fmap (\(a, _, w) -> (a, w)) (runRWST m r s)

-- | Runs with an environment and an initial state; final state and output.
execRWST :: (Monad m, Monoid w) => RWST r w s m a -> r -> s -> m (s, w)
execRWST m r s = fmap (\(_, s', w) -> (s', w)) (runRWST m r s)

-- | Changes the computation below.
mapRWST :: (Monad n, Monoid w, Monoid w') => (m (a, s, w) -> n (b, s, w')) -> RWST r w s m a -> RWST r w' s n b
mapRWST f m = RWST (\r s w -> f (runRWST m r s) >>= \(a, s', w') -> let after = w <> w' in after `seq` return (a, s', after))

-- | Changes environment and state before running.
withRWST :: (r' -> s -> (r, s)) -> RWST r w s m a -> RWST r' w s m a
withRWST f m = RWST (\r s -> uncurry (unRWST m) (f r s))

-- | A function of the environment.
reader :: Monad m => (r -> a) -> RWST r w s m a
reader = asks

-- | The environment.
ask :: Monad m => RWST r w s m r
ask = asks id

-- | Runs in a changed environment.
local :: (r -> r) -> RWST r w s m a -> RWST r w s m a
local f m = RWST (\r -> unRWST m (f r))

-- | A function of the environment.
asks :: Monad m => (r -> a) -> RWST r w s m a
asks f = RWST (\r s w -> return (f r, s, w))

-- | A computation with this result and output.
writer :: (Monoid w, Monad m) => (a, w) -> RWST r w s m a
writer (a, w') = RWST (\_ s w -> let after = w <> w' in after `seq` return (a, s, after))

-- | Puts out.
tell :: (Monoid w, Monad m) => w -> RWST r w s m ()
tell w = writer ((), w)

-- | The result together with the output.
listen :: (Monoid w, Monad m) => RWST r w s m a -> RWST r w s m (a, w)
listen = listens id

-- | The result together with a function of the output.
listens :: (Monoid w, Monad m) => (w -> b) -> RWST r w s m a -> RWST r w s m (a, b)
listens f m = RWST (\r s w -> runRWST m r s >>= \(a, s', w') -> let after = w <> w' in after `seq` return ((a, f w'), s', after))

-- | Applies the returned function to the output.
pass :: (Monoid w, Monoid w', Monad m) => RWST r w s m (a, w -> w') -> RWST r w' s m a
pass m = RWST (\r s w -> runRWST m r s >>= \((a, f), s', w') -> let after = w <> f w' in after `seq` return (a, s', after))

-- | Applies a function to the output.
censor :: (Monoid w, Monad m) => (w -> w) -> RWST r w s m a -> RWST r w s m a
censor f m = pass (fmap (\a -> (a, f)) m)

-- | A computation from a state function.
state :: Monad m => (s -> (a, s)) -> RWST r w s m a
state f = RWST (\_ s w -> case f s of (a, s') -> return (a, s', w))

-- | The state.
get :: Monad m => RWST r w s m s
get = gets id

-- | Replaces the state.
put :: Monad m => s -> RWST r w s m ()
put s = RWST (\_ _ w -> return ((), s, w))

-- | Changes the state.
modify :: Monad m => (s -> s) -> RWST r w s m ()
modify f = RWST (\_ s w -> return ((), f s, w))

-- | A function of the state.
gets :: Monad m => (s -> a) -> RWST r w s m a
gets f = RWST (\_ s w -> return (f s, s, w))

-- | @callCC@ of the monad below; the continuation restores the state and the output of the call.
liftCallCC :: CallCC m (a, s, w) (b, s, w) -> CallCC (RWST r w s m) a b
liftCallCC callCC f = RWST (\r s w -> callCC (\c -> unRWST (f (\a -> RWST (\_ _ _ -> c (a, s, w)))) r s w))

-- | @callCC@ of the monad below; the continuation keeps the state and restores the output of the call.
liftCallCC' :: CallCC m (a, s, w) (b, s, w) -> CallCC (RWST r w s m) a b
liftCallCC' callCC f = RWST (\r s w -> callCC (\c -> unRWST (f (\a -> RWST (\_ s' _ -> c (a, s', w)))) r s w))

-- | @catchE@ of the monad below.
liftCatch :: Catch e m (a, s, w) -> Catch e (RWST r w s m) a
liftCatch catchE m h = RWST (\r s w -> unRWST m r s w `catchE` \e -> unRWST (h e) r s w)
