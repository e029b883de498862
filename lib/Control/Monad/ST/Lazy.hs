{-# LANGUAGE RankNTypes #-}
-- | State threads that go on as far as their results are looked at.
module Control.Monad.ST.Lazy (ST, runST, fixST, strictToLazyST, lazyToStrictST, stToIO, RealWorld) where

import Control.Monad.Fix (MonadFix(..))
import qualified Control.Monad.ST as Strict
import Control.Monad.ST (RealWorld)
import qualified Control.Monad.ST.Unsafe as Strict

-- | What stands for all effects so far: it is there once they have happened.
data Moment = Moment

-- | A thread: a result and the moment after it, both when they are asked for.
newtype ST s a = ST (Moment -> After a)

data After a = After a Moment

instance Functor (ST s) where
  fmap f (ST m) = ST (\t -> let r = m t in After (f (result r)) (moment r))

instance Applicative (ST s) where
  pure x = ST (After x)
  ST f <*> ST m = ST (\t ->
    let r = f t
        q = m (moment r)
    in After (result r (result q)) (moment q))

instance Monad (ST s) where
  ST m >>= k = ST (\t ->
    let r = m t
        ST next = k (result r)
        q = next (moment r)
    in After (result q) (moment q))

instance MonadFix (ST s) where
  mfix f = ST (\t ->
    let ST m = f (result r)
        r = m t
    in r)

result :: After a -> a
result (After x _) = x

moment :: After a -> Moment
moment (After _ t) = t

-- | The result of a thread.
runST :: (forall s. ST s a) -> a
runST m = case m of ST f -> result (f Moment)

-- | The fixed point of a thread.
fixST :: (a -> ST s a) -> ST s a
fixST = mfix

-- | All of a strict thread, once its result or what comes after it is looked at.
strictToLazyST :: Strict.ST s a -> ST s a
strictToLazyST m = ST (\t ->
  let r = case t of Moment -> perform m
  in After (result r) (moment r))

-- The effects of the thread, when the result is evaluated.
perform :: Strict.ST s a -> After a
perform m = Strict.runST (Strict.unsafeIOToST (Strict.unsafeSTToIO (fmap (\x -> After x Moment) m)))
{-# NOINLINE perform #-}

-- | A strict thread that does all of a lazy one.
lazyToStrictST :: ST s a -> Strict.ST s a
lazyToStrictST (ST f) = Strict.unsafeIOToST (case f Moment of After x t -> case t of Moment -> return x)

-- | The thread of the world.
stToIO :: ST RealWorld a -> IO a
stToIO m = Strict.stToIO (lazyToStrictST m)
