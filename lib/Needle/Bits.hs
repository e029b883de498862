{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Numbers as rows of bits.
module Needle.Bits where

import Needle.Prim
import Needle.Classes
import Needle.Exception
import Needle.Real
import Needle.Base

infixl 8 `shift`, `rotate`, `shiftL`, `shiftR`, `rotateL`, `rotateR`
infixl 7 .&.
infixl 6 `xor`
infixl 5 .|.

-- | Rows of bits.
class Eq a => Bits a where
  (.&.), (.|.), xor :: a -> a -> a
  complement :: a -> a
  shift, rotate :: a -> Int -> a
  zeroBits :: a
  bit :: Int -> a
  setBit, clearBit, complementBit :: a -> Int -> a
  testBit :: a -> Int -> Bool
  bitSizeMaybe :: a -> Maybe Int
  bitSize :: a -> Int
  isSigned :: a -> Bool
  shiftL, unsafeShiftL, shiftR, unsafeShiftR, rotateL, rotateR :: a -> Int -> a
  popCount :: a -> Int
  x `shift` i
    | i < 0 = x `shiftR` negate i
    | i > 0 = x `shiftL` i
    | otherwise = x
  x `rotate` i
    | i < 0 = x `rotateR` negate i
    | i > 0 = x `rotateL` i
    | otherwise = x
  zeroBits = clearBit (bit 0) 0
  x `setBit` i = x .|. bit i
  x `clearBit` i = x .&. complement (bit i)
  x `complementBit` i = x `xor` bit i
  bitSize b = case bitSizeMaybe b of
    Just n -> n
    Nothing -> errorWithoutStackTrace "bitSize is undefined"
  x `shiftL` i = x `shift` i
  x `unsafeShiftL` i = x `shiftL` i
  x `shiftR` i = x `shift` negate i
  x `unsafeShiftR` i = x `shiftR` i
  x `rotateL` i = x `rotate` i
  x `rotateR` i = x `rotate` negate i

-- | Rows of a fixed number of bits.
class Bits b => FiniteBits b where
  finiteBitSize :: b -> Int
  countLeadingZeros, countTrailingZeros :: b -> Int
  countLeadingZeros x = (w - 1) - go (w - 1)
    where
      go i | i < 0 = i
           | testBit x i = i
           | otherwise = go (i - 1)
      w = finiteBitSize x
  countTrailingZeros x = go 0
    where
      go i | i >= w = i
           | testBit x i = i
           | otherwise = go (i + 1)
      w = finiteBitSize x

-- | bit for number types.
bitDefault :: (Bits a, Num a) => Int -> a
bitDefault i = 1 `shiftL` i

-- | testBit for number types.
testBitDefault :: (Bits a, Num a) => a -> Int -> Bool
testBitDefault x i = (x .&. bit i) /= 0

-- | popCount by clearing bits.
popCountDefault :: (Bits a, Num a) => a -> Int
popCountDefault = go 0
  where
    go !c w = if w == 0 then c else go (c + 1) (w .&. (w - 1))

-- | Conversion between sizes, if the value fits.
toIntegralSized :: (Integral a, Integral b) => a -> Maybe b
toIntegralSized x = let y = fromIntegral x in if toInteger y == toInteger x then Just y else Nothing

instance Bits Int where
  (.&.) = intAnd
  (.|.) = intOr
  xor = intXor
  complement = intComplement
  zeroBits = 0
  bit i = shiftL 1 i
  testBit !x i = intNe (intAnd x (bit i)) 0
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL !x i
    | intLt i 0 = overflowError
    | intGe i 64 = 0
    | otherwise = intShiftL x i
  shiftR !x i
    | intLt i 0 = overflowError
    | intGe i 64 = if intLt x 0 then intNegate 1 else 0
    | otherwise = intShiftR x i
  unsafeShiftL x i = intShiftL x (intAnd i 63)
  unsafeShiftR x i = intShiftR x (intAnd i 63)
  rotate !x i =
    let k = intAnd i 63
    in if intEq k 0 then x else intOr (intShiftL x k) (intShiftRL x (intSub 64 k))
  popCount = intPopCount

instance FiniteBits Int where
  finiteBitSize _ = 64
  countLeadingZeros = intClz
  countTrailingZeros = intCtz

instance Bits Word where
  x .&. y = intToWord (intAnd (wordToInt x) (wordToInt y))
  x .|. y = intToWord (intOr (wordToInt x) (wordToInt y))
  xor x y = intToWord (intXor (wordToInt x) (wordToInt y))
  complement x = intToWord (intComplement (wordToInt x))
  zeroBits = 0
  bit i = intToWord (bit i)
  testBit x i = testBit (wordToInt x) i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL x i = intToWord (shiftL (wordToInt x) i)
  shiftR !x i
    | intLt i 0 = overflowError
    | intGe i 64 = 0
    | otherwise = intToWord (intShiftRL (wordToInt x) i)
  unsafeShiftL x i = intToWord (intShiftL (wordToInt x) (intAnd i 63))
  unsafeShiftR x i = intToWord (intShiftRL (wordToInt x) (intAnd i 63))
  rotate x i = intToWord (rotate (wordToInt x) i)
  popCount x = intPopCount (wordToInt x)

instance FiniteBits Word where
  finiteBitSize _ = 64
  countLeadingZeros x = intClz (wordToInt x)
  countTrailingZeros x = intCtz (wordToInt x)

instance Bits Integer where
  x .&. y = if integerEq x 0 then 0 else integerAnd x y  -- as lazy as GHC's
  x .|. y = if integerEq x (integerNegate 1) then x else integerOr x y
  xor = integerXor
  complement = integerComplement
  zeroBits = 0
  bit i = if intLt i 0 then throw HeapOverflow else integerShiftL 1 i
  testBit x i = if intLt i 0 then integerLt x 0 else integerTestBit x i
  bitSizeMaybe _ = Nothing
  bitSize _ = errorWithoutStackTrace "Data.Bits.bitSize(Integer)"
  isSigned _ = True
  shift x i = if intGe i 0 then integerShiftL x i else integerShiftR x (intNegate i)
  shiftL x i = if intLt i 0 then overflowError else integerShiftL x i
  shiftR x i = if intLt i 0 then overflowError else integerShiftR x i
  unsafeShiftL x i = integerShiftL x i
  unsafeShiftR x i = integerShiftR x i
  rotate x i = shift x i
  popCount = integerPopCount

instance Bits Bool where
  (.&.) = (&&)
  (.|.) = (||)
  xor = (/=)
  complement = not
  shift x i = if intEq i 0 then x else False
  rotate x _ = x
  bit i = intEq i 0
  testBit x i = x && intEq i 0
  bitSizeMaybe _ = Just 1
  bitSize _ = 1
  isSigned _ = False
  popCount x = if x then 1 else 0
  zeroBits = False

instance FiniteBits Bool where
  finiteBitSize _ = 1
  countLeadingZeros x = if x then 0 else 1
  countTrailingZeros x = if x then 0 else 1
