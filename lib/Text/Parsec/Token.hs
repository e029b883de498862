{-# LANGUAGE RankNTypes, FlexibleContexts #-}
-- | Parsers of lexemes, from a description of a language.
module Text.Parsec.Token
  ( LanguageDef, GenLanguageDef(..), TokenParser, GenTokenParser(..), makeTokenParser
  ) where

import Data.Char (digitToInt, isAlpha, isSpace, toLower, toUpper)
import Data.Functor.Identity (Identity)
import Data.List (nub)
import Text.Parsec.Char
import Text.Parsec.Combinator
import Text.Parsec.Prim

-- | A language over text.
type LanguageDef st = GenLanguageDef String st Identity

-- | What comments, identifiers, operators and reserved words look like.
data GenLanguageDef s u m = LanguageDef
  { commentStart :: String
  , commentEnd :: String
  , commentLine :: String
  , nestedComments :: Bool
  , identStart :: ParsecT s u m Char
  , identLetter :: ParsecT s u m Char
  , opStart :: ParsecT s u m Char
  , opLetter :: ParsecT s u m Char
  , reservedNames :: [String]
  , reservedOpNames :: [String]
  , caseSensitive :: Bool
  }

-- | The lexemes of a language over text.
type TokenParser st = GenTokenParser String st Identity

-- | The lexemes of a language. All skip the white space after them, except `decimal`, `hexadecimal` and `octal`.
data GenTokenParser s u m = TokenParser
  { identifier :: ParsecT s u m String
  , reserved :: String -> ParsecT s u m ()
  , operator :: ParsecT s u m String
  , reservedOp :: String -> ParsecT s u m ()
  , charLiteral :: ParsecT s u m Char
  , stringLiteral :: ParsecT s u m String
  , natural :: ParsecT s u m Integer
  , integer :: ParsecT s u m Integer
  , float :: ParsecT s u m Double
  , naturalOrFloat :: ParsecT s u m (Either Integer Double)
  , decimal :: ParsecT s u m Integer
  , hexadecimal :: ParsecT s u m Integer
  , octal :: ParsecT s u m Integer
  , symbol :: String -> ParsecT s u m String
  , lexeme :: forall a. ParsecT s u m a -> ParsecT s u m a
  , whiteSpace :: ParsecT s u m ()
  , parens :: forall a. ParsecT s u m a -> ParsecT s u m a
  , braces :: forall a. ParsecT s u m a -> ParsecT s u m a
  , angles :: forall a. ParsecT s u m a -> ParsecT s u m a
  , brackets :: forall a. ParsecT s u m a -> ParsecT s u m a
  , squares :: forall a. ParsecT s u m a -> ParsecT s u m a
  , semi :: ParsecT s u m String
  , comma :: ParsecT s u m String
  , colon :: ParsecT s u m String
  , dot :: ParsecT s u m String
  , semiSep :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , semiSep1 :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , commaSep :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  , commaSep1 :: forall a. ParsecT s u m a -> ParsecT s u m [a]
  }

-- | The lexemes of the language.
makeTokenParser :: Stream s m Char => GenLanguageDef s u m -> GenTokenParser s u m
makeTokenParser def = TokenParser
  { identifier = trimmed (try (nameOf def))
  , reserved = \name -> trimmed (try (word def name >> (notFollowedBy (identLetter def) <?> "end of " ++ show name)))
  , operator = trimmed (try (operatorOf def))
  , reservedOp = \name -> trimmed (try (string name >> (notFollowedBy (opLetter def) <?> "end of " ++ show name)))
  , charLiteral = trimmed characterLiteral <?> "character"
  , stringLiteral = trimmed textLiteral
  , natural = trimmed naturalNumber <?> "natural"
  , integer = trimmed (trimmed sign <*> naturalNumber) <?> "integer"
  , float = trimmed (decimalNumber >>= fractional) <?> "float"
  , naturalOrFloat = trimmed anyNumber <?> "number"
  , decimal = decimalNumber
  , hexadecimal = hexadecimalNumber
  , octal = octalNumber
  , symbol = mark
  , lexeme = trimmed
  , whiteSpace = blank
  , parens = between (mark "(") (mark ")")
  , braces = between (mark "{") (mark "}")
  , angles = between (mark "<") (mark ">")
  , brackets = between (mark "[") (mark "]")
  , squares = between (mark "[") (mark "]")
  , semi = mark ";"
  , comma = mark ","
  , colon = mark ":"
  , dot = mark "."
  , semiSep = \p -> sepBy p (mark ";")
  , semiSep1 = \p -> sepBy1 p (mark ";")
  , commaSep = \p -> sepBy p (mark ",")
  , commaSep1 = \p -> sepBy1 p (mark ",")
  }
  where
    blank = whiteSpaceOf def
    trimmed p = do
      x <- p
      blank
      return x
    mark name = trimmed (string name)

-- Names

nameOf :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
nameOf def = do
  name <- spelled (identStart def) (identLetter def) <?> "identifier"
  if folded name `elem` map folded (reservedNames def) then unexpected ("reserved word " ++ show name) else return name
  where
    folded = if caseSensitive def then id else map toLower

operatorOf :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m String
operatorOf def = do
  name <- spelled (opStart def) (opLetter def) <?> "operator"
  if name `elem` reservedOpNames def then unexpected ("reserved operator " ++ show name) else return name

spelled :: ParsecT s u m Char -> ParsecT s u m Char -> ParsecT s u m String
spelled first rest = do
  c <- first
  cs <- many rest
  return (c : cs)

-- a reserved word, in the case that the language demands
word :: Stream s m Char => GenLanguageDef s u m -> String -> ParsecT s u m String
word def name
  | caseSensitive def = string name
  | otherwise = mapM_ (\c -> inAnyCase c <?> show name) name >> return name
  where
    inAnyCase c
      | isAlpha c = char (toLower c) <|> char (toUpper c)
      | otherwise = char c

-- White space

whiteSpaceOf :: Stream s m Char => GenLanguageDef s u m -> ParsecT s u m ()
whiteSpaceOf def = skipMany (foldr1 (<|>) kinds <?> "")
  where
    kinds = skipMany1 (satisfy isSpace) : [line | not (null (commentLine def))] ++ [block | not (null (commentStart def))]
    line = try (string (commentLine def)) >> skipMany (satisfy (/= '\n'))
    block = try (string (commentStart def)) >> inside
    inside = foldr1 (<|>) ([end] ++ [block >> inside | nestedComments def] ++ [skipMany1 (noneOf marks) >> inside, oneOf marks >> inside])
      <?> "end of comment"
    end = try (string (commentEnd def)) >> return ()
    marks = nub (commentEnd def ++ commentStart def)

-- Characters and strings

characterLiteral :: Stream s m Char => ParsecT s u m Char
characterLiteral = between (char '\'') (char '\'' <?> "end of character") (plain '\'' <|> (char '\\' >> escape) <?> "literal character")

textLiteral :: Stream s m Char => ParsecT s u m String
textLiteral = (concat <$> between (char '"') (char '"' <?> "end of string") (many piece)) <?> "literal string"
  where
    piece = (one <$> plain '"') <|> (char '\\' >> (gap <|> (char '&' >> return "") <|> (one <$> escape))) <?> "string character"
    gap = many1 space >> (char '\\' <?> "end of string gap") >> return ""
    one c = [c]

plain :: Stream s m Char => Char -> ParsecT s u m Char
plain quote = satisfy (\c -> c /= quote && c /= '\\' && c > '\026')

escape :: Stream s m Char => ParsecT s u m Char
escape = letters <|> number <|> names <|> control <?> "escape code"
  where
    letters = choice [char c >> return d | (c, d) <- zip "abfnrtv\\\"\'" "\a\b\f\n\r\t\v\\\"\'"]
    number = do
      code <- decimalNumber <|> (char 'o' >> digits 8 octDigit) <|> (char 'x' >> digits 16 hexDigit)
      if code > 0x10ffff then parserFail "invalid escape sequence" else return (toEnum (fromInteger code))
    names = choice [try (string name) >> return c | (name, c) <- asciiNames]
    control = char '^' >> fmap (\c -> toEnum (fromEnum c - fromEnum 'A' + 1)) upper

-- the longer names first: SO begins SOH
asciiNames :: [(String, Char)]
asciiNames = zip
  (words "NUL SOH STX ETX EOT ENQ ACK BEL DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN SUB ESC DEL BS HT LF VT FF CR SO SI EM FS GS RS US SP")
  (map toEnum ([0 .. 7] ++ [16 .. 24] ++ [26, 27, 127] ++ [8 .. 15] ++ [25] ++ [28 .. 32]))

-- Numbers

sign :: Stream s m Char => ParsecT s u m (Integer -> Integer)
sign = (char '-' >> return negate) <|> (char '+' >> return id) <|> return id

digits :: Stream s m Char => Integer -> ParsecT s u m Char -> ParsecT s u m Integer
digits base one = do
  ds <- many1 one
  let n = foldl (\m d -> base * m + toInteger (digitToInt d)) 0 ds
  n `seq` return n

decimalNumber, hexadecimalNumber, octalNumber, naturalNumber :: Stream s m Char => ParsecT s u m Integer
decimalNumber = digits 10 digit
hexadecimalNumber = oneOf "xX" >> digits 16 hexDigit
octalNumber = oneOf "oO" >> digits 8 octDigit
naturalNumber = (char '0' >> (hexadecimalNumber <|> octalNumber <|> decimalNumber <|> return 0) <?> "") <|> decimalNumber

anyNumber :: Stream s m Char => ParsecT s u m (Either Integer Double)
anyNumber = (char '0' >> afterZero) <|> decimalOrFloat
  where
    afterZero = fmap Left (hexadecimalNumber <|> octalNumber) <|> decimalOrFloat <|> fmap Right (fractional 0) <|> return (Left 0)
    decimalOrFloat = do
      n <- decimalNumber
      option (Left n) (fmap Right (fractional n))

-- what may follow the whole part of a number that is not whole
fractional :: Stream s m Char => Integer -> ParsecT s u m Double
fractional n = (do { f <- fraction; e <- option "" power; value (f ++ e) }) <|> (power >>= value)
  where
    value rest = case reads (show n ++ rest) of
      [(x, "")] -> return x
      _ -> parserZero
    fraction = (do { _ <- char '.'; ds <- many1 digit <?> "fraction"; return ('.' : ds) }) <?> "fraction"
    power = (do
      _ <- oneOf "eE"
      s <- fmap (\c -> if c == '-' then "-" else "") (oneOf "+-") <|> return ""
      e <- decimalNumber <?> "exponent"
      return ('e' : s ++ show e)) <?> "exponent"
