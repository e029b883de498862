-- Dates as texts of eight digits, day, month, year.
module FalsifyDates where

import Data.Char (isDigit, ord)
import Needle

number :: String -> Maybe Int
number s
  | not (null s) && all isDigit s = Just (foldl (\n d -> 10 * n + ord d - ord '0') 0 s)
  | otherwise = Nothing

-- Forgets which months have thirty days.
parse :: String -> Maybe (Int, Int, Int)
parse s
  | length s /= 8 = Nothing
  | otherwise = do
      d <- number (take 2 s)
      m <- number (take 2 (drop 2 s))
      y <- number (drop 4 s)
      if 1 <= m && m <= 12 && 1 <= d && d <= longest y m then Just (y, m, d) else Nothing
  where
    longest y m
      | m == 2 = if leap y then 29 else 28
      | otherwise = 31

leap :: Int -> Bool
leap y = y `mod` 4 == 0 && (y `mod` 100 /= 0 || y `mod` 400 == 0)

-- expect: prop_neverThisDay falsified
-- witness: prop_neverThisDay "17061953"
prop_neverThisDay :: String -> Bool
prop_neverThisDay s = parse s /= Just (1953, 6, 17)

-- expect: prop_shortMonths falsified
-- witness: prop_shortMonths "31042000"
prop_shortMonths :: String -> Bool
prop_shortMonths s = case parse s of
  Just (_, m, d) -> not (m == 4 && d == 31)
  Nothing -> True

-- expect: prop_leapDay falsified
-- witness: prop_leapDay "29021600"
prop_leapDay :: String -> Bool
prop_leapDay s = case parse s of
  Just (y, m, d) -> not (m == 2 && d == 29 && y `mod` 100 == 0)
  Nothing -> True

-- 30 February is refused
-- expect: prop_noThirtiethOfFebruary passes
prop_noThirtiethOfFebruary :: String -> Bool
prop_noThirtiethOfFebruary s = case parse s of
  Just (_, m, d) -> not (m == 2 && d > 29)
  Nothing -> True

-- Hours and minutes: "HH:MM".
minutes :: String -> Maybe Int
minutes [a, b, ':', c, d] = do
  h <- number [a, b]
  m <- number [c, d]
  if h < 24 && m < 60 then Just (60 * h + m) else Nothing
minutes _ = Nothing

-- expect: prop_lastMinute falsified
-- witness: prop_lastMinute "23:59"
prop_lastMinute :: String -> Bool
prop_lastMinute s = maybe True (< 1439) (minutes s)

-- expect: prop_minutesOfADay passes
prop_minutesOfADay :: Char -> Char -> Char -> Char -> Bool
prop_minutesOfADay a b c d = maybe True (< 1440) (minutes [a, b, ':', c, d])

-- expect: prop_mirroredTime falsified
-- witness: prop_mirroredTime "13:31"
prop_mirroredTime :: String -> Bool
prop_mirroredTime s = case minutes s of
  Just n | n > 800 -> s /= reverse s || s == "15:51" || s == "14:41" || n > 1000
  _ -> True
