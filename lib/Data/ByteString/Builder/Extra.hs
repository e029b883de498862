-- | Byte strings in the making: numbers as the machine has them, and what says how the bytes are kept, which has no effect here.
module Data.ByteString.Builder.Extra
  ( byteStringCopy, byteStringInsert, byteStringThreshold, lazyByteStringCopy, lazyByteStringInsert
  , lazyByteStringThreshold, flush, toLazyByteStringWith, AllocationStrategy, safeStrategy, untrimmedStrategy
  , smallChunkSize, defaultChunkSize
  , intHost, int16Host, int32Host, int64Host, wordHost, word16Host, word32Host, word64Host, floatHost, doubleHost
  ) where

import qualified Data.ByteString as S
import Data.ByteString.Builder
import qualified Data.ByteString.Lazy as L
import Data.Int
import Data.Word

byteStringCopy, byteStringInsert :: S.ByteString -> Builder
byteStringCopy = byteString
byteStringInsert = byteString

byteStringThreshold :: Int -> S.ByteString -> Builder
byteStringThreshold _ = byteString

lazyByteStringCopy, lazyByteStringInsert :: L.ByteString -> Builder
lazyByteStringCopy = lazyByteString
lazyByteStringInsert = lazyByteString

lazyByteStringThreshold :: Int -> L.ByteString -> Builder
lazyByteStringThreshold _ = lazyByteString

-- | Nothing.
flush :: Builder
flush = mempty

-- | How room is made for bytes.
data AllocationStrategy = AllocationStrategy

safeStrategy, untrimmedStrategy :: Int -> Int -> AllocationStrategy
safeStrategy _ _ = AllocationStrategy
untrimmedStrategy _ _ = AllocationStrategy

smallChunkSize, defaultChunkSize :: Int
smallChunkSize = 4080
defaultChunkSize = 32752

-- | The bytes, and others behind them.
toLazyByteStringWith :: AllocationStrategy -> L.ByteString -> Builder -> L.ByteString
toLazyByteStringWith _ rest b = toLazyByteString b <> rest

intHost :: Int -> Builder
intHost = int64LE . fromIntegral

int16Host :: Int16 -> Builder
int16Host = int16LE

int32Host :: Int32 -> Builder
int32Host = int32LE

int64Host :: Int64 -> Builder
int64Host = int64LE

wordHost :: Word -> Builder
wordHost = word64LE . fromIntegral

word16Host :: Word16 -> Builder
word16Host = word16LE

word32Host :: Word32 -> Builder
word32Host = word32LE

word64Host :: Word64 -> Builder
word64Host = word64LE

floatHost :: Float -> Builder
floatHost = floatLE

doubleHost :: Double -> Builder
doubleHost = doubleLE
