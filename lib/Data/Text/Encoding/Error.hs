-- | What happens to bytes that are no text.
module Data.Text.Encoding.Error
  ( UnicodeException(..), OnError, OnDecodeError, OnEncodeError, lenientDecode, strictDecode, strictEncode, ignore, replace
  ) where

import Control.DeepSeq (NFData(..))
import Control.Exception (Exception, throw)
import Data.Word (Word8)
import Numeric (showHex)

-- | Given what is wrong and where, a replacement if there is to be one.
type OnError a b = String -> Maybe a -> Maybe b

-- | For decoding.
type OnDecodeError = OnError Word8 Char

-- | For encoding.
type OnEncodeError = OnError Char Word8

-- | What is wrong, and the byte or the character.
data UnicodeException
  = DecodeError String (Maybe Word8)
  | EncodeError String (Maybe Char)
  deriving Eq

instance Show UnicodeException where
  show (DecodeError desc (Just w)) = "Cannot decode byte '\\x" ++ showHex w ("': " ++ desc)
  show (DecodeError desc Nothing) = "Cannot decode input: " ++ desc
  show (EncodeError desc (Just c)) = "Cannot encode character '\\x" ++ showHex (fromEnum c) ("': " ++ desc)
  show (EncodeError desc Nothing) = "Cannot encode input: " ++ desc

instance Exception UnicodeException

instance NFData UnicodeException where
  rnf (DecodeError desc w) = rnf desc `seq` rnf w
  rnf (EncodeError desc c) = rnf desc `seq` rnf c

-- | Throws.
strictDecode :: OnDecodeError
strictDecode desc w = throw (DecodeError desc w)

-- | Throws.
strictEncode :: OnEncodeError
strictEncode desc c = throw (EncodeError desc c)

-- | U+FFFD in the place of a byte; nothing where the input ends too early.
lenientDecode :: OnDecodeError
lenientDecode _ Nothing = Nothing
lenientDecode _ (Just _) = Just '\xFFFD'

-- | Nothing.
ignore :: OnError a b
ignore _ _ = Nothing

-- | The given replacement.
replace :: b -> OnError a b
replace c _ _ = Just c
