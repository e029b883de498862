-- | Regular expressions: a parser, a printer, and a matcher by derivatives.
--
-- The derivative of an expression by a character matches what may follow that
-- character, so that a text matches if what is left after all of its characters
-- matches nothing more.
module Regex
  ( -- * Expressions
    Regex (..)
  , Class (..)
  , ParseError (..)
  , parseRegex
  , showRegex
  , simplify
    -- * Matching
  , nullable
  , derivative
  , matches
  , longestPrefix
  , search
  , findAll
  , splitOn
  , replaceWith
    -- * Properties
  , prop_literal
  , prop_star
  , prop_bounds
  , prop_simplify
  , prop_showParse
  , prop_prefix
  , prop_splitKeepsText
  ) where

import Data.Char (isAlphaNum, isDigit, isSpace)
import Data.List (isPrefixOf)
import Test.QuickCheck (Property, (==>))

-- | A regular expression.
data Regex
  = Never
  | Empty
  | Chars Class
  | Seq Regex Regex
  | Alt Regex Regex
  | Star Regex
  deriving (Eq, Show)

-- | Which characters may stand at one place.
data Class
  = One Char
  | AnyChar
  | Digit
  | Space
  | Word
  | OneOf [(Char, Char)]
  | NoneOf [(Char, Char)]
  deriving (Eq, Show)

-- | What is wrong with the text of an expression.
data ParseError
  = UnexpectedEnd
  | Unexpected Char
  | EmptyClass
  | BadRange Char Char
  | BadBounds Int Int
  | TooMany Int
  deriving (Eq, Show)

-- | Does a class have this character?
inClass :: Char -> Class -> Bool
inClass c cls = case cls of
  One d -> c == d
  AnyChar -> c /= '\n'
  Digit -> isDigit c
  Space -> isSpace c
  Word -> isAlphaNum c || c == '_'
  OneOf ranges -> any within ranges
  NoneOf ranges -> not (any within ranges)
  where
    within (a, b) = a <= c && c <= b

-- | Does the expression match the empty text?
nullable :: Regex -> Bool
nullable Never = False
nullable Empty = True
nullable (Chars _) = False
nullable (Seq r s) = nullable r && nullable s
nullable (Alt r s) = nullable r || nullable s
nullable (Star _) = True

-- | What may follow this character.
derivative :: Char -> Regex -> Regex
derivative c re = case re of
  Never -> Never
  Empty -> Never
  Chars cls
    | inClass c cls -> Empty
    | otherwise -> Never
  Seq r s
    | nullable r -> derivative c r `andThen` s `orElse` derivative c s
    | otherwise -> derivative c r `andThen` s
  Alt r s -> derivative c r `orElse` derivative c s
  Star r -> derivative c r `andThen` Star r

infixl 7 `andThen`
infixl 6 `orElse`

-- A sequence, without parts that add nothing.
andThen :: Regex -> Regex -> Regex
andThen Never _ = Never
andThen _ Never = Never
andThen Empty s = s
andThen r Empty = r
andThen r s = Seq r s

-- A choice, without parts that add nothing.
orElse :: Regex -> Regex -> Regex
orElse Never s = s
orElse r Never = r
orElse r s
  | r == s = r
  | otherwise = Alt r s

-- | An equivalent expression, usually smaller.
simplify :: Regex -> Regex
simplify (Seq r s) = simplify r `andThen` simplify s
simplify (Alt r s) = simplify r `orElse` simplify s
simplify (Star r) = case simplify r of
  Never -> Empty
  Empty -> Empty
  Star s -> Star s
  Alt Empty s -> Star s
  Alt s Empty -> Star s
  s -> Star s
simplify r = r

-- | Does the whole text match?
matches :: Regex -> String -> Bool
matches re = nullable . foldl (flip derivative) re

-- | The longest start of the text that matches, and the rest.
longestPrefix :: Regex -> String -> Maybe (String, String)
longestPrefix re text = fmap (`splitAt` text) (go re text 0 Nothing)
  where
    go :: Regex -> String -> Int -> Maybe Int -> Maybe Int
    go Never _ _ best = best
    go r s n best = case s of
      [] -> best'
      c : cs -> go (derivative c r) cs (n + 1) best'
      where
        best'
          | nullable r = Just n
          | otherwise = best

-- | The first match: what is before it, the match, and what is after it.
search :: Regex -> String -> Maybe (String, String, String)
search re = go []
  where
    go before text = case longestPrefix re text of
      Just (found, rest) -> Just (reverse before, found, rest)
      Nothing -> case text of
        [] -> Nothing
        c : cs -> go (c : before) cs

-- | All matches that are not empty, from left to right.
findAll :: Regex -> String -> [String]
findAll re text = [found | Right found <- pieces re text]

-- | The texts between the matches.
splitOn :: Regex -> String -> [String]
splitOn re text = [between | Left between <- pieces re text]

-- | The text with a function applied to each match.
replaceWith :: (String -> String) -> Regex -> String -> String
replaceWith f re = concatMap (either id f) . pieces re

-- The text in pieces: Left what does not match, Right the matches.
pieces :: Regex -> String -> [Either String String]
pieces re = go []
  where
    go skipped [] = [Left (reverse skipped)]
    go skipped text@(c : cs) = case longestPrefix re text of
      Just (found@(_ : _), rest)
        | found `isPrefixOf` text -> Left (reverse skipped) : Right found : go [] rest
        | otherwise -> error "Regex.pieces: the match is elsewhere"
      _ -> go (c : skipped) cs

-- A parser consumes a part of the text or fails.
type Parser a = String -> Either ParseError (a, String)

-- | Read an expression: @|@, @*@, @+@, @?@, @{m,n}@, @.@, classes in brackets,
-- groups, and @\\d@, @\\s@, @\\w@. A backslash takes any other sign literally.
parseRegex :: String -> Either ParseError Regex
parseRegex text = do
  (re, rest) <- choice text
  case rest of
    [] -> Right re
    c : _ -> Left (Unexpected c)

choice :: Parser Regex
choice text = do
  (r, rest) <- chain text
  case rest of
    '|' : more -> do
      (s, rest') <- choice more
      Right (Alt r s, rest')
    _ -> Right (r, rest)

chain :: Parser Regex
chain text = case text of
  [] -> Right (Empty, [])
  c : _ | c `elem` "|)" -> Right (Empty, text)
  _ -> do
    (r, rest) <- atom text
    (r', rest') <- suffixes r rest
    (s, rest'') <- chain rest'
    Right (sequenceOf r' s, rest'')
  where
    sequenceOf r Empty = r
    sequenceOf r s = Seq r s

suffixes :: Regex -> Parser Regex
suffixes r text = case text of
  '*' : rest -> suffixes (Star r) rest
  '+' : rest -> suffixes (Seq r (Star r)) rest
  '?' : rest -> suffixes (Alt r Empty) rest
  '{' : rest -> do
    ((low, high), rest') <- bounds rest
    suffixes (times low high r) rest'
  _ -> Right (r, text)

-- The largest number of repetitions that is accepted.
limit :: Int
limit = 20

bounds :: Parser (Int, Maybe Int)
bounds text = do
  (low, rest) <- count text
  case rest of
    '}' : more -> Right ((low, Just low), more)
    ',' : '}' : more -> Right ((low, Nothing), more)
    ',' : more -> do
      (high, rest') <- count more
      more' <- expect '}' rest'
      if high < low then Left (BadBounds low high) else Right ((low, Just high), more')
    c : _ -> Left (Unexpected c)
    [] -> Left UnexpectedEnd

count :: Parser Int
count text = case span isDigit text of
  ([], []) -> Left UnexpectedEnd
  ([], c : _) -> Left (Unexpected c)
  (digits, rest)
    | length digits > 2 || n > limit -> Left (TooMany n)
    | otherwise -> Right (n, rest)
    where
      n = read (take 9 digits)

-- An expression repeated at least and at most so many times.
times :: Int -> Maybe Int -> Regex -> Regex
times low high r = foldr Seq end (replicate low r)
  where
    end = case high of
      Nothing -> Star r
      Just n
        | n < low -> error "Regex.times: bounds in the wrong order"
        | otherwise -> foldr optional Empty (replicate (n - low) r)
    optional s rest = Alt (Seq s rest) Empty

expect :: Char -> String -> Either ParseError String
expect _ [] = Left UnexpectedEnd
expect c (d : rest)
  | c == d = Right rest
  | otherwise = Left (Unexpected d)

atom :: Parser Regex
atom text = case text of
  '(' : rest -> do
    (r, rest') <- choice rest
    more <- expect ')' rest'
    Right (r, more)
  '[' : '^' : rest -> bracket NoneOf rest
  '[' : rest -> bracket OneOf rest
  '.' : rest -> Right (Chars AnyChar, rest)
  '\\' : rest -> escape rest
  c : rest
    | c `elem` "*+?{}]" -> Left (Unexpected c)
    | otherwise -> Right (Chars (One c), rest)
  [] -> error "Regex.atom: called at the end"

escape :: Parser Regex
escape [] = Left UnexpectedEnd
escape (c : rest) = Right (Chars cls, rest)
  where
    cls = case c of
      'd' -> Digit
      's' -> Space
      'w' -> Word
      'n' -> One '\n'
      _ -> One c

bracket :: ([(Char, Char)] -> Class) -> Parser Regex
bracket make = go []
  where
    go ranges text = case text of
      ']' : rest
        | null ranges -> Left EmptyClass
        | otherwise -> Right (Chars (make (reverse ranges)), rest)
      _ -> do
        (a, rest) <- member text
        case rest of
          '-' : more -> do
            (b, rest') <- member more
            if b < a then Left (BadRange a b) else go ((a, b) : ranges) rest'
          _ -> go ((a, a) : ranges) rest
    member ('\\' : c : rest) = Right (c, rest)
    member (c : rest)
      | c /= '\\' = Right (c, rest)
    member _ = Left UnexpectedEnd

-- | The text of an expression, in as few brackets as it needs.
showRegex :: Regex -> String
showRegex = go (0 :: Int)
  where
    go outer re = case re of
      Never -> "[^\0-\1114111]"
      Empty -> if outer > 0 then "()" else ""
      Chars cls -> showClass cls
      Seq r s -> group (outer > 1) (go 2 r ++ go 1 s)
      Alt r s -> group (outer > 0) (go 1 r ++ "|" ++ go 0 s)
      Star r -> go 3 r ++ "*"
    group needed s
      | needed = "(" ++ s ++ ")"
      | otherwise = s

showClass :: Class -> String
showClass cls = case cls of
  One c
    | c `elem` ".*+?{}[]()|\\" -> ['\\', c]
    | otherwise -> [c]
  AnyChar -> "."
  Digit -> "\\d"
  Space -> "\\s"
  Word -> "\\w"
  OneOf ranges -> "[" ++ concatMap range ranges ++ "]"
  NoneOf ranges -> "[^" ++ concatMap range ranges ++ "]"
  where
    range (a, b)
      | a == b = inside a
      | a < b = inside a ++ "-" ++ inside b
      | otherwise = ""
    inside c
      | c `elem` "]\\" = ['\\', c]
      | otherwise = [c]

prop_literal :: String -> Property
prop_literal s = all isAlphaNum s ==> fmap (`matches` s) (parseRegex s) == Right True

prop_star :: Char -> Int -> Bool
prop_star c n = matches (Star (Chars (One c))) (replicate (n `mod` 10) c)

prop_bounds :: Int -> Int -> Int -> Property
prop_bounds low high n =
  0 <= low && low <= high && high < 10 && 0 <= n && n < 12 ==>
    fmap (`matches` replicate n 'a') (parseRegex text) == Right (low <= n && n <= high)
  where
    text = "a{" ++ show low ++ "," ++ show high ++ "}"

prop_simplify :: String -> String -> Bool
prop_simplify source s = case parseRegex source of
  Left _ -> True
  Right re -> matches (simplify re) s == matches re s

prop_showParse :: String -> Bool
prop_showParse source = case parseRegex source of
  Left _ -> True
  Right re -> fmap simplify (parseRegex (showRegex re)) == Right (simplify re)

prop_prefix :: String -> String -> Bool
prop_prefix source s = case parseRegex source of
  Left _ -> True
  Right re -> case longestPrefix re s of
    Nothing -> not (matches re s)
    Just (found, rest) -> found ++ rest == s && matches re found

prop_splitKeepsText :: String -> String -> Bool
prop_splitKeepsText source s = case parseRegex source of
  Left _ -> True
  Right re -> replaceWith id re s == s && length (splitOn re s) == length (findAll re s) + 1
