{-# LANGUAGE TypeFamilies, RankNTypes, FlexibleContexts #-}
-- | Parsers of input that comes in chunks.
--
-- A parser works on all input that there has been so far, with a position in it. So to go back is to take an older
-- position, and more input is only put behind: nothing that was read is forgotten before the parser ends.
module Data.Attoparsec.Internal.Types
  ( Parser(..), IResult(..), More(..), Chunk(..), Failing, Succeeding
  ) where

import Control.Applicative (Alternative(..))
import Control.DeepSeq (NFData(..))
import Control.Monad (MonadPlus(..))
import qualified Data.ByteString as B
import qualified Data.ByteString.Unsafe as B
import qualified Data.Text as T
import Data.Word (Word8)

infixr 5 `behind`

-- | What became of a parse.
data IResult i r
  = Fail i [String] String         -- ^ What is left, what was being parsed (the outermost first), what went wrong.
  | Partial (i -> IResult i r)     -- ^ Wants more input; no more when that is empty.
  | Done i r                       -- ^ What is left, and the result.

-- | May there be more input?
data More = Complete | Incomplete
  deriving (Eq, Show)

-- | Input.
class Monoid c => Chunk c where
  -- | What a chunk is made of.
  type ChunkElem c
  -- | Is it empty?
  nullChunk :: c -> Bool
  -- | How long it is.
  chunkLength :: c -> Int
  -- | An element that is there.
  chunkElem :: c -> Int -> ChunkElem c
  -- | Without the first n.
  chunkFrom :: Int -> c -> c
  -- | The first n.
  chunkUpTo :: Int -> c -> c
  -- | One chunk behind another.
  behind :: c -> c -> c
  behind = (<>)

instance Chunk T.Text where
  type ChunkElem T.Text = Char
  nullChunk = T.null
  chunkLength = T.length
  chunkElem = T.index
  chunkFrom = T.drop
  chunkUpTo = T.take

instance Chunk B.ByteString where
  type ChunkElem B.ByteString = Word8
  nullChunk = B.null
  chunkLength = B.length
  chunkElem = B.unsafeIndex
  chunkFrom = B.drop
  chunkUpTo = B.take

-- | What is done after a failure: input so far, position, whether there may be more, contexts, message.
type Failing i r = i -> Int -> More -> [String] -> String -> IResult i r

-- | What is done with a result: input so far, position, whether there may be more.
type Succeeding i a r = i -> Int -> More -> a -> IResult i r

-- | A parser of input i. A parser that fails has consumed nothing.
newtype Parser i a = Parser { runParser :: forall r. i -> Int -> More -> Failing i r -> Succeeding i a r -> IResult i r }

instance Functor (IResult i) where
  fmap _ (Fail i contexts message) = Fail i contexts message
  fmap f (Partial k) = Partial (fmap f . k)
  fmap f (Done i r) = Done i (f r)

instance (Show i, Show r) => Show (IResult i r) where
  showsPrec d result = showParen (d > 10) (case result of
    Fail i contexts message -> showString "Fail " . part i . showChar ' ' . part contexts . showChar ' ' . part message
    Partial _ -> showString "Partial _"
    Done i r -> showString "Done " . part i . showChar ' ' . part r)
    where
      part :: Show x => x -> ShowS
      part = showsPrec 11

instance (NFData i, NFData r) => NFData (IResult i r) where
  rnf (Fail i contexts message) = rnf i `seq` rnf contexts `seq` rnf message
  rnf (Partial _) = ()
  rnf (Done i r) = rnf i `seq` rnf r

instance Functor (Parser i) where
  fmap f (Parser p) = Parser (\i pos more lose win -> p i pos more lose (\i' pos' more' a -> win i' pos' more' (f a)))

instance Applicative (Parser i) where
  pure a = Parser (\i pos more _ win -> win i pos more a)
  Parser p <*> Parser q = Parser (\i pos more lose win ->
    p i pos more lose (\i' pos' more' f -> q i' pos' more' lose (\i'' pos'' more'' a -> win i'' pos'' more'' (f a))))
  Parser p *> Parser q = Parser (\i pos more lose win -> p i pos more lose (\i' pos' more' _ -> q i' pos' more' lose win))
  Parser p <* Parser q = Parser (\i pos more lose win ->
    p i pos more lose (\i' pos' more' a -> q i' pos' more' lose (\i'' pos'' more'' _ -> win i'' pos'' more'' a)))

instance Monad (Parser i) where
  Parser p >>= k = Parser (\i pos more lose win -> p i pos more lose (\i' pos' more' a -> runParser (k a) i' pos' more' lose win))
  (>>) = (*>)

instance MonadFail (Parser i) where
  fail message = Parser (\i pos more lose _ -> lose i pos more [] ("Failed reading: " ++ message))

instance Alternative (Parser i) where
  empty = fail "empty"
  Parser p <|> Parser q =
    Parser (\i pos more lose win -> p i pos more (\i' _ more' _ _ -> q i' pos more' lose win) win)
  some p = (:) <$> p <*> many p
  many p = some p <|> pure []

instance MonadPlus (Parser i) where
  mzero = fail "mzero"

instance Semigroup (Parser i a) where
  (<>) = (<|>)

instance Monoid (Parser i a) where
  mempty = fail "mempty"
