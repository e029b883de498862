-- | Reading values.
module Text.Read
  ( Read(..), ReadS, reads, read, readParen, lex, readMaybe, readEither
  , module Text.ParserCombinators.ReadPrec, Lexeme(..), lexP, parens, readListDefault, readListPrecDefault
  ) where

import Needle.Read
import Text.ParserCombinators.ReadPrec
import Text.Read.Lex (Lexeme(..))
import qualified Text.Read.Lex as L

-- | The next lexeme.
lexP :: ReadPrec Lexeme
lexP = lift L.lex

-- | The parser, or it in any number of parentheses.
parens :: ReadPrec a -> ReadPrec a
parens p = optional
  where
    optional = p +++ mandatory
    mandatory = do
      Punc "(" <- lexP
      x <- reset optional
      Punc ")" <- lexP
      return x

-- | readList by way of readListPrec.
readListDefault :: Read a => ReadS [a]
readListDefault = readPrec_to_S readListPrec 0

-- | readListPrec by way of readPrec.
readListPrecDefault :: Read a => ReadPrec [a]
readListPrecDefault = readS_to_Prec (\_ -> readListOf (readPrec_to_S readPrec 0))
