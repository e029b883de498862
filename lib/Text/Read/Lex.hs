-- | Haskell's lexemes.
module Text.Read.Lex
  ( Lexeme(..), Number, numberToInteger, numberToFixed, numberToRational, numberToRangedRational
  , lex, expect, hsLex, lexChar, readIntP, readOctP, readDecP, readHexP, isSymbolChar
  ) where

import Prelude hiding (lex)
import Data.Char (digitToInt, isAlpha, isDigit, isHexDigit, isOctDigit)
import Needle.Read (isSymbolChar)
import qualified Needle.Read as R
import Numeric (readFloat, readHex, readOct)
import Text.ParserCombinators.ReadP (ReadP, munch1, pfail, readS_to_P)

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

-- | The whole part and so many digits after the point as a number, if it is written without exponent.
numberToFixed :: Integer -> Number -> Maybe (Integer, Integer)
numberToFixed places n@(MkNumber s) = case numberToInteger n of
  Just i -> Just (i, 0)
  Nothing -> case span isDigit s of
    (whole, '.' : part) | all isDigit part -> Just (read whole, read ('0' : take (fromInteger places) (part ++ repeat '0')))
    _ -> Nothing

-- | The number, unless its exponents are far outside a range: 0 is taken for what is too small.
numberToRangedRational :: (Int, Int) -> Number -> Maybe Rational
numberToRangedRational (low, high) n@(MkNumber s) = case break (`elem` "eE") s of
    (_, "") -> Just (numberToRational n)
    _ | Just _ <- numberToInteger n -> Just (numberToRational n)
    (digits, _ : power)
      | size == 0 -> Just 0
      | first > toInteger high + 3 -> Nothing
      | first < toInteger low - 3 -> Just 0
      | otherwise -> Just (numberToRational n)
      where
        (whole, part) = span isDigit digits
        significant = dropWhile (== '0') whole
        zeros = length (takeWhile (== '0') (drop 1 part))
        size = length (filter (/= '0') (filter isDigit digits))
        first = exponentOf power + toInteger (if null significant then negate zeros else length significant)
  where
    exponentOf ('-' : ds) = negate (read ds)
    exponentOf ('+' : ds) = read ds
    exponentOf ds = read ds

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

-- | A character as it stands in a string literal.
lexChar :: ReadP Char
lexChar = readS_to_P R.readLitChar

-- | Digits to a base, by what is a digit and which value it has.
readIntP :: Num a => a -> (Char -> Bool) -> (Char -> Int) -> ReadP a
readIntP base isDig value = fmap (foldl (\n d -> n * base + fromIntegral (value d)) 0) (munch1 isDig)

-- | Octal digits.
readOctP :: (Eq a, Num a) => ReadP a
readOctP = readIntP 8 isOctDigit digitToInt

-- | Decimal digits.
readDecP :: (Eq a, Num a) => ReadP a
readDecP = readIntP 10 isDigit digitToInt

-- | Hexadecimal digits.
readHexP :: (Eq a, Num a) => ReadP a
readHexP = readIntP 16 isHexDigit digitToInt

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
