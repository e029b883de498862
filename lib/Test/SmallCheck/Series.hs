{-# LANGUAGE DefaultSignatures, DeriveTraversable, EmptyCase, FlexibleContexts, FlexibleInstances, GeneralizedNewtypeDeriving, MultiParamTypeClasses, ScopedTypeVariables, TypeOperators #-}
-- | Types with series of values, and series of functions on them.
module Test.SmallCheck.Series
  ( Serial(..), CoSerial(..), Series, Depth, MonadLogic((>>-))
  , cons0, cons1, cons2, cons3, cons4, cons5, cons6, newtypeCons
  , alts0, alts1, alts2, alts3, alts4, alts5, alts6, newtypeAlts
  , genericSeries, genericCoseries
  , Positive(..), NonNegative(..), NonZero(..), NonEmpty(..)
  , (\/), (><), (<~>), generate, limit, list, listM, listSeries
  , getDepth, localDepth, decDepth, decDepthChecked, fixDepth, constM
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (guard, msum)
import Data.Complex (Complex(..))
import Data.Functor.Compose (Compose(..))
import Data.Functor.Identity (Identity(..))
import Data.Int (Int8, Int16, Int32, Int64)
import Data.List (intercalate)
import Data.Ratio (Ratio, (%), numerator, denominator)
import Data.Void (Void, absurd)
import Data.Word (Word8, Word16, Word32, Word64)
import Foreign.C.Types
import GHC.Generics
import Numeric.Natural (Natural)
import Test.SmallCheck.SeriesMonad

infixr 7 \/
infixr 8 ><
infixl 4 <~>

-- | Types with a series of values.
class Monad m => Serial m a where
  -- | The values, smallest first.
  series :: Series m a
  default series :: (Generic a, GSerial m (Rep a)) => Series m a
  series = genericSeries

-- | Types on which there are series of functions.
class Monad m => CoSerial m a where
  -- | Functions to the values of a series.
  coseries :: Series m b -> Series m (a -> b)
  default coseries :: (Generic a, GCoSerial m (Rep a)) => Series m b -> Series m (a -> b)
  coseries = genericCoseries

-- | The values of a type by its structure.
genericSeries :: (Monad m, Generic a, GSerial m (Rep a)) => Series m a
genericSeries = fmap to gSeries

-- | Functions on a type by its structure.
genericCoseries :: (Monad m, Generic a, GCoSerial m (Rep a)) => Series m b -> Series m (a -> b)
genericCoseries rs = fmap (. from) (gCoseries rs)

-- | Structures with a series.
class Monad m => GSerial m r where
  gSeries :: Series m (r p)

instance Monad m => GSerial m V1 where
  gSeries = empty

instance Monad m => GSerial m U1 where
  gSeries = pure U1

instance (Monad m, GSerial m f, GSerial m g) => GSerial m (f :*: g) where
  gSeries = (:*:) <$> gSeries <~> gSeries

instance (Monad m, GSerial m f, GSerial m g) => GSerial m (f :+: g) where
  gSeries = fmap L1 gSeries \/ fmap R1 gSeries

instance GSerial m f => GSerial m (M1 i c f) where
  gSeries = fmap M1 gSeries

instance {-# OVERLAPPING #-} (Monad m, GSerial m f) => GSerial m (M1 C c f) where
  gSeries = fmap M1 (decDepth gSeries)

instance Serial m a => GSerial m (K1 i a) where
  gSeries = fmap K1 series

-- | Structures on which there are series of functions.
class Monad m => GCoSerial m r where
  gCoseries :: Series m b -> Series m (r p -> b)

instance Monad m => GCoSerial m V1 where
  gCoseries _ = pure (\x -> case x of {})

instance Monad m => GCoSerial m U1 where
  gCoseries rs = constM rs

instance (Monad m, GCoSerial m f, GCoSerial m g) => GCoSerial m (f :*: g) where
  gCoseries rs = fmap (\h (x :*: y) -> h x y) (gCoseries (gCoseries rs))

instance (Monad m, GCoSerial m f, GCoSerial m g) => GCoSerial m (f :+: g) where
  gCoseries rs = gCoseries rs >>- \f -> gCoseries rs >>- \g -> pure (\s -> case s of
    L1 x -> f x
    R1 y -> g y)

instance (Monad m, GCoSerial m f) => GCoSerial m (M1 i c f) where
  gCoseries rs = fmap (\h (M1 x) -> h x) (gCoseries rs)

instance CoSerial m a => GCoSerial m (K1 i a) where
  gCoseries rs = fmap (\h (K1 x) -> h x) (coseries rs)

-- | The values of both series by turns.
(\/) :: Monad m => Series m a -> Series m a -> Series m a
(\/) = interleave

-- | All pairs of two series, by turns.
(><) :: Monad m => Series m a -> Series m b -> Series m (a, b)
a >< b = (,) <$> a <~> b

-- | Functions of a series on arguments of another, by turns.
(<~>) :: Monad m => Series m (a -> b) -> Series m a -> Series m b
fs <~> xs = fs >>- \f -> xs >>- \x -> pure (f x)

-- | The values a function lists for a depth.
generate :: Monad m => (Depth -> [a]) -> Series m a
generate f = getDepth >>= \d -> msum (map pure (f d))

-- | The first values of a series.
limit :: Monad m => Int -> Series m a -> Series m a
limit n s
  | n <= 0 = empty
  | otherwise = msplit s >>= \c -> case c of
      Nothing -> empty
      Just (x, rest) -> pure x <|> limit (n - 1) rest

-- | The values of a series up to a depth.
list :: Depth -> Series Identity a -> [a]
list d s = runIdentity (exhaust (runSeries d s))

-- | The values of a series up to a depth, by actions.
listM :: Monad m => Depth -> Series m a -> m [a]
listM d s = exhaust (runSeries d s)

-- | The values of a type up to a depth.
listSeries :: Serial Identity a => Depth -> [a]
listSeries d = list d series

-- | One level deeper: nothing at depth 0.
decDepth :: Monad m => Series m a -> Series m a
decDepth s = do
  d <- getDepth
  guard (d > 0)
  localDepth (subtract 1) s

-- | The first series at depth 0, the second one level deeper otherwise.
decDepthChecked :: Monad m => Series m a -> Series m a -> Series m a
decDepthChecked b r = do
  d <- getDepth
  if d <= 0 then b else decDepth r

-- | A series that stays at the depth of here.
fixDepth :: Monad m => Series m a -> Series m (Series m a)
fixDepth s = getDepth >>= \d -> pure (localDepth (const d) s)

-- | Constant functions.
constM :: Monad m => m b -> m (a -> b)
constM = fmap const

-- | A constructor without fields.
cons0 :: Monad m => a -> Series m a
cons0 x = decDepth (pure x)

-- | A newtype's constructor.
newtypeCons :: Serial m a => (a -> b) -> Series m b
newtypeCons f = fmap f series

-- | Results for a constructor without fields.
alts0 :: Series m a -> Series m a
alts0 s = s

-- | Results for a newtype's constructor.
newtypeAlts :: CoSerial m a => Series m b -> Series m (a -> b)
newtypeAlts = coseries

-- | A constructor with one field.
cons1 :: Serial m a => (a -> b) -> Series m b
cons1 f = decDepth (f <$> series)

-- | A constructor with two fields.
cons2 :: (Serial m a, Serial m b) => (a -> b -> c) -> Series m c
cons2 f = decDepth (f <$> series <~> series)

-- | A constructor with three fields.
cons3 :: (Serial m a, Serial m b, Serial m c) => (a -> b -> c -> d) -> Series m d
cons3 f = decDepth (f <$> series <~> series <~> series)

-- | A constructor with four fields.
cons4 :: (Serial m a, Serial m b, Serial m c, Serial m d) => (a -> b -> c -> d -> e) -> Series m e
cons4 f = decDepth (f <$> series <~> series <~> series <~> series)

-- | A constructor with five fields.
cons5 :: (Serial m a, Serial m b, Serial m c, Serial m d, Serial m e) => (a -> b -> c -> d -> e -> f) -> Series m f
cons5 f = decDepth (f <$> series <~> series <~> series <~> series <~> series)

-- | A constructor with six fields.
cons6 :: (Serial m a, Serial m b, Serial m c, Serial m d, Serial m e, Serial m f) => (a -> b -> c -> d -> e -> f -> g) -> Series m g
cons6 f = decDepth (f <$> series <~> series <~> series <~> series <~> series <~> series)

-- | Results for a constructor with one field.
alts1 :: CoSerial m a => Series m b -> Series m (a -> b)
alts1 rs = fixDepth rs >>= \rs' -> decDepthChecked (constM rs') (coseries rs')

-- | Results for a constructor with two fields.
alts2 :: (CoSerial m a, CoSerial m b) => Series m c -> Series m (a -> b -> c)
alts2 rs = fixDepth rs >>= \rs' -> decDepthChecked (constM (constM rs')) (coseries (coseries rs'))

-- | Results for a constructor with three fields.
alts3 :: (CoSerial m a, CoSerial m b, CoSerial m c) => Series m d -> Series m (a -> b -> c -> d)
alts3 rs = fixDepth rs >>= \rs' -> decDepthChecked (constM (constM (constM rs'))) (coseries (coseries (coseries rs')))

-- | Results for a constructor with four fields.
alts4 :: (CoSerial m a, CoSerial m b, CoSerial m c, CoSerial m d) => Series m e -> Series m (a -> b -> c -> d -> e)
alts4 rs = fixDepth rs >>= \rs' -> decDepthChecked (constM (constM (constM (constM rs')))) (coseries (coseries (coseries (coseries rs'))))

-- | Results for a constructor with five fields.
alts5 :: (CoSerial m a, CoSerial m b, CoSerial m c, CoSerial m d, CoSerial m e) => Series m f -> Series m (a -> b -> c -> d -> e -> f)
alts5 rs = fixDepth rs >>= \rs' -> decDepthChecked (constM (constM (constM (constM (constM rs'))))) (coseries (coseries (coseries (coseries (coseries rs')))))

-- | Results for a constructor with six fields.
alts6 :: (CoSerial m a, CoSerial m b, CoSerial m c, CoSerial m d, CoSerial m e, CoSerial m f) => Series m g -> Series m (a -> b -> c -> d -> e -> f -> g)
alts6 rs = fixDepth rs >>= \rs' -> decDepthChecked (constM (constM (constM (constM (constM (constM rs')))))) (coseries (coseries (coseries (coseries (coseries (coseries rs'))))))

instance Monad m => Serial m () where
  series = pure ()

instance Monad m => CoSerial m () where
  coseries rs = fmap (\r () -> r) rs

instance Monad m => Serial m Bool where
  series = cons0 True \/ cons0 False

instance Monad m => CoSerial m Bool where
  coseries rs = rs >>- \t -> rs >>- \f -> pure (\b -> if b then t else f)

instance Monad m => Serial m Ordering where
  series = cons0 LT \/ cons0 EQ \/ cons0 GT

instance Monad m => CoSerial m Ordering where
  coseries rs = rs >>- \l -> rs >>- \e -> rs >>- \g -> pure (\o -> case o of
    LT -> l
    EQ -> e
    GT -> g)

instance Serial m a => Serial m (Maybe a) where
  series = cons0 Nothing \/ cons1 Just

instance CoSerial m a => CoSerial m (Maybe a) where
  coseries rs = alts0 rs >>- \n -> alts1 rs >>- \j -> pure (maybe n j)

instance (Serial m a, Serial m b) => Serial m (Either a b) where
  series = cons1 Left \/ cons1 Right

instance (CoSerial m a, CoSerial m b) => CoSerial m (Either a b) where
  coseries rs = alts1 rs >>- \l -> alts1 rs >>- \r -> pure (either l r)

instance Serial m a => Serial m [a] where
  series = cons0 [] \/ cons2 (:)

instance CoSerial m a => CoSerial m [a] where
  coseries rs = alts0 rs >>- \n -> alts2 rs >>- \c -> pure (\xs -> case xs of
    [] -> n
    y : ys -> c y ys)

-- 0, 1, -1, 2, -2, ..
integers :: (Monad m, Num a, Enum a) => Series m a
integers = generate (\d -> if d < 0 then [] else 0 : concat [[i, negate i] | i <- take d (iterate (+ 1) 1)])

naturals :: (Monad m, Num a) => Series m a
naturals = generate (\d -> take (d + 1) (iterate (+ 1) 0))

-- functions on numbers: a result for 0, one for each step up, one for each step down
onNaturals :: Monad m => Series m b -> Series m (Integer -> b)
onNaturals rs = rs >>- \z ->
  (fixDepth rs >>= \rs' -> decDepthChecked (constM rs') (onNaturals rs')) >>- \f ->
  pure (\n -> if n > 0 then f (n - 1) else z)

onIntegers :: (Monad m, Integral a) => Series m b -> Series m (a -> b)
onIntegers rs = rs >>- \z -> steps >>- \f -> steps >>- \g -> pure (\i ->
  let n = toInteger i
  in if n > 0 then f (n - 1) else if n < 0 then g (negate n - 1) else z)
  where steps = fixDepth rs >>= \rs' -> decDepthChecked (constM rs') (onNaturals rs')

instance Monad m => Serial m Char where
  series = generate (\d -> take (d + 1) ['a' .. 'z'])

instance Monad m => CoSerial m Char where
  coseries rs = onNaturals rs >>- \f -> pure (\c -> f (toInteger (fromEnum c - fromEnum 'a')))

instance Monad m => Serial m Double where
  series = floating

instance Monad m => CoSerial m Double where
  coseries = onFloating

instance Monad m => Serial m Float where
  series = floating

instance Monad m => CoSerial m Float where
  coseries = onFloating

floating :: (Monad m, RealFloat a) => Series m a
floating = decDepth (integers >< integers) >>- \(s, e) ->
  if odd s || s == 0 && e == 0 then pure (encodeFloat s e) else empty

onFloating :: (Monad m, RealFloat a) => Series m b -> Series m (a -> b)
onFloating rs = coseries rs >>- \f -> pure (\x -> case decodeFloat x of (m, e) -> f (m, e))

instance (Integral a, Monad m) => Serial m (Ratio a) where
  series = fmap (\(n, d) -> fromInteger n % fromInteger (getPositive d)) series

instance (Integral a, Monad m) => CoSerial m (Ratio a) where
  coseries rs = coseries rs >>- \f -> pure (\r -> f (toInteger (numerator r), toInteger (denominator r)))

instance Serial m a => Serial m (Complex a) where
  series = cons2 (:+)

instance CoSerial m a => CoSerial m (Complex a) where
  coseries rs = alts2 rs >>- \f -> pure (\(x :+ y) -> f x y)

-- functions

instance (CoSerial m a, Serial m b) => Serial m (a -> b) where
  series = coseries series

instance (Serial m a, CoSerial m a, Serial m b, CoSerial m b) => CoSerial m (a -> b) where
  coseries rs = do
    xs <- collected series
    g <- onLists rs xs
    pure (\f -> g (map f xs))
    where
      collected s = msplit s >>= maybe (pure []) (\(x, rest) -> fmap (x :) (collected rest))
      onLists r [] = fmap (\y [] -> y) r
      onLists r (_ : xs) = do
        f <- coseries (onLists r xs)
        pure (\(y : ys) -> f y ys)

instance (Serial Identity a, Show a, Show b) => Show (a -> b) where
  showsPrec _ f = showString ("{" ++ intercalate ";" [show x ++ "->" ++ show (f x) | x <- list 3 series] ++ "}")

-- numbers of a kind

-- | Numbers greater than 0.
newtype Positive a = Positive { getPositive :: a }
  deriving (Eq, Ord, Functor, Foldable, Traversable, Num, Integral, Real)

instance Enum a => Enum (Positive a) where
  toEnum x = Positive (toEnum x)
  fromEnum (Positive x) = fromEnum x

instance (Num a, Bounded a) => Bounded (Positive a) where
  minBound = Positive 1
  maxBound = Positive maxBound

-- | Numbers not less than 0.
newtype NonNegative a = NonNegative { getNonNegative :: a }
  deriving (Eq, Ord, Functor, Foldable, Traversable, Num, Integral, Real)

instance Enum a => Enum (NonNegative a) where
  toEnum x = NonNegative (toEnum x)
  fromEnum (NonNegative x) = fromEnum x

instance (Num a, Bounded a) => Bounded (NonNegative a) where
  minBound = NonNegative 0
  maxBound = NonNegative maxBound

-- | Numbers other than 0.
newtype NonZero a = NonZero { getNonZero :: a }
  deriving (Eq, Ord, Functor, Foldable, Traversable, Num, Integral, Real)

instance Enum a => Enum (NonZero a) where
  toEnum x = NonZero (toEnum x)
  fromEnum (NonZero x) = fromEnum x

instance (Eq a, Num a, Bounded a) => Bounded (NonZero a) where
  minBound = let least = minBound in NonZero (if least == 0 then 1 else least)
  maxBound = let most = maxBound in NonZero (if most == 0 then -1 else most)

-- | Lists that are not empty.
newtype NonEmpty a = NonEmpty { getNonEmpty :: [a] }
  deriving (Eq, Ord)

instance Show a => Show (NonEmpty a) where
  showsPrec d (NonEmpty xs) = showsPrec d xs

instance Serial m a => Serial m (NonEmpty a) where
  series = fmap NonEmpty (cons2 (:))

instance Show a => Show (Positive a) where
  showsPrec d (Positive x) = showsPrec d x

instance (Num a, Ord a, Serial m a) => Serial m (Positive a) where
  series = series >>= \x -> if x > 0 then pure (Positive x) else empty

instance Show a => Show (NonNegative a) where
  showsPrec d (NonNegative x) = showsPrec d x

instance (Num a, Ord a, Serial m a) => Serial m (NonNegative a) where
  series = series >>= \x -> if x >= 0 then pure (NonNegative x) else empty

instance Show a => Show (NonZero a) where
  showsPrec d (NonZero x) = showsPrec d x

instance (Num a, Ord a, Serial m a) => Serial m (NonZero a) where
  series = series >>= \x -> if x /= 0 then pure (NonZero x) else empty

instance (Serial m a, Serial m b) => Serial m (a, b) where
  series = cons2 (,)

instance (CoSerial m a, CoSerial m b) => CoSerial m (a, b) where
  coseries rs = alts2 rs >>- \k -> pure (\(a, b) -> k a b)

instance (Serial m a, Serial m b, Serial m c) => Serial m (a, b, c) where
  series = cons3 (,,)

instance (CoSerial m a, CoSerial m b, CoSerial m c) => CoSerial m (a, b, c) where
  coseries rs = alts3 rs >>- \k -> pure (\(a, b, c) -> k a b c)

instance (Serial m a, Serial m b, Serial m c, Serial m d) => Serial m (a, b, c, d) where
  series = cons4 (,,,)

instance (CoSerial m a, CoSerial m b, CoSerial m c, CoSerial m d) => CoSerial m (a, b, c, d) where
  coseries rs = alts4 rs >>- \k -> pure (\(a, b, c, d) -> k a b c d)

instance (Serial m a, Serial m b, Serial m c, Serial m d, Serial m e) => Serial m (a, b, c, d, e) where
  series = cons5 (,,,,)

instance (CoSerial m a, CoSerial m b, CoSerial m c, CoSerial m d, CoSerial m e) => CoSerial m (a, b, c, d, e) where
  coseries rs = alts5 rs >>- \k -> pure (\(a, b, c, d, e) -> k a b c d e)

instance (Serial m a, Serial m b, Serial m c, Serial m d, Serial m e, Serial m f) => Serial m (a, b, c, d, e, f) where
  series = cons6 (,,,,,)

instance (CoSerial m a, CoSerial m b, CoSerial m c, CoSerial m d, CoSerial m e, CoSerial m f) => CoSerial m (a, b, c, d, e, f) where
  coseries rs = alts6 rs >>- \k -> pure (\(a, b, c, d, e, f) -> k a b c d e f)

instance CoSerial m a => CoSerial m (NonEmpty a) where
  coseries rs = alts2 rs >>- \f -> pure (\(NonEmpty xs) -> f (head xs) (tail xs))

instance (Monad m, Serial m (f (g a))) => Serial m (Compose f g a) where
  series = fmap Compose series

instance (Monad m, CoSerial m (f (g a))) => CoSerial m (Compose f g a) where
  coseries rs = fmap (. getCompose) (coseries rs)

instance Monad m => Serial m Natural where
  series = naturals

instance Monad m => CoSerial m Natural where
  coseries rs = onNaturals rs >>- \f -> pure (f . toInteger)

instance Monad m => Serial m Void where
  series = empty

instance Monad m => CoSerial m Void where
  coseries _ = pure absurd

instance Monad m => Serial m Int where
  series = integers

instance Monad m => CoSerial m Int where
  coseries = onIntegers

instance Monad m => Serial m Integer where
  series = integers

instance Monad m => CoSerial m Integer where
  coseries = onIntegers

instance Monad m => Serial m Int8 where
  series = integers

instance Monad m => CoSerial m Int8 where
  coseries = onIntegers

instance Monad m => Serial m Int16 where
  series = integers

instance Monad m => CoSerial m Int16 where
  coseries = onIntegers

instance Monad m => Serial m Int32 where
  series = integers

instance Monad m => CoSerial m Int32 where
  coseries = onIntegers

instance Monad m => Serial m Int64 where
  series = integers

instance Monad m => CoSerial m Int64 where
  coseries = onIntegers

instance Monad m => Serial m Word where
  series = naturals

instance Monad m => CoSerial m Word where
  coseries rs = onNaturals rs >>- \f -> pure (f . toInteger)

instance Monad m => Serial m Word8 where
  series = naturals

instance Monad m => CoSerial m Word8 where
  coseries rs = onNaturals rs >>- \f -> pure (f . toInteger)

instance Monad m => Serial m Word16 where
  series = naturals

instance Monad m => CoSerial m Word16 where
  coseries rs = onNaturals rs >>- \f -> pure (f . toInteger)

instance Monad m => Serial m Word32 where
  series = naturals

instance Monad m => CoSerial m Word32 where
  coseries rs = onNaturals rs >>- \f -> pure (f . toInteger)

instance Monad m => Serial m Word64 where
  series = naturals

instance Monad m => CoSerial m Word64 where
  coseries rs = onNaturals rs >>- \f -> pure (f . toInteger)

deriving newtype instance Monad m => Serial m CChar
deriving newtype instance Monad m => Serial m CSChar
deriving newtype instance Monad m => Serial m CUChar
deriving newtype instance Monad m => Serial m CShort
deriving newtype instance Monad m => Serial m CUShort
deriving newtype instance Monad m => Serial m CInt
deriving newtype instance Monad m => Serial m CUInt
deriving newtype instance Monad m => Serial m CLong
deriving newtype instance Monad m => Serial m CULong
deriving newtype instance Monad m => Serial m CPtrdiff
deriving newtype instance Monad m => Serial m CSize
deriving newtype instance Monad m => Serial m CWchar
deriving newtype instance Monad m => Serial m CSigAtomic
deriving newtype instance Monad m => Serial m CBool
deriving newtype instance Monad m => Serial m CLLong
deriving newtype instance Monad m => Serial m CULLong
deriving newtype instance Monad m => Serial m CIntPtr
deriving newtype instance Monad m => Serial m CUIntPtr
deriving newtype instance Monad m => Serial m CIntMax
deriving newtype instance Monad m => Serial m CUIntMax
deriving newtype instance Monad m => Serial m CClock
deriving newtype instance Monad m => Serial m CTime
deriving newtype instance Monad m => Serial m CUSeconds
deriving newtype instance Monad m => Serial m CSUSeconds
deriving newtype instance Monad m => Serial m CFloat
deriving newtype instance Monad m => Serial m CDouble

deriving newtype instance Monad m => CoSerial m CChar
deriving newtype instance Monad m => CoSerial m CSChar
deriving newtype instance Monad m => CoSerial m CUChar
deriving newtype instance Monad m => CoSerial m CShort
deriving newtype instance Monad m => CoSerial m CUShort
deriving newtype instance Monad m => CoSerial m CInt
deriving newtype instance Monad m => CoSerial m CUInt
deriving newtype instance Monad m => CoSerial m CLong
deriving newtype instance Monad m => CoSerial m CULong
deriving newtype instance Monad m => CoSerial m CPtrdiff
deriving newtype instance Monad m => CoSerial m CSize
deriving newtype instance Monad m => CoSerial m CWchar
deriving newtype instance Monad m => CoSerial m CSigAtomic
deriving newtype instance Monad m => CoSerial m CBool
deriving newtype instance Monad m => CoSerial m CLLong
deriving newtype instance Monad m => CoSerial m CULLong
deriving newtype instance Monad m => CoSerial m CIntPtr
deriving newtype instance Monad m => CoSerial m CUIntPtr
deriving newtype instance Monad m => CoSerial m CIntMax
deriving newtype instance Monad m => CoSerial m CUIntMax
deriving newtype instance Monad m => CoSerial m CClock
deriving newtype instance Monad m => CoSerial m CTime
deriving newtype instance Monad m => CoSerial m CUSeconds
deriving newtype instance Monad m => CoSerial m CSUSeconds
deriving newtype instance Monad m => CoSerial m CFloat
deriving newtype instance Monad m => CoSerial m CDouble
