{-# LANGUAGE FlexibleContexts #-}
-- | Parsers made from parsers.
module Data.Attoparsec.Combinator
  ( try, (<?>), choice, count, option, many', many1, many1', manyTill, manyTill', sepBy, sepBy', sepBy1, sepBy1'
  , skipMany, skipMany1, eitherP, feed, satisfyElem, endOfInput, atEnd, lookAhead
  ) where

import Control.Applicative (Alternative(..), liftA2)
import Control.Monad (MonadPlus, replicateM)
import Data.Attoparsec.Internal (atEnd, endOfInput, feed, lookAhead, satisfyElem)
import Data.Attoparsec.Internal.Types
import Data.Foldable (asum)

infix 0 <?>

-- | The parser: every parser can go back.
try :: Parser i a -> Parser i a
try p = p

-- | Names what is parsed, for when it fails.
(<?>) :: Parser i a -> String -> Parser i a
Parser p <?> name = Parser (\i pos more lose win ->
  p i pos more (\i' pos' more' contexts message -> lose i' pos' more' (name : contexts) message) win)

-- | The first that succeeds.
choice :: Alternative f => [f a] -> f a
choice = asum

-- | So many times.
count :: Monad m => Int -> m a -> m [a]
count = replicateM

-- | The value, when the parser fails.
option :: Alternative f => a -> f a -> f a
option x p = p <|> pure x

strictly :: MonadPlus m => m a -> m [a] -> m [a]
strictly p rest = p >>= \x -> x `seq` (rest >>= \xs -> return (x : xs))

-- | As often as it goes; each result is evaluated.
many' :: MonadPlus m => m a -> m [a]
many' p = many1' p <|> return []

-- | As often as it goes, at least once.
many1 :: Alternative f => f a -> f [a]
many1 = some

-- | As often as it goes, at least once; each result is evaluated.
many1' :: MonadPlus m => m a -> m [a]
many1' p = strictly p (many' p)

-- | Until the second succeeds.
manyTill :: Alternative f => f a -> f b -> f [a]
manyTill p end = go
  where go = ([] <$ end) <|> liftA2 (:) p go

-- | Until the second succeeds; each result is evaluated.
manyTill' :: MonadPlus m => m a -> m b -> m [a]
manyTill' p end = go
  where go = (end >> return []) <|> strictly p go

-- | Any number, with separators between.
sepBy :: Alternative f => f a -> f s -> f [a]
sepBy p s = sepBy1 p s <|> pure []

-- | Any number, with separators between; each result is evaluated.
sepBy' :: MonadPlus m => m a -> m s -> m [a]
sepBy' p s = sepBy1' p s <|> return []

-- | One or more, with separators between.
sepBy1 :: Alternative f => f a -> f s -> f [a]
sepBy1 p s = go
  where go = liftA2 (:) p ((s *> go) <|> pure [])

-- | One or more, with separators between; each result is evaluated.
sepBy1' :: MonadPlus m => m a -> m s -> m [a]
sepBy1' p s = go
  where go = strictly p ((s >> go) <|> return [])

-- | As often as it goes, without the results.
skipMany :: Alternative f => f a -> f ()
skipMany p = go
  where go = (p *> go) <|> pure ()

-- | As often as it goes, at least once, without the results.
skipMany1 :: Alternative f => f a -> f ()
skipMany1 p = p *> skipMany p

-- | One or the other.
eitherP :: Alternative f => f a -> f b -> f (Either a b)
eitherP p q = (Left <$> p) <|> (Right <$> q)
