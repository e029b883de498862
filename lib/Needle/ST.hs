{-# LANGUAGE NoImplicitPrelude, BangPatterns, RankNTypes #-}
-- | State threads: actions on references and arrays that stay inside.
module Needle.ST where

import Needle.Prim
import Needle.Classes
import Needle.Exception
import Needle.Base
import Needle.Monad

-- | A computation with references and arrays of the thread s.
newtype ST s a = ST (World -> IORes a)

-- | The thread of IO.
data RealWorld

unST :: ST s a -> World -> IORes a
unST (ST m) = m

instance Functor (ST s) where
  fmap f (ST m) = ST (\w -> case m w of IORes a -> IORes (f a))

instance Applicative (ST s) where
  pure x = ST (\_ -> IORes x)
  ST f <*> ST m = ST (\w -> case f w of IORes g -> case m w of IORes a -> IORes (g a))
  liftA2 f (ST m) (ST n) = ST (\w -> case m w of IORes a -> case n w of IORes b -> IORes (f a b))
  ST m *> ST n = ST (\w -> case m w of IORes _ -> n w)
  ST m <* ST n = ST (\w -> case m w of IORes a -> case n w of IORes _ -> IORes a)

instance Monad (ST s) where
  ST m >>= k = ST (\w -> case m w of IORes a -> unST (k a) w)
  ST m >> ST n = ST (\w -> case m w of IORes _ -> n w)

instance MonadFail (ST s) where
  fail s = errorWithoutStackTrace s

instance MonadFix (ST s) where
  mfix f = case mfix (\a -> IO (unST (f a))) of IO m -> ST m

instance Semigroup a => Semigroup (ST s a) where
  a <> b = liftA2 (<>) a b

instance Monoid a => Monoid (ST s a) where
  mempty = pure mempty

-- | The result of a state thread.
runST :: (forall s. ST s a) -> a
runST st = case st of ST m -> case m realWorld of IORes a -> a

-- | A state thread as an action.
stToIO :: ST RealWorld a -> IO a
stToIO (ST m) = IO m

-- | An action as a state thread, unchecked.
unsafeIOToST :: IO a -> ST s a
unsafeIOToST (IO m) = ST m

-- | A state thread as an action, unchecked.
unsafeSTToIO :: ST s a -> IO a
unsafeSTToIO (ST m) = IO m

-- | Puts a state thread off until its result is demanded.
unsafeInterleaveST :: ST s a -> ST s a
unsafeInterleaveST (ST m) = ST (\w -> IORes (case m w of IORes a -> a))

-- | A mutable cell of a state thread.
newtype STRef s a = STRef (Ref a)

instance Eq (STRef s a) where
  STRef a == STRef b = primRefEq a b

-- | A new cell.
newSTRef :: a -> ST s (STRef s a)
newSTRef x = ST (\w -> case primNewRef x w of IORes r -> IORes (STRef r))

-- | The contents of a cell.
readSTRef :: STRef s a -> ST s a
readSTRef (STRef r) = ST (\w -> primReadRef r w)

-- | Replaces the contents of a cell.
writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef (STRef r) x = ST (\w -> primWriteRef r x w)

-- | Applies a function to the contents, lazily.
modifySTRef :: STRef s a -> (a -> a) -> ST s ()
modifySTRef (STRef r) f = ST (\w -> case primReadRef r w of IORes x -> primWriteRef r (f x) w)

-- | Applies a function to the contents, evaluating the result.
modifySTRef' :: STRef s a -> (a -> a) -> ST s ()
modifySTRef' (STRef r) f = ST (\w -> case primReadRef r w of
  IORes x -> case f x of !y -> primWriteRef r y w)
