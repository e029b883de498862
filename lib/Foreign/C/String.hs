-- | Strings of C: characters in UTF-8, and a 0 at the end.
module Foreign.C.String
  ( CString, CStringLen, newCString, newCStringLen, peekCString, peekCStringLen, withCString, withCStringLen
  , castCharToCChar, castCCharToChar, castCharToCUChar, castCUCharToChar, newCAString, peekCAString, withCAString
  , newCAStringLen, peekCAStringLen, withCAStringLen, castCharToCSChar, castCSCharToChar, charIsRepresentable
  ) where

import Data.Char (chr, ord)
import Data.Word (Word8)
import Foreign.C.Types
import Foreign.Marshal.Array
import Foreign.Ptr
import Needle.Utf8 (decodeBytes, encodeChars, replacement)
import Needle.Window (pack')

type CString = Ptr CChar

type CStringLen = (Ptr CChar, Int)

encoded :: String -> [CChar]
encoded = map fromIntegral . encodeChars

decoded :: [CChar] -> String
decoded = decodeBytes (\_ rest -> replacement : rest) . pack' . map fromIntegral

newCString, newCAString :: String -> IO CString
newCString = newArray0 0 . encoded
newCAString = newArray0 0 . map castCharToCChar

newCStringLen :: String -> IO CStringLen
newCStringLen s = fmap (\p -> (p, length cs)) (newArray cs)
  where cs = encoded s

newCAStringLen :: String -> IO CStringLen
newCAStringLen s = fmap (\p -> (p, length s)) (newArray (map castCharToCChar s))

peekCString, peekCAString :: CString -> IO String
peekCString p = fmap decoded (peekArray0 0 p)
peekCAString p = fmap (map castCCharToChar) (peekArray0 0 p)

peekCStringLen, peekCAStringLen :: CStringLen -> IO String
peekCStringLen (p, n) = fmap decoded (peekArray n p)
peekCAStringLen (p, n) = fmap (map castCCharToChar) (peekArray n p)

withCString, withCAString :: String -> (CString -> IO a) -> IO a
withCString s f = newCString s >>= f
withCAString s f = newCAString s >>= f

withCStringLen, withCAStringLen :: String -> (CStringLen -> IO a) -> IO a
withCStringLen s f = newCStringLen s >>= f
withCAStringLen s f = newArray (map castCharToCChar s) >>= \p -> f (p, length s)

castCharToCChar :: Char -> CChar
castCharToCChar = fromIntegral . ord

castCCharToChar :: CChar -> Char
castCCharToChar c = chr (fromIntegral (fromIntegral c :: Word8))

castCharToCUChar :: Char -> CUChar
castCharToCUChar = fromIntegral . ord

castCUCharToChar :: CUChar -> Char
castCUCharToChar = chr . fromIntegral

castCharToCSChar :: Char -> CSChar
castCharToCSChar = fromIntegral . ord

castCSCharToChar :: CSChar -> Char
castCSCharToChar c = chr (fromIntegral (fromIntegral c :: Word8))

-- | All but surrogates.
charIsRepresentable :: Char -> IO Bool
charIsRepresentable c = return (c < '\xD800' || c > '\xDFFF')
