{-# LANGUAGE DefaultSignatures #-}
-- | Pseudo-random numbers, the same as random's for the same seed. A generator started without a seed always has the same one, so runs can be
-- repeated.
module System.Random
  ( RandomGen(next, genWord8, genWord16, genWord32, genWord64, genWord32R, genWord64R, genRange, split)
  , Random(..), Uniform, UniformRange, uniform, uniformR
  , StdGen, mkStdGen, newStdGen, initStdGen, getStdGen, setStdGen, getStdRandom, randomRIO, randomIO
  ) where

import Control.Monad.IO.Class (MonadIO(..))
import Data.Int (Int8, Int16, Int32, Int64)
import Data.IORef
import Data.Word (Word8, Word16, Word32, Word64)
import Foreign.C.Types
import System.Random.Internal

-- | Any value.
uniform :: (RandomGen g, Uniform a) => g -> (a, g)
uniform g = runStateGen g uniformM

-- | A value between two bounds, both included.
uniformR :: (RandomGen g, UniformRange a) => (a, a) -> g -> (a, g)
uniformR r g = runStateGen g (uniformRM r)

-- | The program's own generator.
getStdGen :: MonadIO m => m StdGen
getStdGen = liftIO (readIORef theStdGen)

-- | Replaces the program's own generator.
setStdGen :: MonadIO m => StdGen -> m ()
setStdGen g = liftIO (writeIORef theStdGen g)

-- | Splits a generator off the program's own.
newStdGen :: MonadIO m => m StdGen
newStdGen = liftIO (atomicModifyIORef theStdGen split)

-- | A generator to start with; here always the same.
initStdGen :: MonadIO m => m StdGen
initStdGen = return (mkStdGen 0)

-- | Draws with the program's own generator.
getStdRandom :: MonadIO m => (StdGen -> (a, StdGen)) -> m a
getStdRandom f = liftIO (do
  g <- readIORef theStdGen
  case f g of
    (x, g') -> do
      writeIORef theStdGen g'
      return x)

-- | Types with random values.
class Random a where
  -- | A value between two bounds, both included.
  randomR :: RandomGen g => (a, a) -> g -> (a, g)
  default randomR :: (RandomGen g, UniformRange a) => (a, a) -> g -> (a, g)
  randomR = uniformR
  -- | Any value.
  random :: RandomGen g => g -> (a, g)
  default random :: (RandomGen g, Uniform a) => g -> (a, g)
  random = uniform
  -- | Endlessly many values between two bounds.
  randomRs :: RandomGen g => (a, a) -> g -> [a]
  randomRs r g = case randomR r g of (x, g') -> x : randomRs r g'
  -- | Endlessly many values.
  randoms :: RandomGen g => g -> [a]
  randoms g = case random g of (x, g') -> x : randoms g'

-- | A value between two bounds, by the program's own generator.
randomRIO :: (Random a, MonadIO m) => (a, a) -> m a
randomRIO r = getStdRandom (randomR r)

-- | Any value, by the program's own generator.
randomIO :: (Random a, MonadIO m) => m a
randomIO = getStdRandom random

-- A source that makes its choices itself is asked for one number where that is possible: a search tries them in turn.

-- between two numbers: where they are too far apart, digits of 30 bits are chosen
integralR :: (Integral a, UniformRange a, RandomGen g) => (a, a) -> g -> (a, g)
integralR (a, b) g = case choosing g of
  Nothing -> uniformR (a, b) g
  Just choose -> case chosen choose (toInteger a) (toInteger b) g of (x, g') -> (fromInteger x, g')

chosen :: RandomGen g => (Int -> Int -> (Int, g)) -> Integer -> Integer -> g -> (Integer, g)
chosen choose a b g
  | a > b = chosen choose b a g
  | fits a && fits b = case choose (fromInteger a) (fromInteger b) of (x, g') -> (toInteger x, g')
  | n <= 0x3fffffffffffffff = case choose 0 (fromInteger n - 1) of (x, g') -> (a + toInteger x, g')
  | otherwise = digits 1 0 g
  where
    n = b - a + 1
    fits x = abs x <= 0x1fffffffffffffff
    base = 0x40000000 :: Integer
    digits scale acc h
      | scale >= n * base = (a + acc `mod` n, h)
      | otherwise = case choosing h of
          Just c | (x, h') <- c 0 (fromInteger base - 1) -> digits (scale * base) (acc * base + toInteger x) h'
          Nothing -> (a + acc `mod` n, h)

anyIntegral :: (Integral a, Bounded a, Uniform a, UniformRange a, RandomGen g) => g -> (a, g)
anyIntegral g = case choosing g of
  Nothing -> uniform g
  Just _ -> integralR (minBound, maxBound) g

enumR :: (Enum a, UniformRange a, RandomGen g) => (a, a) -> g -> (a, g)
enumR (a, b) g = case choosing g of
  Nothing -> uniformR (a, b) g
  Just choose
    | fromEnum a > fromEnum b -> enumR (b, a) g
    | otherwise -> case choose (fromEnum a) (fromEnum b) of (x, g') -> (toEnum x, g')

anyEnum :: (Enum a, Bounded a, Uniform a, UniformRange a, RandomGen g) => g -> (a, g)
anyEnum g = case choosing g of
  Nothing -> uniform g
  Just _ -> enumR (minBound, maxBound) g

fractionR :: (Fractional a, UniformRange a, RandomGen g) => (a, a) -> g -> (a, g)
fractionR (a, b) g = case choosing g of
  Nothing -> uniformR (a, b) g
  Just choose -> case choose 0 0x1fffffffffffff of
    (x, g') -> (a + (b - a) * (fromIntegral x / 0x20000000000000), g')

instance Random Int where
  randomR (a, b) g = case choosing g of
    Just choose | a <= b && b - a + 1 > 0 -> choose a b
    _ -> integralR (a, b) g
  random = anyIntegral

instance Random Integer where
  randomR = integralR
  random g = case random g of (x, g') -> (toInteger (x :: Int), g')

instance Random Word where { randomR = integralR; random = anyIntegral }
instance Random Int8 where { randomR = integralR; random = anyIntegral }
instance Random Int16 where { randomR = integralR; random = anyIntegral }
instance Random Int32 where { randomR = integralR; random = anyIntegral }
instance Random Int64 where { randomR = integralR; random = anyIntegral }
instance Random Word8 where { randomR = integralR; random = anyIntegral }
instance Random Word16 where { randomR = integralR; random = anyIntegral }
instance Random Word32 where { randomR = integralR; random = anyIntegral }
instance Random Word64 where { randomR = integralR; random = anyIntegral }
instance Random Bool where { randomR = enumR; random = anyEnum }
instance Random Char where { randomR = enumR; random = anyEnum }
instance Random Double where { randomR = fractionR; random = fractionR (0, 1) }
instance Random Float where { randomR = fractionR; random = fractionR (0, 1) }

instance (Random a, Random b) => Random (a, b) where
  randomR ((a, b), (c, d)) g = case randomR (a, c) g of
    (x, g') -> case randomR (b, d) g' of (y, g'') -> ((x, y), g'')
  random g = case random g of
    (x, g') -> case random g' of (y, g'') -> ((x, y), g'')

instance (Random a, Random b, Random c) => Random (a, b, c) where
  randomR ((a, b, c), (a', b', c')) g = case randomR ((a, b), (a', b')) g of
    ((x, y), g') -> case randomR (c, c') g' of (z, g'') -> ((x, y, z), g'')
  random g = case random g of
    ((x, y), g') -> case random g' of (z, g'') -> ((x, y, z), g'')

instance (Random a, Random b, Random c, Random d) => Random (a, b, c, d) where
  randomR ((a, b, c, d), (a', b', c', d')) g = case randomR ((a, b, c), (a', b', c')) g of
    ((x, y, z), g') -> case randomR (d, d') g' of (w, g'') -> ((x, y, z, w), g'')
  random g = case random g of
    ((x, y, z), g') -> case random g' of (w, g'') -> ((x, y, z, w), g'')

instance (Random a, Random b, Random c, Random d, Random e) => Random (a, b, c, d, e) where
  randomR ((a, b, c, d, e), (a', b', c', d', e')) g = case randomR ((a, b, c, d), (a', b', c', d')) g of
    ((x, y, z, w), g') -> case randomR (e, e') g' of (v, g'') -> ((x, y, z, w, v), g'')
  random g = case random g of
    ((x, y, z, w), g') -> case random g' of (v, g'') -> ((x, y, z, w, v), g'')

deriving newtype instance Random CChar
deriving newtype instance Random CSChar
deriving newtype instance Random CUChar
deriving newtype instance Random CShort
deriving newtype instance Random CUShort
deriving newtype instance Random CInt
deriving newtype instance Random CUInt
deriving newtype instance Random CLong
deriving newtype instance Random CULong
deriving newtype instance Random CPtrdiff
deriving newtype instance Random CSize
deriving newtype instance Random CWchar
deriving newtype instance Random CSigAtomic
deriving newtype instance Random CBool
deriving newtype instance Random CLLong
deriving newtype instance Random CULLong
deriving newtype instance Random CIntPtr
deriving newtype instance Random CUIntPtr
deriving newtype instance Random CIntMax
deriving newtype instance Random CUIntMax
deriving newtype instance Random CFloat
deriving newtype instance Random CDouble
