{-# LANGUAGE FlexibleContexts #-}
-- | Parsers of characters.
module Text.Parsec.Char
  ( oneOf, noneOf, spaces, space, newline, crlf, endOfLine, tab, upper, lower, alphaNum, letter, digit, hexDigit, octDigit
  , char, anyChar, satisfy, string, string'
  ) where

import Data.Char
import Text.Parsec.Pos
import Text.Parsec.Prim

{-# NEWER string' #-}

-- | One of these characters.
oneOf :: Stream s m Char => [Char] -> ParsecT s u m Char
oneOf cs = satisfy (`elem` cs)

-- | None of these characters.
noneOf :: Stream s m Char => [Char] -> ParsecT s u m Char
noneOf cs = satisfy (`notElem` cs)

-- | White space, or none.
spaces :: Stream s m Char => ParsecT s u m ()
spaces = skipMany space <?> "white space"

-- | A white character.
space :: Stream s m Char => ParsecT s u m Char
space = satisfy isSpace <?> "space"

-- | A line feed.
newline :: Stream s m Char => ParsecT s u m Char
newline = char '\n' <?> "lf new-line"

-- | A carriage return and a line feed; the latter is the result.
crlf :: Stream s m Char => ParsecT s u m Char
crlf = char '\r' *> char '\n' <?> "crlf new-line"

-- | Either end of a line.
endOfLine :: Stream s m Char => ParsecT s u m Char
endOfLine = newline <|> crlf <?> "new-line"

-- | A tab.
tab :: Stream s m Char => ParsecT s u m Char
tab = char '\t' <?> "tab"

-- | An upper-case letter.
upper :: Stream s m Char => ParsecT s u m Char
upper = satisfy isUpper <?> "uppercase letter"

-- | A lower-case letter.
lower :: Stream s m Char => ParsecT s u m Char
lower = satisfy isLower <?> "lowercase letter"

-- | A letter or a digit.
alphaNum :: Stream s m Char => ParsecT s u m Char
alphaNum = satisfy isAlphaNum <?> "letter or digit"

-- | A letter.
letter :: Stream s m Char => ParsecT s u m Char
letter = satisfy isAlpha <?> "letter"

-- | A decimal digit.
digit :: Stream s m Char => ParsecT s u m Char
digit = satisfy isDigit <?> "digit"

-- | A hexadecimal digit.
hexDigit :: Stream s m Char => ParsecT s u m Char
hexDigit = satisfy isHexDigit <?> "hexadecimal digit"

-- | An octal digit.
octDigit :: Stream s m Char => ParsecT s u m Char
octDigit = satisfy isOctDigit <?> "octal digit"

-- | That character.
char :: Stream s m Char => Char -> ParsecT s u m Char
char c = satisfy (== c) <?> show [c]

-- | Any character.
anyChar :: Stream s m Char => ParsecT s u m Char
anyChar = satisfy (const True)

-- | A character that satisfies the predicate.
satisfy :: Stream s m Char => (Char -> Bool) -> ParsecT s u m Char
satisfy p = tokenPrim (\c -> show [c]) (\pos c _ -> updatePosChar pos c) (\c -> if p c then Just c else Nothing)

-- | That text; its first character commits.
string :: Stream s m Char => String -> ParsecT s u m String
string = tokens show updatePosString

-- | That text, or nothing is consumed.
string' :: Stream s m Char => String -> ParsecT s u m String
string' = tokens' show updatePosString
