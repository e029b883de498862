-- | Lazy text as bytes.
module Data.Text.Lazy.Encoding
  ( decodeASCII, decodeLatin1, decodeUtf8, decodeUtf8', decodeUtf8With
  , decodeUtf16LE, decodeUtf16BE, decodeUtf32LE, decodeUtf32BE
  , decodeUtf16LEWith, decodeUtf16BEWith, decodeUtf32LEWith, decodeUtf32BEWith
  , encodeUtf8, encodeUtf16LE, encodeUtf16BE, encodeUtf32LE, encodeUtf32BE, encodeUtf8Builder
  ) where

import Control.Exception (evaluate, try)
import Data.ByteString.Builder (Builder, lazyByteString)
import qualified Data.ByteString as S
import Data.ByteString.Lazy (ByteString)
import qualified Data.ByteString.Lazy as L
import qualified Data.Text.Encoding as T
import Data.Text.Encoding.Error
import qualified Data.Text.Internal as T
import Data.Text.Lazy (Text)
import qualified Data.Text.Lazy as TL
import System.IO.Unsafe (unsafePerformIO)

chunkwise :: (S.ByteString -> T.Text) -> ByteString -> Text
chunkwise f s = TL.fromChunks (map f (L.toChunks s))

-- All of it at once, where a character may stand in two chunks.
whole :: (S.ByteString -> T.Text) -> ByteString -> Text
whole f s = TL.fromStrict (f (L.toStrict s))

encoded :: (T.Text -> S.ByteString) -> Text -> ByteString
encoded f t = L.fromChunks (map f (TL.toChunks t))

-- | Text from bytes below 128; others are an error.
decodeASCII :: ByteString -> Text
decodeASCII = chunkwise T.decodeASCII

-- | Text of the characters with the bytes' numbers.
decodeLatin1 :: ByteString -> Text
decodeLatin1 = chunkwise T.decodeLatin1

-- | Text from UTF-8; what is not UTF-8 is an error.
decodeUtf8 :: ByteString -> Text
decodeUtf8 = decodeUtf8With strictDecode

-- | Text from UTF-8, or what is wrong. Looks at all of it.
decodeUtf8' :: ByteString -> Either UnicodeException Text
decodeUtf8' s = unsafePerformIO (try (evaluate (let t = decodeUtf8 s in TL.length t `seq` t)))

-- | Text from UTF-8; the function says what becomes of bytes that are not.
decodeUtf8With :: OnDecodeError -> ByteString -> Text
decodeUtf8With onError s = TL.fromChunks (go (T.streamDecodeUtf8With onError) S.empty (L.toChunks s))
  where
    go _ left [] = [T.decodeUtf8With onError left]
    go step _ (c : cs) = case step c of T.Some t left next -> t : go next left cs

-- | Text from UTF-16, the low byte first.
decodeUtf16LEWith :: OnDecodeError -> ByteString -> Text
decodeUtf16LEWith = whole . T.decodeUtf16LEWith

-- | Text from UTF-16, the high byte first.
decodeUtf16BEWith :: OnDecodeError -> ByteString -> Text
decodeUtf16BEWith = whole . T.decodeUtf16BEWith

-- | Text from UTF-32, the low byte first.
decodeUtf32LEWith :: OnDecodeError -> ByteString -> Text
decodeUtf32LEWith = whole . T.decodeUtf32LEWith

-- | Text from UTF-32, the high byte first.
decodeUtf32BEWith :: OnDecodeError -> ByteString -> Text
decodeUtf32BEWith = whole . T.decodeUtf32BEWith

-- | Text from UTF-16, the low byte first; what is not is an error.
decodeUtf16LE :: ByteString -> Text
decodeUtf16LE = whole T.decodeUtf16LE

-- | Text from UTF-16, the high byte first; what is not is an error.
decodeUtf16BE :: ByteString -> Text
decodeUtf16BE = whole T.decodeUtf16BE

-- | Text from UTF-32, the low byte first; what is not is an error.
decodeUtf32LE :: ByteString -> Text
decodeUtf32LE = whole T.decodeUtf32LE

-- | Text from UTF-32, the high byte first; what is not is an error.
decodeUtf32BE :: ByteString -> Text
decodeUtf32BE = whole T.decodeUtf32BE

-- | UTF-8.
encodeUtf8 :: Text -> ByteString
encodeUtf8 = encoded T.encodeUtf8

-- | UTF-8 in the making.
encodeUtf8Builder :: Text -> Builder
encodeUtf8Builder t = lazyByteString (encodeUtf8 t)

-- | UTF-16, the low byte first.
encodeUtf16LE :: Text -> ByteString
encodeUtf16LE = encoded T.encodeUtf16LE

-- | UTF-16, the high byte first.
encodeUtf16BE :: Text -> ByteString
encodeUtf16BE = encoded T.encodeUtf16BE

-- | UTF-32, the low byte first.
encodeUtf32LE :: Text -> ByteString
encodeUtf32LE = encoded T.encodeUtf32LE

-- | UTF-32, the high byte first.
encodeUtf32BE :: Text -> ByteString
encodeUtf32BE = encoded T.encodeUtf32BE
