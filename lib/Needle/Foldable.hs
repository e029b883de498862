{-# LANGUAGE NoImplicitPrelude, BangPatterns, RankNTypes #-}
-- | Foldable and Traversable, and the wrappers they are defined with.
module Needle.Foldable where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Typeable
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List

infix 4 `elem`, `notElem`

-- Wrappers

-- | Functions under composition.
newtype Endo a = Endo { appEndo :: a -> a }

instance Semigroup (Endo a) where
  Endo f <> Endo g = Endo (\x -> f (g x))

instance Monoid (Endo a) where
  mempty = Endo id

-- | The operation with its arguments exchanged.
newtype Dual a = Dual { getDual :: a }
  deriving (Eq, Ord, Show)

instance Semigroup a => Semigroup (Dual a) where
  Dual a <> Dual b = Dual (b <> a)

instance Monoid a => Monoid (Dual a) where
  mempty = Dual mempty

-- | Conjunction.
newtype All = All { getAll :: Bool }
  deriving (Eq, Ord, Show)

instance Semigroup All where
  All a <> All b = All (a && b)
  stimes = stimesIdempotentMonoid

instance Monoid All where
  mempty = All True

-- | Disjunction.
newtype Any = Any { getAny :: Bool }
  deriving (Eq, Ord, Show)

instance Semigroup Any where
  Any a <> Any b = Any (a || b)
  stimes = stimesIdempotentMonoid

instance Monoid Any where
  mempty = Any False

-- | Addition.
newtype Sum a = Sum { getSum :: a }
  deriving (Eq, Ord, Show)

instance Num a => Semigroup (Sum a) where
  Sum a <> Sum b = Sum (a + b)

instance Num a => Monoid (Sum a) where
  mempty = Sum 0

-- | Multiplication.
newtype Product a = Product { getProduct :: a }
  deriving (Eq, Ord, Show)

instance Num a => Semigroup (Product a) where
  Product a <> Product b = Product (a * b)

instance Num a => Monoid (Product a) where
  mempty = Product 1

-- | The leftmost Just.
newtype First a = First { getFirst :: Maybe a }
  deriving (Eq, Ord, Show)

instance Semigroup (First a) where
  First Nothing <> b = b
  a <> _ = a

instance Monoid (First a) where
  mempty = First Nothing

-- | The rightmost Just.
newtype Last a = Last { getLast :: Maybe a }
  deriving (Eq, Ord, Show)

instance Semigroup (Last a) where
  a <> Last Nothing = a
  _ <> b = b

instance Monoid (Last a) where
  mempty = Last Nothing

-- | A value with no effect.
newtype Identity a = Identity { runIdentity :: a }
  deriving (Eq, Ord)

instance Show a => Show (Identity a) where
  showsPrec d (Identity a) = showParen (d > 10) (showString "Identity " . showsPrec 11 a)

instance Functor Identity where
  fmap f (Identity a) = Identity (f a)

instance Applicative Identity where
  pure = Identity
  Identity f <*> Identity a = Identity (f a)
  liftA2 f (Identity a) (Identity b) = Identity (f a b)
  Identity _ *> b = b
  a <* Identity _ = a

instance Monad Identity where
  Identity a >>= k = k a

-- | A value of the first type, whatever the second.
newtype Const a b = Const { getConst :: a }
  deriving (Eq, Ord)

instance Show a => Show (Const a b) where
  showsPrec d (Const a) = showParen (d > 10) (showString "Const " . showsPrec 11 a)

instance Functor (Const m) where
  fmap _ (Const v) = Const v

instance Monoid m => Applicative (Const m) where
  pure _ = Const mempty
  Const f <*> Const v = Const (f <> v)
  liftA2 _ (Const x) (Const y) = Const (x <> y)

instance Semigroup a => Semigroup (Const a b) where
  Const a <> Const b = Const (a <> b)

instance Monoid a => Monoid (Const a b) where
  mempty = Const mempty

instance Semigroup a => Semigroup (Identity a) where
  Identity a <> Identity b = Identity (a <> b)

instance Monoid a => Monoid (Identity a) where
  mempty = Identity mempty

instance Num a => Num (Sum a) where
  Sum a + Sum b = Sum (a + b)
  Sum a - Sum b = Sum (a - b)
  Sum a * Sum b = Sum (a * b)
  negate (Sum a) = Sum (negate a)
  abs (Sum a) = Sum (abs a)
  signum (Sum a) = Sum (signum a)
  fromInteger n = Sum (fromInteger n)

instance Num a => Num (Product a) where
  Product a + Product b = Product (a + b)
  Product a - Product b = Product (a - b)
  Product a * Product b = Product (a * b)
  negate (Product a) = Product (negate a)
  abs (Product a) = Product (abs a)
  signum (Product a) = Product (signum a)
  fromInteger n = Product (fromInteger n)

instance Eq (Proxy t) where
  _ == _ = True

instance Ord (Proxy t) where
  compare _ _ = EQ

instance Show (Proxy t) where
  showsPrec _ _ = showString "Proxy"

instance Semigroup (Proxy t) where
  _ <> _ = Proxy

instance Monoid (Proxy t) where
  mempty = Proxy

-- | Structures whose elements can be folded.
class Foldable t where
  fold :: Monoid m => t m -> m
  foldMap :: Monoid m => (a -> m) -> t a -> m
  foldMap' :: Monoid m => (a -> m) -> t a -> m
  foldr :: (a -> b -> b) -> b -> t a -> b
  foldr' :: (a -> b -> b) -> b -> t a -> b
  foldl :: (b -> a -> b) -> b -> t a -> b
  foldl' :: (b -> a -> b) -> b -> t a -> b
  foldr1 :: (a -> a -> a) -> t a -> a
  foldl1 :: (a -> a -> a) -> t a -> a
  toList :: t a -> [a]
  null :: t a -> Bool
  length :: t a -> Int
  elem :: Eq a => a -> t a -> Bool
  maximum :: Ord a => t a -> a
  minimum :: Ord a => t a -> a
  sum :: Num a => t a -> a
  product :: Num a => t a -> a
  fold = foldMap id
  foldMap f = foldr (\x r -> f x <> r) mempty
  foldMap' f = foldl' (\acc a -> acc <> f a) mempty
  foldr f z t = appEndo (foldMap (\x -> Endo (f x)) t) z
  foldr' f z0 xs = foldl (\k x z -> k $! f x z) id xs z0
  foldl f z t = appEndo (getDual (foldMap (\x -> Dual (Endo (\b -> f b x))) t)) z
  foldl' f z0 xs = foldr (\x k z -> k $! f z x) id xs z0
  foldr1 f xs = case foldr mf Nothing xs of
      Nothing -> errorWithoutStackTrace "foldr1: empty structure"
      Just r -> r
    where
      mf x m = Just (case m of
        Nothing -> x
        Just y -> f x y)
  foldl1 f xs = case foldl mf Nothing xs of
      Nothing -> errorWithoutStackTrace "foldl1: empty structure"
      Just r -> r
    where
      mf m y = Just (case m of
        Nothing -> y
        Just x -> f x y)
  toList t = foldr (:) [] t
  null = foldr (\_ _ -> False) True
  length = foldl' (\c _ -> intAdd c 1) 0
  elem x = any (\y -> x == y)
  maximum xs = case toList xs of
    [] -> errorWithoutStackTrace "maximum: empty structure"
    l -> listMaximum l
  minimum xs = case toList xs of
    [] -> errorWithoutStackTrace "minimum: empty structure"
    l -> listMinimum l
  sum = foldl' (+) 0
  product = foldl' (*) 1

-- | Does any element satisfy the predicate?
any :: Foldable t => (a -> Bool) -> t a -> Bool
any p = foldr (\x r -> p x || r) False

-- | Do all elements satisfy the predicate?
all :: Foldable t => (a -> Bool) -> t a -> Bool
all p = foldr (\x r -> p x && r) True

-- | Are all True?
and :: Foldable t => t Bool -> Bool
and = foldr (&&) True

-- | Is any True?
or :: Foldable t => t Bool -> Bool
or = foldr (||) False

-- | The element is not there.
notElem :: (Foldable t, Eq a) => a -> t a -> Bool
notElem x t = not (elem x t)

-- | Joins the lists.
concat :: Foldable t => t [a] -> [a]
concat = foldr (++) []

-- | Joins the lists the elements are mapped to.
concatMap :: Foldable t => (a -> [b]) -> t a -> [b]
concatMap f = foldr (\x r -> f x ++ r) []

-- | The greatest element by a comparison; the last of several.
maximumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
maximumBy cmp t = case toList t of
  [] -> errorWithoutStackTrace "maximumBy: empty structure"
  x : xs -> listFoldl' (\a b -> case cmp a b of { GT -> a; _ -> b }) x xs

-- | The least element by a comparison; the first of several.
minimumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
minimumBy cmp t = case toList t of
  [] -> errorWithoutStackTrace "minimumBy: empty structure"
  x : xs -> listFoldl' (\a b -> case cmp a b of { GT -> b; _ -> a }) x xs

-- | The first element satisfying the predicate.
find :: Foldable t => (a -> Bool) -> t a -> Maybe a
find p = foldr (\x r -> if p x then Just x else r) Nothing

-- | A right fold with effects, evaluated from the right.
foldrM :: (Foldable t, Monad m) => (a -> b -> m b) -> b -> t a -> m b
foldrM f z0 xs = foldl (\k x z -> f x z >>= k) return xs z0

-- | A left fold with effects.
foldlM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldlM f z0 xs = foldr (\x k z -> f z x >>= k) return xs z0

-- | A left fold with effects.
foldM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldM = foldlM

-- | foldM without the result.
foldM_ :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m ()
foldM_ f a xs = foldlM f a xs >> return ()

-- | Runs an action for every element.
traverse_ :: (Foldable t, Applicative f) => (a -> f b) -> t a -> f ()
traverse_ f = foldr (\x k -> f x *> k) (pure ())

-- | traverse_ with its arguments exchanged.
for_ :: (Foldable t, Applicative f) => t a -> (a -> f b) -> f ()
for_ t f = traverse_ f t

-- | Runs an action for every element.
mapM_ :: (Foldable t, Monad m) => (a -> m b) -> t a -> m ()
mapM_ f = foldr (\x k -> f x >> k) (return ())

-- | mapM_ with its arguments exchanged.
forM_ :: (Foldable t, Monad m) => t a -> (a -> m b) -> m ()
forM_ t f = mapM_ f t

-- | Runs the actions.
sequenceA_ :: (Foldable t, Applicative f) => t (f a) -> f ()
sequenceA_ = foldr (\m k -> m *> k) (pure ())

-- | Runs the actions.
sequence_ :: (Foldable t, Monad m) => t (m a) -> m ()
sequence_ = foldr (\m k -> m >> k) (return ())

-- | The choice among all.
asum :: (Foldable t, Alternative f) => t (f a) -> f a
asum = foldr (<|>) empty

-- | The choice among all.
msum :: (Foldable t, MonadPlus m) => t (m a) -> m a
msum = foldr mplus mzero

instance Foldable [] where
  foldMap f = go
    where
      go [] = mempty
      go (x : xs) = f x <> go xs
  foldr = listFoldr
  foldl = listFoldl
  foldl' = listFoldl'
  foldr1 = listFoldr1
  foldl1 = listFoldl1
  toList xs = xs
  null = listNull
  length = listLength
  elem = listElem
  maximum = listMaximum
  minimum = listMinimum
  sum = listSum
  product = listProduct

instance Foldable Maybe where
  foldMap = maybe mempty
  foldr _ z Nothing = z
  foldr f z (Just x) = f x z
  foldl _ z Nothing = z
  foldl f z (Just x) = f z x

instance Foldable (Either a) where
  foldMap _ (Left _) = mempty
  foldMap f (Right y) = f y
  foldr _ z (Left _) = z
  foldr f z (Right y) = f y z
  length (Left _) = 0
  length (Right _) = 1
  null (Left _) = True
  null (Right _) = False

instance Foldable ((,) a) where
  foldMap f (_, y) = f y
  foldr f z (_, y) = f y z
  length _ = 1
  null _ = False

instance Foldable NonEmpty where
  foldr f z (x :| xs) = f x (listFoldr f z xs)
  foldl f z (x :| xs) = listFoldl f (f z x) xs
  foldMap f (x :| xs) = f x <> foldMap f xs
  length (_ :| xs) = intAdd 1 (listLength xs)
  null _ = False
  toList (x :| xs) = x : xs
  maximum (x :| xs) = listMaximum (x : xs)
  minimum (x :| xs) = listMinimum (x : xs)
  foldr1 f (x :| xs) = listFoldr1 f (x : xs)
  foldl1 f (x :| xs) = listFoldl f x xs

instance Foldable Identity where
  foldMap f (Identity a) = f a
  foldr f z (Identity a) = f a z
  length _ = 1
  null _ = False

instance Foldable (Const m) where
  foldMap _ _ = mempty
  foldr _ z _ = z

instance Foldable Proxy where
  foldMap _ _ = mempty
  foldr _ z _ = z

instance Foldable Sum where
  foldr f z (Sum a) = f a z

instance Foldable Product where
  foldr f z (Product a) = f a z

instance Foldable Dual where
  foldr f z (Dual a) = f a z

instance Foldable First where
  foldr f z (First a) = foldr f z a

instance Foldable Last where
  foldr f z (Last a) = foldr f z a

-- | Structures whose elements can be visited with effects, from left to right.
class (Functor t, Foldable t) => Traversable t where
  traverse :: Applicative f => (a -> f b) -> t a -> f (t b)
  sequenceA :: Applicative f => t (f a) -> f (t a)
  mapM :: Monad m => (a -> m b) -> t a -> m (t b)
  sequence :: Monad m => t (m a) -> m (t a)
  traverse f t = sequenceA (fmap f t)
  sequenceA = traverse id
  mapM = traverse
  sequence = sequenceA

-- | traverse with its arguments exchanged.
for :: (Traversable t, Applicative f) => t a -> (a -> f b) -> f (t b)
for t f = traverse f t

-- | mapM with its arguments exchanged.
forM :: (Traversable t, Monad m) => t a -> (a -> m b) -> m (t b)
forM t f = mapM f t

instance Traversable [] where
  traverse f = go
    where
      go [] = pure []
      go (x : xs) = liftA2 (:) (f x) (go xs)

instance Traversable Maybe where
  traverse _ Nothing = pure Nothing
  traverse f (Just x) = fmap Just (f x)

instance Traversable (Either a) where
  traverse _ (Left x) = pure (Left x)
  traverse f (Right y) = fmap Right (f y)

instance Traversable ((,) a) where
  traverse f (x, y) = fmap ((,) x) (f y)

instance Traversable NonEmpty where
  traverse f (x :| xs) = liftA2 (:|) (f x) (traverse f xs)

instance Traversable Identity where
  traverse f (Identity a) = fmap Identity (f a)

instance Traversable (Const m) where
  traverse _ (Const m) = pure (Const m)

instance Traversable Proxy where
  traverse _ _ = pure Proxy

instance Functor Proxy where
  fmap _ _ = Proxy

instance Applicative Proxy where
  pure _ = Proxy
  _ <*> _ = Proxy

instance Monad Proxy where
  _ >>= _ = Proxy

instance Functor Sum where
  fmap f (Sum a) = Sum (f a)

instance Functor Product where
  fmap f (Product a) = Product (f a)

instance Functor Dual where
  fmap f (Dual a) = Dual (f a)

instance Functor First where
  fmap f (First a) = First (fmap f a)

instance Functor Last where
  fmap f (Last a) = Last (fmap f a)

instance Traversable Sum where
  traverse f (Sum a) = fmap Sum (f a)

instance Traversable Product where
  traverse f (Product a) = fmap Product (f a)

instance Traversable Dual where
  traverse f (Dual a) = fmap Dual (f a)

instance Traversable First where
  traverse f (First a) = fmap First (traverse f a)

instance Traversable Last where
  traverse f (Last a) = fmap Last (traverse f a)

instance Applicative Sum where
  pure = Sum
  Sum f <*> Sum a = Sum (f a)

instance Monad Sum where
  Sum a >>= k = k a

instance Applicative Product where
  pure = Product
  Product f <*> Product a = Product (f a)

instance Monad Product where
  Product a >>= k = k a

instance Applicative Dual where
  pure = Dual
  Dual f <*> Dual a = Dual (f a)

instance Monad Dual where
  Dual a >>= k = k a

instance Applicative First where
  pure x = First (Just x)
  First f <*> First a = First (f <*> a)

instance Monad First where
  First m >>= k = First (m >>= \x -> getFirst (k x))

instance Applicative Last where
  pure x = Last (Just x)
  Last f <*> Last a = Last (f <*> a)

instance Monad Last where
  Last m >>= k = Last (m >>= \x -> getLast (k x))

-- State threading for mapAccumL and mapAccumR

newtype StateL s a = StateL (s -> (s, a))

runStateL :: StateL s a -> s -> (s, a)
runStateL (StateL f) = f

instance Functor (StateL s) where
  fmap f (StateL k) = StateL (\s -> let (s', v) = k s in (s', f v))

instance Applicative (StateL s) where
  pure x = StateL (\s -> (s, x))
  StateL kf <*> StateL kv = StateL (\s -> let { (s', f) = kf s; (s'', v) = kv s' } in (s'', f v))
  liftA2 f (StateL kx) (StateL ky) = StateL (\s -> let { (s', x) = kx s; (s'', y) = ky s' } in (s'', f x y))

newtype StateR s a = StateR (s -> (s, a))

runStateR :: StateR s a -> s -> (s, a)
runStateR (StateR f) = f

instance Functor (StateR s) where
  fmap f (StateR k) = StateR (\s -> let (s', v) = k s in (s', f v))

instance Applicative (StateR s) where
  pure x = StateR (\s -> (s, x))
  StateR kf <*> StateR kv = StateR (\s -> let { (s', v) = kv s; (s'', f) = kf s' } in (s'', f v))
  liftA2 f (StateR kx) (StateR ky) = StateR (\s -> let { (s', y) = ky s; (s'', x) = kx s' } in (s'', f x y))

-- | Maps with an accumulator from left to right.
mapAccumL :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumL f s t = runStateL (traverse (\a -> StateL (\s' -> f s' a)) t) s

-- | Maps with an accumulator from right to left.
mapAccumR :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumR f s t = runStateR (traverse (\a -> StateR (\s' -> f s' a)) t) s

-- | fmap from traverse.
fmapDefault :: Traversable t => (a -> b) -> t a -> t b
fmapDefault f t = runIdentity (traverse (\x -> Identity (f x)) t)

-- | foldMap from traverse.
foldMapDefault :: (Traversable t, Monoid m) => (a -> m) -> t a -> m
foldMapDefault f t = getConst (traverse (\x -> Const (f x)) t)
