-- | Pseudo-random numbers. A generator started without a seed always has the same one, so runs can be repeated.
module System.Random
  ( RandomGen(..), Random(..)
  , StdGen, mkStdGen, newStdGen, initStdGen, getStdGen, setStdGen, getStdRandom
  , randomRIO, randomIO
  ) where

import Data.Bits (shiftR, xor, (.|.))
import Data.Int (Int8, Int16, Int32, Int64)
import Data.IORef
import Data.Word (Word8, Word16, Word32, Word64)
import System.IO.Unsafe (unsafePerformIO)

-- | Sources of randomness.
class RandomGen g where
  -- | A number of the generator's range, and the generator after it.
  next :: g -> (Int, g)
  -- | The range of `next`.
  genRange :: g -> (Int, Int)
  -- | Two independent generators.
  split :: g -> (g, g)
  -- | A number from 0 up to (not including) a positive bound; every other draw is made of these.
  genBelow :: Int -> g -> (Int, g)
  -- | A number between two bounds, both included, that are not too far apart to be counted.
  genWithin :: Int -> Int -> g -> (Int, g)
  genRange _ = (minBound, maxBound)
  genBelow n g = case next g of (x, g') -> (x `mod` n, g')
  genWithin a b g = case genBelow (b - a + 1) g of (x, g') -> (a + x, g')

-- | The standard generator: SplitMix, a counter and its odd step.
data StdGen = StdGen Word Word
  deriving Eq

instance Show StdGen where
  showsPrec d (StdGen s g) = showParen (d > 10) (showString "StdGen " . showsPrec 11 s . showChar ' ' . showsPrec 11 g)

instance RandomGen StdGen where
  next (StdGen s g) = (fromIntegral (scramble s'), StdGen s' g)
    where s' = s + g
  split (StdGen s g) = (StdGen s'' g, StdGen (scramble s') (oddStep s''))
    where
      s' = s + g
      s'' = s' + g

-- spreads a counter over all bits
scramble :: Word -> Word
scramble z0 = z2 `xor` (z2 `shiftR` 31)
  where
    z1 = (z0 `xor` (z0 `shiftR` 30)) * 0xbf58476d1ce4e5b9
    z2 = (z1 `xor` (z1 `shiftR` 27)) * 0x94d049bb133111eb

oddStep :: Word -> Word
oddStep z = scramble (z `xor` 0x5851f42d4c957f2d) .|. 1

-- | The generator of a seed.
mkStdGen :: Int -> StdGen
mkStdGen n = StdGen (scramble (fromIntegral n)) 0x9e3779b97f4a7c15

theStdGen :: IORef StdGen
theStdGen = unsafePerformIO (newIORef (mkStdGen 0))
{-# NOINLINE theStdGen #-}

-- | The program's own generator.
getStdGen :: IO StdGen
getStdGen = readIORef theStdGen

-- | Replaces the program's own generator.
setStdGen :: StdGen -> IO ()
setStdGen = writeIORef theStdGen

-- | Splits a generator off the program's own.
newStdGen :: IO StdGen
newStdGen = getStdRandom split

-- | A generator to start with; here always the same.
initStdGen :: IO StdGen
initStdGen = return (mkStdGen 0)

-- | Draws with the program's own generator.
getStdRandom :: (StdGen -> (a, StdGen)) -> IO a
getStdRandom f = do
  g <- readIORef theStdGen
  case f g of
    (x, g') -> do
      writeIORef theStdGen g'
      return x

-- | Types with random values.
class Random a where
  -- | A value between two bounds, both included.
  randomR :: RandomGen g => (a, a) -> g -> (a, g)
  -- | Any value.
  random :: RandomGen g => g -> (a, g)
  -- | Endlessly many values between two bounds.
  randomRs :: RandomGen g => (a, a) -> g -> [a]
  -- | Endlessly many values.
  randoms :: RandomGen g => g -> [a]
  randomRs r g = case randomR r g of (x, g') -> x : randomRs r g'
  randoms g = case random g of (x, g') -> x : randoms g'

-- | A value between two bounds, by the program's own generator.
randomRIO :: Random a => (a, a) -> IO a
randomRIO r = getStdRandom (randomR r)

-- | Any value, by the program's own generator.
randomIO :: Random a => IO a
randomIO = getStdRandom random

-- one draw where the number of values fits an Int, otherwise digits of 30 bits
integerR :: RandomGen g => (Integer, Integer) -> g -> (Integer, g)
integerR (a, b) g
  | a > b = integerR (b, a) g
  | fits a && fits b = case genWithin (fromInteger a) (fromInteger b) g of (x, g') -> (toInteger x, g')
  | n <= 0x3fffffffffffffff = case genBelow (fromInteger n) g of (x, g') -> (a + toInteger x, g')
  | otherwise = digits 1 0 g
  where
    n = b - a + 1
    fits x = abs x <= 0x1fffffffffffffff
    base = 0x40000000 :: Int
    digits scale acc h
      | scale >= n * 0x40000000 = (a + acc `mod` n, h)
      | otherwise = case genBelow base h of
          (x, h') -> digits (scale * toInteger base) (acc * toInteger base + toInteger x) h'

integralR :: (Integral a, RandomGen g) => (a, a) -> g -> (a, g)
integralR (a, b) g = case integerR (toInteger a, toInteger b) g of (x, g') -> (fromInteger x, g')

boundedAny :: (Integral a, Bounded a, RandomGen g) => g -> (a, g)
boundedAny = integralR (minBound, maxBound)

enumR :: (Enum a, RandomGen g) => (a, a) -> g -> (a, g)
enumR (a, b) g = case randomR (fromEnum a, fromEnum b) g of (x, g') -> (toEnum x, g')

fractionR :: (Fractional a, RandomGen g) => (a, a) -> g -> (a, g)
fractionR (a, b) g = case genBelow 0x20000000000000 g of
  (x, g') -> (a + (b - a) * (fromIntegral x / 0x20000000000000), g')

instance Random Int where
  randomR (a, b) g
    | a > b = randomR (b, a) g
    | n > 0 = genWithin a b g
    | otherwise = integralR (a, b) g
    where n = b - a + 1
  random = boundedAny

instance Random Integer where
  randomR = integerR
  random g = case random g of (x, g') -> (toInteger (x :: Int), g')

instance Random Word where
  randomR = integralR
  random = boundedAny

instance Random Int8 where
  randomR = integralR
  random = boundedAny

instance Random Int16 where
  randomR = integralR
  random = boundedAny

instance Random Int32 where
  randomR = integralR
  random = boundedAny

instance Random Int64 where
  randomR = integralR
  random = boundedAny

instance Random Word8 where
  randomR = integralR
  random = boundedAny

instance Random Word16 where
  randomR = integralR
  random = boundedAny

instance Random Word32 where
  randomR = integralR
  random = boundedAny

instance Random Word64 where
  randomR = integralR
  random = boundedAny

instance Random Bool where
  randomR = enumR
  random = enumR (False, True)

instance Random Char where
  randomR = enumR
  random = enumR (minBound, maxBound)

instance Random Double where
  randomR = fractionR
  random = fractionR (0, 1)

instance Random Float where
  randomR = fractionR
  random = fractionR (0, 1)

instance (Random a, Random b) => Random (a, b) where
  randomR ((a, b), (c, d)) g = case randomR (a, c) g of
    (x, g') -> case randomR (b, d) g' of
      (y, g'') -> ((x, y), g'')
  random g = case random g of
    (x, g') -> case random g' of
      (y, g'') -> ((x, y), g'')
