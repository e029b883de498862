{-# LANGUAGE NoImplicitPrelude #-}
-- | Classification of characters.
module Needle.Char where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception
import Needle.Real
import Needle.List

-- | Unicode's classes of characters.
data GeneralCategory
  = UppercaseLetter | LowercaseLetter | TitlecaseLetter | ModifierLetter | OtherLetter
  | NonSpacingMark | SpacingCombiningMark | EnclosingMark
  | DecimalNumber | LetterNumber | OtherNumber
  | ConnectorPunctuation | DashPunctuation | OpenPunctuation | ClosePunctuation
  | InitialQuote | FinalQuote | OtherPunctuation
  | MathSymbol | CurrencySymbol | ModifierSymbol | OtherSymbol
  | Space | LineSeparator | ParagraphSeparator
  | Control | Format | Surrogate | PrivateUse | NotAssigned
  deriving (Eq, Ord, Show, Enum, Bounded)

-- | The class of a character.
generalCategory :: Char -> GeneralCategory
generalCategory c = toEnum (charCategory c)

-- | A control character?
isControl :: Char -> Bool
isControl c = intEq (charCategory c) 25

-- | Can it be printed?
isPrint :: Char -> Bool
isPrint c
  | charLt c '\DEL' = charGe c ' '
  | otherwise = intLe (charCategory c) 22

-- | An upper-case or title-case letter?
isUpper :: Char -> Bool
isUpper c
  | charLt c '\x80' = charGe c 'A' && charLe c 'Z'
  | otherwise = let k = charCategory c in intEq k 0 || intEq k 2

-- | A lower-case letter?
isLower :: Char -> Bool
isLower c
  | charLt c '\x80' = charGe c 'a' && charLe c 'z'
  | otherwise = intEq (charCategory c) 1

-- | A letter?
isAlpha :: Char -> Bool
isAlpha c
  | charLt c '\x80' = (charGe c 'a' && charLe c 'z') || (charGe c 'A' && charLe c 'Z')
  | otherwise = intLe (charCategory c) 4

-- | A letter?
isLetter :: Char -> Bool
isLetter = isAlpha

-- | A letter or a number?
isAlphaNum :: Char -> Bool
isAlphaNum c
  | charLt c '\x80' = (charGe c 'a' && charLe c 'z') || (charGe c 'A' && charLe c 'Z') || (charGe c '0' && charLe c '9')
  | otherwise = let k = charCategory c in intLe k 4 || (intGe k 8 && intLe k 10)

-- | One of 0..9?
isDigit :: Char -> Bool
isDigit c = charGe c '0' && charLe c '9'

-- | One of 0..7?
isOctDigit :: Char -> Bool
isOctDigit c = charGe c '0' && charLe c '7'

-- | A hexadecimal digit?
isHexDigit :: Char -> Bool
isHexDigit c = isDigit c || (charGe c 'a' && charLe c 'f') || (charGe c 'A' && charLe c 'F')

-- | A number of any script?
isNumber :: Char -> Bool
isNumber c = let k = charCategory c in intGe k 8 && intLe k 10

-- | A combining mark?
isMark :: Char -> Bool
isMark c = let k = charCategory c in intGe k 5 && intLe k 7

-- | Punctuation?
isPunctuation :: Char -> Bool
isPunctuation c = let k = charCategory c in intGe k 11 && intLe k 17

-- | A symbol?
isSymbol :: Char -> Bool
isSymbol c = let k = charCategory c in intGe k 18 && intLe k 21

-- | A space or a line or paragraph separator?
isSeparator :: Char -> Bool
isSeparator c = let k = charCategory c in intGe k 22 && intLe k 24

-- | Among the first 128?
isAscii :: Char -> Bool
isAscii c = charLt c '\x80'

-- | Among the first 256?
isLatin1 :: Char -> Bool
isLatin1 c = charLe c '\xff'

-- | One of A..Z?
isAsciiUpper :: Char -> Bool
isAsciiUpper c = charGe c 'A' && charLe c 'Z'

-- | One of a..z?
isAsciiLower :: Char -> Bool
isAsciiLower c = charGe c 'a' && charLe c 'z'

-- | The value of a hexadecimal digit.
digitToInt :: Char -> Int
digitToInt c
  | isDigit c = intSub (ord c) 48
  | charGe c 'a' && charLe c 'f' = intSub (ord c) 87
  | charGe c 'A' && charLe c 'F' = intSub (ord c) 55
  | otherwise = errorWithoutStackTrace ("Char.digitToInt: not a digit " ++ show c)

-- | The hexadecimal digit of a value.
intToDigit :: Int -> Char
intToDigit i
  | intGe i 0 && intLe i 9 = unsafeChr (intAdd 48 i)
  | intGe i 10 && intLe i 15 = unsafeChr (intAdd 87 i)
  | otherwise = errorWithoutStackTrace ("Char.intToDigit: not a digit " ++ show i)
