{-# LANGUAGE BangPatterns #-}
-- | Natural numbers.
module Numeric.Natural (Natural, minusNaturalMaybe) where

import Needle.Exception (underflowError)
import Needle.Bits
import Needle.Ix

{-# NEWER minusNaturalMaybe #-}

-- | Whole numbers from 0.
newtype Natural = MkNatural Integer

mk :: Integer -> Natural
mk n = if n < 0 then underflowError else MkNatural n

instance Eq Natural where
  MkNatural a == MkNatural b = a == b

instance Ord Natural where
  compare (MkNatural a) (MkNatural b) = compare a b

instance Show Natural where
  showsPrec d (MkNatural a) = showsPrec d a

instance Read Natural where
  readsPrec d s = [(MkNatural n, t) | (n, t) <- readsPrec d s, n >= 0]

instance Num Natural where
  MkNatural a + MkNatural b = MkNatural (a + b)
  MkNatural a - MkNatural b = mk (a - b)
  MkNatural a * MkNatural b = MkNatural (if a == 0 then 0 else a * b)  -- as lazy as GHC's
  negate (MkNatural a) = mk (negate a)
  abs x = x
  signum (MkNatural a) = MkNatural (signum a)
  fromInteger n = mk n

instance Real Natural where
  toRational (MkNatural a) = toRational a

instance Enum Natural where
  succ (MkNatural a) = MkNatural (a + 1)
  pred (MkNatural a) = mk (a - 1)
  toEnum n = if n < 0 then errorWithoutStackTrace "toEnum: unexpected negative Int" else MkNatural (toInteger n)
  fromEnum (MkNatural a) = if a > 9223372036854775807 && a < 18446744073709551616 then errorWithoutStackTrace "fromEnum: out of Int range" else fromEnum a
  enumFrom (MkNatural a) = map MkNatural (enumFrom a)
  enumFromTo (MkNatural a) (MkNatural b) = map MkNatural (enumFromTo a b)
  enumFromThen (MkNatural a) (MkNatural b)
    | b >= a = map MkNatural (enumFromThen a b)
    | otherwise = map MkNatural (enumFromThenTo a b 0)
  enumFromThenTo (MkNatural a) (MkNatural b) (MkNatural c) = map MkNatural (enumFromThenTo a b c)

instance Integral Natural where
  toInteger (MkNatural a) = a
  quotRem (MkNatural a) (MkNatural b) = case quotRem a b of (q, r) -> (MkNatural q, MkNatural r)
  quot (MkNatural a) (MkNatural b) = MkNatural (quot a b)
  rem (MkNatural a) (MkNatural b) = MkNatural (rem a b)
  div (MkNatural a) (MkNatural b) = MkNatural (quot a b)
  mod (MkNatural a) (MkNatural b) = MkNatural (rem a b)
  divMod = quotRem

instance Ix Natural where
  range (a, b) = enumFromTo a b
  unsafeIndex (MkNatural a, _) (MkNatural i) = fromInteger (i - a)
  inRange (a, b) i = a <= i && i <= b

instance Bits Natural where
  MkNatural a .&. MkNatural !b = MkNatural (a .&. b)
  MkNatural a .|. MkNatural b = MkNatural (a .|. b)
  xor (MkNatural a) (MkNatural b) = MkNatural (xor a b)
  complement _ = errorWithoutStackTrace "Bits.complement: Natural complement undefined"
  shift (MkNatural a) i = MkNatural (shift a i)
  shiftL (MkNatural a) i = MkNatural (shiftL a i)
  shiftR (MkNatural a) i = MkNatural (shiftR a i)
  rotate (MkNatural a) i = MkNatural (shift a i)
  bit i = MkNatural (bit i)
  zeroBits = MkNatural 0
  clearBit (MkNatural a) i = MkNatural (xor a (bit i .&. a))
  testBit (MkNatural a) i = testBit a i
  bitSizeMaybe _ = Nothing
  isSigned _ = False
  popCount (MkNatural a) = popCount a

-- | The difference, if it is not negative.
minusNaturalMaybe :: Natural -> Natural -> Maybe Natural
minusNaturalMaybe (MkNatural a) (MkNatural b) = if a >= b then Just (MkNatural (a - b)) else Nothing
