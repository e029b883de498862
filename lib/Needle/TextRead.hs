{-# LANGUAGE NoImplicitPrelude, BangPatterns, RankNTypes #-}
-- | Readers of numbers at the front of a text, whatever kind of text it is: they get its 'uncons'-like functions.
module Needle.TextRead where

import Needle.Prim
import Needle.Classes
import Needle.Base
import Needle.Real
import Needle.Char (digitToInt, isDigit, isHexDigit)

-- | How to take a prefix off a text, and a character.
data Source t = Source
  { sourceSpan :: (Char -> Bool) -> t -> ([Char], t)
  , sourceUncons :: t -> Maybe (Char, t) }

type Result t a = Either String (a, t)

readNatural :: Num a => String -> a -> (Char -> Bool) -> Source t -> t -> Result t a
readNatural what base ok source t = case sourceSpan source ok t of
  ([], _) -> Left what
  (ds, rest) -> Right (number base ds, rest)

readDecimal :: Num a => Source t -> t -> Result t a
readDecimal = readNatural "input does not start with a digit" 10 isDigit

readHexadecimal :: Num a => Source t -> t -> Result t a
readHexadecimal source t = readNatural "input does not start with a hexadecimal digit" 16 isHexDigit source (unprefixed t)
  where
    unprefixed u = case sourceUncons source u of
      Just ('0', v) -> case sourceUncons source v of
        Just (x, w) | charEq x 'x' || charEq x 'X' -> w
        _ -> u
      _ -> u

number :: Num a => a -> [Char] -> a
number base = go 0
  where
    go !n [] = n
    go n (d : ds) = go (n * base + fromInteger (toInteger (digitToInt d))) ds

-- | A reader that takes a sign first.
readSigned :: Num a => Source t -> (t -> Result t a) -> t -> Result t a
readSigned source reader t = case sourceUncons source t of
  Just ('-', r) -> case reader r of
    Right (n, u) -> Right (negate n, u)
    Left e -> Left e
  Just ('+', r) -> reader r
  _ -> reader t

-- | Digits, perhaps with a fraction and an exponent.
readRational :: Fractional a => Source t -> t -> Result t a
readRational = readWithin (\e -> e)

-- | The same for a Double, for which exponents far out all mean the same: 0 or infinity.
readDouble :: Source t -> t -> Result t Double
readDouble = readWithin (\e -> max (negate 100000) (min 100000 e))

readWithin :: Fractional a => (Int -> Int) -> Source t -> t -> Result t a
readWithin limit source = readSigned source unsigned
  where
    unsigned t = case readDecimal source t of
      Left e -> Left e
      Right (whole, r) -> case fraction r of
        (ds, u) -> case power u of
          (e, v) -> Right (value (number 10 ds + whole * (10 ^ count ds)) (limit e - count ds), v)
    fraction r = case sourceUncons source r of
      Just ('.', u) -> case sourceSpan source isDigit u of
        ([], _) -> ([], r)
        found -> found
      _ -> ([], r)
    power u = case sourceUncons source u of
      Just (c, v) | charEq c 'e' || charEq c 'E' -> case readSigned source (readDecimal source) v of
        Right found -> found
        Left _ -> (0, u)
      _ -> (0, u)
    count :: [a] -> Int
    count = go 0
      where
        go !n [] = n
        go n (_ : r) = go (n + 1) r
    value :: Fractional b => Integer -> Int -> b
    value m e
      | e >= 0 = fromRational ((m * 10 ^ e) :% 1)
      | otherwise = fromRational (m % (10 ^ negate e))
