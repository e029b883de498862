-- | The state transformer. The pair of result and state is taken apart as soon as it is there.
module Control.Monad.Trans.State.Strict
  ( State, state, runState, evalState, execState, mapState, withState
  , StateT(..), evalStateT, execStateT, mapStateT, withStateT
  , get, put, modify, modify', gets
  , liftCallCC, liftCallCC', liftCatch, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations over a state, nothing below.
type State s = StateT s Identity

-- | Computations over a state, on top of another monad.
newtype StateT s m a = StateT { runStateT :: s -> m (a, s) }

instance Functor m => Functor (StateT s m) where
  fmap f m = StateT (\s -> fmap (\ (a, s') -> (f a, s')) (runStateT m s))

instance (Functor m, Monad m) => Applicative (StateT s m) where
  pure a = StateT (\s -> return (a, s))
  mf <*> mx = StateT (\s -> runStateT mf s >>= \ (f, s') -> runStateT mx s' >>= \ (x, s'') -> return (f x, s''))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (StateT s m) where
  m >>= k = StateT (\s -> runStateT m s >>= \ (a, s') -> runStateT (k a) s')

instance MonadFail m => MonadFail (StateT s m) where
  fail msg = StateT (\_ -> fail msg)

instance (Functor m, MonadPlus m) => Alternative (StateT s m) where
  empty = StateT (\_ -> mzero)
  m <|> n = StateT (\s -> runStateT m s `mplus` runStateT n s)

instance (Functor m, MonadPlus m) => MonadPlus (StateT s m)

instance MonadFix m => MonadFix (StateT s m) where
  mfix f = StateT (\s -> mfix (\ ~(a, _) -> runStateT (f a) s))

instance MonadTrans (StateT s) where
  lift m = StateT (\s -> m >>= \a -> return (a, s))

instance MonadIO m => MonadIO (StateT s m) where
  liftIO m = lift (liftIO m)

-- | A computation from a state function.
state :: Monad m => (s -> (a, s)) -> StateT s m a
state f = StateT (\s -> return (f s))

-- | Runs with an initial state; the result and the final state.
runState :: State s a -> s -> (a, s)
runState m s = runIdentity (runStateT m s)

-- | Runs with an initial state; the result.
evalState :: State s a -> s -> a
evalState m s = fst (runState m s)

-- | Runs with an initial state; the final state.
execState :: State s a -> s -> s
execState m s = snd (runState m s)

-- | Changes result and final state.
mapState :: ((a, s) -> (b, s)) -> State s a -> State s b
mapState f = mapStateT (\m -> Identity (f (runIdentity m)))

-- | Changes the state before running.
withState :: (s -> s) -> State s a -> State s a
withState = withStateT

-- | Runs with an initial state; the result.
evalStateT :: Monad m => StateT s m a -> s -> m a
evalStateT m s = runStateT m s >>= \ (a, _) -> return a

-- | Runs with an initial state; the final state.
execStateT :: Monad m => StateT s m a -> s -> m s
execStateT m s = runStateT m s >>= \ (_, s') -> return s'

-- | Changes the computation below.
mapStateT :: (m (a, s) -> n (b, s)) -> StateT s m a -> StateT s n b
mapStateT f m = StateT (\s -> f (runStateT m s))

-- | Changes the state before running.
withStateT :: (s -> s) -> StateT s m a -> StateT s m a
withStateT f m = StateT (\s -> runStateT m (f s))

-- | The state.
get :: Monad m => StateT s m s
get = StateT (\s -> return (s, s))

-- | Replaces the state.
put :: Monad m => s -> StateT s m ()
put s = StateT (\_ -> return ((), s))

-- | Changes the state.
modify :: Monad m => (s -> s) -> StateT s m ()
modify f = StateT (\s -> return ((), f s))

-- | Changes the state and evaluates it.
modify' :: Monad m => (s -> s) -> StateT s m ()
modify' f = get >>= \s -> let s' = f s in s' `seq` put s'

-- | A function of the state.
gets :: Monad m => (s -> a) -> StateT s m a
gets f = StateT (\s -> return (f s, s))

-- | @callCC@ of the monad below; the continuation restores the state of the call.
liftCallCC :: ((((a, s) -> m (b, s)) -> m (a, s)) -> m (a, s)) -> ((a -> StateT s m b) -> StateT s m a) -> StateT s m a
liftCallCC callCC f = StateT (\s -> callCC (\c -> runStateT (f (\a -> StateT (\_ -> c (a, s)))) s))

-- | @callCC@ of the monad below; the continuation keeps the state it is called in.
liftCallCC' :: ((((a, s) -> m (b, s)) -> m (a, s)) -> m (a, s)) -> ((a -> StateT s m b) -> StateT s m a) -> StateT s m a
liftCallCC' callCC f = StateT (\s -> callCC (\c -> runStateT (f (\a -> StateT (\s' -> c (a, s')))) s))

-- | @catchE@ of the monad below.
liftCatch :: (m (a, s) -> (e -> m (a, s)) -> m (a, s)) -> StateT s m a -> (e -> StateT s m a) -> StateT s m a
liftCatch catchE m h = StateT (\s -> runStateT m s `catchE` \e -> runStateT (h e) s)

-- | @listen@ of the monad below.
liftListen :: Monad m => (m (a, s) -> m ((a, s), w)) -> StateT s m a -> StateT s m (a, w)
liftListen listen m = StateT (\s -> listen (runStateT m s) >>= \ ((a, s'), w) -> return ((a, w), s'))

-- | @pass@ of the monad below.
liftPass :: Monad m => (m ((a, s), b) -> m (a, s)) -> StateT s m (a, b) -> StateT s m a
liftPass pass m = StateT (\s -> pass (runStateT m s >>= \ ((a, f), s') -> return ((a, s'), f)))
