-- | Byte strings from within: the window that one is.
module Data.ByteString.Internal
  ( ByteString, StrictByteString, window, fromWindow, w2c, c2w, isSpaceWord8, isSpaceChar8
  , packBytes, packChars, unpackBytes, unpackChars
  ) where

import Data.ByteString.Char8 (ByteString, StrictByteString, pack, unpack)
import Data.Char (isSpace)
import Data.Word (Word8)
import Needle.Utf8 (c2w, w2c)
import Needle.Window (Window, list, pack')

-- ByteString is a newtype of "Data.ByteString.Char8", which does not show its constructor.

-- | The bytes.
foreign import prim "coerce" window :: ByteString -> Window Word8

-- | The string of bytes.
foreign import prim "coerce" fromWindow :: Window Word8 -> ByteString

-- | Whether a byte is white space.
isSpaceWord8 :: Word8 -> Bool
isSpaceWord8 w = isSpace (w2c w)

-- | Whether a character below 256 is white space.
isSpaceChar8 :: Char -> Bool
isSpaceChar8 = isSpace

-- | A string from bytes.
packBytes :: [Word8] -> ByteString
packBytes ws = fromWindow (pack' ws)

-- | A string from characters.
packChars :: [Char] -> ByteString
packChars = pack

-- | The bytes of a string.
unpackBytes :: ByteString -> [Word8]
unpackBytes s = list (window s)

-- | The bytes of a string as characters.
unpackChars :: ByteString -> [Char]
unpackChars = unpack
