{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Maybe, Either, NonEmpty; semigroups and monoids; functors, applicatives and monads.
module Needle.Base where

import Needle.Prim
import Needle.Classes
import Needle.Exception
import Needle.Real

infixr 6 <>
infixl 4 <$>, <$, $>, <*>, <*, *>, <**>
infixl 1 >>, >>=, <&>
infixr 1 =<<, >=>, <=<
infixl 3 <|>

-- | Types with an associative operation.
class Semigroup a where
  (<>) :: a -> a -> a
  -- | All elements combined.
  sconcat :: NonEmpty a -> a
  -- | An element combined with itself that many times (at least once).
  stimes :: Integral b => b -> a -> a
  sconcat (x :| xs) = go x xs
    where
      go y (z : zs) = y <> go z zs
      go y [] = y
  stimes n x
    | n <= 0 = errorWithoutStackTrace "stimes: positive multiplier expected"
    | otherwise = stimesPositive (toInteger n) x

-- n copies, n >= 1, by doubling
stimesPositive :: Semigroup a => Integer -> a -> a
stimesPositive n0 x0 = up x0 n0
  where
    up x n
      | even n = up (x <> x) (n `quot` 2)
      | n == 1 = x
      | otherwise = upAcc (x <> x) (n `quot` 2) x
    upAcc x n z
      | even n = upAcc (x <> x) (n `quot` 2) z
      | n == 1 = x <> z
      | otherwise = upAcc (x <> x) (n `quot` 2) (x <> z)

-- | Stimes for idempotent operations.
stimesIdempotent :: Integral b => b -> a -> a
stimesIdempotent n x
  | n <= 0 = errorWithoutStackTrace "stimesIdempotent: positive multiplier expected"
  | otherwise = x

-- | Stimes for idempotent monoids; 0 gives the neutral element.
stimesIdempotentMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesIdempotentMonoid n x
  | n < 0 = errorWithoutStackTrace "stimesIdempotentMonoid: negative multiplier"
  | n == 0 = mempty
  | otherwise = x

-- | Stimes for monoids; 0 gives the neutral element.
stimesMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesMonoid n x
  | n < 0 = errorWithoutStackTrace "stimesMonoid: expected non-negative multiplier"
  | n == 0 = mempty
  | otherwise = stimesPositive (toInteger n) x

-- | Semigroups with a neutral element.
class Semigroup a => Monoid a where
  mempty :: a
  mappend :: a -> a -> a
  mconcat :: [a] -> a
  mappend = (<>)
  mconcat = listFoldr mappend mempty

-- | Type constructors one can map over.
class Functor f where
  fmap :: (a -> b) -> f a -> f b
  (<$) :: a -> f b -> f a
  x <$ m = fmap (\_ -> x) m

-- | Functors with application.
class Functor f => Applicative f where
  pure :: a -> f a
  (<*>) :: f (a -> b) -> f a -> f b
  liftA2 :: (a -> b -> c) -> f a -> f b -> f c
  (*>) :: f a -> f b -> f b
  (<*) :: f a -> f b -> f a
  f <*> x = liftA2 id f x
  liftA2 f x y = fmap f x <*> y
  x *> y = (id <$ x) <*> y
  x <* y = liftA2 const x y

-- | Sequencing of computations.
class Applicative m => Monad m where
  (>>=) :: m a -> (a -> m b) -> m b
  (>>) :: m a -> m b -> m b
  return :: a -> m a
  m >> k = m >>= \_ -> k
  return = pure

-- | Monads in which a failed pattern match is an answer.
class Monad m => MonadFail m where
  fail :: [Char] -> m a

-- | Applicatives with choice.
class Applicative f => Alternative f where
  empty :: f a
  (<|>) :: f a -> f a -> f a
  -- | One or more.
  some :: f a -> f [a]
  -- | None or more.
  many :: f a -> f [a]
  some v = some_v
    where
      many_v = some_v <|> pure []
      some_v = liftA2 (:) v many_v
  many v = many_v
    where
      many_v = some_v <|> pure []
      some_v = liftA2 (:) v many_v

-- | Monads with choice.
class (Alternative m, Monad m) => MonadPlus m where
  mzero :: m a
  mplus :: m a -> m a -> m a
  mzero = empty
  mplus = (<|>)

-- | fmap, infix.
(<$>) :: Functor f => (a -> b) -> f a -> f b
(<$>) = fmap

-- | fmap with its arguments exchanged, infix.
(<&>) :: Functor f => f a -> (a -> b) -> f b
x <&> f = fmap f x

-- | Replaces every result by the given one.
($>) :: Functor f => f a -> b -> f b
x $> b = b <$ x

-- | Forgets the result.
void :: Functor f => f a -> f ()
void x = () <$ x

-- | Application with the effects in the order written and the function second.
(<**>) :: Applicative f => f a -> f (a -> b) -> f b
(<**>) = liftA2 (\a f -> f a)

-- | Lifts a function to actions.
liftA :: Applicative f => (a -> b) -> f a -> f b
liftA f a = pure f <*> a

-- | Lifts a ternary function to actions.
liftA3 :: Applicative f => (a -> b -> c -> d) -> f a -> f b -> f c -> f d
liftA3 f a b c = liftA2 f a b <*> c

-- | Bind with its arguments exchanged.
(=<<) :: Monad m => (a -> m b) -> m a -> m b
f =<< x = x >>= f

-- | Composition of functions returning actions, left to right.
(>=>) :: Monad m => (a -> m b) -> (b -> m c) -> a -> m c
f >=> g = \x -> f x >>= g

-- | Composition of functions returning actions, right to left.
(<=<) :: Monad m => (b -> m c) -> (a -> m b) -> a -> m c
g <=< f = \x -> f x >>= g

-- | Runs an action only if the condition holds.
when :: Applicative f => Bool -> f () -> f ()
when p s = if p then s else pure ()

-- | Lifts a function to a monad.
liftM :: Monad m => (a -> r) -> m a -> m r
liftM f m = m >>= \x -> return (f x)

-- | Lifts a binary function to a monad.
liftM2 :: Monad m => (a -> b -> r) -> m a -> m b -> m r
liftM2 f m n = m >>= \x -> n >>= \y -> return (f x y)

-- | Lifts a ternary function to a monad.
liftM3 :: Monad m => (a -> b -> c -> r) -> m a -> m b -> m c -> m r
liftM3 f a b c = a >>= \x -> b >>= \y -> c >>= \z -> return (f x y z)

-- | Application inside a monad.
ap :: Monad m => m (a -> b) -> m a -> m b
ap m n = m >>= \f -> n >>= \x -> return (f x)

-- Semigroup and Monoid instances

instance Semigroup [a] where
  (<>) = (++)
  stimes n x
    | n < 0 = errorWithoutStackTrace "stimes: [], negative multiplier"
    | otherwise = rep n
    where
      rep k = if k == 0 then [] else x ++ rep (k - 1)

instance Monoid [a] where
  mempty = []
  mconcat = listConcat

listConcat :: [[a]] -> [a]
listConcat = listFoldr (++) []

instance Semigroup (NonEmpty a) where
  (x :| xs) <> ~(y :| ys) = x :| (xs ++ y : ys)

instance Semigroup b => Semigroup (a -> b) where
  f <> g = \x -> f x <> g x

instance Monoid b => Monoid (a -> b) where
  mempty = \_ -> mempty

instance Semigroup () where
  _ <> _ = ()
  stimes _ _ = ()

instance Monoid () where
  mempty = ()

instance (Semigroup a, Semigroup b) => Semigroup (a, b) where
  (a, b) <> (a', b') = (a <> a', b <> b')

instance (Monoid a, Monoid b) => Monoid (a, b) where
  mempty = (mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c) => Semigroup (a, b, c) where
  (a, b, c) <> (a', b', c') = (a <> a', b <> b', c <> c')

instance (Monoid a, Monoid b, Monoid c) => Monoid (a, b, c) where
  mempty = (mempty, mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d) => Semigroup (a, b, c, d) where
  (a, b, c, d) <> (a', b', c', d') = (a <> a', b <> b', c <> c', d <> d')

instance (Monoid a, Monoid b, Monoid c, Monoid d) => Monoid (a, b, c, d) where
  mempty = (mempty, mempty, mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d, Semigroup e) => Semigroup (a, b, c, d, e) where
  (a, b, c, d, e) <> (a', b', c', d', e') = (a <> a', b <> b', c <> c', d <> d', e <> e')

instance (Monoid a, Monoid b, Monoid c, Monoid d, Monoid e) => Monoid (a, b, c, d, e) where
  mempty = (mempty, mempty, mempty, mempty, mempty)

instance Semigroup Ordering where
  LT <> _ = LT
  EQ <> y = y
  GT <> _ = GT
  stimes = stimesIdempotentMonoid

instance Monoid Ordering where
  mempty = EQ

instance Semigroup a => Semigroup (Maybe a) where
  Nothing <> b = b
  a <> Nothing = a
  Just a <> Just b = Just (a <> b)
  stimes _ Nothing = Nothing
  stimes n (Just a)
    | n < 0 = errorWithoutStackTrace "stimes: Maybe, negative multiplier"
    | n == 0 = Nothing
    | otherwise = Just (stimes n a)

instance Semigroup a => Monoid (Maybe a) where
  mempty = Nothing

instance Semigroup (Either a b) where
  Left _ <> b = b
  a <> _ = a

instance Semigroup a => Semigroup (IO a) where
  a <> b = liftA2 (<>) a b

instance Monoid a => Monoid (IO a) where
  mempty = pure mempty

-- Functor, Applicative, Monad instances

instance Functor [] where
  fmap = map

instance Applicative [] where
  pure x = [x]
  fs <*> xs = listConcatMap (\f -> map f xs) fs
  liftA2 f xs ys = listConcatMap (\x -> map (f x) ys) xs
  xs *> ys = listConcatMap (\_ -> ys) xs

instance Monad [] where
  xs >>= f = listConcatMap f xs
  (>>) = (*>)

instance MonadFail [] where
  fail _ = []

instance Alternative [] where
  empty = []
  (<|>) = (++)

instance MonadPlus []

listConcatMap :: (a -> [b]) -> [a] -> [b]
listConcatMap f = go
  where
    go [] = []
    go (x : xs) = f x ++ go xs

instance Functor Maybe where
  fmap _ Nothing = Nothing
  fmap f (Just x) = Just (f x)

instance Applicative Maybe where
  pure = Just
  Just f <*> m = fmap f m
  Nothing <*> _ = Nothing
  liftA2 f (Just x) (Just y) = Just (f x y)
  liftA2 _ _ _ = Nothing
  Just _ *> m = m
  Nothing *> _ = Nothing

instance Monad Maybe where
  Just x >>= k = k x
  Nothing >>= _ = Nothing
  (>>) = (*>)

instance MonadFail Maybe where
  fail _ = Nothing

instance Alternative Maybe where
  empty = Nothing
  Nothing <|> r = r
  l <|> _ = l

instance MonadPlus Maybe

instance Functor (Either e) where
  fmap _ (Left e) = Left e
  fmap f (Right x) = Right (f x)

instance Applicative (Either e) where
  pure = Right
  Left e <*> _ = Left e
  Right f <*> r = fmap f r

instance Monad (Either e) where
  Left e >>= _ = Left e
  Right x >>= k = k x

instance Functor ((->) r) where
  fmap = (.)

instance Applicative ((->) r) where
  pure = const
  (<*>) f g = \x -> f x (g x)
  liftA2 q f g = \x -> q (f x) (g x)

instance Monad ((->) r) where
  f >>= k = \r -> k (f r) r

instance Functor ((,) a) where
  fmap f (x, y) = (x, f y)

instance Monoid a => Applicative ((,) a) where
  pure x = (mempty, x)
  (u, f) <*> (v, x) = (u <> v, f x)
  liftA2 f (u, x) (v, y) = (u <> v, f x y)

instance Monoid a => Monad ((,) a) where
  (u, a) >>= k = case k a of (v, b) -> (u <> v, b)

instance Functor ((,,) a b) where
  fmap f (x, y, z) = (x, y, f z)

instance (Monoid a, Monoid b) => Applicative ((,,) a b) where
  pure x = (mempty, mempty, x)
  (a, b, f) <*> (a', b', x) = (a <> a', b <> b', f x)

instance (Monoid a, Monoid b) => Monad ((,,) a b) where
  (u, v, a) >>= k = case k a of (u', v', b) -> (u <> u', v <> v', b)

instance Functor ((,,,) a b c) where
  fmap f (a, b, c, d) = (a, b, c, f d)

instance Functor NonEmpty where
  fmap f (x :| xs) = f x :| map f xs

instance Applicative NonEmpty where
  pure x = x :| []
  (<*>) = ap

instance Monad NonEmpty where
  (a :| as) >>= f = case f a of
    b :| bs -> b :| (bs ++ listConcatMap (\x -> case f x of c :| cs -> c : cs) as)

unIO :: IO a -> World -> IORes a
unIO (IO m) = m

instance Functor IO where
  fmap f (IO m) = IO (\w -> case m w of IORes a -> IORes (f a))

instance Applicative IO where
  pure x = IO (\_ -> IORes x)
  IO f <*> IO m = IO (\w -> case f w of IORes g -> case m w of IORes a -> IORes (g a))
  liftA2 f (IO m) (IO n) = IO (\w -> case m w of IORes a -> case n w of IORes b -> IORes (f a b))
  IO m *> IO n = IO (\w -> case m w of IORes _ -> n w)
  IO m <* IO n = IO (\w -> case m w of IORes a -> case n w of IORes _ -> IORes a)

instance Monad IO where
  IO m >>= k = IO (\w -> case m w of IORes a -> unIO (k a) w)
  IO m >> IO n = IO (\w -> case m w of IORes _ -> n w)

-- | The result of an action run now, outside the order of effects.
unsafePerformIO :: IO a -> a
unsafePerformIO (IO m) = case m realWorld of IORes a -> a

-- | Puts an action off until its result is demanded.
unsafeInterleaveIO :: IO a -> IO a
unsafeInterleaveIO m = IO (\_ -> IORes (unsafePerformIO m))
