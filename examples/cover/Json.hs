-- | JSON values: a parser that says where it failed, two printers, and pointers into a value.
module Json
  ( -- * Values
    Value (..)
  , Number
  , number
  , integer
  , mantissaExponent
  , ToJson (..)
    -- * Reading
  , ParseError (..)
  , parse
  , parseNumber
  , unescape
    -- * Printing
  , render
  , renderPretty
  , renderNumber
  , quote
    -- * Looking inside
  , Pointer
  , parsePointer
  , showPointer
  , at
  , update
  , depth
  , merge
    -- * Properties
  , prop_stringRoundTrip
  , prop_numberRoundTrip
  , prop_renderRoundTrip
  , prop_prettyRoundTrip
  , prop_pointerRoundTrip
  , prop_mergeKeepsOwn
  , prop_parseTotal
  ) where

import Data.Char (chr, digitToInt, isDigit, isHexDigit, isSpace, ord)
import Data.List (foldl', intercalate, isPrefixOf)
import Numeric (showHex)

data Value
  = Null
  | Bool Bool
  | Num Number
  | Str String
  | Array [Value]
  | Object [(String, Value)]
  deriving (Eq, Show)

-- | A decimal number, kept exactly: mantissa and power of ten. The mantissa is no multiple of ten, or both are zero.
data Number = Number Integer Integer
  deriving (Eq, Show)

-- | Mantissa and power of ten in any form.
number :: Integer -> Integer -> Number
number 0 _ = Number 0 0
number m e
  | r == 0 = number q (e + 1)
  | otherwise = Number m e
  where
    (q, r) = m `quotRem` 10

integer :: Integer -> Number
integer n = number n 0

mantissaExponent :: Number -> (Integer, Integer)
mantissaExponent (Number m e) = (m, e)

-- | What has a JSON form.
class ToJson a where
  toJson :: a -> Value

instance ToJson Bool where
  toJson = Bool

instance ToJson Integer where
  toJson = Num . integer

instance ToJson a => ToJson [a] where
  toJson = Array . map toJson

instance ToJson a => ToJson (Maybe a) where
  toJson = maybe Null toJson

instance (ToJson a, ToJson b) => ToJson (Either a b) where
  toJson (Left x) = Object [("left", toJson x)]
  toJson (Right y) = Object [("right", toJson y)]

-- | How many characters were left, and what was wanted there.
data ParseError = ParseError {remaining :: Int, wanted :: String}
  deriving (Eq, Show)

-- | What was read, and the rest of the text.
type Parser a = String -> Either ParseError (a, String)

failAt :: String -> String -> Either ParseError a
failAt rest what = Left (ParseError (length rest) what)

blank :: Char -> Bool
blank c = c `elem` " \t\n\r"

skip :: String -> String
skip = dropWhile blank

-- | One value, with nothing but blanks around it.
parse :: String -> Either ParseError Value
parse text = do
  (found, rest) <- value text
  case skip rest of
    "" -> Right found
    more -> failAt more "end of input"

value :: Parser Value
value text = case skip text of
  'n' : 'u' : 'l' : 'l' : rest -> Right (Null, rest)
  't' : 'r' : 'u' : 'e' : rest -> Right (Bool True, rest)
  'f' : 'a' : 'l' : 's' : 'e' : rest -> Right (Bool False, rest)
  '"' : rest -> mapFirst Str <$> string rest
  '[' : rest -> mapFirst Array <$> items ']' value rest
  '{' : rest -> mapFirst Object <$> items '}' member rest
  rest@(c : _)
    | c == '-' || isDigit c -> mapFirst Num <$> numeral rest
    | blank c -> error "value: blanks were skipped"
  rest -> failAt rest "a value"

mapFirst :: (a -> b) -> (a, c) -> (b, c)
mapFirst f (x, y) = (f x, y)

-- | Items with commas between them, after the opening bracket.
items :: Char -> Parser a -> Parser [a]
items close item text = case skip text of
  c : rest | c == close -> Right ([], rest)
  rest -> go rest
  where
    go input = do
      (x, rest) <- item input
      case skip rest of
        ',' : more -> mapFirst (x :) <$> go more
        c : more | c == close -> Right ([x], more)
        more -> failAt more ("',' or '" ++ [close] ++ "'")

member :: Parser (String, Value)
member text = case skip text of
  '"' : rest -> do
    (key, rest') <- string rest
    case skip rest' of
      ':' : more -> mapFirst ((,) key) <$> value more
      more -> failAt more "':'"
  rest -> failAt rest "a key"

-- | The characters up to the closing quote.
string :: Parser String
string text = case text of
  '"' : rest -> Right ("", rest)
  '\\' : rest -> do
    (c, rest') <- escape rest
    mapFirst (c :) <$> string rest'
  c : rest
    | c < ' ' -> failAt text "no control character"
    | otherwise -> mapFirst (c :) <$> string rest
  "" -> failAt text "'\"'"

-- | What follows a backslash.
escape :: Parser Char
escape text = case text of
  'u' : rest -> do
    (code, rest') <- hex4 rest
    unicode code rest'
  c : rest | Just plain <- lookup c escapes -> Right (plain, rest)
  _ -> failAt text "an escape"

escapes :: [(Char, Char)]
escapes = [('"', '"'), ('\\', '\\'), ('/', '/'), ('b', '\b'), ('f', '\f'), ('n', '\n'), ('r', '\r'), ('t', '\t')]

-- | Two escapes stand for one character beyond the first 65536.
unicode :: Int -> Parser Char
unicode code rest
  | code < 0xD800 || code > 0xDFFF = Right (chr code, rest)
  | code >= 0xDC00 = failAt rest "the first half of a pair before the second"
  | otherwise = case rest of
      '\\' : 'u' : more -> do
        (low, rest') <- hex4 more
        if low >= 0xDC00 && low <= 0xDFFF
          then Right (chr (0x10000 + (code - 0xD800) * 0x400 + low - 0xDC00), rest')
          else failAt more "the second half of a pair"
      _ -> failAt rest "the second half of a pair"

hex4 :: Parser Int
hex4 text
  | length digits == 4 && all isHexDigit digits = Right (foldl' (\n d -> 16 * n + digitToInt d) 0 digits, rest)
  | otherwise = failAt text "four hexadecimal digits"
  where
    (digits, rest) = splitAt 4 text

numeral :: Parser Number
numeral ('-' : text) = mapFirst (\(Number m e) -> Number (negate m) e) <$> unsigned text
numeral text = unsigned text

unsigned :: Parser Number
unsigned text = do
  (whole, rest) <- digits1 text
  case whole of
    '0' : _ : _ -> failAt text "no leading zero"
    _ -> do
      (fraction, rest') <- case rest of
        '.' : more -> digits1 more
        _ -> Right ("", rest)
      (power, rest'') <- exponentPart rest'
      Right (number (decimal (whole ++ fraction)) (power - toInteger (length fraction)), rest'')

exponentPart :: Parser Integer
exponentPart (c : text) | c == 'e' || c == 'E' = case text of
  '+' : rest -> mapFirst decimal <$> digits1 rest
  '-' : rest -> mapFirst (negate . decimal) <$> digits1 rest
  rest -> mapFirst decimal <$> digits1 rest
exponentPart text = Right (0, text)

digits1 :: Parser String
digits1 text = case span isDigit text of
  ("", _) -> failAt text "a digit"
  found -> Right found

decimal :: String -> Integer
decimal = foldl' (\n d -> 10 * n + toInteger (digitToInt d)) 0

-- | A number alone, without blanks.
parseNumber :: String -> Maybe Number
parseNumber text = case numeral text of
  Right (n, "") -> Just n
  _ -> Nothing

-- | The text that a quoted string stands for, with its quotes.
unescape :: String -> Maybe String
unescape ('"' : text) | Right (found, "") <- string text = Just found
unescape _ = Nothing

-- | Without any blanks.
render :: Value -> String
render v = case v of
  Null -> "null"
  Bool True -> "true"
  Bool False -> "false"
  Num n -> renderNumber n
  Str s -> quote s
  Array vs -> "[" ++ intercalate "," (map render vs) ++ "]"
  Object members -> "{" ++ intercalate "," [quote key ++ ":" ++ render item | (key, item) <- members] ++ "}"

-- | A line for each item, with so many blanks for each level.
renderPretty :: Int -> Value -> String
renderPretty width = go 0
  where
    go _ (Array []) = "[]"
    go _ (Object []) = "{}"
    go level (Array vs) = block level '[' ']' (map (go (level + 1)) vs)
    go level (Object members) = block level '{' '}' [quote key ++ ": " ++ go (level + 1) item | (key, item) <- members]
    go _ v = render v
    block _ _ _ [] = error "block: empty"
    block level open close rows =
      open : '\n' : intercalate ",\n" (map (indent (level + 1) ++) rows) ++ "\n" ++ indent level ++ [close]
    indent level = replicate (width * level) ' '

-- | Digits as far as six places before or after the point do, else with an exponent.
renderNumber :: Number -> String
renderNumber (Number m e)
  | m < 0 = '-' : renderNumber (Number (negate m) e)
  | e >= 0 && e <= 6 = digits ++ replicate (fromInteger e) '0'
  | e < 0 && e >= -6 = whole ++ "." ++ fraction
  | otherwise = digits ++ "e" ++ show e
  where
    digits = show m
    places = fromInteger (negate e)
    padded = replicate (places + 1 - length digits) '0' ++ digits
    (whole, fraction) = splitAt (length padded - places) padded

quote :: String -> String
quote text = "\"" ++ concatMap char text ++ "\""
  where
    char c
      | Just letter <- lookup c [(plain, e) | (e, plain) <- escapes, e /= '/'] = ['\\', letter]
      | c < ' ' = "\\u00" ++ showHex (ord c) ""
      | otherwise = [c]

-- | The keys and positions that lead to a place in a value.
type Pointer = [String]

-- | Reads the form with slashes, in which @~1@ stands for a slash and @~0@ for a tilde.
parsePointer :: String -> Maybe Pointer
parsePointer "" = Just []
parsePointer ('/' : text) = Just (map (replace "~1" "/" . replace "~0" "~") (parts text))
  where
    parts rest = case break (== '/') rest of
      (part, _ : more) -> part : parts more
      (part, "") -> [part]
parsePointer _ = Nothing

showPointer :: Pointer -> String
showPointer = concatMap (('/' :) . replace "/" "~1" . replace "~" "~0")

replace :: String -> String -> String -> String
replace _ _ "" = ""
replace old new text@(c : rest)
  | null old = error "replace: nothing to replace"
  | old `isPrefixOf` text = new ++ replace old new (drop (length old) text)
  | otherwise = c : replace old new rest

-- | The value that a pointer leads to.
at :: Pointer -> Value -> Maybe Value
at [] v = Just v
at (key : path) v = case v of
  Object members -> lookup key members >>= at path
  Array vs | Just i <- position key, (x : _) <- drop i vs -> at path x
  _ -> Nothing

-- | Array positions have no leading zero.
position :: String -> Maybe Int
position key
  | null key || length key > 9 || not (all isDigit key) = Nothing
  | take 1 key == "0" && length key > 1 = Nothing
  | any isSpace key = error "position: a blank among digits"
  | otherwise = Just (fromInteger (decimal key))

-- | Changes the value that a pointer leads to.
update :: Pointer -> (Value -> Value) -> Value -> Maybe Value
update [] f v = Just (f v)
update (key : path) f v = case v of
  Object members | (before, (_, old) : behind) <- break ((== key) . fst) members -> do
    new <- update path f old
    Just (Object (before ++ (key, new) : behind))
  Array vs | Just i <- position key, (before, old : behind) <- splitAt i vs -> do
    new <- update path f old
    Just (Array (before ++ new : behind))
  _ -> Nothing

-- | How deep arrays and objects are nested.
depth :: Value -> Int
depth (Array vs) = 1 + foldr (max . depth) 0 vs
depth (Object members) = 1 + foldr (max . depth . snd) 0 members
depth _ = 0

-- | The members of both objects, of two with one key the first; otherwise the first value.
merge :: Value -> Value -> Value
merge (Object xs) (Object ys) = Object (map own xs ++ [y | y@(key, _) <- ys, key `notElem` map fst xs])
  where
    own (key, v) = (key, maybe v (merge v) (lookup key ys))
merge v _ = v

prop_stringRoundTrip :: String -> Bool
prop_stringRoundTrip text = unescape (quote text) == Just text

prop_numberRoundTrip :: Integer -> Integer -> Bool
prop_numberRoundTrip m e = parseNumber (renderNumber n) == Just n
  where
    n = number m e

prop_renderRoundTrip :: [(Maybe Integer, Bool)] -> Bool
prop_renderRoundTrip rows = parse (render v) == Right v
  where
    v = Array [Object [("n", toJson n), ("b", toJson b)] | (n, b) <- rows]

prop_prettyRoundTrip :: [[Either Bool Integer]] -> Bool
prop_prettyRoundTrip rows = parse (renderPretty 2 (toJson rows)) == Right (toJson rows)

prop_pointerRoundTrip :: [String] -> Bool
prop_pointerRoundTrip path = parsePointer (showPointer path) == Just path

prop_mergeKeepsOwn :: [(String, Integer)] -> [(String, Integer)] -> Bool
prop_mergeKeepsOwn xs ys = and [at [key] both == (toJson <$> lookup key xs) | (key, _) <- xs]
  where
    both = merge (object xs) (object ys)
    object members = Object [(key, toJson n) | (key, n) <- members]

prop_parseTotal :: String -> Bool
prop_parseTotal text = case parse text of
  Left problem -> remaining problem <= length text && not (null (wanted problem))
  Right v -> depth v <= length text
