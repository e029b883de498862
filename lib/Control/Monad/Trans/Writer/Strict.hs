-- | The writer transformer. The pair of result and output is taken apart as soon as it is there.
module Control.Monad.Trans.Writer.Strict
  ( Writer, writer, runWriter, execWriter, mapWriter
  , WriterT(..), execWriterT, mapWriterT
  , tell, listen, listens, pass, censor
  , liftCallCC, liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Data.Functor.Identity

-- | Computations with an output, nothing below.
type Writer w = WriterT w Identity

-- | Computations with an output, on top of another monad.
newtype WriterT w m a = WriterT { runWriterT :: m (a, w) }

instance (Eq w, Eq1 m, Eq a) => Eq (WriterT w m a) where
  (==) = eq1

instance (Ord w, Ord1 m, Ord a) => Ord (WriterT w m a) where
  compare = compare1

instance (Show w, Show1 m, Show a) => Show (WriterT w m a) where
  showsPrec = showsPrec1

instance (Read w, Read1 m, Read a) => Read (WriterT w m a) where
  readsPrec = readsPrec1

instance Functor m => Functor (WriterT w m) where
  fmap f m = WriterT (fmap (\ (a, w) -> (f a, w)) (runWriterT m))

instance (Monoid w, Applicative m) => Applicative (WriterT w m) where
  pure a = WriterT (pure (a, mempty))
  mf <*> mx = WriterT (liftA2 (\ (f, w) (x, w') -> (f x, w `mappend` w')) (runWriterT mf) (runWriterT mx))

instance (Monoid w, Monad m) => Monad (WriterT w m) where
  m >>= k = WriterT (runWriterT m >>= \ (a, w) -> runWriterT (k a) >>= \ (b, w') -> return (b, w `mappend` w'))

instance (Monoid w, MonadFail m) => MonadFail (WriterT w m) where
  fail msg = WriterT (fail msg)

instance (Monoid w, Alternative m) => Alternative (WriterT w m) where
  empty = WriterT empty
  m <|> n = WriterT (runWriterT m <|> runWriterT n)

instance (Monoid w, MonadPlus m) => MonadPlus (WriterT w m)

instance (Monoid w, MonadFix m) => MonadFix (WriterT w m) where
  mfix f = WriterT (mfix (\ ~(a, _) -> runWriterT (f a)))

instance (Eq w, Eq1 m) => Eq1 (WriterT w m) where
  liftEq eq (WriterT x) (WriterT y) = liftEq (liftEq2 eq (==)) x y

instance (Ord w, Ord1 m) => Ord1 (WriterT w m) where
  liftCompare cmp (WriterT x) (WriterT y) = liftCompare (liftCompare2 cmp compare) x y

instance (Show w, Show1 m) => Show1 (WriterT w m) where
  liftShowsPrec sp sl d (WriterT m) = showsUnaryWith (liftShowsPrec (liftShowsPrec2 sp sl showsPrec showList) (liftShowList2 sp sl showsPrec showList)) "WriterT" d m

instance (Read w, Read1 m) => Read1 (WriterT w m) where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec (liftReadsPrec2 rp rl readsPrec readList) (liftReadList2 rp rl readsPrec readList)) "WriterT" WriterT)

instance Monoid w => MonadTrans (WriterT w) where
  lift m = WriterT (m >>= \a -> return (a, mempty))

instance (Monoid w, MonadIO m) => MonadIO (WriterT w m) where
  liftIO m = lift (liftIO m)

-- | A computation with this result and output.
writer :: Monad m => (a, w) -> WriterT w m a
writer aw = WriterT (return aw)

-- | The result and the output.
runWriter :: Writer w a -> (a, w)
runWriter m = runIdentity (runWriterT m)

-- | The output.
execWriter :: Writer w a -> w
execWriter m = snd (runWriter m)

-- | Changes result and output.
mapWriter :: ((a, w) -> (b, w')) -> Writer w a -> Writer w' b
mapWriter f = mapWriterT (\m -> Identity (f (runIdentity m)))

-- | The output.
execWriterT :: Monad m => WriterT w m a -> m w
execWriterT m = runWriterT m >>= \ (_, w) -> return w

-- | Changes the computation below.
mapWriterT :: (m (a, w) -> n (b, w')) -> WriterT w m a -> WriterT w' n b
mapWriterT f m = WriterT (f (runWriterT m))

-- | Puts out.
tell :: Monad m => w -> WriterT w m ()
tell w = writer ((), w)

-- | The result together with the output.
listen :: Monad m => WriterT w m a -> WriterT w m (a, w)
listen m = WriterT (runWriterT m >>= \ (a, w) -> return ((a, w), w))

-- | The result together with a function of the output.
listens :: Monad m => (w -> b) -> WriterT w m a -> WriterT w m (a, b)
listens f m = WriterT (runWriterT m >>= \ (a, w) -> return ((a, f w), w))

-- | Applies the returned function to the output.
pass :: Monad m => WriterT w m (a, w -> w) -> WriterT w m a
pass m = WriterT (runWriterT m >>= \ ((a, f), w) -> return (a, f w))

-- | Applies a function to the output.
censor :: Monad m => (w -> w) -> WriterT w m a -> WriterT w m a
censor f m = WriterT (runWriterT m >>= \ (a, w) -> return (a, f w))

-- | @callCC@ of the monad below.
liftCallCC :: Monoid w => ((((a, w) -> m (b, w)) -> m (a, w)) -> m (a, w)) -> ((a -> WriterT w m b) -> WriterT w m a) -> WriterT w m a
liftCallCC callCC f = WriterT (callCC (\c -> runWriterT (f (\a -> WriterT (c (a, mempty))))))

-- | @catchE@ of the monad below.
liftCatch :: (m (a, w) -> (e -> m (a, w)) -> m (a, w)) -> WriterT w m a -> (e -> WriterT w m a) -> WriterT w m a
liftCatch catchE m h = WriterT (runWriterT m `catchE` \e -> runWriterT (h e))

instance Foldable f => Foldable (WriterT w f) where
  foldMap f = foldMap (f . fst) . runWriterT

instance Traversable f => Traversable (WriterT w f) where
  traverse f = fmap WriterT . traverse g . runWriterT
    where g (a, w) = fmap (\b -> (b, w)) (f a)
