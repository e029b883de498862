-- Check digits.
module FalsifyChecksum where

import Needle

digit :: Int -> Bool
digit d = 0 <= d && d <= 9

-- Luhn's sum of four digits, the last one being the check digit.
luhn :: Int -> Int -> Int -> Int -> Int
luhn a b c d = (double a + b + double c + d) `mod` 10
  where
    double x = if x > 4 then 2 * x - 9 else 2 * x

digits4 :: Int -> Int -> Int -> Int -> Bool
digits4 a b c d = digit a && digit b && digit c && digit d

-- one wrong digit is noticed
-- expect: prop_luhnOneDigit passes
prop_luhnOneDigit :: Int -> Int -> Int -> Int -> Int -> Result
prop_luhnOneDigit a b c d x = digits4 a b c d && digit x && x /= a && luhn a b c d == 0 ==> luhn x b c d /= 0

-- two swapped digits are noticed, but for 09 and 90
-- expect: prop_luhnSwap falsified
-- witness: prop_luhnSwap 0 9 0 1
prop_luhnSwap :: Int -> Int -> Int -> Int -> Result
prop_luhnSwap a b c d = digits4 a b c d && a /= b && luhn a b c d == 0 ==> luhn b a c d /= 0

-- expect: prop_luhnSwapOther passes
prop_luhnSwapOther :: Int -> Int -> Int -> Int -> Result
prop_luhnSwapOther a b c d = digits4 a b c d && a /= b && a + b /= 9 && luhn a b c d == 0 ==> luhn b a c d /= 0

-- A weighted sum modulo 11, as that of ISBN-10, of five digits.
weighted :: [Int] -> Int
weighted ds = sum (zipWith (*) [1 ..] ds) `mod` 11

-- expect: prop_weightedSwap passes
prop_weightedSwap :: Int -> Int -> Int -> Result
prop_weightedSwap a b c = all digit [a, b, c] && a /= b ==> weighted [a, b, c] /= weighted [b, a, c]

-- two wrong digits are not always noticed
-- expect: prop_weightedTwoDigits falsified
-- witness: prop_weightedTwoDigits 0 5 2 4
prop_weightedTwoDigits :: Int -> Int -> Int -> Int -> Result
prop_weightedTwoDigits a b x y = all digit [a, b, x, y] && a /= x && b /= y ==> weighted [a, b] /= weighted [x, y]

-- A plain sum notices no swap.
-- expect: prop_plainSum falsified
-- witness: prop_plainSum 7 8
prop_plainSum :: Int -> Int -> Result
prop_plainSum a b = all digit [a, b] && a > 6 && b > a ==> (a + b) `mod` 10 /= (b + a) `mod` 10

-- an account number of ten digits has the remainder that makes it valid
-- expect: prop_remainder falsified
-- witness: prop_remainder 1000000064
prop_remainder :: Int -> Result
prop_remainder n = 1000000000 < n && n < 10000000000 ==> n `mod` 97 /= 1

-- A hash of a text by multiplication.
hash :: String -> Int
hash = foldl (\h c -> (h * 31 + fromEnum c) `mod` 65536) 7

-- expect: prop_hash falsified
-- witness: prop_hash "dog"
prop_hash :: String -> Result
prop_hash s = length s == 3 && all lower s ==> hash s /= 46037
  where
    lower c = 'a' <= c && c <= 'z'
