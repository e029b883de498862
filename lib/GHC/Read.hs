-- | What instances of Read are made of.
module GHC.Read
  ( Read(..), ReadS, lex, lexLitChar, readLitChar, lexDigits, lexP, expectP, paren, parens, list, choose
  , readListDefault, readListPrecDefault, readParen, readField, readFieldHash, readSymField
  ) where

import Data.Char (lexLitChar, readLitChar)
import Numeric (lexDigits)
import Text.ParserCombinators.ReadPrec
import Text.Read
import qualified Text.Read.Lex as L

-- | This lexeme, or no parse.
expectP :: L.Lexeme -> ReadPrec ()
expectP lexeme = lift (L.expect lexeme)

-- | The parser in parentheses.
paren :: ReadPrec a -> ReadPrec a
paren p = do
  expectP (L.Punc "(")
  x <- reset p
  expectP (L.Punc ")")
  return x

-- | A list in brackets.
list :: ReadPrec a -> ReadPrec [a]
list item = parens (expectP (L.Punc "[") >> rest False +++ next)
  where
    rest started = do
      L.Punc c <- lexP
      case c of
        "]" -> return []
        "," | started -> next
        _ -> pfail
    next = do
      x <- reset item
      xs <- rest True
      return (x : xs)

-- | One of these names, and what belongs to it.
choose :: [(String, ReadPrec a)] -> ReadPrec a
choose = foldr ((+++) . one) pfail
  where
    one (s, p) = do
      token <- lexP
      case token of
        L.Ident s' | s == s' -> p
        L.Symbol s' | s == s' -> p
        _ -> pfail

-- | A field of a record, with its name.
readField :: String -> ReadPrec a -> ReadPrec a
readField name item = expectP (L.Ident name) >> expectP (L.Punc "=") >> item

-- | A field of a record whose name ends with #.
readFieldHash :: String -> ReadPrec a -> ReadPrec a
readFieldHash name item = expectP (L.Ident name) >> expectP (L.Symbol "#") >> expectP (L.Punc "=") >> item

-- | A field of a record whose name is an operator.
readSymField :: String -> ReadPrec a -> ReadPrec a
readSymField name item = do
  expectP (L.Punc "(")
  expectP (L.Symbol name)
  expectP (L.Punc ")")
  expectP (L.Punc "=")
  item
