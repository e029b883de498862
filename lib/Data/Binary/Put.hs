-- | Writers of bytes.
module Data.Binary.Put
  ( Put, PutM, runPut, runPutM, putBuilder, execPut, flush
  , putWord8, putInt8, putByteString, putLazyByteString, putShortByteString
  , putWord16be, putWord32be, putWord64be, putInt16be, putInt32be, putInt64be, putFloatbe, putDoublebe
  , putWord16le, putWord32le, putWord64le, putInt16le, putInt32le, putInt64le, putFloatle, putDoublele
  , putWordhost, putWord16host, putWord32host, putWord64host
  , putInthost, putInt16host, putInt32host, putInt64host, putFloathost, putDoublehost
  , putCharUtf8, putStringUtf8
  ) where

import Data.Binary.Builder (Builder, toLazyByteString)
import qualified Data.Binary.Builder as B
import qualified Data.ByteString as S
import qualified Data.ByteString.Lazy as L
import Data.ByteString.Short (ShortByteString)
import Data.Int
import Data.Word
import GHC.Float (castDoubleToWord64, castFloatToWord32)

-- | Writes bytes, and has a result.
newtype PutM a = Put (a, Builder)

-- | Writes bytes.
type Put = PutM ()

instance Functor PutM where
  fmap f (Put ~(x, b)) = Put (f x, b)

instance Applicative PutM where
  pure x = Put (x, mempty)
  Put ~(f, b) <*> Put ~(x, c) = Put (f x, b <> c)

instance Monad PutM where
  Put ~(x, b) >>= f = let Put ~(y, c) = f x in Put (y, b <> c)

instance Semigroup a => Semigroup (PutM a) where
  Put ~(x, b) <> Put ~(y, c) = Put (x <> y, b <> c)

instance Monoid a => Monoid (PutM a) where
  mempty = Put (mempty, mempty)

-- | What is written.
runPut :: Put -> L.ByteString
runPut = toLazyByteString . execPut

-- | The result, and what is written.
runPutM :: PutM a -> (a, L.ByteString)
runPutM (Put ~(x, b)) = (x, toLazyByteString b)

-- | What is written.
execPut :: PutM a -> Builder
execPut (Put ~(_, b)) = b

-- | Writes what was put together.
putBuilder :: Builder -> Put
putBuilder b = Put ((), b)

-- | Nothing: where chunks end is not said here.
flush :: Put
flush = putBuilder B.flush

-- | A byte.
putWord8 :: Word8 -> Put
putWord8 = putBuilder . B.singleton

-- | A byte.
putInt8 :: Int8 -> Put
putInt8 = putWord8 . fromIntegral

-- | A string of bytes.
putByteString :: S.ByteString -> Put
putByteString = putBuilder . B.fromByteString

-- | A string of bytes.
putLazyByteString :: L.ByteString -> Put
putLazyByteString = putBuilder . B.fromLazyByteString

-- | A string of bytes.
putShortByteString :: ShortByteString -> Put
putShortByteString = putBuilder . B.fromShortByteString

-- | A number, the most significant byte first.
putWord16be :: Word16 -> Put
putWord16be = putBuilder . B.putWord16be

-- | A number, the most significant byte first.
putWord32be :: Word32 -> Put
putWord32be = putBuilder . B.putWord32be

-- | A number, the most significant byte first.
putWord64be :: Word64 -> Put
putWord64be = putBuilder . B.putWord64be

-- | A number, the most significant byte first.
putInt16be :: Int16 -> Put
putInt16be = putBuilder . B.putInt16be

-- | A number, the most significant byte first.
putInt32be :: Int32 -> Put
putInt32be = putBuilder . B.putInt32be

-- | A number, the most significant byte first.
putInt64be :: Int64 -> Put
putInt64be = putBuilder . B.putInt64be

-- | A number, the most significant byte first.
putFloatbe :: Float -> Put
putFloatbe = putWord32be . castFloatToWord32

-- | A number, the most significant byte first.
putDoublebe :: Double -> Put
putDoublebe = putWord64be . castDoubleToWord64

-- | A number, the least significant byte first.
putWord16le :: Word16 -> Put
putWord16le = putBuilder . B.putWord16le

-- | A number, the least significant byte first.
putWord32le :: Word32 -> Put
putWord32le = putBuilder . B.putWord32le

-- | A number, the least significant byte first.
putWord64le :: Word64 -> Put
putWord64le = putBuilder . B.putWord64le

-- | A number, the least significant byte first.
putInt16le :: Int16 -> Put
putInt16le = putBuilder . B.putInt16le

-- | A number, the least significant byte first.
putInt32le :: Int32 -> Put
putInt32le = putBuilder . B.putInt32le

-- | A number, the least significant byte first.
putInt64le :: Int64 -> Put
putInt64le = putBuilder . B.putInt64le

-- | A number, the least significant byte first.
putFloatle :: Float -> Put
putFloatle = putWord32le . castFloatToWord32

-- | A number, the least significant byte first.
putDoublele :: Double -> Put
putDoublele = putWord64le . castDoubleToWord64

-- | A number as it is in memory.
putWordhost :: Word -> Put
putWordhost = putBuilder . B.putWordhost

-- | A number as it is in memory.
putWord16host :: Word16 -> Put
putWord16host = putWord16le

-- | A number as it is in memory.
putWord32host :: Word32 -> Put
putWord32host = putWord32le

-- | A number as it is in memory.
putWord64host :: Word64 -> Put
putWord64host = putWord64le

-- | A number as it is in memory.
putInthost :: Int -> Put
putInthost = putBuilder . B.putInthost

-- | A number as it is in memory.
putInt16host :: Int16 -> Put
putInt16host = putInt16le

-- | A number as it is in memory.
putInt32host :: Int32 -> Put
putInt32host = putInt32le

-- | A number as it is in memory.
putInt64host :: Int64 -> Put
putInt64host = putInt64le

-- | A number as it is in memory.
putFloathost :: Float -> Put
putFloathost = putFloatle

-- | A number as it is in memory.
putDoublehost :: Double -> Put
putDoublehost = putDoublele

-- | A character in UTF-8.
putCharUtf8 :: Char -> Put
putCharUtf8 = putBuilder . B.putCharUtf8

-- | A text in UTF-8.
putStringUtf8 :: String -> Put
putStringUtf8 = putBuilder . B.putStringUtf8
