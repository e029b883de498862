-- | Parsers of lazy text.
module Data.Attoparsec.Text.Lazy
  ( Result(..), parse, parseOnly, parseTest, maybeResult, eitherResult, module Data.Attoparsec.Text
  ) where

import Data.Attoparsec.Text hiding
  (IResult(..), Result, eitherResult, maybeResult, parse, parseOnly, parseTest, parseWith)
import qualified Data.Attoparsec.Text as Strict
import qualified Data.Text.Lazy as Lazy
import Data.List (intercalate)

-- | What became of a parse.
data Result r
  = Fail Lazy.Text [String] String  -- ^ What is left, what was being parsed, what went wrong.
  | Done Lazy.Text r                -- ^ What is left, and the result.

instance Show r => Show (Result r) where
  showsPrec d result = showParen (d > 10) (case result of
    Fail rest contexts message ->
      showString "Fail " . showsPrec 11 rest . showChar ' ' . showsPrec 11 contexts . showChar ' ' . showsPrec 11 message
    Done rest r -> showString "Done " . showsPrec 11 rest . showChar ' ' . showsPrec 11 r)

instance Functor Result where
  fmap _ (Fail rest contexts message) = Fail rest contexts message
  fmap f (Done rest r) = Done rest (f r)

-- | Applies a parser to all the input.
parse :: Parser a -> Lazy.Text -> Result a
parse p input = case Lazy.toChunks input of
  c : cs -> go (Strict.parse p c) cs
  [] -> go (Strict.parse p mempty) []
  where
    go (Strict.Fail rest contexts message) cs = Fail (Lazy.fromChunks (rest : cs)) contexts message
    go (Strict.Done rest r) cs = Done (Lazy.fromChunks (rest : cs)) r
    go (Strict.Partial k) (c : cs) = go (k c) cs
    go (Strict.Partial k) [] = go (k mempty) []

-- | The result of a parser applied to all the input.
parseOnly :: Parser a -> Lazy.Text -> Either String a
parseOnly p = eitherResult . parse p

-- | Applies a parser and prints the result.
parseTest :: Show a => Parser a -> Lazy.Text -> IO ()
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
