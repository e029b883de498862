-- | Haskell's lexemes.
module Text.Read.Lex (Lexeme(..), Number, numberToInteger, numberToRational, lex, expect, hsLex) where

import Prelude hiding (lex)
import Data.Char (isAlpha, isDigit)
import qualified Needle.Read as R
import Numeric (readFloat, readHex, readOct)
import Text.ParserCombinators.ReadP (ReadP, pfail, readS_to_P)

-- | A lexeme.
data Lexeme
  = Char Char
  | String String
  | Punc String
  | Ident String
  | Symbol String
  | Number Number
  | EOF
  deriving (Eq, Show)

-- | A number as it is written.
newtype Number = MkNumber String
  deriving (Eq, Show)

-- | The number, if it is written without fraction and exponent.
numberToInteger :: Number -> Maybe Integer
numberToInteger (MkNumber s) = case s of
  '0' : x : ds
    | x `elem` "xX" -> Just (fst (head (readHex ds)))
    | x `elem` "oO" -> Just (fst (head (readOct ds)))
  _ | all isDigit s -> Just (read s)
    | otherwise -> Nothing

-- | The number.
numberToRational :: Number -> Rational
numberToRational n@(MkNumber s) = case numberToInteger n of
  Just i -> fromInteger i
  Nothing -> fst (head (readFloat s))

-- | The next lexeme.
lex :: ReadP Lexeme
lex = readS_to_P (\s -> [(kind w, t) | (w, t) <- R.lex s])

-- | The next lexeme as text.
hsLex :: ReadP String
hsLex = readS_to_P R.lex

-- | Exactly this lexeme.
expect :: Lexeme -> ReadP ()
expect l = lex >>= \m -> if l == m then return () else pfail

kind :: String -> Lexeme
kind w = case w of
  "" -> EOF
  '"' : _ -> String (read w)
  '\'' : _ -> Char (read w)
  c : _
    | c `elem` ",;()[]{}`" -> Punc w
    | isDigit c -> Number (MkNumber w)
    | isAlpha c || c == '_' -> Ident w
    | w `elem` ["..", "::", "=", "\\", "|", "<-", "->", "@", "~", "=>"] -> Punc w
    | otherwise -> Symbol w
