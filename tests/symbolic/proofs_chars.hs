-- What holds for all characters.
module ProofsChars where

import Data.Char
import Needle

-- expect: prop_digitIsAlphaNum holds
prop_digitIsAlphaNum :: Char -> Result
prop_digitIsAlphaNum c = isDigit c ==> isAlphaNum c

-- expect: prop_digitIsNoLetter holds
prop_digitIsNoLetter :: Char -> Result
prop_digitIsNoLetter c = isDigit c ==> not (isAlpha c)

-- expect: prop_digitValue holds
prop_digitValue :: Char -> Result
prop_digitValue c = isDigit c ==> 0 <= digitToInt c && digitToInt c <= 9

-- expect: prop_digitRoundTrip holds
prop_digitRoundTrip :: Char -> Result
prop_digitRoundTrip c = isDigit c ==> intToDigit (digitToInt c) == c

-- expect: prop_ordRange holds
prop_ordRange :: Char -> Bool
prop_ordRange c = 0 <= ord c && ord c <= 1114111

-- expect: prop_chrOrd holds
prop_chrOrd :: Char -> Bool
prop_chrOrd c = chr (ord c) == c

-- expect: prop_ordKeepsOrder holds
prop_ordKeepsOrder :: Char -> Char -> Bool
prop_ordKeepsOrder c d = (c <= d) == (ord c <= ord d)

-- expect: prop_chrOutside falsified
-- witness: prop_chrOutside 1114112
prop_chrOutside :: Int -> Result
prop_chrOutside n = n > 1000000 ==> ord (chr n) == n

-- expect: prop_asciiLetter holds
prop_asciiLetter :: Char -> Bool
prop_asciiLetter c = (isAsciiUpper c || isAsciiLower c) == (isAscii c && isAlpha c)

-- letters beyond ASCII are letters too
-- expect: prop_letterIsAscii falsified
-- witness: prop_letterIsAscii '\233'
prop_letterIsAscii :: Char -> Result
prop_letterIsAscii c = isAlpha c ==> isAscii c

-- expect: prop_upperOrLower holds
prop_upperOrLower :: Char -> Bool
prop_upperOrLower c = not (isUpper c && isLower c)

-- there are letters without case
-- expect: prop_letterHasCase falsified
-- witness: prop_letterHasCase '\1488'
prop_letterHasCase :: Char -> Result
prop_letterHasCase c = isAlpha c ==> isUpper c || isLower c

-- expect: prop_hexDigit holds
prop_hexDigit :: Char -> Result
prop_hexDigit c = isHexDigit c ==> digitToInt c < 16

-- expect: prop_spaceIsNoDigit holds
prop_spaceIsNoDigit :: Char -> Bool
prop_spaceIsNoDigit c = not (isSpace c && isDigit c)

-- A small letter moved by three places, going round.
rotate :: Char -> Char
rotate c = chr ((ord c - ord 'a' + 3) `mod` 26 + ord 'a')

-- expect: prop_rotateLetter holds
prop_rotateLetter :: Char -> Result
prop_rotateLetter c = isAsciiLower c ==> isAsciiLower (rotate c)

-- expect: prop_rotateMoves holds
prop_rotateMoves :: Char -> Result
prop_rotateMoves c = isAsciiLower c ==> rotate c /= c

-- expect: prop_rotateGrows falsified
-- witness: prop_rotateGrows 'x'
prop_rotateGrows :: Char -> Result
prop_rotateGrows c = isAsciiLower c ==> rotate c > c

-- Capital letters by arithmetic.
capital :: Char -> Char
capital c = if isAsciiLower c then chr (ord c - 32) else c

-- expect: prop_capital holds
prop_capital :: Char -> Bool
prop_capital c = not (isAsciiLower (capital c))

-- expect: prop_capitalTwice holds
prop_capitalTwice :: Char -> Bool
prop_capitalTwice c = capital (capital c) == capital c
