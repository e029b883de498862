-- | Numbers at the front of a text. Each reader gives the number and what follows it, or what is wrong.
module Data.Text.Read (Reader, decimal, hexadecimal, signed, rational, double) where

import Data.Text (Text)
import qualified Data.Text as T
import Needle.TextRead

-- | A reader.
type Reader a = Text -> Either String (a, Text)

source :: Source Text
source = Source (\p t -> case T.span p t of (a, b) -> (T.unpack a, b)) T.uncons

-- | Digits.
decimal :: Integral a => Reader a
decimal = readDecimal source

-- | Digits of base 16, with or without 0x.
hexadecimal :: Integral a => Reader a
hexadecimal = readHexadecimal source

-- | A sign, perhaps, in front of a number.
signed :: Num a => Reader a -> Reader a
signed = readSigned source

-- | A number with a fraction and an exponent, perhaps. What is read is exact.
rational :: Fractional a => Reader a
rational = readRational source

-- | A number with a fraction and an exponent, perhaps.
double :: Reader Double
double = readDouble source
