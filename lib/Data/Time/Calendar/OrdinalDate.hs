-- | Years, with days and weeks counted through.
module Data.Time.Calendar.OrdinalDate
  ( toOrdinalDate, fromOrdinalDate, fromOrdinalDateValid, showOrdinalDate, isLeapYear
  , mondayStartWeek, sundayStartWeek, fromMondayStartWeek, fromMondayStartWeekValid, fromSundayStartWeek, fromSundayStartWeekValid
  ) where

import Data.Time.Calendar.Days

-- | As in @2001-034@.
showOrdinalDate :: Day -> String
showOrdinalDate day = padded 4 year ++ "-" ++ padded 3 d
  where (year, d) = toOrdinalDate day

-- | Week (the first Monday begins week 1) and day of the week from 1, Monday.
mondayStartWeek :: Day -> (Int, Int)
mondayStartWeek day = (week, inWeek + 1)
  where (week, inWeek) = startWeek 2 day

-- | Week (the first Sunday begins week 1) and day of the week from 0, Sunday.
sundayStartWeek :: Day -> (Int, Int)
sundayStartWeek = startWeek 3

startWeek :: Integer -> Day -> (Int, Int)
startWeek shift day = (fromInteger (d `div` 7 - (d - toInteger inYear) `div` 7), fromInteger (d `mod` 7))
  where
    (_, inYear) = toOrdinalDate day
    d = toModifiedJulianDay day + shift

-- | The inverse of `mondayStartWeek`.
fromMondayStartWeek :: Integer -> Int -> Int -> Day
fromMondayStartWeek year week d = addDays (inStartWeek 5 year week (d - 1)) (fromOrdinalDate year 1)

-- | The inverse of `sundayStartWeek`.
fromSundayStartWeek :: Integer -> Int -> Int -> Day
fromSundayStartWeek year week d = addDays (inStartWeek 4 year week d) (fromOrdinalDate year 1)

-- days since the first of the year
inStartWeek :: Integer -> Integer -> Int -> Int -> Integer
inStartWeek shift year week d = (shift - toModifiedJulianDay (fromOrdinalDate year 1)) `mod` 7 + 7 * (toInteger week - 1) + toInteger d

-- | The inverse of `mondayStartWeek`, if there is such a day.
fromMondayStartWeekValid :: Integer -> Int -> Int -> Maybe Day
fromMondayStartWeekValid year week d = clipValid 1 7 d >> inYear year (inStartWeek 5 year week (d - 1))

-- | The inverse of `sundayStartWeek`, if there is such a day.
fromSundayStartWeekValid :: Integer -> Int -> Int -> Maybe Day
fromSundayStartWeekValid year week d = clipValid 0 6 d >> inYear year (inStartWeek 4 year week d)

inYear :: Integer -> Integer -> Maybe Day
inYear year n = fmap (`addDays` fromOrdinalDate year 1) (clipValid 0 (if isLeapYear year then 365 else 364) n)
