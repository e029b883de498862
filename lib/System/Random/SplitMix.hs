-- | SplitMix: a counter with an odd step, its values spread over all bits.
module System.Random.SplitMix
  ( SMGen, nextWord64, nextWord32, nextTwoWord32, nextInt, nextDouble, nextFloat, nextInteger, splitSMGen
  , bitmaskWithRejection32, bitmaskWithRejection32', bitmaskWithRejection64, bitmaskWithRejection64'
  , mkSMGen, initSMGen, newSMGen, seedSMGen, seedSMGen', unseedSMGen
  ) where

import Control.DeepSeq (NFData(..))
import Data.Bits
import Data.IORef
import Data.Word (Word32, Word64)
import System.IO.Unsafe (unsafePerformIO)

-- | The counter and its step.
data SMGen = SMGen !Word64 !Word64
  deriving (Show, Eq)

instance NFData SMGen where
  rnf g = g `seq` ()

instance Read SMGen where
  readsPrec d = readParen (d > 10) (\r ->
    [(SMGen s g, u) | ("SMGen", r1) <- lex r, (s, t) <- readsPrec 11 r1, (g, u) <- readsPrec 11 t, odd g])

xorShift :: Int -> Word64 -> Word64
xorShift n w = w `xor` (w `shiftR` n)

-- what the counter shows
spread :: Word64 -> Word64
spread z = xorShift 33 (xorShift 33 (xorShift 33 z * 0xff51afd7ed558ccd) * 0xc4ceb9fe1a85ec53)

-- a step: odd, with enough changes between neighbouring bits
stepFrom :: Word64 -> Word64
stepFrom z = if popCount (xorShift 1 w) >= 24 then w else w `xor` 0xaaaaaaaaaaaaaaaa
  where w = xorShift 31 (xorShift 27 (xorShift 30 z * 0xbf58476d1ce4e5b9) * 0x94d049bb133111eb) .|. 1

golden :: Word64
golden = 0x9e3779b97f4a7c15

-- | The generator of a seed.
mkSMGen :: Word64 -> SMGen
mkSMGen s = SMGen (spread s) (stepFrom (s + golden))

-- | From counter and step, which is made odd.
seedSMGen :: Word64 -> Word64 -> SMGen
seedSMGen s g = SMGen s (g .|. 1)

-- | The same, of a pair.
seedSMGen' :: (Word64, Word64) -> SMGen
seedSMGen' = uncurry seedSMGen

-- | Counter and step.
unseedSMGen :: SMGen -> (Word64, Word64)
unseedSMGen (SMGen s g) = (s, g)

-- | 64 bits.
nextWord64 :: SMGen -> (Word64, SMGen)
nextWord64 (SMGen s g) = (spread s', SMGen s' g)
  where s' = s + g

-- | 32 bits.
nextWord32 :: SMGen -> (Word32, SMGen)
nextWord32 g = case nextWord64 g of (w, g') -> (fromIntegral w, g')

-- | Twice 32 bits.
nextTwoWord32 :: SMGen -> (Word32, Word32, SMGen)
nextTwoWord32 g = case nextWord64 g of (w, g') -> (fromIntegral (w `shiftR` 32), fromIntegral w, g')

-- | Any number.
nextInt :: SMGen -> (Int, SMGen)
nextInt g = case nextWord64 g of (w, g') -> (fromIntegral w, g')

-- | At least 0, below 1.
nextDouble :: SMGen -> (Double, SMGen)
nextDouble g = case nextWord64 g of (w, g') -> (fromIntegral (w `shiftR` 11) * 1.1102230246251565e-16, g')

-- | At least 0, below 1.
nextFloat :: SMGen -> (Float, SMGen)
nextFloat g = case nextWord32 g of (w, g') -> (fromIntegral (w `shiftR` 8) * 5.9604645e-8, g')

-- | Between two bounds, both included.
nextInteger :: Integer -> Integer -> SMGen -> (Integer, SMGen)
nextInteger lo hi g = case compare lo hi of
    LT -> case upTo (hi - lo) g of (x, g') -> (lo + x, g')
    EQ -> (lo, g)
    GT -> case upTo (lo - hi) g of (x, g') -> (hi + x, g')
  where
    upTo range h = draw h
      where
        (leading, rest) = leadingOf range 0
        leadingOf r n = let q = r `shiftR` 64 in if q > 0 then leadingOf q (n + 1) else (fromInteger r :: Word64, n :: Int)
        mask = complement zeroBits `shiftR` countLeadingZeros leading :: Word64
        draw h0 = case nextWord64 h0 of
          (w, h1) -> case more (toInteger (w .&. mask)) rest h1 of
            (x, h2) -> if x <= range then (x, h2) else draw h2
        more acc 0 h1 = (acc, h1)
        more acc n h1 = case nextWord64 h1 of (w, h2) -> more (acc * 18446744073709551616 + toInteger w) (n - 1) h2

-- | Two independent generators.
splitSMGen :: SMGen -> (SMGen, SMGen)
splitSMGen (SMGen s g) = (SMGen s'' g, SMGen (spread s') (stepFrom s''))
  where
    s' = s + g
    s'' = s' + g

-- | Below a bound; bits are drawn until they are.
bitmaskWithRejection32 :: Word32 -> SMGen -> (Word32, SMGen)
bitmaskWithRejection32 0 = error "bitmaskWithRejection32 0"
bitmaskWithRejection32 n = bitmaskWithRejection32' (n - 1)

-- | Below a bound; bits are drawn until they are.
bitmaskWithRejection64 :: Word64 -> SMGen -> (Word64, SMGen)
bitmaskWithRejection64 0 = error "bitmaskWithRejection64 0"
bitmaskWithRejection64 n = bitmaskWithRejection64' (n - 1)

-- | At most a bound.
bitmaskWithRejection32' :: Word32 -> SMGen -> (Word32, SMGen)
bitmaskWithRejection32' = rejecting nextWord32

-- | At most a bound.
bitmaskWithRejection64' :: Word64 -> SMGen -> (Word64, SMGen)
bitmaskWithRejection64' = rejecting nextWord64

rejecting :: (FiniteBits w, Num w, Ord w) => (SMGen -> (w, SMGen)) -> w -> SMGen -> (w, SMGen)
rejecting next range = go
  where
    mask = complement zeroBits `shiftR` countLeadingZeros (range .|. 1)
    go g = case next g of
      (w, g') -> let x = w .&. mask in if x > range then go g' else (x, g')

-- | A generator to start with; here always the same.
initSMGen :: IO SMGen
initSMGen = return (mkSMGen 0)

theSMGen :: IORef SMGen
theSMGen = unsafePerformIO (newIORef (mkSMGen 0))
{-# NOINLINE theSMGen #-}

-- | A generator split off the program's own.
newSMGen :: IO SMGen
newSMGen = atomicModifyIORef theSMGen splitSMGen
