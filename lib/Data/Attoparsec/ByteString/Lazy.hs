-- | Parsers of lazy byte strings.
module Data.Attoparsec.ByteString.Lazy
  ( Result(..), parse, parseOnly, parseTest, maybeResult, eitherResult, module Data.Attoparsec.ByteString
  ) where

import Data.Attoparsec.ByteString hiding
  (IResult(..), Result, eitherResult, maybeResult, parse, parseOnly, parseTest, parseWith)
import qualified Data.Attoparsec.ByteString as Strict
import qualified Data.ByteString.Lazy as Lazy
import Data.List (intercalate)

-- | What became of a parse.
data Result r
  = Fail Lazy.ByteString [String] String  -- ^ What is left, what was being parsed, what went wrong.
  | Done Lazy.ByteString r                -- ^ What is left, and the result.

instance Show r => Show (Result r) where
  showsPrec d result = showParen (d > 10) (case result of
    Fail rest contexts message ->
      showString "Fail " . showsPrec 11 rest . showChar ' ' . showsPrec 11 contexts . showChar ' ' . showsPrec 11 message
    Done rest r -> showString "Done " . showsPrec 11 rest . showChar ' ' . showsPrec 11 r)

instance Functor Result where
  fmap _ (Fail rest contexts message) = Fail rest contexts message
  fmap f (Done rest r) = Done rest (f r)

-- | Applies a parser to all the input.
parse :: Parser a -> Lazy.ByteString -> Result a
parse p input = case Lazy.toChunks input of
  c : cs -> go (Strict.parse p c) cs
  [] -> go (Strict.parse p mempty) []
  where
    go (Strict.Fail rest contexts message) cs = Fail (Lazy.fromChunks (rest : cs)) contexts message
    go (Strict.Done rest r) cs = Done (Lazy.fromChunks (rest : cs)) r
    go (Strict.Partial k) (c : cs) = go (k c) cs
    go (Strict.Partial k) [] = go (k mempty) []

-- | The result of a parser applied to all the input.
parseOnly :: Parser a -> Lazy.ByteString -> Either String a
parseOnly p = eitherResult . parse p

-- | Applies a parser and prints the result.
parseTest :: Show a => Parser a -> Lazy.ByteString -> IO ()
parseTest p input = print (parse p input)

-- | The result, if there is one.
maybeResult :: Result r -> Maybe r
maybeResult (Done _ r) = Just r
maybeResult _ = Nothing

-- | The result, or what went wrong.
eitherResult :: Result r -> Either String r
eitherResult (Done _ r) = Right r
eitherResult (Fail _ [] message) = Left message
eitherResult (Fail _ contexts message) = Left (intercalate " > " contexts ++ ": " ++ message)
