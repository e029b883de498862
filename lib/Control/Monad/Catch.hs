{-# LANGUAGE ExistentialQuantification, RankNTypes #-}
-- | Monads with exceptions.
module Control.Monad.Catch
  ( MonadThrow(..), MonadCatch(..), MonadMask(..), ExitCase(..)
  , mask_, uninterruptibleMask_, catchAll, catchIOError, catchIf, catchJust, handle, handleAll, handleIOError, handleIf, handleJust
  , try, tryJust, Handler(..), catches, onException, onError, bracket, bracket_, finally, bracketOnError
  , Exception(..), SomeException(..)
  ) where

import Control.Concurrent.STM (STM, catchSTM, throwSTM)
import Control.Exception (Exception(..), SomeException(..))
import qualified Control.Exception as E
import Control.Monad.ST (ST)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except (ExceptT(..), runExceptT)
import Control.Monad.Trans.Identity (IdentityT(..))
import Control.Monad.Trans.Maybe (MaybeT(..))
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import Control.Monad.Trans.Reader (ReaderT(..))
import qualified Control.Monad.Trans.State.Lazy as Lazy
import qualified Control.Monad.Trans.State.Strict as Strict
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter
import System.IO.Unsafe (unsafePerformIO)

-- | Monads that throw.
class Monad m => MonadThrow m where
  -- | Throws.
  throwM :: Exception e => e -> m a

-- | Monads that catch what is thrown in them.
class MonadThrow m => MonadCatch m where
  -- | Catches exceptions of a type.
  catch :: Exception e => m a -> (e -> m a) -> m a

-- | How an action ended.
data ExitCase a
  = ExitCaseSuccess a
  | ExitCaseException SomeException
  | ExitCaseAbort
  deriving Show

-- | Monads that can put exceptions off, and clean up however an action ends.
class MonadCatch m => MonadMask m where
  -- | Puts exceptions off; the function is given what restores the state before.
  mask :: ((forall a. m a -> m a) -> m b) -> m b
  -- | The same, even where an action waits.
  uninterruptibleMask :: ((forall a. m a -> m a) -> m b) -> m b
  -- | Takes, uses and gives back, with the results of both.
  generalBracket :: m a -> (a -> ExitCase b -> m c) -> (a -> m b) -> m (b, c)

instance MonadThrow [] where
  throwM _ = []

instance MonadThrow Maybe where
  throwM _ = Nothing

instance e ~ SomeException => MonadThrow (Either e) where
  throwM = Left . toException

instance e ~ SomeException => MonadCatch (Either e) where
  catch (Left e) f = maybe (Left e) f (fromException e)
  catch x _ = x

instance e ~ SomeException => MonadMask (Either e) where
  mask f = f id
  uninterruptibleMask f = f id
  generalBracket acquire release use = case acquire of
    Left e -> Left e
    Right a -> case use a of
      Left e -> release a (ExitCaseException e) >> Left e
      Right b -> fmap ((,) b) (release a (ExitCaseSuccess b))

instance MonadThrow IO where
  throwM = E.throwIO

instance MonadCatch IO where
  catch = E.catch

instance MonadMask IO where
  mask = E.mask
  uninterruptibleMask = E.uninterruptibleMask
  generalBracket acquire release use = E.mask (\restore -> do
    a <- acquire
    b <- restore (use a) `E.catch` \e -> do
      _ <- release a (ExitCaseException e)
      E.throwIO (e :: SomeException)
    c <- release a (ExitCaseSuccess b)
    return (b, c))

instance MonadThrow (ST s) where
  throwM e = return (unsafePerformIO (E.throwIO e)) >>= (return $!)

instance MonadThrow STM where
  throwM = throwSTM

instance MonadCatch STM where
  catch = catchSTM

instance MonadThrow m => MonadThrow (IdentityT m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (IdentityT m) where
  catch (IdentityT m) f = IdentityT (catch m (runIdentityT . f))

instance MonadMask m => MonadMask (IdentityT m) where
  mask f = IdentityT (mask (\u -> runIdentityT (f (IdentityT . u . runIdentityT))))
  uninterruptibleMask f = IdentityT (uninterruptibleMask (\u -> runIdentityT (f (IdentityT . u . runIdentityT))))
  generalBracket acquire release use =
    IdentityT (generalBracket (runIdentityT acquire) (\a e -> runIdentityT (release a e)) (runIdentityT . use))

instance MonadThrow m => MonadThrow (ReaderT r m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (ReaderT r m) where
  catch (ReaderT m) f = ReaderT (\r -> m r `catch` \e -> runReaderT (f e) r)

instance MonadMask m => MonadMask (ReaderT r m) where
  mask f = ReaderT (\r -> mask (\u -> runReaderT (f (\(ReaderT b) -> ReaderT (u . b))) r))
  uninterruptibleMask f = ReaderT (\r -> uninterruptibleMask (\u -> runReaderT (f (\(ReaderT b) -> ReaderT (u . b))) r))
  generalBracket acquire release use = ReaderT (\r ->
    generalBracket (runReaderT acquire r) (\a e -> runReaderT (release a e) r) (\a -> runReaderT (use a) r))

instance MonadThrow m => MonadThrow (MaybeT m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (MaybeT m) where
  catch (MaybeT m) f = MaybeT (catch m (runMaybeT . f))

instance MonadMask m => MonadMask (MaybeT m) where
  mask f = MaybeT (mask (\u -> runMaybeT (f (MaybeT . u . runMaybeT))))
  uninterruptibleMask f = MaybeT (uninterruptibleMask (\u -> runMaybeT (f (MaybeT . u . runMaybeT))))
  generalBracket acquire release use = MaybeT (do
    (b, c) <- generalBracket (runMaybeT acquire)
      (\a e -> case a of
        Nothing -> return Nothing
        Just x -> case e of
          ExitCaseSuccess (Just b) -> runMaybeT (release x (ExitCaseSuccess b))
          ExitCaseException problem -> runMaybeT (release x (ExitCaseException problem))
          _ -> runMaybeT (release x ExitCaseAbort))
      (maybe (return Nothing) (runMaybeT . use))
    return ((,) <$> b <*> c))

instance MonadThrow m => MonadThrow (ExceptT e m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (ExceptT e m) where
  catch m f = ExceptT (catch (runExceptT m) (runExceptT . f))

instance MonadMask m => MonadMask (ExceptT e m) where
  mask f = ExceptT (mask (\u -> runExceptT (f (ExceptT . u . runExceptT))))
  uninterruptibleMask f = ExceptT (uninterruptibleMask (\u -> runExceptT (f (ExceptT . u . runExceptT))))
  generalBracket acquire release use = ExceptT (do
    (b, c) <- generalBracket (runExceptT acquire)
      (\a e -> case a of
        Left problem -> return (Left problem)
        Right x -> case e of
          ExitCaseSuccess (Right b) -> runExceptT (release x (ExitCaseSuccess b))
          ExitCaseException problem -> runExceptT (release x (ExitCaseException problem))
          _ -> runExceptT (release x ExitCaseAbort))
      (either (return . Left) (runExceptT . use))
    return (do { c' <- c; b' <- b; return (b', c') }))

instance MonadThrow m => MonadThrow (Lazy.StateT s m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (Lazy.StateT s m) where
  catch m f = Lazy.StateT (\s -> Lazy.runStateT m s `catch` \e -> Lazy.runStateT (f e) s)

instance MonadMask m => MonadMask (Lazy.StateT s m) where
  mask f = Lazy.StateT (\s -> mask (\u -> Lazy.runStateT (f (\b -> Lazy.StateT (u . Lazy.runStateT b))) s))
  uninterruptibleMask f =
    Lazy.StateT (\s -> uninterruptibleMask (\u -> Lazy.runStateT (f (\b -> Lazy.StateT (u . Lazy.runStateT b))) s))
  generalBracket acquire release use = Lazy.StateT (\s -> do
    ((b, _), (c, t)) <- generalBracket (Lazy.runStateT acquire s)
      (\(a, s') e -> case e of
        ExitCaseSuccess (b, s'') -> Lazy.runStateT (release a (ExitCaseSuccess b)) s''
        ExitCaseException problem -> Lazy.runStateT (release a (ExitCaseException problem)) s'
        ExitCaseAbort -> Lazy.runStateT (release a ExitCaseAbort) s')
      (\(a, s') -> Lazy.runStateT (use a) s')
    return ((b, c), t))

instance MonadThrow m => MonadThrow (Strict.StateT s m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (Strict.StateT s m) where
  catch m f = Strict.StateT (\s -> Strict.runStateT m s `catch` \e -> Strict.runStateT (f e) s)

instance MonadMask m => MonadMask (Strict.StateT s m) where
  mask f = Strict.StateT (\s -> mask (\u -> Strict.runStateT (f (\b -> Strict.StateT (u . Strict.runStateT b))) s))
  uninterruptibleMask f =
    Strict.StateT (\s -> uninterruptibleMask (\u -> Strict.runStateT (f (\b -> Strict.StateT (u . Strict.runStateT b))) s))
  generalBracket acquire release use = Strict.StateT (\s -> do
    ((b, _), (c, t)) <- generalBracket (Strict.runStateT acquire s)
      (\(a, s') e -> case e of
        ExitCaseSuccess (b, s'') -> Strict.runStateT (release a (ExitCaseSuccess b)) s''
        ExitCaseException problem -> Strict.runStateT (release a (ExitCaseException problem)) s'
        ExitCaseAbort -> Strict.runStateT (release a ExitCaseAbort) s')
      (\(a, s') -> Strict.runStateT (use a) s')
    return ((b, c), t))

instance (MonadThrow m, Monoid w) => MonadThrow (LazyWriter.WriterT w m) where
  throwM = lift . throwM

instance (MonadCatch m, Monoid w) => MonadCatch (LazyWriter.WriterT w m) where
  catch m f = LazyWriter.WriterT (LazyWriter.runWriterT m `catch` (LazyWriter.runWriterT . f))

instance (MonadMask m, Monoid w) => MonadMask (LazyWriter.WriterT w m) where
  mask f = LazyWriter.WriterT (mask (\u -> LazyWriter.runWriterT (f (LazyWriter.WriterT . u . LazyWriter.runWriterT))))
  uninterruptibleMask f = LazyWriter.WriterT (uninterruptibleMask (\u -> LazyWriter.runWriterT (f (LazyWriter.WriterT . u . LazyWriter.runWriterT))))
  generalBracket acquire release use = LazyWriter.WriterT (do
    ((b, _), (c, w)) <- generalBracket (LazyWriter.runWriterT acquire)
      (\(a, w') e -> case e of
        ExitCaseSuccess (b, w'') -> fmap (fmap (w'' <>)) (LazyWriter.runWriterT (release a (ExitCaseSuccess b)))
        ExitCaseException problem -> fmap (fmap (w' <>)) (LazyWriter.runWriterT (release a (ExitCaseException problem)))
        ExitCaseAbort -> fmap (fmap (w' <>)) (LazyWriter.runWriterT (release a ExitCaseAbort)))
      (\(a, w') -> fmap (fmap (w' <>)) (LazyWriter.runWriterT (use a)))
    return ((b, c), w))

instance (MonadThrow m, Monoid w) => MonadThrow (StrictWriter.WriterT w m) where
  throwM = lift . throwM

instance (MonadCatch m, Monoid w) => MonadCatch (StrictWriter.WriterT w m) where
  catch m f = StrictWriter.WriterT (StrictWriter.runWriterT m `catch` (StrictWriter.runWriterT . f))

instance (MonadMask m, Monoid w) => MonadMask (StrictWriter.WriterT w m) where
  mask f = StrictWriter.WriterT (mask (\u -> StrictWriter.runWriterT (f (StrictWriter.WriterT . u . StrictWriter.runWriterT))))
  uninterruptibleMask f = StrictWriter.WriterT (uninterruptibleMask (\u -> StrictWriter.runWriterT (f (StrictWriter.WriterT . u . StrictWriter.runWriterT))))
  generalBracket acquire release use = StrictWriter.WriterT (do
    ((b, _), (c, w)) <- generalBracket (StrictWriter.runWriterT acquire)
      (\(a, w') e -> case e of
        ExitCaseSuccess (b, w'') -> fmap (fmap (w'' <>)) (StrictWriter.runWriterT (release a (ExitCaseSuccess b)))
        ExitCaseException problem -> fmap (fmap (w' <>)) (StrictWriter.runWriterT (release a (ExitCaseException problem)))
        ExitCaseAbort -> fmap (fmap (w' <>)) (StrictWriter.runWriterT (release a ExitCaseAbort)))
      (\(a, w') -> fmap (fmap (w' <>)) (StrictWriter.runWriterT (use a)))
    return ((b, c), w))

instance (MonadThrow m, Monoid w) => MonadThrow (LazyRWS.RWST r w s m) where
  throwM = lift . throwM

instance (MonadCatch m, Monoid w) => MonadCatch (LazyRWS.RWST r w s m) where
  catch m f = LazyRWS.RWST (\r s -> LazyRWS.runRWST m r s `catch` \e -> LazyRWS.runRWST (f e) r s)

instance (MonadThrow m, Monoid w) => MonadThrow (StrictRWS.RWST r w s m) where
  throwM = lift . throwM

instance (MonadCatch m, Monoid w) => MonadCatch (StrictRWS.RWST r w s m) where
  catch m f = StrictRWS.RWST (\r s -> StrictRWS.runRWST m r s `catch` \e -> StrictRWS.runRWST (f e) r s)

-- | Puts exceptions off.
mask_ :: MonadMask m => m a -> m a
mask_ m = mask (\_ -> m)

-- | The same, even where an action waits.
uninterruptibleMask_ :: MonadMask m => m a -> m a
uninterruptibleMask_ m = uninterruptibleMask (\_ -> m)

-- | Catches everything.
catchAll :: MonadCatch m => m a -> (SomeException -> m a) -> m a
catchAll = catch

-- | Catches errors of input and output.
catchIOError :: MonadCatch m => m a -> (IOError -> m a) -> m a
catchIOError = catch

-- | Catches exceptions for which something holds.
catchIf :: (MonadCatch m, Exception e) => (e -> Bool) -> m a -> (e -> m a) -> m a
catchIf p m f = m `catch` \e -> if p e then f e else throwM e

-- | Catches exceptions of which something is made.
catchJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> m a -> (b -> m a) -> m a
catchJust p m f = m `catch` \e -> maybe (throwM e) f (p e)

-- | 'catch' with its arguments exchanged.
handle :: (MonadCatch m, Exception e) => (e -> m a) -> m a -> m a
handle = flip catch

-- | 'catchAll' with its arguments exchanged.
handleAll :: MonadCatch m => (SomeException -> m a) -> m a -> m a
handleAll = handle

-- | 'catchIOError' with its arguments exchanged.
handleIOError :: MonadCatch m => (IOError -> m a) -> m a -> m a
handleIOError = handle

-- | 'catchIf' with its arguments exchanged.
handleIf :: (MonadCatch m, Exception e) => (e -> Bool) -> (e -> m a) -> m a -> m a
handleIf p = flip (catchIf p)

-- | 'catchJust' with its arguments exchanged.
handleJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> (b -> m a) -> m a -> m a
handleJust p = flip (catchJust p)

-- | What an action gives, or throws.
try :: (MonadCatch m, Exception e) => m a -> m (Either e a)
try m = fmap Right m `catch` (return . Left)

-- | The same for exceptions of which something is made.
tryJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> m a -> m (Either b a)
tryJust p m = try m >>= either (\e -> maybe (throwM e) (return . Left) (p e)) (return . Right)

-- | What to do about exceptions of a type.
data Handler m a = forall e. Exception e => Handler (e -> m a)

instance Monad m => Functor (Handler m) where
  fmap f (Handler h) = Handler (fmap f . h)

-- | Catches exceptions by the first handler of their type.
catches :: (Foldable f, MonadCatch m) => m a -> f (Handler m a) -> m a
catches m handlers = m `catch` \e -> foldr (\(Handler h) rest -> maybe rest h (fromException e)) (throwM (e :: SomeException)) handlers

-- | Does something more when an exception passes.
onException :: MonadCatch m => m a -> m b -> m a
onException m clean = m `catchAll` \e -> clean >> throwM e

-- | Does something more however an action does not succeed.
onError :: MonadMask m => m a -> m b -> m a
onError m clean = bracketOnError (return ()) (const clean) (const m)

-- | Takes, uses and gives back.
bracket :: MonadMask m => m a -> (a -> m c) -> (a -> m b) -> m b
bracket acquire release use = fmap fst (generalBracket acquire (\a _ -> release a) use)

-- | The same without what is taken.
bracket_ :: MonadMask m => m a -> m c -> m b -> m b
bracket_ before after m = bracket before (const after) (const m)

-- | Does something more in the end.
finally :: MonadMask m => m a -> m b -> m a
finally m after = bracket_ (return ()) after m

-- | Takes, uses, and gives back unless all went well.
bracketOnError :: MonadMask m => m a -> (a -> m c) -> (a -> m b) -> m b
bracketOnError acquire release use = fmap fst (generalBracket acquire
  (\a e -> case e of
    ExitCaseSuccess _ -> return ()
    _ -> release a >> return ())
  use)
