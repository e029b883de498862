{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Whole numbers of fixed sizes: an Int or a Word kept within range.
module Needle.Sized where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List
import Needle.Read
import Needle.Bits
import Needle.Ix
import Needle.Array

-- | Signed 8-bit numbers.
newtype Int8 = MkInt8 Int

instance Eq Int8 where
  MkInt8 x == MkInt8 y = x == y
  MkInt8 x /= MkInt8 y = x /= y

instance Ord Int8 where
  compare (MkInt8 x) (MkInt8 y) = compare x y
  MkInt8 x < MkInt8 y = x < y
  MkInt8 x <= MkInt8 y = x <= y
  MkInt8 x > MkInt8 y = x > y
  MkInt8 x >= MkInt8 y = x >= y

instance Show Int8 where
  showsPrec d (MkInt8 x) = showsPrec d x

instance Read Int8 where
  readsPrec _ = readIntegral

instance Num Int8 where
  MkInt8 x + MkInt8 y = MkInt8 (intNarrow (x + y) 8)
  MkInt8 x - MkInt8 y = MkInt8 (intNarrow (x - y) 8)
  MkInt8 x * MkInt8 y = MkInt8 (intNarrow (x * y) 8)
  negate (MkInt8 x) = MkInt8 (intNarrow (negate x) 8)
  abs (MkInt8 x) = MkInt8 (intNarrow (abs x) 8)
  signum (MkInt8 x) = MkInt8 (signum x)
  fromInteger n = MkInt8 (intNarrow (fromInteger n) 8)

instance Bounded Int8 where
  minBound = MkInt8 (negate 128)
  maxBound = MkInt8 127

instance Real Int8 where
  toRational (MkInt8 x) = toRational x

instance Enum Int8 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int8}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int8}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n (negate 128) || intGt n 127 = errorWithoutStackTrace ("Enum.toEnum{Int8}: tag (" ++ show n ++ ") is outside of bounds " ++ show ((negate 128) :: Integer, 127 :: Integer))
    | otherwise = MkInt8 n
  fromEnum (MkInt8 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkInt8 x) (MkInt8 y) = map MkInt8 (enumFromTo x y)
  enumFromThenTo (MkInt8 x) (MkInt8 y) (MkInt8 z) = map MkInt8 (enumFromThenTo x y z)

instance Integral Int8 where
  quot x@(MkInt8 !a) y@(MkInt8 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt8 (quot a b)
  rem (MkInt8 !a) y@(MkInt8 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt8 (rem a b)
  div x@(MkInt8 !a) y@(MkInt8 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt8 (div a b)
  mod (MkInt8 !a) y@(MkInt8 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt8 (mod a b)
  quotRem x@(MkInt8 !a) y@(MkInt8 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt8 (quot a b), MkInt8 (rem a b))
  divMod x@(MkInt8 !a) y@(MkInt8 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt8 (div a b), MkInt8 (mod a b))
  toInteger (MkInt8 x) = toInteger x

instance Ix Int8 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkInt8 m, _) (MkInt8 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Int8 where
  zeroElem = MkInt8 0

instance Bits Int8 where
  MkInt8 x .&. MkInt8 y = MkInt8 (x .&. y)
  MkInt8 x .|. MkInt8 y = MkInt8 (x .|. y)
  xor (MkInt8 x) (MkInt8 y) = MkInt8 (xor x y)
  complement (MkInt8 x) = MkInt8 (intNarrow (complement x) 8)
  zeroBits = MkInt8 0
  bit i = MkInt8 (intNarrow (bit i) 8)
  testBit (MkInt8 !x) i = intLt i 8 && testBit x i
  bitSizeMaybe _ = Just 8
  bitSize _ = 8
  isSigned _ = True
  shiftL (MkInt8 x) i = MkInt8 (intNarrow (shiftL x i) 8)
  shiftR (MkInt8 x) i = MkInt8 (shiftR x i)
  unsafeShiftL (MkInt8 x) i = MkInt8 (intNarrow (unsafeShiftL x i) 8)
  unsafeShiftR (MkInt8 x) i = MkInt8 (unsafeShiftR x i)
  rotate (MkInt8 x) i =
    let k = intMod i 8
        u = wordNarrow x 8
    in MkInt8 (intNarrow (intOr (intShiftL u k) (intShiftRL u (intSub 8 k))) 8)
  popCount (MkInt8 x) = intPopCount (wordNarrow x 8)

instance FiniteBits Int8 where
  finiteBitSize _ = 8
  countLeadingZeros (MkInt8 x) = intSub (intClz (wordNarrow x 8)) 56
  countTrailingZeros (MkInt8 x) = min 8 (intCtz x)

-- | Signed 16-bit numbers.
newtype Int16 = MkInt16 Int

instance Eq Int16 where
  MkInt16 x == MkInt16 y = x == y
  MkInt16 x /= MkInt16 y = x /= y

instance Ord Int16 where
  compare (MkInt16 x) (MkInt16 y) = compare x y
  MkInt16 x < MkInt16 y = x < y
  MkInt16 x <= MkInt16 y = x <= y
  MkInt16 x > MkInt16 y = x > y
  MkInt16 x >= MkInt16 y = x >= y

instance Show Int16 where
  showsPrec d (MkInt16 x) = showsPrec d x

instance Read Int16 where
  readsPrec _ = readIntegral

instance Num Int16 where
  MkInt16 x + MkInt16 y = MkInt16 (intNarrow (x + y) 16)
  MkInt16 x - MkInt16 y = MkInt16 (intNarrow (x - y) 16)
  MkInt16 x * MkInt16 y = MkInt16 (intNarrow (x * y) 16)
  negate (MkInt16 x) = MkInt16 (intNarrow (negate x) 16)
  abs (MkInt16 x) = MkInt16 (intNarrow (abs x) 16)
  signum (MkInt16 x) = MkInt16 (signum x)
  fromInteger n = MkInt16 (intNarrow (fromInteger n) 16)

instance Bounded Int16 where
  minBound = MkInt16 (negate 32768)
  maxBound = MkInt16 32767

instance Real Int16 where
  toRational (MkInt16 x) = toRational x

instance Enum Int16 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int16}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int16}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n (negate 32768) || intGt n 32767 = errorWithoutStackTrace ("Enum.toEnum{Int16}: tag (" ++ show n ++ ") is outside of bounds " ++ show ((negate 32768) :: Integer, 32767 :: Integer))
    | otherwise = MkInt16 n
  fromEnum (MkInt16 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkInt16 x) (MkInt16 y) = map MkInt16 (enumFromTo x y)
  enumFromThenTo (MkInt16 x) (MkInt16 y) (MkInt16 z) = map MkInt16 (enumFromThenTo x y z)

instance Integral Int16 where
  quot x@(MkInt16 !a) y@(MkInt16 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt16 (quot a b)
  rem (MkInt16 !a) y@(MkInt16 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt16 (rem a b)
  div x@(MkInt16 !a) y@(MkInt16 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt16 (div a b)
  mod (MkInt16 !a) y@(MkInt16 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt16 (mod a b)
  quotRem x@(MkInt16 !a) y@(MkInt16 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt16 (quot a b), MkInt16 (rem a b))
  divMod x@(MkInt16 !a) y@(MkInt16 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt16 (div a b), MkInt16 (mod a b))
  toInteger (MkInt16 x) = toInteger x

instance Ix Int16 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkInt16 m, _) (MkInt16 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Int16 where
  zeroElem = MkInt16 0

instance Bits Int16 where
  MkInt16 x .&. MkInt16 y = MkInt16 (x .&. y)
  MkInt16 x .|. MkInt16 y = MkInt16 (x .|. y)
  xor (MkInt16 x) (MkInt16 y) = MkInt16 (xor x y)
  complement (MkInt16 x) = MkInt16 (intNarrow (complement x) 16)
  zeroBits = MkInt16 0
  bit i = MkInt16 (intNarrow (bit i) 16)
  testBit (MkInt16 !x) i = intLt i 16 && testBit x i
  bitSizeMaybe _ = Just 16
  bitSize _ = 16
  isSigned _ = True
  shiftL (MkInt16 x) i = MkInt16 (intNarrow (shiftL x i) 16)
  shiftR (MkInt16 x) i = MkInt16 (shiftR x i)
  unsafeShiftL (MkInt16 x) i = MkInt16 (intNarrow (unsafeShiftL x i) 16)
  unsafeShiftR (MkInt16 x) i = MkInt16 (unsafeShiftR x i)
  rotate (MkInt16 x) i =
    let k = intMod i 16
        u = wordNarrow x 16
    in MkInt16 (intNarrow (intOr (intShiftL u k) (intShiftRL u (intSub 16 k))) 16)
  popCount (MkInt16 x) = intPopCount (wordNarrow x 16)

instance FiniteBits Int16 where
  finiteBitSize _ = 16
  countLeadingZeros (MkInt16 x) = intSub (intClz (wordNarrow x 16)) 48
  countTrailingZeros (MkInt16 x) = min 16 (intCtz x)

-- | Signed 32-bit numbers.
newtype Int32 = MkInt32 Int

instance Eq Int32 where
  MkInt32 x == MkInt32 y = x == y
  MkInt32 x /= MkInt32 y = x /= y

instance Ord Int32 where
  compare (MkInt32 x) (MkInt32 y) = compare x y
  MkInt32 x < MkInt32 y = x < y
  MkInt32 x <= MkInt32 y = x <= y
  MkInt32 x > MkInt32 y = x > y
  MkInt32 x >= MkInt32 y = x >= y

instance Show Int32 where
  showsPrec d (MkInt32 x) = showsPrec d x

instance Read Int32 where
  readsPrec _ = readIntegral

instance Num Int32 where
  MkInt32 x + MkInt32 y = MkInt32 (intNarrow (x + y) 32)
  MkInt32 x - MkInt32 y = MkInt32 (intNarrow (x - y) 32)
  MkInt32 x * MkInt32 y = MkInt32 (intNarrow (x * y) 32)
  negate (MkInt32 x) = MkInt32 (intNarrow (negate x) 32)
  abs (MkInt32 x) = MkInt32 (intNarrow (abs x) 32)
  signum (MkInt32 x) = MkInt32 (signum x)
  fromInteger n = MkInt32 (intNarrow (fromInteger n) 32)

instance Bounded Int32 where
  minBound = MkInt32 (negate 2147483648)
  maxBound = MkInt32 2147483647

instance Real Int32 where
  toRational (MkInt32 x) = toRational x

instance Enum Int32 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int32}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int32}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n (negate 2147483648) || intGt n 2147483647 = errorWithoutStackTrace ("Enum.toEnum{Int32}: tag (" ++ show n ++ ") is outside of bounds " ++ show ((negate 2147483648) :: Integer, 2147483647 :: Integer))
    | otherwise = MkInt32 n
  fromEnum (MkInt32 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkInt32 x) (MkInt32 y) = map MkInt32 (enumFromTo x y)
  enumFromThenTo (MkInt32 x) (MkInt32 y) (MkInt32 z) = map MkInt32 (enumFromThenTo x y z)

instance Integral Int32 where
  quot x@(MkInt32 !a) y@(MkInt32 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt32 (quot a b)
  rem (MkInt32 !a) y@(MkInt32 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt32 (rem a b)
  div x@(MkInt32 !a) y@(MkInt32 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt32 (div a b)
  mod (MkInt32 !a) y@(MkInt32 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt32 (mod a b)
  quotRem x@(MkInt32 !a) y@(MkInt32 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt32 (quot a b), MkInt32 (rem a b))
  divMod x@(MkInt32 !a) y@(MkInt32 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt32 (div a b), MkInt32 (mod a b))
  toInteger (MkInt32 x) = toInteger x

instance Ix Int32 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkInt32 m, _) (MkInt32 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Int32 where
  zeroElem = MkInt32 0

instance Bits Int32 where
  MkInt32 x .&. MkInt32 y = MkInt32 (x .&. y)
  MkInt32 x .|. MkInt32 y = MkInt32 (x .|. y)
  xor (MkInt32 x) (MkInt32 y) = MkInt32 (xor x y)
  complement (MkInt32 x) = MkInt32 (intNarrow (complement x) 32)
  zeroBits = MkInt32 0
  bit i = MkInt32 (intNarrow (bit i) 32)
  testBit (MkInt32 !x) i = intLt i 32 && testBit x i
  bitSizeMaybe _ = Just 32
  bitSize _ = 32
  isSigned _ = True
  shiftL (MkInt32 x) i = MkInt32 (intNarrow (shiftL x i) 32)
  shiftR (MkInt32 x) i = MkInt32 (shiftR x i)
  unsafeShiftL (MkInt32 x) i = MkInt32 (intNarrow (unsafeShiftL x i) 32)
  unsafeShiftR (MkInt32 x) i = MkInt32 (unsafeShiftR x i)
  rotate (MkInt32 x) i =
    let k = intMod i 32
        u = wordNarrow x 32
    in MkInt32 (intNarrow (intOr (intShiftL u k) (intShiftRL u (intSub 32 k))) 32)
  popCount (MkInt32 x) = intPopCount (wordNarrow x 32)

instance FiniteBits Int32 where
  finiteBitSize _ = 32
  countLeadingZeros (MkInt32 x) = intSub (intClz (wordNarrow x 32)) 32
  countTrailingZeros (MkInt32 x) = min 32 (intCtz x)

-- | Signed 64-bit numbers.
newtype Int64 = MkInt64 Int

instance Eq Int64 where
  MkInt64 x == MkInt64 y = x == y
  MkInt64 x /= MkInt64 y = x /= y

instance Ord Int64 where
  compare (MkInt64 x) (MkInt64 y) = compare x y
  MkInt64 x < MkInt64 y = x < y
  MkInt64 x <= MkInt64 y = x <= y
  MkInt64 x > MkInt64 y = x > y
  MkInt64 x >= MkInt64 y = x >= y

instance Show Int64 where
  showsPrec d (MkInt64 x) = showsPrec d x

instance Read Int64 where
  readsPrec _ = readIntegral

instance Num Int64 where
  MkInt64 x + MkInt64 y = MkInt64 (x + y)
  MkInt64 x - MkInt64 y = MkInt64 (x - y)
  MkInt64 x * MkInt64 y = MkInt64 (x * y)
  negate (MkInt64 x) = MkInt64 (negate x)
  abs (MkInt64 x) = MkInt64 (abs x)
  signum (MkInt64 x) = MkInt64 (signum x)
  fromInteger n = MkInt64 (fromInteger n)

instance Bounded Int64 where
  minBound = MkInt64 minBound
  maxBound = MkInt64 maxBound

instance Real Int64 where
  toRational (MkInt64 x) = toRational x

instance Enum Int64 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int64}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int64}: tried to take `pred' of minBound" else x - 1
  toEnum n = MkInt64 n
  fromEnum (MkInt64 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkInt64 x) (MkInt64 y) = map MkInt64 (enumFromTo x y)
  enumFromThenTo (MkInt64 x) (MkInt64 y) (MkInt64 z) = map MkInt64 (enumFromThenTo x y z)

instance Integral Int64 where
  quot x@(MkInt64 !a) y@(MkInt64 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt64 (quot a b)
  rem (MkInt64 !a) y@(MkInt64 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt64 (rem a b)
  div x@(MkInt64 !a) y@(MkInt64 b)
    | y == 0 = divZeroError
    | y == negate 1 = if x == minBound then overflowError else negate x
    | otherwise = MkInt64 (div a b)
  mod (MkInt64 !a) y@(MkInt64 b)
    | y == 0 = divZeroError
    | y == negate 1 = 0
    | otherwise = MkInt64 (mod a b)
  quotRem x@(MkInt64 !a) y@(MkInt64 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt64 (quot a b), MkInt64 (rem a b))
  divMod x@(MkInt64 !a) y@(MkInt64 b)
    | y == 0 = divZeroError
    | y == negate 1 = (if x == minBound then overflowError else negate x, 0)
    | otherwise = (MkInt64 (div a b), MkInt64 (mod a b))
  toInteger (MkInt64 x) = toInteger x

instance Ix Int64 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkInt64 m, _) (MkInt64 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Int64 where
  zeroElem = MkInt64 0

instance Bits Int64 where
  MkInt64 x .&. MkInt64 y = MkInt64 (x .&. y)
  MkInt64 x .|. MkInt64 y = MkInt64 (x .|. y)
  xor (MkInt64 x) (MkInt64 y) = MkInt64 (xor x y)
  complement (MkInt64 x) = MkInt64 (complement x)
  zeroBits = MkInt64 0
  bit i = MkInt64 (bit i)
  testBit (MkInt64 !x) i = testBit x i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL (MkInt64 x) i = MkInt64 (shiftL x i)
  shiftR (MkInt64 x) i = MkInt64 (shiftR x i)
  unsafeShiftL (MkInt64 x) i = MkInt64 (unsafeShiftL x i)
  unsafeShiftR (MkInt64 x) i = MkInt64 (unsafeShiftR x i)
  rotate (MkInt64 x) i = MkInt64 (rotate x i)
  popCount (MkInt64 x) = popCount x

instance FiniteBits Int64 where
  finiteBitSize _ = 64
  countLeadingZeros (MkInt64 x) = countLeadingZeros x
  countTrailingZeros (MkInt64 x) = countTrailingZeros x

-- | Unsigned 8-bit numbers.
newtype Word8 = MkWord8 Int

instance Eq Word8 where
  MkWord8 x == MkWord8 y = x == y
  MkWord8 x /= MkWord8 y = x /= y

instance Ord Word8 where
  compare (MkWord8 x) (MkWord8 y) = compare x y
  MkWord8 x < MkWord8 y = x < y
  MkWord8 x <= MkWord8 y = x <= y
  MkWord8 x > MkWord8 y = x > y
  MkWord8 x >= MkWord8 y = x >= y

instance Show Word8 where
  showsPrec d (MkWord8 x) = showsPrec d x

instance Read Word8 where
  readsPrec _ = readIntegral

instance Num Word8 where
  MkWord8 x + MkWord8 y = MkWord8 (wordNarrow (x + y) 8)
  MkWord8 x - MkWord8 y = MkWord8 (wordNarrow (x - y) 8)
  MkWord8 x * MkWord8 y = MkWord8 (wordNarrow (x * y) 8)
  negate (MkWord8 x) = MkWord8 (wordNarrow (negate x) 8)
  abs (MkWord8 x) = MkWord8 (wordNarrow (abs x) 8)
  signum (MkWord8 x) = MkWord8 (signum x)
  fromInteger n = MkWord8 (wordNarrow (fromInteger n) 8)

instance Bounded Word8 where
  minBound = MkWord8 0
  maxBound = MkWord8 255

instance Real Word8 where
  toRational (MkWord8 x) = toRational x

instance Enum Word8 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word8}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word8}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n 0 || intGt n 255 = errorWithoutStackTrace ("Enum.toEnum{Word8}: tag (" ++ show n ++ ") is outside of bounds " ++ show (0 :: Integer, 255 :: Integer))
    | otherwise = MkWord8 n
  fromEnum (MkWord8 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkWord8 x) (MkWord8 y) = map MkWord8 (enumFromTo x y)
  enumFromThenTo (MkWord8 x) (MkWord8 y) (MkWord8 z) = map MkWord8 (enumFromThenTo x y z)

instance Integral Word8 where
  quot x@(MkWord8 !a) y@(MkWord8 b)
    | y == 0 = divZeroError
    | otherwise = MkWord8 (quot a b)
  rem (MkWord8 !a) y@(MkWord8 b)
    | y == 0 = divZeroError
    | otherwise = MkWord8 (rem a b)
  div x@(MkWord8 !a) y@(MkWord8 b)
    | y == 0 = divZeroError
    | otherwise = MkWord8 (div a b)
  mod (MkWord8 !a) y@(MkWord8 b)
    | y == 0 = divZeroError
    | otherwise = MkWord8 (mod a b)
  quotRem x@(MkWord8 !a) y@(MkWord8 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord8 (quot a b), MkWord8 (rem a b))
  divMod x@(MkWord8 !a) y@(MkWord8 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord8 (div a b), MkWord8 (mod a b))
  toInteger (MkWord8 x) = toInteger x

instance Ix Word8 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkWord8 m, _) (MkWord8 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Word8 where
  zeroElem = MkWord8 0

instance Bits Word8 where
  MkWord8 x .&. MkWord8 y = MkWord8 (x .&. y)
  MkWord8 x .|. MkWord8 y = MkWord8 (x .|. y)
  xor (MkWord8 x) (MkWord8 y) = MkWord8 (xor x y)
  complement (MkWord8 x) = MkWord8 (wordNarrow (complement x) 8)
  zeroBits = MkWord8 0
  bit i = MkWord8 (wordNarrow (bit i) 8)
  testBit (MkWord8 !x) i = intLt i 8 && testBit x i
  bitSizeMaybe _ = Just 8
  bitSize _ = 8
  isSigned _ = False
  shiftL (MkWord8 x) i = MkWord8 (wordNarrow (shiftL x i) 8)
  shiftR (MkWord8 x) i = MkWord8 (shiftR x i)
  unsafeShiftL (MkWord8 x) i = MkWord8 (wordNarrow (unsafeShiftL x i) 8)
  unsafeShiftR (MkWord8 x) i = MkWord8 (unsafeShiftR x i)
  rotate (MkWord8 x) i =
    let k = intMod i 8
        u = wordNarrow x 8
    in MkWord8 (wordNarrow (intOr (intShiftL u k) (intShiftRL u (intSub 8 k))) 8)
  popCount (MkWord8 x) = intPopCount (wordNarrow x 8)

instance FiniteBits Word8 where
  finiteBitSize _ = 8
  countLeadingZeros (MkWord8 x) = intSub (intClz (wordNarrow x 8)) 56
  countTrailingZeros (MkWord8 x) = min 8 (intCtz x)

-- | Unsigned 16-bit numbers.
newtype Word16 = MkWord16 Int

instance Eq Word16 where
  MkWord16 x == MkWord16 y = x == y
  MkWord16 x /= MkWord16 y = x /= y

instance Ord Word16 where
  compare (MkWord16 x) (MkWord16 y) = compare x y
  MkWord16 x < MkWord16 y = x < y
  MkWord16 x <= MkWord16 y = x <= y
  MkWord16 x > MkWord16 y = x > y
  MkWord16 x >= MkWord16 y = x >= y

instance Show Word16 where
  showsPrec d (MkWord16 x) = showsPrec d x

instance Read Word16 where
  readsPrec _ = readIntegral

instance Num Word16 where
  MkWord16 x + MkWord16 y = MkWord16 (wordNarrow (x + y) 16)
  MkWord16 x - MkWord16 y = MkWord16 (wordNarrow (x - y) 16)
  MkWord16 x * MkWord16 y = MkWord16 (wordNarrow (x * y) 16)
  negate (MkWord16 x) = MkWord16 (wordNarrow (negate x) 16)
  abs (MkWord16 x) = MkWord16 (wordNarrow (abs x) 16)
  signum (MkWord16 x) = MkWord16 (signum x)
  fromInteger n = MkWord16 (wordNarrow (fromInteger n) 16)

instance Bounded Word16 where
  minBound = MkWord16 0
  maxBound = MkWord16 65535

instance Real Word16 where
  toRational (MkWord16 x) = toRational x

instance Enum Word16 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word16}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word16}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n 0 || intGt n 65535 = errorWithoutStackTrace ("Enum.toEnum{Word16}: tag (" ++ show n ++ ") is outside of bounds " ++ show (0 :: Integer, 65535 :: Integer))
    | otherwise = MkWord16 n
  fromEnum (MkWord16 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkWord16 x) (MkWord16 y) = map MkWord16 (enumFromTo x y)
  enumFromThenTo (MkWord16 x) (MkWord16 y) (MkWord16 z) = map MkWord16 (enumFromThenTo x y z)

instance Integral Word16 where
  quot x@(MkWord16 !a) y@(MkWord16 b)
    | y == 0 = divZeroError
    | otherwise = MkWord16 (quot a b)
  rem (MkWord16 !a) y@(MkWord16 b)
    | y == 0 = divZeroError
    | otherwise = MkWord16 (rem a b)
  div x@(MkWord16 !a) y@(MkWord16 b)
    | y == 0 = divZeroError
    | otherwise = MkWord16 (div a b)
  mod (MkWord16 !a) y@(MkWord16 b)
    | y == 0 = divZeroError
    | otherwise = MkWord16 (mod a b)
  quotRem x@(MkWord16 !a) y@(MkWord16 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord16 (quot a b), MkWord16 (rem a b))
  divMod x@(MkWord16 !a) y@(MkWord16 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord16 (div a b), MkWord16 (mod a b))
  toInteger (MkWord16 x) = toInteger x

instance Ix Word16 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkWord16 m, _) (MkWord16 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Word16 where
  zeroElem = MkWord16 0

instance Bits Word16 where
  MkWord16 x .&. MkWord16 y = MkWord16 (x .&. y)
  MkWord16 x .|. MkWord16 y = MkWord16 (x .|. y)
  xor (MkWord16 x) (MkWord16 y) = MkWord16 (xor x y)
  complement (MkWord16 x) = MkWord16 (wordNarrow (complement x) 16)
  zeroBits = MkWord16 0
  bit i = MkWord16 (wordNarrow (bit i) 16)
  testBit (MkWord16 !x) i = intLt i 16 && testBit x i
  bitSizeMaybe _ = Just 16
  bitSize _ = 16
  isSigned _ = False
  shiftL (MkWord16 x) i = MkWord16 (wordNarrow (shiftL x i) 16)
  shiftR (MkWord16 x) i = MkWord16 (shiftR x i)
  unsafeShiftL (MkWord16 x) i = MkWord16 (wordNarrow (unsafeShiftL x i) 16)
  unsafeShiftR (MkWord16 x) i = MkWord16 (unsafeShiftR x i)
  rotate (MkWord16 x) i =
    let k = intMod i 16
        u = wordNarrow x 16
    in MkWord16 (wordNarrow (intOr (intShiftL u k) (intShiftRL u (intSub 16 k))) 16)
  popCount (MkWord16 x) = intPopCount (wordNarrow x 16)

instance FiniteBits Word16 where
  finiteBitSize _ = 16
  countLeadingZeros (MkWord16 x) = intSub (intClz (wordNarrow x 16)) 48
  countTrailingZeros (MkWord16 x) = min 16 (intCtz x)

-- | Unsigned 32-bit numbers.
newtype Word32 = MkWord32 Int

instance Eq Word32 where
  MkWord32 x == MkWord32 y = x == y
  MkWord32 x /= MkWord32 y = x /= y

instance Ord Word32 where
  compare (MkWord32 x) (MkWord32 y) = compare x y
  MkWord32 x < MkWord32 y = x < y
  MkWord32 x <= MkWord32 y = x <= y
  MkWord32 x > MkWord32 y = x > y
  MkWord32 x >= MkWord32 y = x >= y

instance Show Word32 where
  showsPrec d (MkWord32 x) = showsPrec d x

instance Read Word32 where
  readsPrec _ = readIntegral

instance Num Word32 where
  MkWord32 x + MkWord32 y = MkWord32 (wordNarrow (x + y) 32)
  MkWord32 x - MkWord32 y = MkWord32 (wordNarrow (x - y) 32)
  MkWord32 x * MkWord32 y = MkWord32 (wordNarrow (x * y) 32)
  negate (MkWord32 x) = MkWord32 (wordNarrow (negate x) 32)
  abs (MkWord32 x) = MkWord32 (wordNarrow (abs x) 32)
  signum (MkWord32 x) = MkWord32 (signum x)
  fromInteger n = MkWord32 (wordNarrow (fromInteger n) 32)

instance Bounded Word32 where
  minBound = MkWord32 0
  maxBound = MkWord32 4294967295

instance Real Word32 where
  toRational (MkWord32 x) = toRational x

instance Enum Word32 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word32}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word32}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n 0 || intGt n 4294967295 = errorWithoutStackTrace ("Enum.toEnum{Word32}: tag (" ++ show n ++ ") is outside of bounds " ++ show (0 :: Integer, 4294967295 :: Integer))
    | otherwise = MkWord32 n
  fromEnum (MkWord32 x) = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkWord32 x) (MkWord32 y) = map MkWord32 (enumFromTo x y)
  enumFromThenTo (MkWord32 x) (MkWord32 y) (MkWord32 z) = map MkWord32 (enumFromThenTo x y z)

instance Integral Word32 where
  quot x@(MkWord32 !a) y@(MkWord32 b)
    | y == 0 = divZeroError
    | otherwise = MkWord32 (quot a b)
  rem (MkWord32 !a) y@(MkWord32 b)
    | y == 0 = divZeroError
    | otherwise = MkWord32 (rem a b)
  div x@(MkWord32 !a) y@(MkWord32 b)
    | y == 0 = divZeroError
    | otherwise = MkWord32 (div a b)
  mod (MkWord32 !a) y@(MkWord32 b)
    | y == 0 = divZeroError
    | otherwise = MkWord32 (mod a b)
  quotRem x@(MkWord32 !a) y@(MkWord32 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord32 (quot a b), MkWord32 (rem a b))
  divMod x@(MkWord32 !a) y@(MkWord32 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord32 (div a b), MkWord32 (mod a b))
  toInteger (MkWord32 x) = toInteger x

instance Ix Word32 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkWord32 m, _) (MkWord32 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Word32 where
  zeroElem = MkWord32 0

instance Bits Word32 where
  MkWord32 x .&. MkWord32 y = MkWord32 (x .&. y)
  MkWord32 x .|. MkWord32 y = MkWord32 (x .|. y)
  xor (MkWord32 x) (MkWord32 y) = MkWord32 (xor x y)
  complement (MkWord32 x) = MkWord32 (wordNarrow (complement x) 32)
  zeroBits = MkWord32 0
  bit i = MkWord32 (wordNarrow (bit i) 32)
  testBit (MkWord32 !x) i = intLt i 32 && testBit x i
  bitSizeMaybe _ = Just 32
  bitSize _ = 32
  isSigned _ = False
  shiftL (MkWord32 x) i = MkWord32 (wordNarrow (shiftL x i) 32)
  shiftR (MkWord32 x) i = MkWord32 (shiftR x i)
  unsafeShiftL (MkWord32 x) i = MkWord32 (wordNarrow (unsafeShiftL x i) 32)
  unsafeShiftR (MkWord32 x) i = MkWord32 (unsafeShiftR x i)
  rotate (MkWord32 x) i =
    let k = intMod i 32
        u = wordNarrow x 32
    in MkWord32 (wordNarrow (intOr (intShiftL u k) (intShiftRL u (intSub 32 k))) 32)
  popCount (MkWord32 x) = intPopCount (wordNarrow x 32)

instance FiniteBits Word32 where
  finiteBitSize _ = 32
  countLeadingZeros (MkWord32 x) = intSub (intClz (wordNarrow x 32)) 32
  countTrailingZeros (MkWord32 x) = min 32 (intCtz x)

-- | Unsigned 64-bit numbers.
newtype Word64 = MkWord64 Word

instance Eq Word64 where
  MkWord64 x == MkWord64 y = x == y
  MkWord64 x /= MkWord64 y = x /= y

instance Ord Word64 where
  compare (MkWord64 x) (MkWord64 y) = compare x y
  MkWord64 x < MkWord64 y = x < y
  MkWord64 x <= MkWord64 y = x <= y
  MkWord64 x > MkWord64 y = x > y
  MkWord64 x >= MkWord64 y = x >= y

instance Show Word64 where
  showsPrec d (MkWord64 x) = showsPrec d x

instance Read Word64 where
  readsPrec _ = readIntegral

instance Num Word64 where
  MkWord64 x + MkWord64 y = MkWord64 (x + y)
  MkWord64 x - MkWord64 y = MkWord64 (x - y)
  MkWord64 x * MkWord64 y = MkWord64 (x * y)
  negate (MkWord64 x) = MkWord64 (negate x)
  abs (MkWord64 x) = MkWord64 (abs x)
  signum (MkWord64 x) = MkWord64 (signum x)
  fromInteger n = MkWord64 (fromInteger n)

instance Bounded Word64 where
  minBound = MkWord64 minBound
  maxBound = MkWord64 maxBound

instance Real Word64 where
  toRational (MkWord64 x) = toRational x

instance Enum Word64 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word64}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word64}: tried to take `pred' of minBound" else x - 1
  toEnum n
    | intLt n 0 = errorWithoutStackTrace ("Enum.toEnum{Word64}: tag (" ++ show n ++ ") is outside of bounds " ++ show (0 :: Integer, 18446744073709551615 :: Integer))
    | otherwise = MkWord64 (intToWord n)
  fromEnum (MkWord64 x)
    | x > 9223372036854775807 = errorWithoutStackTrace ("Enum.fromEnum{Word64}: value (" ++ show x ++ ") is outside of Int's bounds (-9223372036854775808,9223372036854775807)")
    | otherwise = fromEnum x
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo (MkWord64 x) (MkWord64 y) = map MkWord64 (enumFromTo x y)
  enumFromThenTo (MkWord64 x) (MkWord64 y) (MkWord64 z) = map MkWord64 (enumFromThenTo x y z)

instance Integral Word64 where
  quot x@(MkWord64 !a) y@(MkWord64 b)
    | y == 0 = divZeroError
    | otherwise = MkWord64 (quot a b)
  rem (MkWord64 !a) y@(MkWord64 b)
    | y == 0 = divZeroError
    | otherwise = MkWord64 (rem a b)
  div x@(MkWord64 !a) y@(MkWord64 b)
    | y == 0 = divZeroError
    | otherwise = MkWord64 (div a b)
  mod (MkWord64 !a) y@(MkWord64 b)
    | y == 0 = divZeroError
    | otherwise = MkWord64 (mod a b)
  quotRem x@(MkWord64 !a) y@(MkWord64 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord64 (quot a b), MkWord64 (rem a b))
  divMod x@(MkWord64 !a) y@(MkWord64 b)
    | y == 0 = divZeroError
    | otherwise = (MkWord64 (div a b), MkWord64 (mod a b))
  toInteger (MkWord64 x) = toInteger x

instance Ix Word64 where
  range (m, n) = enumFromTo m n
  unsafeIndex (MkWord64 m, _) (MkWord64 i) = fromEnum (i - m)
  inRange (m, n) i = m <= i && i <= n

instance UElt Word64 where
  zeroElem = MkWord64 0

instance Bits Word64 where
  MkWord64 x .&. MkWord64 y = MkWord64 (x .&. y)
  MkWord64 x .|. MkWord64 y = MkWord64 (x .|. y)
  xor (MkWord64 x) (MkWord64 y) = MkWord64 (xor x y)
  complement (MkWord64 x) = MkWord64 (complement x)
  zeroBits = MkWord64 0
  bit i = MkWord64 (bit i)
  testBit (MkWord64 !x) i = testBit x i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL (MkWord64 x) i = MkWord64 (shiftL x i)
  shiftR (MkWord64 x) i = MkWord64 (shiftR x i)
  unsafeShiftL (MkWord64 x) i = MkWord64 (unsafeShiftL x i)
  unsafeShiftR (MkWord64 x) i = MkWord64 (unsafeShiftR x i)
  rotate (MkWord64 x) i = MkWord64 (rotate x i)
  popCount (MkWord64 x) = popCount x

instance FiniteBits Word64 where
  finiteBitSize _ = 64
  countLeadingZeros (MkWord64 x) = countLeadingZeros x
  countTrailingZeros (MkWord64 x) = countTrailingZeros x

