-- | Natural numbers, by the names of GHC's functions on them.
module GHC.Natural
  ( Natural, mkNatural, isValidNatural
  , plusNatural, minusNatural, minusNaturalMaybe, timesNatural, negateNatural, signumNatural
  , quotRemNatural, quotNatural, remNatural, gcdNatural, lcmNatural
  , andNatural, orNatural, xorNatural, testBitNatural, popCountNatural, shiftLNatural, shiftRNatural
  , naturalToInteger, naturalToWord, naturalToWordMaybe, naturalFromInteger, wordToNatural
  , powModNatural
  ) where

import Data.Bits
import Numeric.Natural

-- | The number with these digits to the base 2^64, the highest first.
mkNatural :: [Word] -> Natural
mkNatural = foldl (\n d -> n `shiftL` 64 .|. fromIntegral d) 0

-- | True.
isValidNatural :: Natural -> Bool
isValidNatural n = n >= 0

-- | (+).
plusNatural :: Natural -> Natural -> Natural
plusNatural = (+)

-- | (-).
minusNatural :: Natural -> Natural -> Natural
minusNatural = (-)

-- | (*).
timesNatural :: Natural -> Natural -> Natural
timesNatural = (*)

-- | negate.
negateNatural :: Natural -> Natural
negateNatural = negate

-- | signum.
signumNatural :: Natural -> Natural
signumNatural = signum

-- | quotRem.
quotRemNatural :: Natural -> Natural -> (Natural, Natural)
quotRemNatural = quotRem

-- | quot.
quotNatural :: Natural -> Natural -> Natural
quotNatural = quot

-- | rem.
remNatural :: Natural -> Natural -> Natural
remNatural = rem

-- | gcd.
gcdNatural :: Natural -> Natural -> Natural
gcdNatural = gcd

-- | lcm.
lcmNatural :: Natural -> Natural -> Natural
lcmNatural = lcm

-- | (.&.).
andNatural :: Natural -> Natural -> Natural
andNatural = (.&.)

-- | (.|.).
orNatural :: Natural -> Natural -> Natural
orNatural = (.|.)

-- | xor.
xorNatural :: Natural -> Natural -> Natural
xorNatural = xor

-- | testBit.
testBitNatural :: Natural -> Int -> Bool
testBitNatural = testBit

-- | popCount.
popCountNatural :: Natural -> Int
popCountNatural = popCount

-- | shiftL.
shiftLNatural :: Natural -> Int -> Natural
shiftLNatural = shiftL

-- | shiftR.
shiftRNatural :: Natural -> Int -> Natural
shiftRNatural = shiftR

-- | The same number.
naturalToInteger :: Natural -> Integer
naturalToInteger = toInteger

-- | The lowest 64 bits.
naturalToWord :: Natural -> Word
naturalToWord = fromIntegral

-- | The same number, if it is not too large.
naturalToWordMaybe :: Natural -> Maybe Word
naturalToWordMaybe n = if toInteger n <= toInteger (maxBound :: Word) then Just (fromIntegral n) else Nothing

-- | The same number; negative ones are an error.
naturalFromInteger :: Integer -> Natural
naturalFromInteger = fromInteger

-- | The same number.
wordToNatural :: Word -> Natural
wordToNatural = fromIntegral

-- | @powModNatural b e m@ is b to the power of e, modulo m.
powModNatural :: Natural -> Natural -> Natural -> Natural
powModNatural b0 e0 m = go (b0 `rem` m) e0 (1 `rem` m)
  where
    go _ 0 acc = acc
    go b e acc = go (b * b `rem` m) (e `shiftR` 1) (if testBit e 0 then acc * b `rem` m else acc)
