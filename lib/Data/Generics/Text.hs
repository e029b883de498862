{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
-- | Texts of values of any type: constructors in prefix form, each in parentheses.
module Data.Generics.Text (gshow, gshows, gread) where

import Control.Monad (mzero)
import Data.Char (isSpace)
import Data.Data
import Data.Generics.Aliases
import Text.ParserCombinators.ReadP

-- | Writes a value.
gshow :: Data a => a -> String
gshow x = gshows x ""

-- | Writes a value before a text.
gshows :: Data a => a -> ShowS
gshows = general `extQ` (shows :: String -> ShowS)
  where
    general :: Data d => d -> ShowS
    general x = showChar '(' . showString (showConstr (toConstr x)) . foldr (.) id (gmapQ ((showChar ' ' .) . gshows) x) . showChar ')'

-- | Reads what 'gshow' has written.
gread :: Data a => ReadS a
gread = readP_to_S value

value :: forall a. Data a => ReadP a
value = general `extR` text
  where
    text :: ReadP String
    text = readS_to_P reads

    general :: ReadP a
    general = do
      skipSpaces
      _ <- char '('
      skipSpaces
      name <- constructor
      c <- maybe mzero return (readConstr (dataTypeOf (undefined :: a)) name)
      x <- fromConstrM value c
      skipSpaces
      _ <- char ')'
      skipSpaces
      return x

-- A name, an operator, a number, a character, or one of the symbols of lists and tuples.
constructor :: ReadP String
constructor = string "[]" <++ infixed <++ string "()" <++ fmap show (readS_to_P (reads :: ReadS Char)) <++ munch1 plain
  where
    infixed = do
      _ <- char '('
      name <- munch1 (\c -> c /= '(' && c /= ')' && not (isSpace c))
      _ <- char ')'
      return (if name == ":" || all (== ',') name then "(" ++ name ++ ")" else name)
    plain c = not (isSpace c) && c /= '(' && c /= ')'
