-- Texts whose characters are unknown: tokens, passwords, brackets.
module FalsifyText where

import Data.Char (isAlpha, isDigit, isSpace, isUpper, ord)
import Needle

data Token = Number Int | Name String | Symbol Char
  deriving (Eq, Show)

tokens :: String -> [Token]
tokens [] = []
tokens (c : cs)
  | isSpace c = tokens cs
  | isDigit c = let (ds, rest) = span isDigit (c : cs) in Number (value ds) : tokens rest
  | isAlpha c = let (ns, rest) = span isAlpha (c : cs) in Name ns : tokens rest
  | otherwise = Symbol c : tokens cs

value :: String -> Int
value = foldl (\n d -> 10 * n + ord d - ord '0') 0

render :: Token -> String
render (Number n) = show n
render (Name s) = s
render (Symbol c) = [c]

-- expect: prop_noAssignment falsified
-- witness: prop_noAssignment "x=42"
prop_noAssignment :: String -> Bool
prop_noAssignment s = tokens s /= [Name "x", Symbol '=', Number 42]

-- expect: prop_noThreeKinds falsified
-- witness: prop_noThreeKinds "0a("
prop_noThreeKinds :: String -> Bool
prop_noThreeKinds s = case tokens s of
  [Number _, Name _, Symbol '('] -> False
  _ -> True

-- leading zeros are lost
-- expect: prop_renderTokens falsified
-- witness: prop_renderTokens "00"
prop_renderTokens :: String -> Result
prop_renderTokens s = not (any isSpace s) && length s == 2 ==> concatMap render (tokens s) == s

-- expect: prop_largeNumber falsified
-- witness: prop_largeNumber "4711"
prop_largeNumber :: String -> Bool
prop_largeNumber s = tokens s /= [Number 4711]

-- expect: prop_nineCharacters falsified
-- witness: prop_nineCharacters "sesame 42"
prop_nineCharacters :: String -> Bool
prop_nineCharacters s = s /= "sesame 42"

-- each character is tested on its own
-- expect: prop_password falsified
-- witness: prop_password "Xaab7"
prop_password :: String -> Bool
prop_password s = not (length s == 5 && any isUpper s && any isDigit s && sum (map ord s) == 435 && take 1 s == "X")

-- every character is one more than the one before
-- expect: prop_staircase falsified
-- witness: prop_staircase "efghij"
prop_staircase :: String -> Result
prop_staircase s = length s == 6 && and (zipWith (\a b -> ord b == ord a + 1) s (drop 1 s)) ==> sum (map ord s) /= 621

balanced :: Int -> String -> Bool
balanced depth [] = depth == 0
balanced depth ('(' : cs) = balanced (depth + 1) cs
balanced depth (')' : cs) = depth > 0 && balanced (depth - 1) cs
balanced _ _ = False

-- expect: prop_balancedIsEven passes
prop_balancedIsEven :: String -> Result
prop_balancedIsEven s = balanced 0 s ==> even (length s)

-- expect: prop_balancedShape falsified
-- witness: prop_balancedShape "(())()"
prop_balancedShape :: String -> Result
prop_balancedShape s = length s == 6 && balanced 0 s ==> take 3 s /= "(()"

-- A cipher that shifts small letters.
shift :: Int -> Char -> Char
shift n c
  | 'a' <= c && c <= 'z' = toEnum ((ord c - ord 'a' + n) `mod` 26 + ord 'a')
  | otherwise = c

-- expect: prop_shiftBack passes
prop_shiftBack :: Int -> Char -> Result
prop_shiftBack n c = 0 <= n && n < 26 ==> shift (26 - n) (shift n c) == c

-- expect: prop_shiftHidesWord falsified
-- witness: prop_shiftHidesWord "exyk"
prop_shiftHidesWord :: String -> Bool
prop_shiftHidesWord s = map (shift 10) s /= "ohiu"

-- expect: prop_decode falsified
-- witness: prop_decode 15 "nzop"
prop_decode :: Int -> String -> Result
prop_decode n s = 10 < n && n < 26 && length s == 4 && take 1 s == "n" ==> map (shift n) s /= "code"
