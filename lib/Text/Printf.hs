-- | Formatted text.
module Text.Printf (printf, hPrintf, PrintfType, HPrintfType, PrintfArg(..), IsChar(..), UArg) where

import Data.Char
import Data.Int
import Data.Word
import Numeric
import Numeric.Natural
import System.IO
import Needle.Prim (unsafeCoerce)

{-# NEWER UArg #-}

-- | An argument, ready to be formatted.
data UArg
  = UChar Char
  | UString String
  | UInteger Integer Integer -- the least value of its type (0: none, for unbounded types), the value
  | UDouble Double
  | UFloat Float

-- | Types printf accepts.
class PrintfArg a where
  toUArg :: a -> UArg

-- | Characters.
class IsChar c where
  toChar :: c -> Char
  fromChar :: Char -> c

instance IsChar Char where
  toChar c = c
  fromChar c = c

instance PrintfArg Char where
  toUArg = UChar

instance IsChar c => PrintfArg [c] where
  toUArg s = UString (map toChar s)

instance PrintfArg Int where
  toUArg n = UInteger (toInteger (minBound :: Int)) (toInteger n)

instance PrintfArg Integer where
  toUArg n = UInteger 0 n

instance PrintfArg Natural where
  toUArg n = UInteger 0 (toInteger n)

instance PrintfArg Word where
  toUArg n = UInteger 0 (toInteger n)

instance PrintfArg Int8 where
  toUArg n = UInteger (toInteger (minBound :: Int8)) (toInteger n)

instance PrintfArg Int16 where
  toUArg n = UInteger (toInteger (minBound :: Int16)) (toInteger n)

instance PrintfArg Int32 where
  toUArg n = UInteger (toInteger (minBound :: Int32)) (toInteger n)

instance PrintfArg Int64 where
  toUArg n = UInteger (toInteger (minBound :: Int64)) (toInteger n)

instance PrintfArg Word8 where
  toUArg n = UInteger 0 (toInteger n)

instance PrintfArg Word16 where
  toUArg n = UInteger 0 (toInteger n)

instance PrintfArg Word32 where
  toUArg n = UInteger 0 (toInteger n)

instance PrintfArg Word64 where
  toUArg n = UInteger 0 (toInteger n)

instance PrintfArg Double where
  toUArg = UDouble

instance PrintfArg Float where
  toUArg = UFloat

-- | What printf can return: a string, an action, or a function taking one more argument.
class PrintfType t where
  spr :: String -> [UArg] -> t

instance IsChar c => PrintfType [c] where
  spr fmts args = map fromChar (uprintf fmts (reverse args))

instance PrintfType (IO a) where
  spr fmts args = putStr (uprintf fmts (reverse args)) >> return (unsafeCoerce ())

instance (PrintfArg a, PrintfType r) => PrintfType (a -> r) where
  spr fmts args = \a -> spr fmts (toUArg a : args)

-- | What hPrintf can return.
class HPrintfType t where
  hspr :: Handle -> String -> [UArg] -> t

instance HPrintfType (IO a) where
  hspr h fmts args = hPutStr h (uprintf fmts (reverse args)) >> return (unsafeCoerce ())

instance (PrintfArg a, HPrintfType r) => HPrintfType (a -> r) where
  hspr h fmts args = \a -> hspr h fmts (toUArg a : args)

-- | Formats its arguments by the format string.
printf :: PrintfType r => String -> r
printf fmts = spr fmts []

-- | printf to a handle.
hPrintf :: HPrintfType r => Handle -> String -> r
hPrintf h fmts = hspr h fmts []

perror :: String -> a
perror s = errorWithoutStackTrace ("printf: " ++ s)

data Flags = Flags
  { leftAlign :: Bool
  , zeroPad :: Bool
  , plusSign :: Bool
  , spaceSign :: Bool
  , alternate :: Bool
  }

uprintf :: String -> [UArg] -> String
uprintf "" [] = ""
uprintf "" _ = perror "formatting string ended prematurely"
uprintf ('%' : '%' : cs) us = '%' : uprintf cs us
uprintf ('%' : cs) us = directive cs us
uprintf (c : cs) us = c : uprintf cs us

directive :: String -> [UArg] -> String
directive cs0 us0 = getFlags (Flags False False False False False) cs0
  where
    getFlags fl cs = case cs of
      '-' : r -> getFlags fl { leftAlign = True } r
      '0' : r -> getFlags fl { zeroPad = True } r
      '+' : r -> getFlags fl { plusSign = True } r
      ' ' : r -> getFlags fl { spaceSign = True } r
      '#' : r -> getFlags fl { alternate = True } r
      _ -> getWidth fl cs us0
    getWidth fl cs us = case cs of
      '*' : r -> case star us of
        (n, us') -> if n < 0 then getPrec fl { leftAlign = True } (Just (negate n)) r us' else getPrec fl (Just n) r us'
      _ -> case span isDigit cs of
        ("", r) -> getPrec fl Nothing r us
        (ds, r) -> getPrec fl (Just (read ds)) r us
    getPrec fl w cs us = case cs of
      '.' : '*' : r -> case star us of
        (n, us') -> getConv fl w (Just n) r us'
      '.' : r -> case span isDigit r of
        ("", r') -> getConv fl w (Just 0) r' us
        (ds, r') -> getConv fl w (Just (read ds)) r' us
      _ -> getConv fl w Nothing cs us
    getConv fl w p cs us = case dropWhile (`elem` "hlL") cs of
      "" -> perror "argument list ended prematurely"
      c : r -> case us of
        [] -> perror "argument list ended prematurely"
        u : us' -> pad fl w (format fl p c u) ++ uprintf r us'
    star us = case us of
      UInteger _ n : us' -> (fromInteger n, us')
      [] -> perror "argument list ended prematurely"
      _ -> perror "bad argument"

-- sign (or prefix) and body
pad :: Flags -> Maybe Int -> (String, String) -> String
pad fl w (pre, body) = case w of
  Nothing -> pre ++ body
  Just n ->
    let fill = n - length pre - length body
    in if fill <= 0 then pre ++ body
       else if leftAlign fl then pre ++ body ++ replicate fill ' '
       else if zeroPad fl then pre ++ replicate fill '0' ++ body
       else replicate fill ' ' ++ pre ++ body

format :: Flags -> Maybe Int -> Char -> UArg -> (String, String)
format fl p c u = case u of
  UChar x -> case c of
    'c' -> ("", [x])
    'v' -> ("", [x])
    _ | c `elem` "dioxXbu" -> format fl p c (UInteger 0 (toInteger (ord x)))
      | otherwise -> bad
  UString s -> case c of
    's' -> ("", cut s)
    'v' -> ("", cut s)
    _ -> bad
  UInteger m n -> case c of
    'd' -> signed n
    'i' -> signed n
    'v' -> signed n
    'u' -> signed (unsign m n)
    'x' -> based "0x" showHex m n
    'X' -> case based "0X" showHex m n of (a, b) -> (a, map toUpper b)
    'o' -> based "0" showOct m n
    'b' -> based "0b" showBin m n
    'c' -> if n >= 0 && n <= 1114111 then ("", [chr (fromInteger n)]) else perror "illegal char conversion"
    _ -> bad
  UDouble x -> case c of
    _ | c `elem` "eEfFgGv" -> double x
      | otherwise -> bad
  UFloat x -> case c of
    _ | c `elem` "eEfFgGv" -> double x
      | otherwise -> bad
  where
    bad = perror ("bad formatting char " ++ show c)
    cut s = maybe s (\n -> take n s) p
    sign s = case s of
      '-' : r -> ("-", r)
      _ | plusSign fl -> ("+", s)
        | spaceSign fl -> (" ", s)
        | otherwise -> ("", s)
    signed n = case sign (show n) of (a, b) -> (a, digits b)
    digits b = case p of
      Just k -> replicate (k - length b) '0' ++ b
      Nothing -> b
    unsign m n
      | n >= 0 = n
      | m == 0 = perror "bad argument"
      | otherwise = n + negate (2 * m)
    based pre shower m n = (if alternate fl && n /= 0 then pre else "", digits (shower (unsign m n) ""))
    double x =
      let up = if isUpper c then map toUpper else id
          s = case toLower c of
            'e' -> showEFloat p x ""
            'f' -> (if alternate fl then showFFloatAlt p x "" else showFFloat p x "")
            _ -> general x
      in sign (up s)
    general x
      | x /= 0 && (abs x < 0.1 || abs x >= 10000000) = showEFloat p x ""
      | otherwise = showFFloat p x ""
