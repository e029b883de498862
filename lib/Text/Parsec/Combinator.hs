{-# LANGUAGE FlexibleContexts #-}
-- | Parsers from parsers.
module Text.Parsec.Combinator
  ( choice, count, between, option, optionMaybe, optional, skipMany1, many1
  , sepBy, sepBy1, endBy, endBy1, sepEndBy, sepEndBy1, chainl, chainl1, chainr, chainr1
  , eof, notFollowedBy, manyTill, lookAhead, parserTrace, parserTraced, anyToken
  ) where

import Control.Monad (replicateM)
import Debug.Trace (trace)
import Text.Parsec.Prim

-- | The first that does not fail without consuming.
choice :: Stream s m t => [ParsecT s u m a] -> ParsecT s u m a
choice = foldr (<|>) parserZero

-- | The parser's result, or the given one.
option :: Stream s m t => a -> ParsecT s u m a -> ParsecT s u m a
option x p = p <|> return x

-- | The parser's result, if it has one.
optionMaybe :: Stream s m t => ParsecT s u m a -> ParsecT s u m (Maybe a)
optionMaybe p = option Nothing (fmap Just p)

-- | The parser, or nothing.
optional :: Stream s m t => ParsecT s u m a -> ParsecT s u m ()
optional p = (p >> return ()) <|> return ()

-- | Between two others.
between :: Stream s m t => ParsecT s u m open -> ParsecT s u m close -> ParsecT s u m a -> ParsecT s u m a
between open close p = do
  _ <- open
  x <- p
  _ <- close
  return x

-- | One or more, without the results.
skipMany1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m ()
skipMany1 p = p >> skipMany p

-- | One or more.
many1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m [a]
many1 p = do
  x <- p
  xs <- many p
  return (x : xs)

-- | None or more with separators.
sepBy :: Stream s m t => ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m [a]
sepBy p sep = sepBy1 p sep <|> return []

-- | One or more with separators.
sepBy1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m [a]
sepBy1 p sep = do
  x <- p
  xs <- many (sep >> p)
  return (x : xs)

-- | One or more with separators, one of which may stand at the end.
sepEndBy1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m [a]
sepEndBy1 p sep = do
  x <- p
  (do { _ <- sep; xs <- sepEndBy p sep; return (x : xs) }) <|> return [x]

-- | None or more with separators, one of which may stand at the end.
sepEndBy :: Stream s m t => ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m [a]
sepEndBy p sep = sepEndBy1 p sep <|> return []

-- | One or more, each ended.
endBy1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m [a]
endBy1 p sep = many1 (ended p sep)

-- | None or more, each ended.
endBy :: Stream s m t => ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m [a]
endBy p sep = many (ended p sep)

ended :: ParsecT s u m a -> ParsecT s u m sep -> ParsecT s u m a
ended p sep = do
  x <- p
  _ <- sep
  return x

-- | That many times.
count :: Stream s m t => Int -> ParsecT s u m a -> ParsecT s u m [a]
count = replicateM

-- | Right-associative operators, or the given value.
chainr :: Stream s m t => ParsecT s u m a -> ParsecT s u m (a -> a -> a) -> a -> ParsecT s u m a
chainr p op x = chainr1 p op <|> return x

-- | Left-associative operators, or the given value.
chainl :: Stream s m t => ParsecT s u m a -> ParsecT s u m (a -> a -> a) -> a -> ParsecT s u m a
chainl p op x = chainl1 p op <|> return x

-- | Left-associative operators.
chainl1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m (a -> a -> a) -> ParsecT s u m a
chainl1 p op = p >>= rest
  where
    rest x = (do { f <- op; y <- p; rest (f x y) }) <|> return x

-- | Right-associative operators.
chainr1 :: Stream s m t => ParsecT s u m a -> ParsecT s u m (a -> a -> a) -> ParsecT s u m a
chainr1 p op = whole
  where
    whole = p >>= rest
    rest x = (do { f <- op; y <- whole; return (f x y) }) <|> return x

-- | Any token.
anyToken :: (Stream s m t, Show t) => ParsecT s u m t
anyToken = tokenPrim show (\pos _ _ -> pos) Just

-- | The end of the input.
eof :: (Stream s m t, Show t) => ParsecT s u m ()
eof = notFollowedBy anyToken <?> "end of input"

-- | Fails where the parser succeeds; consumes nothing.
notFollowedBy :: (Stream s m t, Show a) => ParsecT s u m a -> ParsecT s u m ()
notFollowedBy p = try ((try p >>= unexpected . show) <|> return ())

-- | Repeats the first until the second succeeds.
manyTill :: Stream s m t => ParsecT s u m a -> ParsecT s u m end -> ParsecT s u m [a]
manyTill p end = scan
  where
    scan = (end >> return []) <|> (do { x <- p; xs <- scan; return (x : xs) })

-- | Traces the input that is left, under a name.
parserTrace :: (Show t, Stream s m t) => String -> ParsecT s u m ()
parserTrace name = try (try (many1 anyToken) >>= shown) <|> return ()
  where
    shown ts = trace (name ++ ": " ++ show ts) (try eof >> parserFail (show ts))

-- | Traces the input, and when the parser fails without consuming.
parserTraced :: (Stream s m t, Show t) => String -> ParsecT s u m b -> ParsecT s u m b
parserTraced name p = parserTrace name >> (p <|> trace (name ++ " backtracked") (parserFail name))
