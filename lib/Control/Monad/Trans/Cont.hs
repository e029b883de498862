-- | The continuation transformer.
module Control.Monad.Trans.Cont
  ( Cont, cont, runCont, evalCont, mapCont, withCont, reset, shift
  , ContT(..), evalContT, mapContT, withContT, callCC, resetT, shiftT
  , liftLocal
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

-- | Computations that hold their continuation, nothing below.
type Cont r = ContT r Identity

-- | Computations that hold their continuation, on top of another monad.
newtype ContT r m a = ContT { runContT :: (a -> m r) -> m r }

instance Functor (ContT r m) where
  fmap f m = ContT (\c -> runContT m (\a -> c (f a)))

instance Applicative (ContT r m) where
  pure a = ContT (\c -> c a)
  mf <*> mx = ContT (\c -> runContT mf (\f -> runContT mx (\x -> c (f x))))

instance Monad (ContT r m) where
  m >>= k = ContT (\c -> runContT m (\a -> runContT (k a) c))

instance MonadFail m => MonadFail (ContT r m) where
  fail msg = ContT (\_ -> fail msg)

instance MonadTrans (ContT r) where
  lift m = ContT (m >>=)

instance MonadIO m => MonadIO (ContT r m) where
  liftIO m = lift (liftIO m)

-- | A computation from a function of its continuation.
cont :: ((a -> r) -> r) -> Cont r a
cont f = ContT (\c -> Identity (f (\a -> runIdentity (c a))))

-- | Runs with a final continuation.
runCont :: Cont r a -> (a -> r) -> r
runCont m k = runIdentity (runContT m (\a -> Identity (k a)))

-- | Runs to the result.
evalCont :: Cont r r -> r
evalCont m = runIdentity (evalContT m)

-- | Changes the final result.
mapCont :: (r -> r) -> Cont r a -> Cont r a
mapCont f = mapContT (\m -> Identity (f (runIdentity m)))

-- | Changes the continuation.
withCont :: ((b -> r) -> (a -> r)) -> Cont r a -> Cont r b
withCont f = withContT (\k a -> Identity (f (\b -> runIdentity (k b)) a))

-- | Delimits the continuation of any 'shift' inside.
reset :: Cont r r -> Cont r' r
reset = resetT

-- | Takes the continuation up to the nearest 'reset'.
shift :: ((a -> r) -> Cont r r) -> Cont r a
shift f = shiftT (\c -> f (\a -> runIdentity (c a)))

-- | Runs to the result.
evalContT :: Monad m => ContT r m r -> m r
evalContT m = runContT m return

-- | Changes the final result.
mapContT :: (m r -> m r) -> ContT r m a -> ContT r m a
mapContT f m = ContT (\c -> f (runContT m c))

-- | Changes the continuation.
withContT :: ((b -> m r) -> (a -> m r)) -> ContT r m a -> ContT r m b
withContT f m = ContT (\c -> runContT m (f c))

-- | Hands a computation its own continuation, to be called as an escape.
callCC :: ((a -> ContT r m b) -> ContT r m a) -> ContT r m a
callCC f = ContT (\c -> runContT (f (\a -> ContT (\_ -> c a))) c)

-- | Delimits the continuation of any 'shiftT' inside.
resetT :: Monad m => ContT r m r -> ContT r' m r
resetT m = lift (evalContT m)

-- | Takes the continuation up to the nearest 'resetT'.
shiftT :: Monad m => ((a -> m r) -> ContT r m r) -> ContT r m a
shiftT f = ContT (\c -> evalContT (f c))

-- | @local@ of the monad below.
liftLocal :: Monad m => m r' -> ((r' -> r') -> m r -> m r) -> (r' -> r') -> ContT r m a -> ContT r m a
liftLocal ask local f m = ContT (\c -> ask >>= \r -> local f (runContT m (\a -> local (\_ -> r) (c a))))
