-- JSON: a value type with a class for conversion, a parser with positions in its errors, a compact and a
-- pretty printer, and queries by path.
module Main (main) where

import Data.Char (chr, isControl, isDigit, isHexDigit, isSpace, ord)
import Data.List (intercalate)
import qualified Data.Map as Map
import Data.Maybe (fromMaybe)
import Numeric (readHex, showHex)

data JSON
  = Null
  | Boolean Bool
  | Number Double
  | String String
  | Array [JSON]
  | Object [(String, JSON)]
  deriving (Eq, Show)

-- Conversion

class ToJSON a where
  toJSON :: a -> JSON
  listToJSON :: [a] -> JSON
  listToJSON = Array . map toJSON

class FromJSON a where
  fromJSON :: JSON -> Either String a
  listFromJSON :: JSON -> Either String [a]
  listFromJSON (Array xs) = mapM fromJSON xs
  listFromJSON v = expected "array" v

instance ToJSON JSON where toJSON = id
instance ToJSON Bool where toJSON = Boolean
instance ToJSON Int where toJSON = Number . fromIntegral
instance ToJSON Double where toJSON = Number
instance ToJSON Char where
  toJSON c = String [c]
  listToJSON = String
instance ToJSON a => ToJSON [a] where toJSON = listToJSON
instance ToJSON a => ToJSON (Maybe a) where toJSON = maybe Null toJSON
instance (ToJSON a, ToJSON b) => ToJSON (a, b) where toJSON (a, b) = Array [toJSON a, toJSON b]
instance ToJSON v => ToJSON (Map.Map String v) where toJSON = Object . Map.toList . fmap toJSON

instance FromJSON Bool where
  fromJSON (Boolean b) = Right b
  fromJSON v = expected "boolean" v
instance FromJSON Int where
  fromJSON (Number n) | n == fromIntegral (round n :: Int) = Right (round n)
  fromJSON v = expected "integer" v
instance FromJSON Double where
  fromJSON (Number n) = Right n
  fromJSON v = expected "number" v
instance FromJSON Char where
  fromJSON (String [c]) = Right c
  fromJSON v = expected "character" v
  listFromJSON (String s) = Right s
  listFromJSON v = expected "string" v
instance FromJSON a => FromJSON [a] where fromJSON = listFromJSON
instance FromJSON a => FromJSON (Maybe a) where
  fromJSON Null = Right Nothing
  fromJSON v = Just <$> fromJSON v

expected :: String -> JSON -> Either String a
expected what v = Left ("expected " ++ what ++ ", found " ++ compact v)

(.:) :: FromJSON a => JSON -> String -> Either String a
Object fields .: k = maybe (Left ("missing " ++ show k)) fromJSON (lookup k fields)
v .: _ = expected "object" v

(.:?) :: FromJSON a => JSON -> String -> Either String (Maybe a)
Object fields .:? k = traverse fromJSON (lookup k fields)
v .:? _ = expected "object" v

-- Printing

compact :: JSON -> String
compact v = render v ""

render :: JSON -> ShowS
render Null = showString "null"
render (Boolean b) = showString (if b then "true" else "false")
render (Number n) = showString (showNumber n)
render (String s) = showString (quote s)
render (Array xs) = bracketed '[' ']' (map render xs)
render (Object kvs) = bracketed '{' '}' [showString (quote k) . showChar ':' . render x | (k, x) <- kvs]

bracketed :: Char -> Char -> [ShowS] -> ShowS
bracketed l r items = showChar l . foldr (.) id (separate items) . showChar r
  where separate (a : b : rest) = a : showChar ',' : separate (b : rest)
        separate xs = xs

showNumber :: Double -> String
showNumber n
  | n == fromIntegral whole && abs n < 1e15 = show whole
  | otherwise = show n
  where whole = truncate n :: Integer

quote :: String -> String
quote s = "\"" ++ concatMap escape s ++ "\""
  where
    escape '"' = "\\\""
    escape '\\' = "\\\\"
    escape '\n' = "\\n"
    escape '\t' = "\\t"
    escape c
      | isControl c = "\\u" ++ replicate (4 - length h) '0' ++ h
      | otherwise = [c]
      where h = showHex (ord c) ""

pretty :: JSON -> String
pretty = intercalate "\n" . go
  where
    go (Array xs@(_ : _)) = block "[" "]" (map go xs)
    go (Object kvs@(_ : _)) = block "{" "}" [prefix (quote k ++ ": ") (go v) | (k, v) <- kvs]
    go v = [compact v]
    block l r items = [l] ++ map ("  " ++) (concat (commas items)) ++ [r]
    commas [] = []
    commas [x] = [x]
    commas (x : xs) = (init x ++ [last x ++ ","]) : commas xs
    prefix p (l : ls) = (p ++ l) : ls
    prefix p [] = [p]

-- Parsing

type Position = (Int, Int)
data Failure = Failure Position String

newtype Parser a = Parser { run :: Position -> String -> Either Failure (a, Position, String) }

instance Functor Parser where fmap f p = p >>= return . f
instance Applicative Parser where
  pure a = Parser (\pos s -> Right (a, pos, s))
  pf <*> pa = pf >>= \f -> fmap f pa
instance Monad Parser where
  p >>= k = Parser $ \pos s -> case run p pos s of
    Left e -> Left e
    Right (a, pos', s') -> run (k a) pos' s'

failure :: String -> Parser a
failure msg = Parser (\pos _ -> Left (Failure pos msg))

peek :: Parser (Maybe Char)
peek = Parser $ \pos s -> Right (case s of { [] -> Nothing; c : _ -> Just c }, pos, s)

next :: Parser Char
next = Parser step
  where
    step pos [] = Left (Failure pos "unexpected end of input")
    step (l, c) (x : xs)
      | x == '\n' = Right (x, (l + 1, 1), xs)
      | otherwise = Right (x, (l, c + 1), xs)

expect :: Char -> Parser ()
expect c = do
  m <- peek
  if m == Just c then () <$ next else failure ("expected " ++ show c ++ found m)
  where found = maybe ", found end of input" ((", found " ++) . show)

spanP :: (Char -> Bool) -> Parser String
spanP ok = peek >>= \m -> case m of
  Just c | ok c -> (:) <$> next <*> spanP ok
  _ -> return []

blanks :: Parser ()
blanks = () <$ spanP isSpace

value :: Parser JSON
value = blanks *> (peek >>= dispatch) <* blanks
  where
    dispatch Nothing = failure "unexpected end of input"
    dispatch (Just c)
      | c == '{' = Object <$> between '{' '}' member
      | c == '[' = Array <$> between '[' ']' value
      | c == '"' = String <$> stringLiteral
      | c == '-' || isDigit c = Number <$> number
      | c `elem` "tfn" = keyword
      | otherwise = failure ("unexpected " ++ show c)
    keyword = do
      w <- spanP (`elem` ['a' .. 'z'])
      fromMaybe (failure ("unknown word " ++ w)) (lookup w [("true", pure (Boolean True)), ("false", pure (Boolean False)), ("null", pure Null)])
    member = do
      blanks
      k <- stringLiteral
      blanks
      expect ':'
      v <- value
      return (k, v)

between :: Char -> Char -> Parser a -> Parser [a]
between open close item = do
  expect open
  blanks
  m <- peek
  if m == Just close then [] <$ next else items
  where
    items = do
      x <- item
      m <- peek
      case m of
        Just ',' -> next >> (x :) <$> items
        _ -> [x] <$ expect close

stringLiteral :: Parser String
stringLiteral = expect '"' >> body
  where
    body = next >>= \c -> case c of
      '"' -> return []
      '\\' -> next >>= escaped >>= \x -> (x :) <$> body
      _ | isControl c -> failure "control character in string"
        | otherwise -> (c :) <$> body
    escaped 'n' = pure '\n'
    escaped 't' = pure '\t'
    escaped 'u' = do
      ds <- sequence [next, next, next, next]
      if all isHexDigit ds then return (chr (fst (head (readHex ds)))) else failure "bad unicode escape"
    escaped c | c `elem` "\"\\/" = pure c
              | otherwise = failure ("bad escape " ++ show c)

number :: Parser Double
number = do
  sign <- spanP (== '-')
  whole <- spanP isDigit
  frac <- peek >>= \m -> if m == Just '.' then next >> spanP isDigit else return "0"
  ex <- peek >>= \m -> if m `elem` map Just "eE" then next >> spanP (`elem` "+-0123456789") else return "0"
  if null whole || null frac || null ex || length sign > 1
    then failure "malformed number"
    else return ((if null sign then id else negate) (read (whole ++ "." ++ frac ++ "e" ++ filter (/= '+') ex)))

parseJSON :: String -> Either String JSON
parseJSON src = case run value (1, 1) src of
  Left (Failure (l, c) msg) -> Left (show l ++ ":" ++ show c ++ ": " ++ msg)
  Right (v, _, []) -> Right v
  Right (_, (l, c), _) -> Left (show l ++ ":" ++ show c ++ ": trailing characters")

-- Queries and a record of our own

data Step = Key String | Index Int

query :: [Step] -> JSON -> Maybe JSON
query [] v = Just v
query (Key k : ss) (Object kvs) = lookup k kvs >>= query ss
query (Index i : ss) (Array xs) | i >= 0, v : _ <- drop i xs = query ss v
query _ _ = Nothing

data Person = Person { name :: String, age :: Int, emails :: [String], boss :: Maybe String } deriving (Show, Eq)

instance FromJSON Person where
  fromJSON v = Person <$> v .: "name" <*> v .: "age" <*> v .: "emails" <*> v .:? "boss"
instance ToJSON Person where
  toJSON Person {..} = Object ([("name", toJSON name), ("age", toJSON age), ("emails", toJSON emails)] ++ [("boss", toJSON b) | Just b <- [boss]])

main :: IO ()
main = do
  let doc = "{\"people\": [ {\"name\": \"Ann\", \"age\": 31, \"emails\": []},\n {\"name\":\"Bob\",\"age\":42,\"emails\":[\"b@x.org\",\"bob@y\"],\"boss\":\"Ann\"}], \"ok\":true, \"pi\":3.25, \"none\":null, \"deep\":[[],[[1,-2e2]],{}]}"
  case parseJSON doc of
    Left e -> putStrLn e
    Right v -> do
      putStrLn (compact v)
      putStrLn (pretty v)
      print (parseJSON (compact v) == Right v, parseJSON (pretty v) == Right v)
      print (fmap compact (query [Key "people", Index 1, Key "emails", Index 0] v), query [Key "people", Index 7] v)
      print (v .: "people" :: Either String [Person])
      putStrLn (either id (compact . toJSON) (v .: "people" :: Either String [Person]))
      print (v .: "pi" :: Either String Int)
  mapM_ (putStrLn . either id compact . parseJSON)
    [ "", "[1, 2", "[1 2]", "{\"a\" 1}", "\"tab\\tquote\\\" \\u00e9\\u0001\"", "\"bad \\x\"", "tru", "[1,\n2,\n oops]", "-", "1.5e3", "  [ ]  ", "1 2", "0.1", "1e100" ]
  putStrLn (compact (toJSON [(1 :: Int, "one"), (2, "two")]))
  putStrLn (compact (toJSON (Map.fromList [("b", [True]), ("a", [])])))
  putStrLn (compact (toJSON [Just 'x', Nothing]))
