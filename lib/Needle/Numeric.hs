{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Numbers written and read in particular forms.
module Needle.Numeric where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List
import Needle.Char
import Needle.Read

{-# NEWER showBin, readBin #-}

-- | A number with its sign; in parentheses if negative under a precedence above 6.
showSigned :: Real a => (a -> ShowS) -> Int -> a -> ShowS
showSigned showPos p x
  | x < 0 = showParen (p > 6) (showChar '-' . showPos (negate x))
  | otherwise = showPos x

-- | A non-negative whole number in decimal.
showInt :: Integral a => a -> ShowS
showInt n r
  | n < 0 = errorWithoutStackTrace "Numeric.showInt: can't show negative numbers"
  | otherwise = integerShow (toInteger n) ++ r

-- | A non-negative whole number in a base, digits by the given function.
showIntAtBase :: (Integral a, Show a) => a -> (Int -> Char) -> a -> ShowS
showIntAtBase base toChr n0 r0
  | base <= 1 = errorWithoutStackTrace ("Numeric.showIntAtBase: applied to unsupported base " ++ show base)
  | n0 < 0 = errorWithoutStackTrace ("Numeric.showIntAtBase: applied to negative number " ++ show n0)
  | otherwise = go (quotRem n0 base) r0
  where
    go (n, d) r = seq c (if n == 0 then r' else go (quotRem n base) r')
      where
        c = toChr (fromIntegral d)
        r' = c : r

-- | In hexadecimal.
showHex :: (Integral a, Show a) => a -> ShowS
showHex = showIntAtBase 16 intToDigit

-- | In octal.
showOct :: (Integral a, Show a) => a -> ShowS
showOct = showIntAtBase 8 intToDigit

-- | In binary.
showBin :: (Integral a, Show a) => a -> ShowS
showBin = showIntAtBase 2 intToDigit

-- | Reads a number in a base.
readInt :: Num a => a -> (Char -> Bool) -> (Char -> Int) -> ReadS a
readInt base isDig valDigit r = case span isDig r of
  ([], _) -> []
  (ds, rest) -> [(listFoldl' (\n d -> n * base + fromInteger (intToInteger (valDigit d))) 0 ds, rest)]

-- | Reads hexadecimal digits.
readHex :: (Eq a, Num a) => ReadS a
readHex = readInt 16 isHexDigit digitToInt

-- | Reads octal digits.
readOct :: (Eq a, Num a) => ReadS a
readOct = readInt 8 isOctDigit digitToInt

-- | Reads decimal digits.
readDec :: (Eq a, Num a) => ReadS a
readDec = readInt 10 isDigit digitToInt

-- | Reads binary digits.
readBin :: (Eq a, Num a) => ReadS a
readBin = readInt 2 (\c -> charEq c '0' || charEq c '1') digitToInt

-- | Reads an unsigned fractional number.
readFloat :: RealFrac a => ReadS a
readFloat r = case lex r of
  [("NaN", t)] -> [(0 / 0, t)]
  [("Infinity", t)] -> [(1 / 0, t)]
  [(s, t)] -> case lexemeRational s of
    Just q -> [(fromRational q, t)]
    Nothing -> []
  _ -> []

-- | Reads a number with its sign.
readSigned :: Real a => ReadS a -> ReadS a
readSigned readPos = readParen False read'
  where
    read' r = read'' r ++ (case lex r of
      [("-", s)] -> map (\(x, t) -> (negate x, t)) (read'' s)
      _ -> [])
    read'' r = case lex r of
      [(str, s)] -> listConcatMap (\(n, t) -> if listNull t then [(n, s)] else []) (readPos str)
      _ -> []

-- | The digits at the start of a text.
lexDigits :: ReadS String
lexDigits s = case span isDigit s of
  ([], _) -> []
  (cs, t) -> [(cs, t)]

-- | The value of a fraction as a floating-point number.
fromRat :: RealFloat a => Rational -> a
fromRat = fromRational

-- Digits of floating-point numbers

-- | The shortest digits that determine the number, and the exponent (0.d1d2.. * base^e).
floatToDigits :: RealFloat a => Integer -> a -> ([Int], Int)
floatToDigits base x
  | x == 0 = ([0], 0)
  | otherwise =
      let (f0, e0) = decodeFloat x
          (minExp0, _) = floatRange x
          p = floatDigits x
          b = floatRadix x
          minExp = minExp0 - p
          (f, e) = let n = minExp - e0 in if n > 0 then (f0 `quot` (b ^ n), e0 + n) else (f0, e0)
          (r, s, mUp, mDn)
            | e >= 0 =
                let be = b ^ e
                in if f == b ^ (p - 1) then (f * be * b * 2, 2 * b, be * b, be) else (f * be * 2, 2, be, be)
            | e > minExp && f == b ^ (p - 1) = (f * b * 2, b ^ (negate e + 1) * 2, b, 1)
            | otherwise = (f * 2, b ^ negate e * 2, 1, 1)
          k0 :: Int
          k0
            | b == 2 && base == 10 =
                let lx = p - 1 + e0
                    k1 = (lx * 8651) `quot` 28738
                in if lx >= 0 then k1 + 1 else k1
            | otherwise =
                ceiling ((log (fromInteger (f + 1) :: Double) + fromInteger (intToInteger e) * log (fromInteger b)) / log (fromInteger base))
          fixup :: Int -> Int
          fixup n
            | n >= 0 = if r + mUp <= base ^ n * s then n else fixup (n + 1)
            | otherwise = if base ^ negate n * (r + mUp) <= s then n else fixup (n + 1)
          k = fixup k0
          gen ds rn sN mUpN mDnN =
            let (dn, rn') = (rn * base) `quotRem` sN
                mUpN' = mUpN * base
                mDnN' = mDnN * base
            in if rn' < mDnN'
                 then (if rn' + mUpN' > sN then (if rn' * 2 < sN then dn : ds else dn + 1 : ds) else dn : ds)
                 else (if rn' + mUpN' > sN then dn + 1 : ds else gen (dn : ds) rn' sN mUpN' mDnN')
          rds
            | k >= 0 = gen [] r (s * base ^ k) mUp mDn
            | otherwise = let bk = base ^ negate k in gen [] (r * bk) s (mUp * bk) (mDn * bk)
      in (map integerToInt (reverse rds), k)

data FFFormat = FFExponent | FFFixed | FFGeneric

-- | In the form of show.
showFloat :: RealFloat a => a -> ShowS
showFloat x = showString (formatRealFloat FFGeneric Nothing x)

-- | With an exponent; at most that many digits after the point.
showEFloat :: RealFloat a => Maybe Int -> a -> ShowS
showEFloat d x = showString (formatRealFloat FFExponent d x)

-- | Without an exponent; that many digits after the point.
showFFloat :: RealFloat a => Maybe Int -> a -> ShowS
showFFloat d x = showString (formatRealFloat FFFixed d x)

-- | showFFloat between 0.1 and 10^7, else showEFloat.
showGFloat :: RealFloat a => Maybe Int -> a -> ShowS
showGFloat d x = showString (formatRealFloat FFGeneric d x)

-- | showFFloat with the point always written.
showFFloatAlt :: RealFloat a => Maybe Int -> a -> ShowS
showFFloatAlt d x = showString (formatRealFloatAlt FFFixed d True x)

-- | showGFloat with the point always written.
showGFloatAlt :: RealFloat a => Maybe Int -> a -> ShowS
showGFloatAlt d x = showString (formatRealFloatAlt FFGeneric d True x)

formatRealFloat :: RealFloat a => FFFormat -> Maybe Int -> a -> String
formatRealFloat fmt decs x = formatRealFloatAlt fmt decs False x

formatRealFloatAlt :: RealFloat a => FFFormat -> Maybe Int -> Bool -> a -> String
formatRealFloatAlt fmt decs alt x
  | isNaN x = "NaN"
  | isInfinite x = if x < 0 then "-Infinity" else "Infinity"
  | x < 0 || isNegativeZero x = '-' : doFmt fmt (floatToDigits 10 (negate x))
  | otherwise = doFmt fmt (floatToDigits 10 x)
  where
    doFmt format (is, e) =
      let ds = map intToDigit is
      in case format of
           FFGeneric -> doFmt (if e < 0 || e > 7 then FFExponent else FFFixed) (is, e)
           FFExponent -> case decs of
             Nothing ->
               let show_e' = intShow (e - 1)
               in case ds of
                    "0" -> "0.0e0"
                    [d] -> d : ".0e" ++ show_e'
                    (d : ds') -> d : '.' : ds' ++ "e" ++ show_e'
                    [] -> errorWithoutStackTrace "formatRealFloat/doFmt/FFExponent: []"
             Just d | d <= 0 -> case is of
               [0] -> "0e0"
               _ ->
                 let (ei, is') = roundTo 10 1 is
                     n = map intToDigit (if ei > 0 then init is' else is')
                 in take 1 n ++ 'e' : intShow (e - 1 + ei)
             Just dec ->
               let dec' = max dec 1
               in case is of
                    [0] -> '0' : '.' : take dec' (repeat '0') ++ "e0"
                    _ ->
                      let (ei, is') = roundTo 10 (dec' + 1) is
                          digs = map intToDigit (if ei > 0 then init is' else is')
                      in take 1 digs ++ '.' : drop 1 digs ++ 'e' : intShow (e - 1 + ei)
           FFFixed ->
             let mk0 ls = case ls of { "" -> "0"; _ -> ls }
             in case decs of
                  Nothing
                    | e <= 0 -> "0." ++ replicate (negate e) '0' ++ ds
                    | otherwise ->
                        let f n s rs
                              | n == (0 :: Int) = mk0 (reverse s) ++ '.' : mk0 rs
                              | otherwise = case rs of
                                  "" -> f (n - 1) ('0' : s) ""
                                  (r : rs') -> f (n - 1) (r : s) rs'
                        in f e "" ds
                  Just dec ->
                    let dec' = max dec 0
                    in if e >= 0
                         then
                           let (ei, is') = roundTo 10 (dec' + e) is
                               (ls, rs) = splitAt (e + ei) (map intToDigit is')
                           in mk0 ls ++ (if listNull rs && not alt then "" else '.' : rs)
                         else
                           let (ei, is') = roundTo 10 dec' (replicate (negate e) 0 ++ is)
                               ds' = map intToDigit (if ei > 0 then is' else 0 : is')
                           in take 1 ds' ++ (if listNull (drop 1 ds') && not alt then "" else '.' : drop 1 ds')

-- rounds digits half up (half to even at an exact half)
roundTo :: Int -> Int -> [Int] -> (Int, [Int])
roundTo base d is = case f d True is of
    x@(0, _) -> x
    (1, xs) -> (1, 1 : xs)
    _ -> errorWithoutStackTrace "roundTo: bad Value"
  where
    b2 = base `quot` 2
    f :: Int -> Bool -> [Int] -> (Int, [Int])
    f n _ [] = (0, replicate n 0)
    f n e (x : xs)
      | n == 0 = if x == b2 && e && listAll (\y -> y == 0) xs then (0, []) else (if x >= b2 then 1 else 0, [])
      | otherwise =
          let (c, ds) = f (n - 1) (even x) xs
              i = c + x
          in if i == base then (1, 0 : ds) else (0, i : ds)
