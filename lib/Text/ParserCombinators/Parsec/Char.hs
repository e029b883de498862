-- | Parsers of characters, by the old names.
module Text.ParserCombinators.Parsec.Char
  ( CharParser, spaces, space, newline, tab, upper, lower, alphaNum, letter, digit, hexDigit, octDigit
  , char, string, anyChar, oneOf, noneOf, satisfy
  ) where

import Text.Parsec.Char
import Text.Parsec.String

-- | A parser of text with a state of the user's.
type CharParser st = GenParser Char st
