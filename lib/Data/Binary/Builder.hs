-- | Strings of bytes that are put together.
module Data.Binary.Builder
  ( Builder, toLazyByteString, empty, singleton, append, fromByteString, fromLazyByteString, fromShortByteString, flush
  , putWord16be, putWord32be, putWord64be, putWord16le, putWord32le, putWord64le
  , putInt16be, putInt32be, putInt64be, putInt16le, putInt32le, putInt64le
  , putWordhost, putWord16host, putWord32host, putWord64host, putInthost, putInt16host, putInt32host, putInt64host
  , putCharUtf8, putStringUtf8
  ) where

import qualified Data.ByteString as S
import Data.ByteString.Builder (Builder, toLazyByteString)
import qualified Data.ByteString.Builder as B
import qualified Data.ByteString.Lazy as L
import Data.ByteString.Short (ShortByteString)
import Data.Int
import Data.Word

-- | Nothing.
empty :: Builder
empty = mempty

-- | A byte.
singleton :: Word8 -> Builder
singleton = B.word8

-- | One after the other.
append :: Builder -> Builder -> Builder
append = (<>)

-- | A string that there is.
fromByteString :: S.ByteString -> Builder
fromByteString = B.byteString

-- | A string that there is.
fromLazyByteString :: L.ByteString -> Builder
fromLazyByteString = B.lazyByteString

-- | A string that there is.
fromShortByteString :: ShortByteString -> Builder
fromShortByteString = B.shortByteString

-- | Nothing: where chunks end is not said here.
flush :: Builder
flush = mempty

-- | A number, the most significant byte first.
putWord16be :: Word16 -> Builder
putWord16be = B.word16BE

-- | A number, the most significant byte first.
putWord32be :: Word32 -> Builder
putWord32be = B.word32BE

-- | A number, the most significant byte first.
putWord64be :: Word64 -> Builder
putWord64be = B.word64BE

-- | A number, the least significant byte first.
putWord16le :: Word16 -> Builder
putWord16le = B.word16LE

-- | A number, the least significant byte first.
putWord32le :: Word32 -> Builder
putWord32le = B.word32LE

-- | A number, the least significant byte first.
putWord64le :: Word64 -> Builder
putWord64le = B.word64LE

-- | A number, the most significant byte first.
putInt16be :: Int16 -> Builder
putInt16be = B.int16BE

-- | A number, the most significant byte first.
putInt32be :: Int32 -> Builder
putInt32be = B.int32BE

-- | A number, the most significant byte first.
putInt64be :: Int64 -> Builder
putInt64be = B.int64BE

-- | A number, the least significant byte first.
putInt16le :: Int16 -> Builder
putInt16le = B.int16LE

-- | A number, the least significant byte first.
putInt32le :: Int32 -> Builder
putInt32le = B.int32LE

-- | A number, the least significant byte first.
putInt64le :: Int64 -> Builder
putInt64le = B.int64LE

-- | A number as it is in memory.
putWordhost :: Word -> Builder
putWordhost = B.word64LE . fromIntegral

-- | A number as it is in memory.
putWord16host :: Word16 -> Builder
putWord16host = B.word16LE

-- | A number as it is in memory.
putWord32host :: Word32 -> Builder
putWord32host = B.word32LE

-- | A number as it is in memory.
putWord64host :: Word64 -> Builder
putWord64host = B.word64LE

-- | A number as it is in memory.
putInthost :: Int -> Builder
putInthost = B.int64LE . fromIntegral

-- | A number as it is in memory.
putInt16host :: Int16 -> Builder
putInt16host = B.int16LE

-- | A number as it is in memory.
putInt32host :: Int32 -> Builder
putInt32host = B.int32LE

-- | A number as it is in memory.
putInt64host :: Int64 -> Builder
putInt64host = B.int64LE

-- | A character in UTF-8.
putCharUtf8 :: Char -> Builder
putCharUtf8 = B.charUtf8

-- | A text in UTF-8.
putStringUtf8 :: String -> Builder
putStringUtf8 = B.stringUtf8
