{-# LANGUAGE QuantifiedConstraints, RankNTypes, KindSignatures #-}
module Main where

-- As in transformers 0.6: a transformer makes monads of monads.
class (forall m. Monad m => Monad (t m)) => Transformer (t :: (* -> *) -> * -> *) where
  raise :: Monad m => m a -> t m a

newtype StateT s m a = StateT { runStateT :: s -> m (a, s) }

instance Monad m => Functor (StateT s m) where
  fmap f m = m >>= return . f
instance Monad m => Applicative (StateT s m) where
  pure a = StateT (\s -> return (a, s))
  mf <*> mx = mf >>= \f -> fmap f mx
instance Monad m => Monad (StateT s m) where
  m >>= k = StateT (\s -> runStateT m s >>= \(a, s') -> runStateT (k a) s')
instance Transformer (StateT s) where
  raise m = StateT (\s -> m >>= \a -> return (a, s))

newtype MaybeT m a = MaybeT { runMaybeT :: m (Maybe a) }

instance Monad m => Functor (MaybeT m) where
  fmap f m = m >>= return . f
instance Monad m => Applicative (MaybeT m) where
  pure = MaybeT . return . Just
  mf <*> mx = mf >>= \f -> fmap f mx
instance Monad m => Monad (MaybeT m) where
  m >>= k = MaybeT (runMaybeT m >>= maybe (return Nothing) (runMaybeT . k))
instance Transformer MaybeT where
  raise = MaybeT . fmap Just

-- Monad (t m) comes from the superclass of Transformer t; so do Functor and Applicative.
twice :: (Transformer t, Monad m) => m Int -> t m Int
twice act = do
  a <- raise act
  b <- (+ 1) <$> raise act
  pure (a * b)

two :: (Transformer t, Transformer u, Monad m) => m Int -> t (u m) Int
two act = do
  a <- raise (twice act)
  return (a + 1)

main :: IO ()
main = do
  r <- runStateT (twice (return 3)) "s"
  print r
  m <- runMaybeT (twice (print "act" >> return 4))
  print m
  n <- runMaybeT (runStateT (two (return 5)) 'c')
  print n

-- expect: (12,"s")
-- expect: "act"
-- expect: "act"
-- expect: Just 20
-- expect: Just (31,'c')
