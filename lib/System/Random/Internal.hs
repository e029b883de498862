{-# LANGUAGE DefaultSignatures, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts, UndecidableInstances, RankNTypes #-}
-- | Sources of randomness, pure and in monads, and what can be drawn from them.
module System.Random.Internal
  ( RandomGen(..), StdGen(..), mkStdGen, theStdGen
  , StatefulGen(..), StateGen(..), StateGenM(..), splitGen
  , runStateGen, runStateGen_, runStateGenT, runStateGenT_, runStateGenST, runStateGenST_
  , Uniform(..), UniformRange(..), uniformEnumM, uniformEnumRM
  , uniformDouble01M, uniformDoublePositive01M, uniformFloat01M, uniformFloatPositive01M
  ) where

import Control.DeepSeq (NFData(..))
import Control.Monad.ST (ST, runST)
import Control.Monad.State.Class (MonadState(..))
import Control.Monad.Trans.State.Strict (State, StateT, evalState, evalStateT, runState, runStateT)
import Data.Bits
import Data.Int (Int8, Int16, Int32, Int64)
import Data.IORef
import Data.Word (Word8, Word16, Word32, Word64)
import System.IO.Unsafe (unsafePerformIO)
import System.Random.SplitMix (SMGen)
import qualified System.Random.SplitMix as SM

-- | Pure sources.
class RandomGen g where
  -- | A number of the generator's range.
  next :: g -> (Int, g)
  next g = runStateGen g (uniformRM (genRange g))
  -- | 8 bits.
  genWord8 :: g -> (Word8, g)
  genWord8 g = case genWord32 g of (w, g') -> (fromIntegral w, g')
  -- | 16 bits.
  genWord16 :: g -> (Word16, g)
  genWord16 g = case genWord32 g of (w, g') -> (fromIntegral w, g')
  -- | 32 bits.
  genWord32 :: g -> (Word32, g)
  genWord32 g = wordFromNext g
  -- | 64 bits.
  genWord64 :: g -> (Word64, g)
  genWord64 g = case genWord32 g of
    (low, g') -> case genWord32 g' of
      (high, g'') -> (fromIntegral high `shiftL` 32 .|. fromIntegral low, g'')
  -- | From 0 to a bound.
  genWord32R :: Word32 -> g -> (Word32, g)
  genWord32R m g = runStateGen g (multiplied m)
  -- | From 0 to a bound.
  genWord64R :: Word64 -> g -> (Word64, g)
  genWord64R m g = runStateGen g (masked uniformWord64 m)
  -- | The range of `next`.
  genRange :: g -> (Int, Int)
  genRange _ = (minBound, maxBound)
  -- | Two independent generators.
  split :: g -> (g, g)
  -- | A source that makes its choices itself: which number between two bounds, that are not too far apart to be counted.
  choosing :: g -> Maybe (Int -> Int -> (Int, g))
  choosing _ = Nothing
  {-# MINIMAL split, (genWord32 | genWord64 | (next, genRange)) #-}

-- 32 bits of a generator that only has next: as many numbers as make the modulus small against all
wordFromNext :: RandomGen g => g -> (Word32, g)
wordFromNext g0 = go 1 0 g0
  where
    k = 4294967296 :: Integer
    (low, high) = genRange g0
    base = toInteger high - toInteger low + 1
    go size acc g
      | size >= k * 1000 = (fromInteger (acc `mod` k), g)
      | otherwise = case next g of
          (x, g') -> go (size * base) (acc * base + (toInteger x - toInteger low)) g'

-- | The standard generator.
newtype StdGen = StdGen { unStdGen :: SMGen }
  deriving (Eq, Show)

instance NFData StdGen where
  rnf (StdGen g) = rnf g

instance RandomGen SMGen where
  next = SM.nextInt
  genWord32 = SM.nextWord32
  genWord64 = SM.nextWord64
  split = SM.splitSMGen

instance RandomGen StdGen where
  next (StdGen g) = case SM.nextInt g of (x, g') -> (x, StdGen g')
  genWord32 (StdGen g) = case SM.nextWord32 g of (x, g') -> (x, StdGen g')
  genWord64 (StdGen g) = case SM.nextWord64 g of (x, g') -> (x, StdGen g')
  split (StdGen g) = case SM.splitSMGen g of (a, b) -> (StdGen a, StdGen b)

-- | The generator of a seed.
mkStdGen :: Int -> StdGen
mkStdGen n = StdGen (SM.mkSMGen (fromIntegral n))

-- | The program's own generator. Without a seed it is always the same, so runs can be repeated.
theStdGen :: IORef StdGen
theStdGen = unsafePerformIO (newIORef (mkStdGen 0))
{-# NOINLINE theStdGen #-}

-- | Sources in a monad.
class Monad m => StatefulGen g m where
  -- | From 0 to a bound.
  uniformWord32R :: Word32 -> g -> m Word32
  uniformWord32R = multiplied
  -- | From 0 to a bound.
  uniformWord64R :: Word64 -> g -> m Word64
  uniformWord64R = masked uniformWord64
  -- | 8 bits.
  uniformWord8 :: g -> m Word8
  uniformWord8 g = fmap fromIntegral (uniformWord32 g)
  -- | 16 bits.
  uniformWord16 :: g -> m Word16
  uniformWord16 g = fmap fromIntegral (uniformWord32 g)
  -- | 32 bits.
  uniformWord32 :: g -> m Word32
  uniformWord32 g = fmap fromIntegral (uniformWord64 g)
  -- | 64 bits.
  uniformWord64 :: g -> m Word64
  uniformWord64 g = do
    low <- uniformWord32 g
    high <- uniformWord32 g
    return (fromIntegral high `shiftL` 32 .|. fromIntegral low)
  {-# MINIMAL uniformWord32 | uniformWord64 #-}

-- | Stands for the generator that a state monad holds.
data StateGenM g = StateGenM

-- | A generator that is the state of a monad.
newtype StateGen g = StateGen { unStateGen :: g }
  deriving (Eq, Ord, Show)

instance RandomGen g => RandomGen (StateGen g) where
  next (StateGen g) = again (next g)
  genWord8 (StateGen g) = again (genWord8 g)
  genWord16 (StateGen g) = again (genWord16 g)
  genWord32 (StateGen g) = again (genWord32 g)
  genWord64 (StateGen g) = again (genWord64 g)
  genRange (StateGen g) = genRange g
  split (StateGen g) = case split g of (a, b) -> (StateGen a, StateGen b)

again :: (a, g) -> (a, StateGen g)
again (x, g) = (x, StateGen g)

instance (RandomGen g, MonadState g m) => StatefulGen (StateGenM g) m where
  uniformWord32R r _ = state (genWord32R r)
  uniformWord64R r _ = state (genWord64R r)
  uniformWord8 _ = state genWord8
  uniformWord16 _ = state genWord16
  uniformWord32 _ = state genWord32
  uniformWord64 _ = state genWord64

-- | Splits the state.
splitGen :: (MonadState g m, RandomGen g) => m g
splitGen = state split

-- | Draws from a pure source.
runStateGen :: RandomGen g => g -> (StateGenM g -> State g a) -> (a, g)
runStateGen g f = runState (f StateGenM) g

-- | The same; the source is forgotten.
runStateGen_ :: RandomGen g => g -> (StateGenM g -> State g a) -> a
runStateGen_ g f = evalState (f StateGenM) g

-- | The same over a monad.
runStateGenT :: RandomGen g => g -> (StateGenM g -> StateT g m a) -> m (a, g)
runStateGenT g f = runStateT (f StateGenM) g

-- | The same over a monad; the source is forgotten.
runStateGenT_ :: (RandomGen g, Functor f) => g -> (StateGenM g -> StateT g f a) -> f a
runStateGenT_ g f = fmap fst (runStateT (f StateGenM) g)

-- | The same over ST.
runStateGenST :: RandomGen g => g -> (forall s. StateGenM g -> StateT g (ST s) a) -> (a, g)
runStateGenST g f = runST (runStateT (f StateGenM) g)

-- | The same over ST; the source is forgotten.
runStateGenST_ :: RandomGen g => g -> (forall s. StateGenM g -> StateT g (ST s) a) -> a
runStateGenST_ g f = fst (runStateGenST g f)

-- Drawing

-- from 0 to a bound: as many bits as it has, until they are no more
masked :: (StatefulGen g m, FiniteBits w, Num w, Ord w) => (g -> m w) -> w -> g -> m w
masked draw range g = go
  where
    mask = complement zeroBits `shiftR` countLeadingZeros (range .|. 1)
    go = draw g >>= \w -> let x = w .&. mask in if x > range then go else return x

-- from 0 to a bound: the upper half of a product with 32 bits, where its lower half is not among those that are too many
multiplied :: StatefulGen g m => Word32 -> g -> m Word32
multiplied s g
  | s == maxBound = uniformWord32 g
  | otherwise = go
  where
    r = s + 1
    excess = negate r `mod` r
    go = uniformWord32 g >>= \w ->
      let m = fromIntegral w * fromIntegral r :: Word64
      in if (fromIntegral m :: Word32) >= excess then return (fromIntegral (m `shiftR` 32)) else go

-- between two bounds in either order, by how far a number is above the lower
between :: (Monad m, Integral a, Integral w, Num w) => (w -> m w) -> (a, a) -> m a
between upTo (a, b)
  | a == b = return a
  | a < b = fmap ((a +) . fromIntegral) (upTo (fromIntegral b - fromIntegral a))
  | otherwise = fmap ((b +) . fromIntegral) (upTo (fromIntegral a - fromIntegral b))

-- | Types whose values can all be drawn alike.
class Uniform a where
  uniformM :: StatefulGen g m => g -> m a

-- | Types of whose values those between two bounds can be drawn alike.
class UniformRange a where
  uniformRM :: StatefulGen g m => (a, a) -> g -> m a

instance Uniform Int where uniformM g = fmap fromIntegral (uniformWord64 g)
instance Uniform Int8 where uniformM g = fmap fromIntegral (uniformWord8 g)
instance Uniform Int16 where uniformM g = fmap fromIntegral (uniformWord16 g)
instance Uniform Int32 where uniformM g = fmap fromIntegral (uniformWord32 g)
instance Uniform Int64 where uniformM g = fmap fromIntegral (uniformWord64 g)
instance Uniform Word where uniformM g = fmap fromIntegral (uniformWord64 g)
instance Uniform Word8 where uniformM = uniformWord8
instance Uniform Word16 where uniformM = uniformWord16
instance Uniform Word32 where uniformM = uniformWord32
instance Uniform Word64 where uniformM = uniformWord64

instance UniformRange Int where uniformRM r g = between (\w -> masked uniformWord64 w g) r
instance UniformRange Int8 where uniformRM r g = between (\w -> masked uniformWord8 w g) r
instance UniformRange Int16 where uniformRM r g = between (\w -> masked uniformWord16 w g) r
instance UniformRange Int32 where uniformRM r g = between (\w -> masked uniformWord32 w g) r
instance UniformRange Int64 where uniformRM r g = between (\w -> masked uniformWord64 w g) r
instance UniformRange Word where uniformRM r g = between (\w -> masked uniformWord64 w g) r
instance UniformRange Word8 where uniformRM r g = between (\w -> multiplied w g) r
instance UniformRange Word16 where uniformRM r g = between (\w -> multiplied w g) r
instance UniformRange Word32 where uniformRM r g = between (\w -> multiplied w g) r
instance UniformRange Word64 where uniformRM r g = between (\w -> masked uniformWord64 w g) r

instance UniformRange Integer where
  uniformRM (a, b) g = case compare a b of
    LT -> fmap (a +) (integerUpTo (b - a) g)
    EQ -> return a
    GT -> fmap (b +) (integerUpTo (a - b) g)

-- from 0 to a bound: 64 bits if they are enough, else the upper half of a product, as in `multiplied`
integerUpTo :: StatefulGen g m => Integer -> g -> m Integer
integerUpTo range g
  | range <= 18446744073709551615 = fmap toInteger (masked uniformWord64 (fromInteger range) g)
  | otherwise = go
  where
    s = range + 1
    size = sizeOf s 0
    sizeOf n k = if n == 0 then k else sizeOf (n `shiftR` 64) (k + 1 :: Int)
    bits = 64 * size
    all' = 1 `shiftL` bits
    excess = (all' - s) `rem` s
    go = do
      x <- digits 0 size
      let m = x * s
      if m .&. (all' - 1) < excess then go else return (m `shiftR` bits)
    digits acc 0 = return acc
    digits acc n = uniformWord64 g >>= \w -> digits (acc `shiftL` 64 .|. toInteger w) (n - 1)

instance Uniform Bool where
  uniformM g = fmap (`testBit` 0) (uniformWord8 g)

instance UniformRange Bool where
  uniformRM (a, b) g = if a == b then return a else uniformM g

instance Uniform Char where
  uniformM g = fmap (toEnum . fromIntegral) (multiplied 0x10ffff g)

instance UniformRange Char where
  uniformRM (a, b) g = fmap (toEnum . fromIntegral) (uniformRM (word a, word b) g)
    where word c = fromIntegral (fromEnum c) :: Word32

instance Uniform () where
  uniformM _ = return ()

instance UniformRange () where
  uniformRM _ _ = return ()

instance UniformRange Double where
  uniformRM = weighted uniformDouble01M

instance UniformRange Float where
  uniformRM = weighted uniformFloat01M

weighted :: (StatefulGen g m, RealFloat a) => (g -> m a) -> (a, a) -> g -> m a
weighted draw (a, b) g
  | a == b = return a
  | isInfinite a || isInfinite b = return $! b + a
  | otherwise = fmap (\x -> x * a + (1 - x) * b) (draw g)

-- | Between 0 and 1, both included.
uniformDouble01M :: StatefulGen g m => g -> m Double
uniformDouble01M g = fmap (\w -> rounded w / 18446744073709551616) (uniformWord64 g)

-- to the nearest; fromIntegral would cut bits off above the range of Int
rounded :: Word64 -> Double
rounded w
  | w <= 0x7fffffffffffffff = fromIntegral (fromIntegral w :: Int)
  | otherwise = 2 * fromIntegral (fromIntegral (w `shiftR` 1 .|. w .&. 1) :: Int)

-- | Above 0, at most 1.
uniformDoublePositive01M :: StatefulGen g m => g -> m Double
uniformDoublePositive01M g = fmap (+ 2.710505431213761e-20) (uniformDouble01M g)

-- | Between 0 and 1, both included.
uniformFloat01M :: StatefulGen g m => g -> m Float
uniformFloat01M g = fmap (\w -> fromIntegral w / 4294967295) (uniformWord32 g)

-- | Above 0, at most 1.
uniformFloatPositive01M :: StatefulGen g m => g -> m Float
uniformFloatPositive01M g = fmap (+ 1.1641532e-10) (uniformFloat01M g)

-- | Any constructor.
uniformEnumM :: (Enum a, Bounded a, StatefulGen g m) => g -> m a
uniformEnumM g = bounded minBound maxBound
  where bounded a b = uniformEnumRM (a, b) g

-- | A constructor between two.
uniformEnumRM :: (Enum a, StatefulGen g m) => (a, a) -> g -> m a
uniformEnumRM (a, b) g = fmap toEnum (uniformRM (fromEnum a, fromEnum b) g)

instance (Uniform a, Uniform b) => Uniform (a, b) where
  uniformM g = (,) <$> uniformM g <*> uniformM g

instance (Uniform a, Uniform b, Uniform c) => Uniform (a, b, c) where
  uniformM g = (,,) <$> uniformM g <*> uniformM g <*> uniformM g

instance (Uniform a, Uniform b, Uniform c, Uniform d) => Uniform (a, b, c, d) where
  uniformM g = (,,,) <$> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g

instance (Uniform a, Uniform b, Uniform c, Uniform d, Uniform e) => Uniform (a, b, c, d, e) where
  uniformM g = (,,,,) <$> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g

instance (Uniform a, Uniform b, Uniform c, Uniform d, Uniform e, Uniform f) => Uniform (a, b, c, d, e, f) where
  uniformM g = (,,,,,) <$> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g

instance (Uniform a, Uniform b, Uniform c, Uniform d, Uniform e, Uniform f, Uniform h) => Uniform (a, b, c, d, e, f, h) where
  uniformM g = (,,,,,,) <$> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g <*> uniformM g
