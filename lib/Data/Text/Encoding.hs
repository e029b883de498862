-- | Text as bytes.
module Data.Text.Encoding
  ( decodeASCII, decodeLatin1, decodeUtf8, decodeUtf8', decodeUtf8With, decodeUtf8Lenient, decodeASCIIPrefix
  , decodeUtf16LE, decodeUtf16BE, decodeUtf32LE, decodeUtf32BE
  , decodeUtf16LEWith, decodeUtf16BEWith, decodeUtf32LEWith, decodeUtf32BEWith
  , Decoding(..), streamDecodeUtf8, streamDecodeUtf8With
  , encodeUtf8, encodeUtf16LE, encodeUtf16BE, encodeUtf32LE, encodeUtf32BE, encodeUtf8Builder
  ) where

import Control.Exception (evaluate, throw, try)
import Data.Bits (shiftL, shiftR, (.&.))
import Data.ByteString (ByteString)
import qualified Data.ByteString as B
import Data.ByteString.Builder (Builder, byteString)
import qualified Data.ByteString.Char8 as C
import Data.ByteString.Internal (window)
import Data.Char (chr, ord)
import Data.Text.Encoding.Error
import Data.Text.Internal (Text)
import qualified Data.Text.Internal as T
import Data.Word (Word8)
import Needle.Utf8 (decodeBytes, encodeChars)
import System.IO.Unsafe (unsafePerformIO)

-- | Text from bytes below 128; others are an error.
decodeASCII :: ByteString -> Text
decodeASCII s = case B.find (>= 128) s of
  Nothing -> decodeLatin1 s
  Just w -> throw (DecodeError "Data.Text.Encoding.decodeASCII: Invalid ASCII stream" (Just w))

-- | The longest prefix of bytes below 128 as text, and what follows.
decodeASCIIPrefix :: ByteString -> (Text, ByteString)
decodeASCIIPrefix s = case B.span (< 128) s of (a, b) -> (decodeLatin1 a, b)

-- | Text of the characters with the bytes' numbers.
decodeLatin1 :: ByteString -> Text
decodeLatin1 s = T.text (C.unpack s)

-- | Text from UTF-8; what is not UTF-8 is an error.
decodeUtf8 :: ByteString -> Text
decodeUtf8 = decodeUtf8With strictDecode

-- | Text from UTF-8, or what is wrong.
decodeUtf8' :: ByteString -> Either UnicodeException Text
decodeUtf8' s = unsafePerformIO (try (evaluate (decodeUtf8 s)))

-- | Text from UTF-8, with U+FFFD for what is not.
decodeUtf8Lenient :: ByteString -> Text
decodeUtf8Lenient = decodeUtf8With lenientDecode

-- | Text from UTF-8; the function says what becomes of bytes that are not.
decodeUtf8With :: OnDecodeError -> ByteString -> Text
decodeUtf8With onError s = T.pack (decodeBytes bad (window s))
  where
    bad w rest = replaced onError "Data.Text.Internal.Encoding.decodeUtf8: Invalid UTF-8 stream" (Just w) ++ rest

replaced :: OnDecodeError -> String -> Maybe Word8 -> String
replaced onError what w = maybe "" (: []) (onError what w)

-- | What has been decoded, the bytes of a character that is not all there yet, and how to go on.
data Decoding = Some Text ByteString (ByteString -> Decoding)

instance Show Decoding where
  showsPrec d (Some t s _) = showParen (d > 10)
    (showString "Some " . showsPrec 11 t . showChar ' ' . showsPrec 11 s . showString " _")

-- | UTF-8 in pieces.
streamDecodeUtf8 :: ByteString -> Decoding
streamDecodeUtf8 = streamDecodeUtf8With strictDecode

-- | UTF-8 in pieces; the function says what becomes of bytes that are not.
streamDecodeUtf8With :: OnDecodeError -> ByteString -> Decoding
streamDecodeUtf8With onError = go B.empty
  where
    go left new = Some (decodeUtf8With onError now) later (go later)
      where
        whole = B.append left new
        (now, later) = B.splitAt (B.length whole - unfinished whole) whole

-- How many bytes at the end may be the beginning of a character.
unfinished :: ByteString -> Int
unfinished s = case B.findIndexEnd (>= 0xC0) s of
  Just i | have < wanted && B.all (\w -> w >= 0x80 && w < 0xC0) (B.drop (i + 1) s) -> have
    where
      have = B.length s - i
      lead = B.index s i
      wanted
        | lead < 0xC2 || lead > 0xF4 = 0
        | lead < 0xE0 = 2
        | lead < 0xF0 = 3
        | otherwise = 4
  _ -> 0

-- Numbers of two or four bytes.
data Order = Big | Little

units :: Order -> Int -> [Word8] -> [Int]
units order n ws = case splitAt n ws of
  ([], _) -> []
  (now, later)
    | length now < n -> [-1]
    | otherwise -> foldl (\a w -> shiftL a 8 + fromIntegral w) 0 (ordered now) : units order n later
  where
    ordered now = case order of { Big -> now; Little -> reverse now }

bytesOf :: Order -> Int -> Int -> [Word8]
bytesOf order n u = case order of { Big -> reverse little; Little -> little }
  where
    little = [ fromIntegral (shiftR u (8 * i)) | i <- [0 .. n - 1] ]

utf16 :: Order -> OnDecodeError -> ByteString -> Text
utf16 order onError s = T.pack (go (units order 2 (B.unpack s)))
  where
    go [] = []
    go (u : us)
      | u >= 0 && (u < 0xD800 || u > 0xDFFF) = chr u : go us
      | u >= 0xD800 && u < 0xDC00, v : vs <- us, v >= 0xDC00 && v <= 0xDFFF =
          chr (0x10000 + shiftL (u - 0xD800) 10 + (v - 0xDC00)) : go vs
      | otherwise = replaced onError "Data.Text.Internal.Encoding.Fusion.streamUtf16: Invalid UTF-16 stream" Nothing ++ go us

utf32 :: Order -> OnDecodeError -> ByteString -> Text
utf32 order onError s = T.pack (go (units order 4 (B.unpack s)))
  where
    go [] = []
    go (u : us)
      | u >= 0 && u <= 0x10FFFF && (u < 0xD800 || u > 0xDFFF) = chr u : go us
      | otherwise = replaced onError "Data.Text.Internal.Encoding.Fusion.streamUtf32: Invalid UTF-32 stream" Nothing ++ go us

-- | Text from UTF-16, the low byte first.
decodeUtf16LEWith :: OnDecodeError -> ByteString -> Text
decodeUtf16LEWith = utf16 Little

-- | Text from UTF-16, the high byte first.
decodeUtf16BEWith :: OnDecodeError -> ByteString -> Text
decodeUtf16BEWith = utf16 Big

-- | Text from UTF-32, the low byte first.
decodeUtf32LEWith :: OnDecodeError -> ByteString -> Text
decodeUtf32LEWith = utf32 Little

-- | Text from UTF-32, the high byte first.
decodeUtf32BEWith :: OnDecodeError -> ByteString -> Text
decodeUtf32BEWith = utf32 Big

-- | Text from UTF-16, the low byte first; what is not is an error.
decodeUtf16LE :: ByteString -> Text
decodeUtf16LE = decodeUtf16LEWith strictDecode

-- | Text from UTF-16, the high byte first; what is not is an error.
decodeUtf16BE :: ByteString -> Text
decodeUtf16BE = decodeUtf16BEWith strictDecode

-- | Text from UTF-32, the low byte first; what is not is an error.
decodeUtf32LE :: ByteString -> Text
decodeUtf32LE = decodeUtf32LEWith strictDecode

-- | Text from UTF-32, the high byte first; what is not is an error.
decodeUtf32BE :: ByteString -> Text
decodeUtf32BE = decodeUtf32BEWith strictDecode

-- | UTF-8.
encodeUtf8 :: Text -> ByteString
encodeUtf8 t = B.pack (encodeChars (T.unpack t))

-- | UTF-8 in the making.
encodeUtf8Builder :: Text -> Builder
encodeUtf8Builder t = byteString (encodeUtf8 t)

encode16 :: Order -> Text -> ByteString
encode16 order t = B.pack (concatMap unit (T.unpack t))
  where
    unit c
      | n < 0x10000 = bytesOf order 2 n
      | otherwise = bytesOf order 2 (0xD800 + shiftR (n - 0x10000) 10) ++ bytesOf order 2 (0xDC00 + (n - 0x10000) .&. 0x3FF)
      where
        n = ord c

-- | UTF-16, the low byte first.
encodeUtf16LE :: Text -> ByteString
encodeUtf16LE = encode16 Little

-- | UTF-16, the high byte first.
encodeUtf16BE :: Text -> ByteString
encodeUtf16BE = encode16 Big

-- | UTF-32, the low byte first.
encodeUtf32LE :: Text -> ByteString
encodeUtf32LE t = B.pack (concatMap (bytesOf Little 4 . ord) (T.unpack t))

-- | UTF-32, the high byte first.
encodeUtf32BE :: Text -> ByteString
encodeUtf32BE t = B.pack (concatMap (bytesOf Big 4 . ord) (T.unpack t))
