{-# LANGUAGE TypeFamilies, FlexibleInstances #-}
-- | Parsers of text. Every parser goes back when it fails.
module Data.Attoparsec.Text
  ( Parser, Result, T.IResult(..), I.compareResults, parse, I.feed, parseOnly, parseWith, parseTest, maybeResult, eitherResult
  , char, anyChar, notChar, satisfy, satisfyWith, skip, digit, letter, space, inClass, notInClass, peekChar, peekChar'
  , string, stringCI, asciiCI, skipSpace, skipWhile, scan, runScanner, take, takeWhile, takeWhile1, takeTill
  , (.*>), (<*.), takeText, takeLazyText, endOfLine, isEndOfLine, isHorizontalSpace
  , decimal, hexadecimal, signed, double, rational
  , try, (<?>), choice, count, option, many', many1, many1', manyTill, manyTill', sepBy, sepBy', sepBy1, sepBy1'
  , skipMany, skipMany1, eitherP, match, endOfInput, atEnd
  ) where

import Prelude hiding (take, takeWhile)
import Data.Attoparsec.Combinator
import qualified Data.Attoparsec.Internal as I
import qualified Data.Attoparsec.Internal.Types as T
import Data.Attoparsec.Internal.Types (IResult, More(..))
import Data.Bits (Bits)
import Data.Char (isAlpha, isAsciiLower, isAsciiUpper, isDigit, isHexDigit, isSpace, toLower, toUpper)
import Data.String (IsString(..))
import Data.Text (Text)
import qualified Data.Text as Text
import qualified Data.Text.Lazy as Lazy

-- | A parser of text.
type Parser = T.Parser Text

-- | What became of a parse.
type Result = IResult Text

instance a ~ Text => IsString (T.Parser Text a) where
  fromString = string . Text.pack

-- | Applies a parser; it may want more.
parse :: Parser a -> Text -> Result a
parse = I.start Incomplete

-- | Applies a parser to all the input there is.
parseOnly :: Parser a -> Text -> Either String a
parseOnly p = I.finish . I.start Complete p

-- | Applies a parser, with an action that gets more input; empty when there is none.
parseWith :: Monad m => m Text -> Parser a -> Text -> m (Result a)
parseWith refill p input = go (parse p input)
  where
    go (T.Partial k) = refill >>= go . k
    go result = return result

-- | Applies a parser and prints the result.
parseTest :: Show a => Parser a -> Text -> IO ()
parseTest p input = print (parse p input)

-- | The result, if there is one.
maybeResult :: Result r -> Maybe r
maybeResult = I.maybeResult

-- | The result, or what went wrong.
eitherResult :: Result r -> Either String r
eitherResult = I.eitherResult

-- | That character.
char :: Char -> Parser Char
char c = satisfy (== c) <?> show c

-- | Any character.
anyChar :: Parser Char
anyChar = satisfy (const True)

-- | Another character.
notChar :: Char -> Parser Char
notChar c = satisfy (/= c) <?> "not " ++ show c

-- | A character that the predicate holds for.
satisfy :: (Char -> Bool) -> Parser Char
satisfy = I.satisfyOr "satisfy"

-- | A character made into something that the predicate holds for.
satisfyWith :: (Char -> a) -> (a -> Bool) -> Parser a
satisfyWith = I.satisfyElemWith

-- | Goes past a character that the predicate holds for.
skip :: (Char -> Bool) -> Parser ()
skip p = () <$ I.satisfyOr "skip" p

-- | A decimal digit.
digit :: Parser Char
digit = satisfy isDigit <?> "digit"

-- | A letter.
letter :: Parser Char
letter = satisfy isAlpha <?> "letter"

-- | A white character.
space :: Parser Char
space = satisfy isSpace <?> "space"

-- | Is it in the class, like @a-zA-Z_@?
inClass :: String -> Char -> Bool
inClass = I.classOf

-- | Is it not in the class?
notInClass :: String -> Char -> Bool
notInClass s = not . inClass s

-- | The next character, if there is one; it stays.
peekChar :: Parser (Maybe Char)
peekChar = I.peekElem

-- | The next character, which stays.
peekChar' :: Parser Char
peekChar' = I.peekElemAtOnce

-- | These characters.
string :: Text -> Parser Text
string = I.literalBy "string" (==)

-- | These characters, large or small.
stringCI :: Text -> Parser Text
stringCI s = go 0 (Text.unpack (Text.toCaseFold s))
  where
    go _ [] = pure Text.empty
    go _ wanted = fst <$> match (folded wanted)
    folded [] = pure ()
    folded wanted = do
      c <- anyChar
      case strip (Text.unpack (Text.toCaseFold (Text.singleton c))) wanted of
        Just rest -> folded rest
        Nothing -> fail "stringCI"
    strip [] rest = Just rest
    strip (x : xs) (y : ys) | x == y = strip xs ys
    strip _ _ = Nothing

-- | These characters; ASCII letters may be large or small.
asciiCI :: Text -> Parser Text
asciiCI s = fst <$> match (mapM_ either' (Text.unpack s))
  where
    either' c
      | isAsciiUpper c = char c `orElse` char (toLower c)
      | isAsciiLower c = char c `orElse` char (toUpper c)
      | otherwise = char c
    orElse = (<>)

-- | Goes past white space.
skipSpace :: Parser ()
skipSpace = skipWhile isSpace

-- | Goes past the characters that the predicate holds for.
skipWhile :: (Char -> Bool) -> Parser ()
skipWhile = I.skipRun

-- | Characters as long as the function has a next state.
scan :: s -> (s -> Char -> Maybe s) -> Parser Text
scan s f = fst <$> runScanner s f

-- | Characters as long as the function has a next state, and the last state.
runScanner :: s -> (s -> Char -> Maybe s) -> Parser (Text, s)
runScanner = I.runScannerOn

-- | So many characters.
take :: Int -> Parser Text
take = I.takeCount

-- | The characters that the predicate holds for.
takeWhile :: (Char -> Bool) -> Parser Text
takeWhile = I.takeRun

-- | The characters that the predicate holds for, at least one.
takeWhile1 :: (Char -> Bool) -> Parser Text
takeWhile1 = I.takeRun1

-- | The characters that the predicate does not hold for.
takeTill :: (Char -> Bool) -> Parser Text
takeTill p = takeWhile (not . p)

-- | All the rest.
takeText :: Parser Text
takeText = I.takeRest

-- | All the rest.
takeLazyText :: Parser Lazy.Text
takeLazyText = Lazy.fromStrict <$> takeText

-- | These characters, and then the parser.
(.*>) :: Text -> Parser a -> Parser a
s .*> p = string s *> p

-- | The parser, and then these characters.
(<*.) :: Parser a -> Text -> Parser a
p <*. s = p <* string s

-- | The end of a line, of either kind.
endOfLine :: Parser ()
endOfLine = (() <$ char '\n') `orElse` (() <$ string (Text.pack "\r\n"))
  where orElse = (<>)

-- | Is it a character that ends a line?
isEndOfLine :: Char -> Bool
isEndOfLine c = c == '\n' || c == '\r'

-- | Is it a blank or a tab?
isHorizontalSpace :: Char -> Bool
isHorizontalSpace c = c == ' ' || c == '\t'

-- | The input that a parser consumed as well.
match :: Parser a -> Parser (Text, a)
match = I.matched

-- | A number in decimal digits.
decimal :: Integral a => Parser a
decimal = I.decimalBy Text.unpack (takeWhile1 isDigit)

-- | A number in hexadecimal digits.
hexadecimal :: (Integral a, Bits a) => Parser a
hexadecimal = I.hexadecimalBy Text.unpack (takeWhile1 isHexDigit)

-- | A number with a sign in front, or without.
signed :: Num a => Parser a -> Parser a
signed = I.signedBy (\c -> () <$ char c)

-- | A number with fraction and exponent, or without.
double :: Parser Double
double = I.fractionBy id Text.unpack I.nearestDouble

-- | A number with fraction and exponent, or without.
rational :: Fractional a => Parser a
rational = I.fractionBy id Text.unpack (\c e -> fromRational (if e >= 0 then toRational c * 10 ^ e else toRational c / 10 ^ negate e))
