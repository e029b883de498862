-- | What instances of Show are made of.
module GHC.Show
  ( Show(..), ShowS, shows, showChar, showString, showMultiLineString, showParen, showListWith, showList__
  , showCommaSpace, showSpace, showLitChar, showLitString, protectEsc, intToDigit, showSignedInt
  , appPrec, appPrec1
  ) where

import Data.Char (intToDigit, showLitChar)
import Text.Show (showListWith)

-- | Elements between brackets.
showList__ :: (a -> ShowS) -> [a] -> ShowS
showList__ = showListWith

-- | A comma and a blank.
showCommaSpace :: ShowS
showCommaSpace = showString ", "

-- | A blank.
showSpace :: ShowS
showSpace = showChar ' '

-- | The inside of a literal.
showLitString :: String -> ShowS
showLitString s = showString (init (drop 1 (show s)))

-- | The lines of a text that is too long for one, as literals with gaps between them.
showMultiLineString :: String -> [String]
showMultiLineString = go '"'
  where
    go c s = case break (== '\n') s of
      (l, _ : rest@(_ : _)) -> (c : showLitString l "\\n\\") : go '\\' rest
      (l, "\n") -> [c : showLitString l "\\n\""]
      (l, _) -> [c : showLitString l "\""]

-- | What is written behind an escape that might go on with such a character is kept apart from it.
protectEsc :: (Char -> Bool) -> ShowS -> ShowS
protectEsc p f = f . protect
  where
    protect s@(c : _) | p c = "\\&" ++ s
    protect s = s

-- | A number, in parentheses where it is negative and the context binds tighter.
showSignedInt :: Int -> Int -> ShowS
showSignedInt = showsPrec

-- | How tight an application binds.
appPrec :: Int
appPrec = 10

-- | One more.
appPrec1 :: Int
appPrec1 = 11
