-- | Long byte strings from many small parts. Meant to be imported qualified.
module Data.ByteString.Builder
  ( Builder, toLazyByteString, hPutBuilder, writeFile, byteString, lazyByteString, shortByteString
  , int8, word8, int16BE, int32BE, int64BE, word16BE, word32BE, word64BE, floatBE, doubleBE
  , int16LE, int32LE, int64LE, word16LE, word32LE, word64LE, floatLE, doubleLE
  , char7, string7, char8, string8, charUtf8, stringUtf8
  , int8Dec, int16Dec, int32Dec, int64Dec, intDec, integerDec, word8Dec, word16Dec, word32Dec, word64Dec, wordDec
  , floatDec, doubleDec, word8Hex, word16Hex, word32Hex, word64Hex, wordHex
  , int8HexFixed, int16HexFixed, int32HexFixed, int64HexFixed, word8HexFixed, word16HexFixed, word32HexFixed
  , word64HexFixed, floatHexFixed, doubleHexFixed, byteStringHex, lazyByteStringHex
  ) where

import Prelude hiding (writeFile)
import Data.Bits (shiftR)
import qualified Data.ByteString as S
import qualified Data.ByteString.Internal as S
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Short as Short
import Data.Char (chr, intToDigit, ord)
import Data.Int
import Data.String (IsString(..))
import Data.Word
import GHC.Float (castDoubleToWord64, castFloatToWord32)
import Needle.Build (Build, chunksOf, element, elements, whole)
import Needle.Utf8 (c2w, encodeChars)
import Numeric (showHex)
import System.IO (Handle, IOMode(..), withFile)

-- | A string in the making; putting two together costs the same whatever their lengths.
newtype Builder = Builder (Build Word8)

instance Semigroup Builder where
  Builder a <> Builder b = Builder (a <> b)

instance Monoid Builder where
  mempty = Builder mempty

instance IsString Builder where
  fromString = stringUtf8

instance Show Builder where
  showsPrec d b = showsPrec d (toLazyByteString b)

-- | The string.
toLazyByteString :: Builder -> L.ByteString
toLazyByteString (Builder b) = L.fromChunks (map S.fromWindow (chunksOf b))

-- | Writes the string.
hPutBuilder :: Handle -> Builder -> IO ()
hPutBuilder h b = L.hPut h (toLazyByteString b)

-- | Writes the string to a file.
writeFile :: FilePath -> Builder -> IO ()
writeFile path b = withFile path WriteMode (\h -> hPutBuilder h b)

-- | A string that there is.
byteString :: S.ByteString -> Builder
byteString s = Builder (whole (S.window s))

-- | A string that there is.
lazyByteString :: L.ByteString -> Builder
lazyByteString s = L.foldrChunks (\c r -> byteString c <> r) mempty s

-- | A string that there is.
shortByteString :: Short.ShortByteString -> Builder
shortByteString s = byteString (Short.fromShort s)

-- | A byte.
word8 :: Word8 -> Builder
word8 w = Builder (element w)

-- | A byte.
int8 :: Int8 -> Builder
int8 n = word8 (fromIntegral n)

-- The low n bytes of a number, the most significant first.
big :: Int -> Word64 -> Builder
big n w = Builder (elements [ fromIntegral (shiftR w (8 * i)) | i <- [n - 1, n - 2 .. 0] ])

-- The low n bytes of a number, the least significant first.
little :: Int -> Word64 -> Builder
little n w = Builder (elements [ fromIntegral (shiftR w (8 * i)) | i <- [0 .. n - 1] ])

-- | Characters cut off to seven bits.
string7 :: String -> Builder
string7 s = string8 (map (\c -> chr (ord c `mod` 128)) s)

-- | A character cut off to seven bits.
char7 :: Char -> Builder
char7 c = string7 [c]

-- | Characters cut off to eight bits.
string8 :: String -> Builder
string8 s = Builder (elements (map c2w s))

-- | A character cut off to eight bits.
char8 :: Char -> Builder
char8 c = word8 (c2w c)

-- | Characters in UTF-8; surrogates become U+FFFD.
stringUtf8 :: String -> Builder
stringUtf8 s = Builder (elements (encodeChars (map (\c -> if c >= '\xD800' && c <= '\xDFFF' then '\xFFFD' else c) s)))

-- | A character in UTF-8.
charUtf8 :: Char -> Builder
charUtf8 c = stringUtf8 [c]

-- A number with exactly n digits of base 16.
fixedHex :: Int -> Word64 -> Builder
fixedHex n w = string8 [ intToDigit (fromIntegral (shiftR w (4 * i)) `mod` 16) | i <- [n - 1, n - 2 .. 0] ]

-- | Two digits of base 16 for every byte.
byteStringHex :: S.ByteString -> Builder
byteStringHex s = S.foldr (\w r -> word8HexFixed w <> r) mempty s

-- | Two digits of base 16 for every byte.
lazyByteStringHex :: L.ByteString -> Builder
lazyByteStringHex s = L.foldr (\w r -> word8HexFixed w <> r) mempty s

-- | Two bytes, the most significant first.
int16BE :: Int16 -> Builder
int16BE = big 2 . fromIntegral

-- | Four bytes, the most significant first.
int32BE :: Int32 -> Builder
int32BE = big 4 . fromIntegral

-- | Eight bytes, the most significant first.
int64BE :: Int64 -> Builder
int64BE = big 8 . fromIntegral

-- | Two bytes, the most significant first.
word16BE :: Word16 -> Builder
word16BE = big 2 . fromIntegral

-- | Four bytes, the most significant first.
word32BE :: Word32 -> Builder
word32BE = big 4 . fromIntegral

-- | Eight bytes, the most significant first.
word64BE :: Word64 -> Builder
word64BE = big 8 . fromIntegral

-- | Four bytes, the most significant first.
floatBE :: Float -> Builder
floatBE = big 4 . fromIntegral . castFloatToWord32

-- | Eight bytes, the most significant first.
doubleBE :: Double -> Builder
doubleBE = big 8 . castDoubleToWord64

-- | Two bytes, the least significant first.
int16LE :: Int16 -> Builder
int16LE = little 2 . fromIntegral

-- | Four bytes, the least significant first.
int32LE :: Int32 -> Builder
int32LE = little 4 . fromIntegral

-- | Eight bytes, the least significant first.
int64LE :: Int64 -> Builder
int64LE = little 8 . fromIntegral

-- | Two bytes, the least significant first.
word16LE :: Word16 -> Builder
word16LE = little 2 . fromIntegral

-- | Four bytes, the least significant first.
word32LE :: Word32 -> Builder
word32LE = little 4 . fromIntegral

-- | Eight bytes, the least significant first.
word64LE :: Word64 -> Builder
word64LE = little 8 . fromIntegral

-- | Four bytes, the least significant first.
floatLE :: Float -> Builder
floatLE = little 4 . fromIntegral . castFloatToWord32

-- | Eight bytes, the least significant first.
doubleLE :: Double -> Builder
doubleLE = little 8 . castDoubleToWord64

-- | In decimal.
int8Dec :: Int8 -> Builder
int8Dec = string8 . show

-- | In decimal.
int16Dec :: Int16 -> Builder
int16Dec = string8 . show

-- | In decimal.
int32Dec :: Int32 -> Builder
int32Dec = string8 . show

-- | In decimal.
int64Dec :: Int64 -> Builder
int64Dec = string8 . show

-- | In decimal.
intDec :: Int -> Builder
intDec = string8 . show

-- | In decimal.
integerDec :: Integer -> Builder
integerDec = string8 . show

-- | In decimal.
word8Dec :: Word8 -> Builder
word8Dec = string8 . show

-- | In decimal.
word16Dec :: Word16 -> Builder
word16Dec = string8 . show

-- | In decimal.
word32Dec :: Word32 -> Builder
word32Dec = string8 . show

-- | In decimal.
word64Dec :: Word64 -> Builder
word64Dec = string8 . show

-- | In decimal.
wordDec :: Word -> Builder
wordDec = string8 . show

-- | As 'show' writes it.
floatDec :: Float -> Builder
floatDec = string8 . show

-- | As 'show' writes it.
doubleDec :: Double -> Builder
doubleDec = string8 . show

-- | In base 16, without leading zeros.
word8Hex :: Word8 -> Builder
word8Hex n = string8 (showHex n "")

-- | In base 16, without leading zeros.
word16Hex :: Word16 -> Builder
word16Hex n = string8 (showHex n "")

-- | In base 16, without leading zeros.
word32Hex :: Word32 -> Builder
word32Hex n = string8 (showHex n "")

-- | In base 16, without leading zeros.
word64Hex :: Word64 -> Builder
word64Hex n = string8 (showHex n "")

-- | In base 16, without leading zeros.
wordHex :: Word -> Builder
wordHex n = string8 (showHex n "")

-- | All 2 digits of base 16.
int8HexFixed :: Int8 -> Builder
int8HexFixed = fixedHex 2 . fromIntegral

-- | All 4 digits of base 16.
int16HexFixed :: Int16 -> Builder
int16HexFixed = fixedHex 4 . fromIntegral

-- | All 8 digits of base 16.
int32HexFixed :: Int32 -> Builder
int32HexFixed = fixedHex 8 . fromIntegral

-- | All 16 digits of base 16.
int64HexFixed :: Int64 -> Builder
int64HexFixed = fixedHex 16 . fromIntegral

-- | All 2 digits of base 16.
word8HexFixed :: Word8 -> Builder
word8HexFixed = fixedHex 2 . fromIntegral

-- | All 4 digits of base 16.
word16HexFixed :: Word16 -> Builder
word16HexFixed = fixedHex 4 . fromIntegral

-- | All 8 digits of base 16.
word32HexFixed :: Word32 -> Builder
word32HexFixed = fixedHex 8 . fromIntegral

-- | All 16 digits of base 16.
word64HexFixed :: Word64 -> Builder
word64HexFixed = fixedHex 16 . fromIntegral

-- | The bytes in base 16.
floatHexFixed :: Float -> Builder
floatHexFixed = fixedHex 8 . fromIntegral . castFloatToWord32

-- | The bytes in base 16.
doubleHexFixed :: Double -> Builder
doubleHexFixed = fixedHex 16 . castDoubleToWord64
