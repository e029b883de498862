{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | The class Read in the style of the Report, with GHC's lexemes.
module Needle.Read where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Typeable
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List
import Needle.Foldable
import Needle.Char

-- | Parsers: all ways to read a prefix.
type ReadS a = String -> [(a, String)]

-- | Parsers that know the precedence around them.
newtype ReadPrec a = ReadPrec (Int -> ReadS a)

-- | Types whose values can be read.
class Read a where
  readsPrec :: Int -> ReadS a
  readList :: ReadS [a]
  readPrec :: ReadPrec a
  readListPrec :: ReadPrec [a]
  readsPrec = case readPrec of ReadPrec f -> f
  readList = readListOf (readsPrec 0)
  readPrec = ReadPrec readsPrec
  readListPrec = ReadPrec (\_ -> readList)
  {-# MINIMAL readsPrec | readPrec #-}

-- | Reads a prefix.
reads :: Read a => ReadS a
reads = readsPrec 0

-- a list in brackets
readListOf :: ReadS a -> ReadS [a]
readListOf item = readParen False (\r -> case lex r of
    [("[", s)] -> first s
    _ -> [])
  where
    first s = case lex s of
      [("]", t)] -> [([], t)]
      _ -> items s
    items s = listConcatMap (\(x, t) -> map (\(xs, u) -> (x : xs, u)) (rest t)) (item s)
    rest s = case lex s of
      [("]", t)] -> [([], t)]
      [(",", t)] -> items t
      _ -> []

-- | Parentheses, required if the condition holds, else allowed.
readParen :: Bool -> ReadS a -> ReadS a
readParen b g = if b then mandatory else optional'
  where
    optional' r = g r ++ mandatory r
    mandatory r = case lex r of
      [("(", s)] -> listConcatMap (\(x, t) -> case lex t of
        [(")", u)] -> [(x, u)]
        _ -> []) (optional' s)
      _ -> []

-- | What derived instances read with: the alternatives at a precedence, or anything in parentheses.
readAlternatives :: (Int -> ReadS a) -> Int -> ReadS a
readAlternatives f d r = f d r ++ (case lex r of
  [("(", s)] -> listConcatMap (\(x, t) -> case lex t of
    [(")", u)] -> [(x, u)]
    _ -> []) (readAlternatives f 0 s)
  _ -> [])

-- | What is left when the next lexeme is that one.
readToken :: String -> String -> [String]
readToken w r = case lex r of
  [(t, s)] -> if t == w then [s] else []
  _ -> []

-- | Reads a whole string, or says why not.
readEither :: Read a => String -> Either String a
readEither s = case listConcatMap (\(x, t) -> if listAll isSpace t then [x] else []) (readsPrec 0 s) of
  [x] -> Right x
  [] -> Left "Prelude.read: no parse"
  _ -> Left "Prelude.read: ambiguous parse"

-- | Reads a whole string, if it can be read.
readMaybe :: Read a => String -> Maybe a
readMaybe s = case readEither s of
  Left _ -> Nothing
  Right a -> Just a

-- | Reads a whole string; an error if it cannot be read.
read :: Read a => String -> a
read s = case readEither s of
  Left e -> errorWithoutStackTrace e
  Right a -> a

-- Lexemes

-- | The first lexeme; an empty one at the end of the text.
lex :: ReadS String
lex s0 = case dropWhile isSpace s0 of
  "" -> [("", "")]
  s@(c : cs)
    | charEq c '"' -> lexStringLit cs (\r -> '"' : r)
    | charEq c '\'' -> case charBody cs of
        Just (n, '\'' : t) -> [('\'' : (take n cs ++ "'"), t)]
        _ -> []
    | listElem c ",;()[]{}`" -> [([c], cs)]
    | isSymbolChar c -> case span isSymbolChar cs of (sym, t) -> [(c : sym, t)]
    | isAlpha c || charEq c '_' -> case span isIdChar cs of (nam, t) -> [(c : nam, t)]
    | isDigit c -> case lexNumber s of (n, t) -> [(n, t)]
    | otherwise -> []
  where
    isIdChar c = isAlphaNum c || charEq c '_' || charEq c '\''
    -- how many characters one literal character takes
    charBody cs = case cs of
      '\'' : _ -> Nothing
      '\\' : _ -> case readLitChar cs of
        [(_, t)] -> Just (intSub (listLength cs) (listLength t), t)
        _ -> Nothing
      _ : t -> Just (1, t)
      [] -> Nothing

isSymbolChar :: Char -> Bool
isSymbolChar c
  | charLt c '\x80' = listElem c "!@#$%&*+./<=>?\\^|:-~"
  | otherwise = let k = charCategory c in (intGe k 18 && intLe k 21) || intEq k 12 || intEq k 17 || intEq k 11

lexStringLit :: String -> (String -> String) -> [(String, String)]
lexStringLit s acc = case s of
  '"' : t -> [(acc "\"", t)]
  '\\' : c : t
    | isSpace c -> case dropWhile isSpace t of
        '\\' : u -> lexStringLit u (\r -> acc ('\\' : c : (takeWhile isSpace t ++ '\\' : r)))
        _ -> []
    | otherwise -> lexStringLit t (\r -> acc ('\\' : c : r))
  c : t -> lexStringLit t (\r -> acc (c : r))
  [] -> []

-- the number at the start of the text: 0x, 0o, or decimal with fraction and exponent
lexNumber :: String -> (String, String)
lexNumber s = case s of
  '0' : x : d : t
    | (charEq x 'x' || charEq x 'X') && isHexDigit d -> based x isHexDigit (d : t)
    | (charEq x 'o' || charEq x 'O') && isOctDigit d -> based x isOctDigit (d : t)
  _ -> case span isDigit s of
    (ds, t) -> case fraction t of
      (fs, u) -> case expo u of
        (es, v) -> (ds ++ fs ++ es, v)
  where
    based x p t = case span p t of (ds, u) -> ('0' : x : ds, u)
    fraction t = case t of
      '.' : d : _ | isDigit d -> case t of
        _ : t' -> case span isDigit t' of (ds, u) -> ('.' : ds, u)
        [] -> ("", t)
      _ -> ("", t)
    expo t = case t of
      e : c : u | charEq e 'e' || charEq e 'E' ->
        if isDigit c then (case span isDigit (c : u) of (ds, v) -> (e : ds, v))
        else if charEq c '-' || charEq c '+' then (case span isDigit u of
          ([], _) -> ("", t)
          (ds, v) -> (e : c : ds, v))
        else ("", t)
      _ -> ("", t)

-- the value of digits in a base
digitsToInteger :: Integer -> String -> Integer
digitsToInteger base = go 0
  where
    go !n [] = n
    go !n (d : ds) = go (integerAdd (integerMul n base) (intToInteger (digitToInt d))) ds

-- a whole number, if the lexeme is one
lexemeInteger :: String -> Maybe Integer
lexemeInteger s = case s of
  '0' : x : ds@(_ : _)
    | charEq x 'x' || charEq x 'X' -> Just (digitsToInteger 16 ds)
    | charEq x 'o' || charEq x 'O' -> Just (digitsToInteger 8 ds)
  c : _ | isDigit c && listAll isDigit s -> Just (decimal s)
  _ -> Nothing

-- decimal digits; up to 18 fit an Int
decimal :: String -> Integer
decimal s = if shorter 18 s then intToInteger (small 0 s) else digitsToInteger 10 s
  where
    shorter :: Int -> String -> Bool
    shorter _ [] = True
    shorter n (_ : t) = if intEq n 0 then False else shorter (intSub n 1) t
    small :: Int -> String -> Int
    small !n [] = n
    small !n (d : ds) = small (intAdd (intMul n 10) (intSub (ord d) 48)) ds

-- any number, if the lexeme is one
lexemeRational :: String -> Maybe Rational
lexemeRational s = case lexemeInteger s of
  Just n -> Just (n :% 1)
  Nothing -> case s of
    c : _ | isDigit c -> case span isDigit s of
      (ds, t) -> case frac t of
        (fs, u) ->
          let e = expo u - listLength fs
              m = digitsToInteger 10 (ds ++ fs)
          in Just (if e >= 0 then (m * 10 ^ min e 100000) :% 1 else m % (10 ^ min (negate e) 100000))
    _ -> Nothing
  where
    frac t = case t of
      '.' : u -> span isDigit u
      _ -> ("", t)
    expo :: String -> Int
    expo u = case u of
      _ : '-' : ds -> negate (clip ds)
      _ : '+' : ds -> clip ds
      _ : ds -> clip ds
      [] -> 0
    clip ds = integerToInt (min 1000000 (decimal ds))

readNumberWith :: Num a => (String -> Maybe a) -> ReadS a
readNumberWith conv = readParen False (\r -> case lex r of
  [("-", s)] -> case lex s of
    [(t, u)] -> case conv t of
      Just n -> [(negate n, u)]
      Nothing -> []
    _ -> []
  [(t, u)] -> case conv t of
    Just n -> [(n, u)]
    Nothing -> []
  _ -> [])

-- | Reads any whole number type.
readIntegral :: Num a => ReadS a
readIntegral = readNumberWith (\t -> case lexemeInteger t of
  Just n -> Just (fromInteger n)
  Nothing -> Nothing)

-- | Reads any fractional type, NaN and Infinity included.
readFractional :: Fractional a => ReadS a
readFractional = readNumberWith (\t -> case t of
  "NaN" -> Just (0 / 0)
  "Infinity" -> Just (1 / 0)
  _ -> case lexemeRational t of
    Just q -> Just (fromRational q)
    Nothing -> Nothing)

-- the common case, a short decimal number and a delimiter, without the lexer
quickInt :: String -> (Int -> a) -> ReadS a -> [(a, String)]
quickInt s0 wrap slow = start s0
  where
    start s = case s of
      c : t
        | isDigit c -> digits False 0 0 s
        | charEq c '-' -> case t of
            d : _ | isDigit d -> digits True 0 0 t
            _ -> slow s0
        | isSpace c -> start t
      _ -> slow s0
    digits neg !k !n s = case s of
      [] -> done neg n s
      c : t
        | isDigit c -> if intGe k 17 then slow s0
            else digits neg (intAdd k 1) (intAdd (intMul n 10) (intSub (ord c) 48)) t
        | isSpace c || charEq c ',' || charEq c ')' || charEq c ']' -> done neg n s
        | otherwise -> slow s0
    done neg n s = [(wrap (if neg then intNegate n else n), s)]

instance Read Int where
  readsPrec _ s = quickInt s id readIntegral

instance Read Integer where
  readsPrec _ s = quickInt s intToInteger readIntegral

instance Read Word where
  readsPrec _ = readIntegral

instance Read Double where
  readsPrec _ = readFractional

instance Read Float where
  readsPrec _ = readFractional

instance (Integral a, Read a) => Read (Ratio a) where
  readsPrec d = readParen (d > 7) (\r ->
    [(x % y, u) | (x, s) <- readsPrec 8 r, ("%", t) <- lex s, (y, u) <- readsPrec 8 t])

instance Read Char where
  readsPrec _ = readParen False (\r -> case lex r of
    [('\'' : s, t)] -> case readLitChar s of
      [(c, "'")] -> [(c, t)]
      _ -> []
    _ -> [])
  readList s = readParen False (\r -> case lex r of
    [('"' : body, t)] -> case unescape body of
      Just str -> [(str, t)]
      Nothing -> []
    _ -> []) s ++ readListOf (readsPrec 0) s

-- the characters of a string lexeme after its opening quote
unescape :: String -> Maybe String
unescape s = case s of
  "\"" -> Just ""
  '\\' : '&' : t -> unescape t
  '\\' : c : t | isSpace c -> case dropWhile isSpace t of
    '\\' : u -> unescape u
    _ -> Nothing
  _ -> case readLitChar s of
    [(c, t)] -> case unescape t of
      Just r -> Just (c : r)
      Nothing -> Nothing
    _ -> Nothing

-- | Reads one character as written inside a literal.
readLitChar :: ReadS Char
readLitChar s = case s of
  [] -> []
  '\\' : t -> escape t
  c : t -> [(c, t)]
  where
    escape t = case t of
      [] -> []
      '^' : c : u | charGe c '@' && charLe c '_' -> [(unsafeChr (intSub (ord c) 64), u)]
      'x' : u@(d : _) | isHexDigit d -> code 16 isHexDigit u
      'X' : u@(d : _) | isHexDigit d -> code 16 isHexDigit u
      'o' : u@(d : _) | isOctDigit d -> code 8 isOctDigit u
      'O' : u@(d : _) | isOctDigit d -> code 8 isOctDigit u
      c : u
        | isDigit c -> code 10 isDigit t
        | otherwise -> case lookup c simple of
            Just e -> [(e, u)]
            Nothing -> named t
    simple =
      [ ('a', '\a'), ('b', '\b'), ('f', '\f'), ('n', '\n'), ('r', '\r'), ('t', '\t'), ('v', '\v')
      , ('\\', '\\'), ('"', '"'), ('\'', '\'') ]
    code base p u = case span p u of
      (ds, v) -> let n = digitsToInteger base ds in if n <= 1114111 then [(unsafeChr (integerToInt n), v)] else []
    named t = try names
      where
        try [] = []
        try ((n, c) : r) = case stripPrefix n t of
          Just u -> [(c, u)]
          Nothing -> try r
    names = ("SOH", '\SOH') : ("DEL", '\DEL') : zip asciiNames (enumFromTo '\NUL' ' ')

-- | The text of one character as written inside a literal.
lexLitChar :: ReadS String
lexLitChar s = case s of
  [] -> []
  '\\' : _ -> case readLitChar s of
    [(_, t)] -> [(take (intSub (listLength s) (listLength t)) s, t)]
    _ -> []
  c : t -> [([c], t)]

-- a value named by one identifier
readNamed :: [(String, a)] -> ReadS a
readNamed table = readParen False (\r -> case lex r of
  [(t, u)] -> case lookup t table of
    Just x -> [(x, u)]
    Nothing -> []
  _ -> [])

instance Read Bool where
  readsPrec _ = readNamed [("False", False), ("True", True)]

instance Read Ordering where
  readsPrec _ = readNamed [("LT", LT), ("EQ", EQ), ("GT", GT)]

instance Read a => Read (Maybe a) where
  readsPrec d r = readNamed [("Nothing", Nothing)] r ++ readParen (d > 10) (\s0 -> case lex s0 of
    [("Just", s)] -> [(Just x, t) | (x, t) <- readsPrec 11 s]
    _ -> []) r

instance (Read a, Read b) => Read (Either a b) where
  readsPrec d = readParen (d > 10) (\r -> case lex r of
    [("Left", s)] -> [(Left x, t) | (x, t) <- readsPrec 11 s]
    [("Right", s)] -> [(Right x, t) | (x, t) <- readsPrec 11 s]
    _ -> [])

instance Read a => Read (NonEmpty a) where
  readsPrec d = readParen (d > 5) (\r ->
    [(x :| xs, u) | (x, s) <- readsPrec 6 r, (":|", t) <- lex s, (xs, u) <- readsPrec 6 t])

instance Read a => Read (Identity a) where
  readsPrec d = readParen (d > 10) (\r -> [(Identity x, t) | ("Identity", s) <- lex r, (x, t) <- readsPrec 11 s])

instance Read a => Read [a] where
  readsPrec _ = readList

instance Read () where
  readsPrec _ = readParen False (\r -> [((), t) | ("(", s) <- lex r, (")", t) <- lex s])

instance (Read a, Read b) => Read (a, b) where
  readsPrec _ = readParen False (\s0 -> [((a, b), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (")", z) <- lex s4])

instance (Read a, Read b, Read c) => Read (a, b, c) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (")", z) <- lex s6])

instance (Read a, Read b, Read c, Read d) => Read (a, b, c, d) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (")", z) <- lex s8])

instance (Read a, Read b, Read c, Read d, Read e) => Read (a, b, c, d, e) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (")", z) <- lex s10])

instance (Read a, Read b, Read c, Read d, Read e, Read f) => Read (a, b, c, d, e, f) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (")", z) <- lex s12])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g) => Read (a, b, c, d, e, f, g) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (")", z) <- lex s14])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h) => Read (a, b, c, d, e, f, g, h) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (")", z) <- lex s16])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i) => Read (a, b, c, d, e, f, g, h, i) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (")", z) <- lex s18])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j) => Read (a, b, c, d, e, f, g, h, i, j) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i, j), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (",", s19) <- lex s18, (j, s20) <- readsPrec 0 s19, (")", z) <- lex s20])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k) => Read (a, b, c, d, e, f, g, h, i, j, k) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i, j, k), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (",", s19) <- lex s18, (j, s20) <- readsPrec 0 s19, (",", s21) <- lex s20, (k, s22) <- readsPrec 0 s21, (")", z) <- lex s22])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l) => Read (a, b, c, d, e, f, g, h, i, j, k, l) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i, j, k, l), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (",", s19) <- lex s18, (j, s20) <- readsPrec 0 s19, (",", s21) <- lex s20, (k, s22) <- readsPrec 0 s21, (",", s23) <- lex s22, (l, s24) <- readsPrec 0 s23, (")", z) <- lex s24])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m) => Read (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i, j, k, l, m), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (",", s19) <- lex s18, (j, s20) <- readsPrec 0 s19, (",", s21) <- lex s20, (k, s22) <- readsPrec 0 s21, (",", s23) <- lex s22, (l, s24) <- readsPrec 0 s23, (",", s25) <- lex s24, (m, s26) <- readsPrec 0 s25, (")", z) <- lex s26])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m, Read n) => Read (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i, j, k, l, m, n), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (",", s19) <- lex s18, (j, s20) <- readsPrec 0 s19, (",", s21) <- lex s20, (k, s22) <- readsPrec 0 s21, (",", s23) <- lex s22, (l, s24) <- readsPrec 0 s23, (",", s25) <- lex s24, (m, s26) <- readsPrec 0 s25, (",", s27) <- lex s26, (n, s28) <- readsPrec 0 s27, (")", z) <- lex s28])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m, Read n, Read o) => Read (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  readsPrec _ = readParen False (\s0 -> [((a, b, c, d, e, f, g, h, i, j, k, l, m, n, o), z) | ("(", s1) <- lex s0, (a, s2) <- readsPrec 0 s1, (",", s3) <- lex s2, (b, s4) <- readsPrec 0 s3, (",", s5) <- lex s4, (c, s6) <- readsPrec 0 s5, (",", s7) <- lex s6, (d, s8) <- readsPrec 0 s7, (",", s9) <- lex s8, (e, s10) <- readsPrec 0 s9, (",", s11) <- lex s10, (f, s12) <- readsPrec 0 s11, (",", s13) <- lex s12, (g, s14) <- readsPrec 0 s13, (",", s15) <- lex s14, (h, s16) <- readsPrec 0 s15, (",", s17) <- lex s16, (i, s18) <- readsPrec 0 s17, (",", s19) <- lex s18, (j, s20) <- readsPrec 0 s19, (",", s21) <- lex s20, (k, s22) <- readsPrec 0 s21, (",", s23) <- lex s22, (l, s24) <- readsPrec 0 s23, (",", s25) <- lex s24, (m, s26) <- readsPrec 0 s25, (",", s27) <- lex s26, (n, s28) <- readsPrec 0 s27, (",", s29) <- lex s28, (o, s30) <- readsPrec 0 s29, (")", z) <- lex s30])

