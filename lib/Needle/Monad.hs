{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Functions on monads and applicatives.
module Needle.Monad where

import Needle.Prim
import Needle.Classes
import Needle.Exception
import Needle.Base
import Needle.List
import Needle.Foldable

infixl 4 <$!>

-- | Runs an action forever.
forever :: Applicative f => f a -> f b
forever a = let a' = a *> a' in a'

-- | Removes one level.
join :: Monad m => m (m a) -> m a
join x = x >>= id

-- | Runs an action unless the condition holds.
unless :: Applicative f => Bool -> f () -> f ()
unless p s = if p then pure () else s

-- | Filters with effects.
filterM :: Applicative m => (a -> m Bool) -> [a] -> m [a]
filterM p = listFoldr (\x -> liftA2 (\flg r -> if flg then x : r else r) (p x)) (pure [])

-- | Maps with effects and unzips.
mapAndUnzipM :: Applicative m => (a -> m (b, c)) -> [a] -> m ([b], [c])
mapAndUnzipM f xs = fmap unzip (traverse f xs)

-- | Zips with effects.
zipWithM :: Applicative m => (a -> b -> m c) -> [a] -> [b] -> m [c]
zipWithM f xs ys = sequenceA (zipWith f xs ys)

-- | Zips with effects, without the results.
zipWithM_ :: Applicative m => (a -> b -> m c) -> [a] -> [b] -> m ()
zipWithM_ f xs ys = sequenceA_ (zipWith f xs ys)

-- | Runs an action that many times.
replicateM :: Applicative m => Int -> m a -> m [a]
replicateM cnt0 f = loop cnt0
  where
    loop cnt = if intLe cnt 0 then pure [] else liftA2 (:) f (loop (intSub cnt 1))

-- | The same, without the results.
replicateM_ :: Applicative m => Int -> m a -> m ()
replicateM_ cnt0 f = loop cnt0
  where
    loop cnt = if intLe cnt 0 then pure () else f *> loop (intSub cnt 1)

-- | Goes on only if the condition holds.
guard :: Alternative f => Bool -> f ()
guard True = pure ()
guard False = empty

-- | Keeps a result that satisfies the predicate.
mfilter :: MonadPlus m => (a -> Bool) -> m a -> m a
mfilter p ma = ma >>= \a -> if p a then return a else mzero

-- | fmap that evaluates the result.
(<$!>) :: Monad m => (a -> b) -> m a -> m b
f <$!> m = m >>= \x -> case f x of !z -> return z

-- | Lifts a function of four arguments.
liftM4 :: Monad m => (a -> b -> c -> d -> r) -> m a -> m b -> m c -> m d -> m r
liftM4 f a b c d = a >>= \w -> b >>= \x -> c >>= \y -> d >>= \z -> return (f w x y z)

-- | Lifts a function of five arguments.
liftM5 :: Monad m => (a -> b -> c -> d -> e -> r) -> m a -> m b -> m c -> m d -> m e -> m r
liftM5 f a b c d e = a >>= \v -> b >>= \w -> c >>= \x -> d >>= \y -> e >>= \z -> return (f v w x y z)

-- | A result or nothing.
optional :: Alternative f => f a -> f (Maybe a)
optional v = fmap Just v <|> pure Nothing

-- | Monads with fixed points.
class Monad m => MonadFix m where
  mfix :: (a -> m a) -> m a

instance MonadFix Maybe where
  mfix f = let a = f (unJust a) in a
    where
      unJust (Just x) = x
      unJust Nothing = errorWithoutStackTrace "mfix Maybe: Nothing"

instance MonadFix [] where
  mfix f = case fix (\xs -> f (head xs)) of
    [] -> []
    (x : _) -> x : mfix (\y -> tail (f y))

instance MonadFix ((->) r) where
  mfix f = \r -> let a = f a r in a

instance MonadFix (Either e) where
  mfix f = let a = f (unRight a) in a
    where
      unRight (Right x) = x
      unRight (Left _) = errorWithoutStackTrace "mfix Either: Left"

instance MonadFix Identity where
  mfix f = Identity (fix (\x -> runIdentity (f x)))

instance MonadFix IO where
  mfix f = IO (\w -> case primNewRef (errorWithoutStackTrace "cyclic evaluation in fixIO") w of
    IORes r -> case unIO (f (case primReadRef r w of IORes x -> x)) w of
      IORes a -> case primWriteRef r a w of IORes _ -> IORes a)
