-- | The writer transformer that passes its output on as a state: it takes no memory for what was put out before.
module Control.Monad.Trans.Writer.CPS
  ( Writer, writer, runWriter, execWriter, mapWriter
  , WriterT, writerT, runWriterT, execWriterT, mapWriterT
  , tell, listen, listens, pass, censor, liftCallCC, liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Signatures
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations with an output, nothing below.
type Writer w = WriterT w Identity

-- | Computations with an output, on top of another monad: from the output before to that after.
newtype WriterT w m a = WriterT { unWriterT :: w -> m (a, w) }

instance Functor m => Functor (WriterT w m) where
  fmap f m = WriterT (\w -> fmap (\(a, w') -> (f a, w')) (unWriterT m w))

instance (Functor m, Monad m) => Applicative (WriterT w m) where
  pure a = WriterT (\w -> return (a, w))
  mf <*> mx = WriterT (\w -> unWriterT mf w >>= \(f, w') -> unWriterT mx w' >>= \(x, w'') -> return (f x, w''))

instance Monad m => Monad (WriterT w m) where
  m >>= k = WriterT (\w -> unWriterT m w >>= \(a, w') -> unWriterT (k a) w')

instance MonadFail m => MonadFail (WriterT w m) where
  fail msg = WriterT (\_ -> fail msg)

instance (Functor m, MonadPlus m) => Alternative (WriterT w m) where
  empty = WriterT (const mzero)
  m <|> n = WriterT (\w -> unWriterT m w `mplus` unWriterT n w)

instance (Functor m, MonadPlus m) => MonadPlus (WriterT w m)

instance MonadFix m => MonadFix (WriterT w m) where
  mfix f = WriterT (\w -> mfix (\ ~(a, _) -> unWriterT (f a) w))

instance MonadTrans (WriterT w) where
  lift m = WriterT (\w -> m >>= \a -> return (a, w))

instance MonadIO m => MonadIO (WriterT w m) where
  liftIO = lift . liftIO

-- | A computation with this result and output.
writer :: (Monoid w, Monad m) => (a, w) -> WriterT w m a
writer (a, w') = WriterT (\w -> let after = w <> w' in after `seq` return (a, after))

-- | Runs; result and output.
runWriter :: Monoid w => Writer w a -> (a, w)
runWriter = runIdentity . runWriterT

-- | Runs; the output.
execWriter :: Monoid w => Writer w a -> w
execWriter = runIdentity . execWriterT

-- | Changes result and output.
mapWriter :: (Monoid w, Monoid w') => ((a, w) -> (b, w')) -> Writer w a -> Writer w' b
mapWriter f = mapWriterT (Identity . f . runIdentity)

-- | From a computation with result and output.
writerT :: (Functor m, Monoid w) => m (a, w) -> WriterT w m a
writerT m = WriterT (\w -> fmap (\(a, w') -> let after = w <> w' in after `seq` (a, after)) m)

-- | Runs; result and output.
runWriterT :: Monoid w => WriterT w m a -> m (a, w)
runWriterT m = unWriterT m mempty

-- | Runs; the output.
execWriterT :: (Monad m, Monoid w) => WriterT w m a -> m w
execWriterT m = fmap snd (runWriterT m)

-- | Changes the computation below.
mapWriterT :: (Monad n, Monoid w, Monoid w') => (m (a, w) -> n (b, w')) -> WriterT w m a -> WriterT w' n b
mapWriterT f m = WriterT (\w -> f (runWriterT m) >>= \(a, w') -> let after = w <> w' in after `seq` return (a, after))

-- | Puts out.
tell :: (Monoid w, Monad m) => w -> WriterT w m ()
tell w = writer ((), w)

-- | The result together with the output.
listen :: (Monoid w, Monad m) => WriterT w m a -> WriterT w m (a, w)
listen = listens id

-- | The result together with a function of the output.
listens :: (Monoid w, Monad m) => (w -> b) -> WriterT w m a -> WriterT w m (a, b)
listens f m = WriterT (\w -> runWriterT m >>= \(a, w') -> let after = w <> w' in after `seq` return ((a, f w'), after))

-- | Applies the returned function to the output.
pass :: (Monoid w, Monoid w', Monad m) => WriterT w m (a, w -> w') -> WriterT w' m a
pass m = WriterT (\w -> runWriterT m >>= \((a, f), w') -> let after = w <> f w' in after `seq` return (a, after))

-- | Applies a function to the output.
censor :: (Monoid w, Monad m) => (w -> w) -> WriterT w m a -> WriterT w m a
censor f m = pass (fmap (\a -> (a, f)) m)

-- | @callCC@ of the monad below; the continuation restores the output of the call.
liftCallCC :: CallCC m (a, w) (b, w) -> CallCC (WriterT w m) a b
liftCallCC callCC f = WriterT (\w -> callCC (\c -> unWriterT (f (\a -> WriterT (\_ -> c (a, w)))) w))

-- | @catchE@ of the monad below.
liftCatch :: Catch e m (a, w) -> Catch e (WriterT w m) a
liftCatch catchE m h = WriterT (\w -> unWriterT m w `catchE` \e -> unWriterT (h e) w)
