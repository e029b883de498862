{-# LANGUAGE NoImplicitPrelude #-}
-- | The class Show and what derived instances use.
module Needle.Show where

import Needle.Prim
import Needle.Classes

-- | Functions that put text in front of a string.
type ShowS = String -> String

-- | Types whose values can be written.
class Show a where
  showsPrec :: Int -> a -> ShowS
  show :: a -> String
  showList :: [a] -> ShowS
  showsPrec _ x s = show x ++ s
  show x = showsPrec 0 x ""
  showList ls s = showListWith shows ls s

-- | Writes a value in front of a string.
shows :: Show a => a -> ShowS
shows = showsPrec 0

-- | Puts a character in front.
showChar :: Char -> ShowS
showChar = (:)

-- | Puts a string in front.
showString :: String -> ShowS
showString = (++)

-- | Parentheses if the condition holds.
showParen :: Bool -> ShowS -> ShowS
showParen b p = if b then (\s -> '(' : p (')' : s)) else p

showSpace :: ShowS
showSpace = \xs -> ' ' : xs

showCommaSpace :: ShowS
showCommaSpace = \xs -> ',' : ' ' : xs

-- | A list in brackets, its elements written by the given function.
showListWith :: (a -> ShowS) -> [a] -> ShowS
showListWith _ [] s = "[]" ++ s
showListWith showx (x : xs) s = '[' : showx x (go xs)
  where
    go [] = ']' : s
    go (y : ys) = ',' : showx y (go ys)

showTuple :: [ShowS] -> ShowS
showTuple ss = \s -> '(' : go ss (')' : s)
  where
    go [] s = s
    go (x : xs) s = x (rest xs s)
    rest [] s = s
    rest (x : xs) s = ',' : x (rest xs s)

instance Show Int where
  showsPrec d n s
    | intGt d 6 && intLt n 0 = '(' : (intShow n ++ (')' : s))
    | otherwise = intShow n ++ s
  show = intShow

instance Show Word where
  showsPrec _ n s = integerShow (wordToInteger n) ++ s

instance Show Integer where
  showsPrec d n s
    | intGt d 6 && integerLt n 0 = '(' : (integerShow n ++ (')' : s))
    | otherwise = integerShow n ++ s
  show = integerShow

instance Show Double where
  showsPrec d x s
    | (doubleLt x 0 || doubleIsNegativeZero x) && intGt d 6 = '(' : (doubleShow x ++ (')' : s))
    | otherwise = doubleShow x ++ s
  show = doubleShow

instance Show Bool where
  showsPrec _ True = showString "True"
  showsPrec _ False = showString "False"

instance Show Ordering where
  showsPrec _ LT = showString "LT"
  showsPrec _ EQ = showString "EQ"
  showsPrec _ GT = showString "GT"

instance Show () where
  showsPrec _ () = showString "()"

instance Show a => Show [a] where
  showsPrec _ = showList

instance Show a => Show (Maybe a) where
  showsPrec _ Nothing = showString "Nothing"
  showsPrec d (Just x) = showParen (d > 10) (showString "Just " . showsPrec 11 x)

instance (Show a, Show b) => Show (Either a b) where
  showsPrec d (Left x) = showParen (d > 10) (showString "Left " . showsPrec 11 x)
  showsPrec d (Right x) = showParen (d > 10) (showString "Right " . showsPrec 11 x)

instance Show a => Show (NonEmpty a) where
  showsPrec d (x :| xs) = showParen (d > 5) (showsPrec 6 x . showString " :| " . showsPrec 6 xs)

instance Show Char where
  showsPrec _ '\'' = showString "'\\''"
  showsPrec _ c = showChar '\'' . showLitChar c . showChar '\''
  showList cs = \s -> '"' : showLitString cs ('"' : s)

-- | A string with its special characters escaped, without the quotes.
showLitString :: String -> ShowS
showLitString [] s = s
showLitString (c : cs) s
  | charEq c '"' = '\\' : '"' : showLitString cs s
  | otherwise = showLitChar c (showLitString cs s)

-- | A character as it is written inside a literal.
showLitChar :: Char -> ShowS
showLitChar c s
  | charGt c '\DEL' = '\\' : protectEsc (intShow (ord c)) s
  | charGe c ' ' = if charEq c '\DEL' then "\\DEL" ++ s else if charEq c '\\' then "\\\\" ++ s else c : s
  | otherwise = case c of
      '\a' -> "\\a" ++ s
      '\b' -> "\\b" ++ s
      '\f' -> "\\f" ++ s
      '\n' -> "\\n" ++ s
      '\r' -> "\\r" ++ s
      '\t' -> "\\t" ++ s
      '\v' -> "\\v" ++ s
      '\SO' -> "\\SO" ++ afterSO s
      _ -> '\\' : (nth (ord c) asciiNames ++ s)
  where
    afterSO r = case r of
      ('H' : _) -> "\\&" ++ r
      _ -> r
    nth _ [] = []
    nth n (x : xs) = if intEq n 0 then x else nth (intSub n 1) xs

protectEsc :: String -> ShowS
protectEsc e s = e ++ cont s
  where
    cont r = case r of
      (d : _) | charGe d '0' && charLe d '9' -> "\\&" ++ r
      _ -> r

asciiNames :: [String]
asciiNames =
  [ "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR", "SO", "SI"
  , "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US", "SP" ]

instance (Show a, Show b) => Show (a, b) where
  showsPrec _ (a, b) = showTuple [shows a, shows b]

instance (Show a, Show b, Show c) => Show (a, b, c) where
  showsPrec _ (a, b, c) = showTuple [shows a, shows b, shows c]

instance (Show a, Show b, Show c, Show d) => Show (a, b, c, d) where
  showsPrec _ (a, b, c, d) = showTuple [shows a, shows b, shows c, shows d]

instance (Show a, Show b, Show c, Show d, Show e) => Show (a, b, c, d, e) where
  showsPrec _ (a, b, c, d, e) = showTuple [shows a, shows b, shows c, shows d, shows e]

instance (Show a, Show b, Show c, Show d, Show e, Show f) => Show (a, b, c, d, e, f) where
  showsPrec _ (a, b, c, d, e, f) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g) => Show (a, b, c, d, e, f, g) where
  showsPrec _ (a, b, c, d, e, f, g) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h) => Show (a, b, c, d, e, f, g, h) where
  showsPrec _ (a, b, c, d, e, f, g, h) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i) => Show (a, b, c, d, e, f, g, h, i) where
  showsPrec _ (a, b, c, d, e, f, g, h, i) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j) => Show (a, b, c, d, e, f, g, h, i, j) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k) => Show (a, b, c, d, e, f, g, h, i, j, k) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l) => Show (a, b, c, d, e, f, g, h, i, j, k, l) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m, Show n) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m, shows n]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m, Show n, Show o) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) = showTuple [shows a, shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m, shows n, shows o]

