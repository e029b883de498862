{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances, TypeSynonymInstances #-}
-- | Strings, texts and byte strings, made of each other. Bytes are UTF-8; what is not becomes U+FFFD.
module Data.String.Conversions
  ( ConvertibleStrings(..), cs, StrictByteString, LazyByteString, StrictText, LazyText, SBS, LBS, ST, LT, (<>)
  ) where

import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as BL
import qualified Data.Text as T
import qualified Data.Text.Encoding as T
import qualified Data.Text.Encoding.Error as T
import qualified Data.Text.Lazy as TL

-- | Bytes.
type StrictByteString = B.ByteString

-- | Lazy bytes.
type LazyByteString = BL.ByteString

-- | Text.
type StrictText = T.Text

-- | Lazy text.
type LazyText = TL.Text

-- | Bytes.
type SBS = B.ByteString

-- | Lazy bytes.
type LBS = BL.ByteString

-- | Text.
type ST = T.Text

-- | Lazy text.
type LT = TL.Text

-- | One kind of text becomes the other.
class ConvertibleStrings a b where
  -- | The same text.
  convertString :: a -> b

-- | 'convertString'.
cs :: ConvertibleStrings a b => a -> b
cs = convertString

encode :: T.Text -> B.ByteString
encode = T.encodeUtf8

decode :: B.ByteString -> T.Text
decode = T.decodeUtf8With T.lenientDecode

instance ConvertibleStrings String String where
  convertString = id

instance ConvertibleStrings String StrictByteString where
  convertString = encode . T.pack

instance ConvertibleStrings String LazyByteString where
  convertString = BL.fromStrict . encode . T.pack

instance ConvertibleStrings String StrictText where
  convertString = T.pack

instance ConvertibleStrings String LazyText where
  convertString = TL.pack

instance ConvertibleStrings StrictByteString StrictByteString where
  convertString = id

instance ConvertibleStrings StrictByteString String where
  convertString = T.unpack . decode

instance ConvertibleStrings StrictByteString LazyByteString where
  convertString = BL.fromStrict

instance ConvertibleStrings StrictByteString StrictText where
  convertString = decode

instance ConvertibleStrings StrictByteString LazyText where
  convertString = TL.fromStrict . decode

instance ConvertibleStrings LazyByteString LazyByteString where
  convertString = id

instance ConvertibleStrings LazyByteString String where
  convertString = T.unpack . decode . BL.toStrict

instance ConvertibleStrings LazyByteString StrictByteString where
  convertString = BL.toStrict

instance ConvertibleStrings LazyByteString StrictText where
  convertString = decode . BL.toStrict

instance ConvertibleStrings LazyByteString LazyText where
  convertString = TL.fromStrict . decode . BL.toStrict

instance ConvertibleStrings StrictText StrictText where
  convertString = id

instance ConvertibleStrings StrictText String where
  convertString = T.unpack

instance ConvertibleStrings StrictText StrictByteString where
  convertString = encode

instance ConvertibleStrings StrictText LazyByteString where
  convertString = BL.fromStrict . encode

instance ConvertibleStrings StrictText LazyText where
  convertString = TL.fromStrict

instance ConvertibleStrings LazyText LazyText where
  convertString = id

instance ConvertibleStrings LazyText String where
  convertString = TL.unpack

instance ConvertibleStrings LazyText StrictByteString where
  convertString = encode . TL.toStrict

instance ConvertibleStrings LazyText LazyByteString where
  convertString = BL.fromStrict . encode . TL.toStrict

instance ConvertibleStrings LazyText StrictText where
  convertString = TL.toStrict
