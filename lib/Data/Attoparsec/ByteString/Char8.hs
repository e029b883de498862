-- | Parsers of bytes that are characters up to 255.
module Data.Attoparsec.ByteString.Char8
  ( Parser, Result, IResult(..), compareResults, parse, feed, parseOnly, parseWith, parseTest, maybeResult, eitherResult
  , char, char8, anyChar, notChar, satisfy, digit, letter_ascii, letter_iso8859_15, space, peekChar, peekChar'
  , isDigit, isDigit_w8, isAlpha_ascii, isAlpha_iso8859_15, isSpace, isSpace_w8, isEndOfLine, isHorizontalSpace
  , inClass, notInClass, string, stringCI, skipSpace, skipWhile, take, scan, takeWhile, takeWhile1, takeTill
  , (.*>), (<*.), takeByteString, takeLazyByteString, endOfLine, decimal, hexadecimal, signed, double, rational
  , try, (<?>), choice, count, option, many', many1, many1', manyTill, manyTill', sepBy, sepBy', sepBy1, sepBy1'
  , skipMany, skipMany1, eitherP, match, endOfInput, atEnd
  ) where

import Prelude hiding (take, takeWhile)
import Data.Attoparsec.ByteString hiding
  (inClass, notInClass, satisfy, scan, skipWhile, takeTill, takeWhile, takeWhile1)
import qualified Data.Attoparsec.ByteString as Bytes
import qualified Data.Attoparsec.Internal as I
import Data.Bits (Bits)
import Data.ByteString (ByteString)
import qualified Data.ByteString.Char8 as Char8
import Data.Char (chr, isHexDigit, ord, toLower)
import qualified Data.Char as Char
import Data.Word (Word8)

toChar :: Word8 -> Char
toChar = chr . fromIntegral

-- | That character.
char :: Char -> Parser Char
char c = satisfy (== c) <?> [c]

-- | That character, as a byte.
char8 :: Char -> Parser Word8
char8 c = Bytes.satisfy (== fromIntegral (ord c)) <?> [c]

-- | Any character.
anyChar :: Parser Char
anyChar = satisfy (const True)

-- | Another character.
notChar :: Char -> Parser Char
notChar c = satisfy (/= c) <?> "not " ++ [c]

-- | A character that the predicate holds for.
satisfy :: (Char -> Bool) -> Parser Char
satisfy = satisfyWith toChar

-- | A decimal digit.
digit :: Parser Char
digit = satisfy isDigit <?> "digit"

-- | A letter of ASCII.
letter_ascii :: Parser Char
letter_ascii = satisfy isAlpha_ascii <?> "letter_ascii"

-- | A letter of ISO 8859-15.
letter_iso8859_15 :: Parser Char
letter_iso8859_15 = satisfy isAlpha_iso8859_15 <?> "letter_iso8859_15"

-- | A white character.
space :: Parser Char
space = satisfy isSpace <?> "space"

-- | The next character, if there is one; it stays.
peekChar :: Parser (Maybe Char)
peekChar = fmap toChar <$> peekWord8

-- | The next character, which stays.
peekChar' :: Parser Char
peekChar' = toChar <$> peekWord8'

-- | Is it a decimal digit?
isDigit :: Char -> Bool
isDigit = Char.isDigit

-- | Is it a decimal digit?
isDigit_w8 :: Word8 -> Bool
isDigit_w8 w = w >= 48 && w <= 57

-- | Is it a letter of ASCII?
isAlpha_ascii :: Char -> Bool
isAlpha_ascii c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')

-- | Is it a letter of ISO 8859-15?
isAlpha_iso8859_15 :: Char -> Bool
isAlpha_iso8859_15 c =
  isAlpha_ascii c || c `elem` "\166\168\170\180\181\184\186\188\189\190" || (c >= '\192' && c <= '\255' && c `notElem` "\215\247")

-- | Is it a white character?
isSpace :: Char -> Bool
isSpace c = c == ' ' || (c >= '\t' && c <= '\r')

-- | Is it a white character?
isSpace_w8 :: Word8 -> Bool
isSpace_w8 w = w == 32 || (w >= 9 && w <= 13)

-- | Is it a byte that ends a line?
isEndOfLine :: Word8 -> Bool
isEndOfLine w = w == 13 || w == 10

-- | Is it a blank or a tab?
isHorizontalSpace :: Word8 -> Bool
isHorizontalSpace w = w == 32 || w == 9

-- | Is it in the class, like @a-zA-Z_@?
inClass :: String -> Char -> Bool
inClass = I.classOf

-- | Is it not in the class?
notInClass :: String -> Char -> Bool
notInClass s = not . inClass s

-- | These characters; ASCII letters may be large or small.
stringCI :: ByteString -> Parser ByteString
stringCI = I.literalBy "string" (\a b -> small a == small b)
  where small w = let c = toChar w in if c >= 'A' && c <= 'Z' then toLower c else c

-- | Goes past white space.
skipSpace :: Parser ()
skipSpace = Bytes.skipWhile isSpace_w8

-- | Goes past the characters that the predicate holds for.
skipWhile :: (Char -> Bool) -> Parser ()
skipWhile p = Bytes.skipWhile (p . toChar)

-- | Characters as long as the function has a next state.
scan :: s -> (s -> Char -> Maybe s) -> Parser ByteString
scan s f = Bytes.scan s (\t w -> f t (toChar w))

-- | The characters that the predicate holds for.
takeWhile :: (Char -> Bool) -> Parser ByteString
takeWhile p = Bytes.takeWhile (p . toChar)

-- | The characters that the predicate holds for, at least one.
takeWhile1 :: (Char -> Bool) -> Parser ByteString
takeWhile1 p = Bytes.takeWhile1 (p . toChar)

-- | The characters that the predicate does not hold for.
takeTill :: (Char -> Bool) -> Parser ByteString
takeTill p = Bytes.takeTill (p . toChar)

-- | These characters, and then the parser.
(.*>) :: ByteString -> Parser a -> Parser a
s .*> p = string s *> p

-- | The parser, and then these characters.
(<*.) :: Parser a -> ByteString -> Parser a
p <*. s = p <* string s

-- | The end of a line, of either kind.
endOfLine :: Parser ()
endOfLine = (() <$ word8 10) <> (() <$ string (Char8.pack "\r\n"))

-- | A number in decimal digits.
decimal :: Integral a => Parser a
decimal = I.decimalBy Char8.unpack (Bytes.takeWhile1 isDigit_w8)

-- | A number in hexadecimal digits.
hexadecimal :: (Integral a, Bits a) => Parser a
hexadecimal = I.hexadecimalBy Char8.unpack (takeWhile1 isHexDigit)

-- | A number with a sign in front, or without.
signed :: Num a => Parser a -> Parser a
signed = I.signedBy (\c -> () <$ char8 c)

-- | A number with fraction and exponent, or without.
double :: Parser Double
double = I.fractionBy toChar Char8.unpack I.nearestDouble

-- | A number with fraction and exponent, or without.
rational :: Fractional a => Parser a
rational = I.fractionBy toChar Char8.unpack (\c e -> fromRational (if e >= 0 then toRational c * 10 ^ e else toRational c / 10 ^ negate e))
