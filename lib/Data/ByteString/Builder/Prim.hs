-- | Parts of byte strings of a known length, and of at most that, to be put together. Here a part is what a builder is made with.
module Data.ByteString.Builder.Prim
  ( BoundedPrim, FixedPrim, emptyB, emptyF, (>*<), (>$<), eitherB, condB, contramapB, contramapF, pairB, pairF, liftFixedToBounded
  , primBounded, primMapListBounded, primUnfoldrBounded, primMapByteStringBounded, primMapLazyByteStringBounded
  , primFixed, primMapListFixed, primUnfoldrFixed, primMapByteStringFixed, primMapLazyByteStringFixed
  , int8, word8, int16BE, int32BE, int64BE, word16BE, word32BE, word64BE, floatBE, doubleBE, int16LE, int32LE, int64LE, word16LE
  , word32LE, word64LE, floatLE, doubleLE, intHost, wordHost, int16Host, int32Host, int64Host, word16Host, word32Host, word64Host
  , floatHost, doubleHost, char7, char8, int8HexFixed, int16HexFixed, int32HexFixed, int64HexFixed, word8HexFixed, word16HexFixed
  , word32HexFixed, word64HexFixed, floatHexFixed, doubleHexFixed, int8Dec, int16Dec, int32Dec, int64Dec, intDec, word8Dec
  , word16Dec, word32Dec, word64Dec, wordDec, word8Hex, word16Hex, word32Hex, word64Hex, wordHex, charUtf8
  ) where

import qualified Data.ByteString as S
import qualified Data.ByteString.Builder as B
import Data.ByteString.Builder.Prim.Internal
import qualified Data.ByteString.Lazy as L
import Data.Int
import Data.Word

-- | What a value is made into.
primBounded :: BoundedPrim a -> a -> B.Builder
primBounded = buildB

-- | The same for every element.
primMapListBounded :: BoundedPrim a -> [a] -> B.Builder
primMapListBounded p = foldMap (primBounded p)

-- | The same for what is unfolded from a seed.
primUnfoldrBounded :: BoundedPrim b -> (a -> Maybe (b, a)) -> a -> B.Builder
primUnfoldrBounded p step = go
  where
    go a = case step a of
      Nothing -> mempty
      Just (b, next) -> primBounded p b <> go next

-- | The same for every byte.
primMapByteStringBounded :: BoundedPrim Word8 -> S.ByteString -> B.Builder
primMapByteStringBounded p = primMapListBounded p . S.unpack

-- | The same for every byte.
primMapLazyByteStringBounded :: BoundedPrim Word8 -> L.ByteString -> B.Builder
primMapLazyByteStringBounded p = primMapListBounded p . L.unpack

-- | What a value is made into.
primFixed :: FixedPrim a -> a -> B.Builder
primFixed = buildF

-- | The same for every element.
primMapListFixed :: FixedPrim a -> [a] -> B.Builder
primMapListFixed = primMapListBounded . liftFixedToBounded

-- | The same for what is unfolded from a seed.
primUnfoldrFixed :: FixedPrim b -> (a -> Maybe (b, a)) -> a -> B.Builder
primUnfoldrFixed = primUnfoldrBounded . liftFixedToBounded

-- | The same for every byte.
primMapByteStringFixed :: FixedPrim Word8 -> S.ByteString -> B.Builder
primMapByteStringFixed = primMapByteStringBounded . liftFixedToBounded

-- | The same for every byte.
primMapLazyByteStringFixed :: FixedPrim Word8 -> L.ByteString -> B.Builder
primMapLazyByteStringFixed = primMapLazyByteStringBounded . liftFixedToBounded

-- | One byte.
int8 :: FixedPrim Int8
int8 = FixedPrim 1 B.int8

-- | One byte.
word8 :: FixedPrim Word8
word8 = FixedPrim 1 B.word8

-- | Two bytes, the most significant first.
int16BE :: FixedPrim Int16
int16BE = FixedPrim 2 B.int16BE

-- | Four bytes, the most significant first.
int32BE :: FixedPrim Int32
int32BE = FixedPrim 4 B.int32BE

-- | Eight bytes, the most significant first.
int64BE :: FixedPrim Int64
int64BE = FixedPrim 8 B.int64BE

-- | Two bytes, the most significant first.
word16BE :: FixedPrim Word16
word16BE = FixedPrim 2 B.word16BE

-- | Four bytes, the most significant first.
word32BE :: FixedPrim Word32
word32BE = FixedPrim 4 B.word32BE

-- | Eight bytes, the most significant first.
word64BE :: FixedPrim Word64
word64BE = FixedPrim 8 B.word64BE

-- | Four bytes, the most significant first.
floatBE :: FixedPrim Float
floatBE = FixedPrim 4 B.floatBE

-- | Eight bytes, the most significant first.
doubleBE :: FixedPrim Double
doubleBE = FixedPrim 8 B.doubleBE

-- | Two bytes, the least significant first.
int16LE :: FixedPrim Int16
int16LE = FixedPrim 2 B.int16LE

-- | Four bytes, the least significant first.
int32LE :: FixedPrim Int32
int32LE = FixedPrim 4 B.int32LE

-- | Eight bytes, the least significant first.
int64LE :: FixedPrim Int64
int64LE = FixedPrim 8 B.int64LE

-- | Two bytes, the least significant first.
word16LE :: FixedPrim Word16
word16LE = FixedPrim 2 B.word16LE

-- | Four bytes, the least significant first.
word32LE :: FixedPrim Word32
word32LE = FixedPrim 4 B.word32LE

-- | Eight bytes, the least significant first.
word64LE :: FixedPrim Word64
word64LE = FixedPrim 8 B.word64LE

-- | Four bytes, the least significant first.
floatLE :: FixedPrim Float
floatLE = FixedPrim 4 B.floatLE

-- | Eight bytes, the least significant first.
doubleLE :: FixedPrim Double
doubleLE = FixedPrim 8 B.doubleLE

-- | Eight bytes in the order of the machine.
intHost :: FixedPrim Int
intHost = FixedPrim 8 (B.int64LE . fromIntegral)

-- | Eight bytes in the order of the machine.
wordHost :: FixedPrim Word
wordHost = FixedPrim 8 (B.word64LE . fromIntegral)

-- | Two bytes in the order of the machine.
int16Host :: FixedPrim Int16
int16Host = FixedPrim 2 B.int16LE

-- | Four bytes in the order of the machine.
int32Host :: FixedPrim Int32
int32Host = FixedPrim 4 B.int32LE

-- | Eight bytes in the order of the machine.
int64Host :: FixedPrim Int64
int64Host = FixedPrim 8 B.int64LE

-- | Two bytes in the order of the machine.
word16Host :: FixedPrim Word16
word16Host = FixedPrim 2 B.word16LE

-- | Four bytes in the order of the machine.
word32Host :: FixedPrim Word32
word32Host = FixedPrim 4 B.word32LE

-- | Eight bytes in the order of the machine.
word64Host :: FixedPrim Word64
word64Host = FixedPrim 8 B.word64LE

-- | Four bytes in the order of the machine.
floatHost :: FixedPrim Float
floatHost = FixedPrim 4 B.floatLE

-- | Eight bytes in the order of the machine.
doubleHost :: FixedPrim Double
doubleHost = FixedPrim 8 B.doubleLE

-- | A character cut off to seven bits.
char7 :: FixedPrim Char
char7 = FixedPrim 1 B.char7

-- | A character cut off to eight bits.
char8 :: FixedPrim Char
char8 = FixedPrim 1 B.char8

-- | All digits of base 16.
int8HexFixed :: FixedPrim Int8
int8HexFixed = FixedPrim 2 B.int8HexFixed

-- | All digits of base 16.
int16HexFixed :: FixedPrim Int16
int16HexFixed = FixedPrim 4 B.int16HexFixed

-- | All digits of base 16.
int32HexFixed :: FixedPrim Int32
int32HexFixed = FixedPrim 8 B.int32HexFixed

-- | All digits of base 16.
int64HexFixed :: FixedPrim Int64
int64HexFixed = FixedPrim 16 B.int64HexFixed

-- | All digits of base 16.
word8HexFixed :: FixedPrim Word8
word8HexFixed = FixedPrim 2 B.word8HexFixed

-- | All digits of base 16.
word16HexFixed :: FixedPrim Word16
word16HexFixed = FixedPrim 4 B.word16HexFixed

-- | All digits of base 16.
word32HexFixed :: FixedPrim Word32
word32HexFixed = FixedPrim 8 B.word32HexFixed

-- | All digits of base 16.
word64HexFixed :: FixedPrim Word64
word64HexFixed = FixedPrim 16 B.word64HexFixed

-- | All digits of base 16.
floatHexFixed :: FixedPrim Float
floatHexFixed = FixedPrim 8 B.floatHexFixed

-- | All digits of base 16.
doubleHexFixed :: FixedPrim Double
doubleHexFixed = FixedPrim 16 B.doubleHexFixed

-- | A number in decimal.
int8Dec :: BoundedPrim Int8
int8Dec = BoundedPrim 4 B.int8Dec

-- | A number in decimal.
int16Dec :: BoundedPrim Int16
int16Dec = BoundedPrim 6 B.int16Dec

-- | A number in decimal.
int32Dec :: BoundedPrim Int32
int32Dec = BoundedPrim 11 B.int32Dec

-- | A number in decimal.
int64Dec :: BoundedPrim Int64
int64Dec = BoundedPrim 20 B.int64Dec

-- | A number in decimal.
intDec :: BoundedPrim Int
intDec = BoundedPrim 20 B.intDec

-- | A number in decimal.
word8Dec :: BoundedPrim Word8
word8Dec = BoundedPrim 3 B.word8Dec

-- | A number in decimal.
word16Dec :: BoundedPrim Word16
word16Dec = BoundedPrim 5 B.word16Dec

-- | A number in decimal.
word32Dec :: BoundedPrim Word32
word32Dec = BoundedPrim 10 B.word32Dec

-- | A number in decimal.
word64Dec :: BoundedPrim Word64
word64Dec = BoundedPrim 20 B.word64Dec

-- | A number in decimal.
wordDec :: BoundedPrim Word
wordDec = BoundedPrim 20 B.wordDec

-- | A number in base 16.
word8Hex :: BoundedPrim Word8
word8Hex = BoundedPrim 2 B.word8Hex

-- | A number in base 16.
word16Hex :: BoundedPrim Word16
word16Hex = BoundedPrim 4 B.word16Hex

-- | A number in base 16.
word32Hex :: BoundedPrim Word32
word32Hex = BoundedPrim 8 B.word32Hex

-- | A number in base 16.
word64Hex :: BoundedPrim Word64
word64Hex = BoundedPrim 16 B.word64Hex

-- | A number in base 16.
wordHex :: BoundedPrim Word
wordHex = BoundedPrim 16 B.wordHex

-- | A character in UTF-8.
charUtf8 :: BoundedPrim Char
charUtf8 = BoundedPrim 4 B.charUtf8
