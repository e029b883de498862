-- | The accumulation transformer: an output that can be looked at while it grows.
module Control.Monad.Trans.Accum
  ( Accum, accum, runAccum, execAccum, evalAccum, mapAccum
  , AccumT(AccumT), runAccumT, execAccumT, evalAccumT, mapAccumT
  , look, looks, add
  , liftCallCC, liftCallCC', liftCatch, liftListen, liftPass
  , readerToAccumT, writerToAccumT, accumToStateT
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Signatures
import Control.Monad.Trans.Class
import Control.Monad.Trans.Reader (ReaderT(..))
import Control.Monad.Trans.State (StateT(..))
import Control.Monad.Trans.Writer (WriterT(..))
import Data.Functor.Identity

-- | Accumulation, nothing below.
type Accum w = AccumT w Identity

-- | Accumulation on top of another monad: from all so far to what is added.
newtype AccumT w m a = AccumT (w -> m (a, w))

instance Functor m => Functor (AccumT w m) where
  fmap f = mapAccumT (fmap (\ ~(a, w) -> (f a, w)))

instance (Monoid w, Functor m, Monad m) => Applicative (AccumT w m) where
  pure a = AccumT (\_ -> return (a, mempty))
  mf <*> mv = AccumT (\w -> do
    ~(f, w') <- runAccumT mf w
    ~(v, w'') <- runAccumT mv (w <> w')
    return (f v, w' <> w''))

instance (Monoid w, Functor m, Monad m) => Monad (AccumT w m) where
  m >>= k = AccumT (\w -> do
    ~(a, w') <- runAccumT m w
    ~(b, w'') <- runAccumT (k a) (w <> w')
    return (b, w' <> w''))

instance (Monoid w, MonadFail m) => MonadFail (AccumT w m) where
  fail msg = AccumT (\_ -> fail msg)

instance (Monoid w, Functor m, MonadPlus m) => Alternative (AccumT w m) where
  empty = AccumT (const mzero)
  m <|> n = AccumT (\w -> runAccumT m w `mplus` runAccumT n w)

instance (Monoid w, Functor m, MonadPlus m) => MonadPlus (AccumT w m)

instance (Monoid w, Functor m, MonadFix m) => MonadFix (AccumT w m) where
  mfix f = AccumT (\w -> mfix (\ ~(a, _) -> runAccumT (f a) w))

instance Monoid w => MonadTrans (AccumT w) where
  lift m = AccumT (\_ -> m >>= \a -> return (a, mempty))

instance (Monoid w, Functor m, MonadIO m) => MonadIO (AccumT w m) where
  liftIO = lift . liftIO

-- | From a function of all so far.
accum :: Monad m => (w -> (a, w)) -> AccumT w m a
accum f = AccumT (return . f)

-- | Runs after something; result and what is added.
runAccum :: Accum w a -> w -> (a, w)
runAccum m = runIdentity . runAccumT m

-- | Runs after something; what is added.
execAccum :: Accum w a -> w -> w
execAccum m w = snd (runAccum m w)

-- | Runs after something; the result.
evalAccum :: Monoid w => Accum w a -> w -> a
evalAccum m w = fst (runAccum m w)

-- | Changes result and what is added.
mapAccum :: ((a, w) -> (b, w)) -> Accum w a -> Accum w b
mapAccum f = mapAccumT (Identity . f . runIdentity)

-- | Runs after something; result and what is added.
runAccumT :: AccumT w m a -> w -> m (a, w)
runAccumT (AccumT f) = f

-- | Runs after something; what is added.
execAccumT :: Monad m => AccumT w m a -> w -> m w
execAccumT m w = runAccumT m w >>= \ ~(_, w') -> return w'

-- | Runs after something; the result.
evalAccumT :: (Monad m, Monoid w) => AccumT w m a -> w -> m a
evalAccumT m w = runAccumT m w >>= \ ~(a, _) -> return a

-- | Changes the computation below.
mapAccumT :: (m (a, w) -> n (b, w)) -> AccumT w m a -> AccumT w n b
mapAccumT f m = AccumT (f . runAccumT m)

-- | All so far.
look :: (Monoid w, Monad m) => AccumT w m w
look = looks id

-- | A function of all so far.
looks :: (Monoid w, Monad m) => (w -> a) -> AccumT w m a
looks f = AccumT (\w -> return (f w, mempty))

-- | Adds.
add :: Monad m => w -> AccumT w m ()
add w = accum (const ((), w))

-- | @callCC@ of the monad below; the continuation restores what was added before the call.
liftCallCC :: CallCC m (a, w) (b, w) -> CallCC (AccumT w m) a b
liftCallCC callCC f = AccumT (\w -> callCC (\c -> runAccumT (f (\a -> AccumT (\_ -> c (a, w)))) w))

-- | @callCC@ of the monad below; the continuation keeps what was added.
liftCallCC' :: CallCC m (a, w) (b, w) -> CallCC (AccumT w m) a b
liftCallCC' callCC f = AccumT (\s -> callCC (\c -> runAccumT (f (\a -> AccumT (\s' -> c (a, s')))) s))

-- | @catchE@ of the monad below.
liftCatch :: Catch e m (a, w) -> Catch e (AccumT w m) a
liftCatch catchE m h = AccumT (\w -> runAccumT m w `catchE` \e -> runAccumT (h e) w)

-- | @listen@ of the monad below.
liftListen :: Monad m => Listen w m (a, s) -> Listen w (AccumT s m) a
liftListen listen m = AccumT (\s -> listen (runAccumT m s) >>= \ ~((a, s'), w) -> return ((a, w), s'))

-- | @pass@ of the monad below.
liftPass :: Monad m => Pass w m (a, s) -> Pass w (AccumT s m) a
liftPass pass m = AccumT (\s -> pass (runAccumT m s >>= \ ~((a, f), s') -> return ((a, s'), f)))

-- | The environment is all so far.
readerToAccumT :: (Functor m, Monoid w) => ReaderT w m a -> AccumT w m a
readerToAccumT (ReaderT f) = AccumT (\w -> fmap (\a -> (a, mempty)) (f w))

-- | The output is added.
writerToAccumT :: WriterT w m a -> AccumT w m a
writerToAccumT (WriterT m) = AccumT (const m)

-- | All so far is the state.
accumToStateT :: (Functor m, Monoid s) => AccumT s m a -> StateT s m a
accumToStateT (AccumT f) = StateT (\w -> fmap (\ ~(a, w') -> (a, w <> w')) (f w))
