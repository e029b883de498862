-- | The Julian calendar.
module Data.Time.Calendar.Julian
  ( toJulianYearAndDay, fromJulianYearAndDay, fromJulianYearAndDayValid, showJulianYearAndDay, isJulianLeapYear
  , toJulian, fromJulian, fromJulianValid, showJulian, julianMonthLength
  , addJulianMonthsClip, addJulianMonthsRollOver, addJulianYearsClip, addJulianYearsRollOver
  , addJulianDurationClip, addJulianDurationRollOver, diffJulianDurationClip, diffJulianDurationRollOver
  ) where

import Data.Time.Calendar.Days
import Data.Time.Calendar.Duration

-- | Whether a Julian year has 366 days.
isJulianLeapYear :: Integer -> Bool
isJulianLeapYear y = y `mod` 4 == 0

-- | Year and day of the year.
toJulianYearAndDay :: Day -> (Integer, Int)
toJulianYearAndDay (ModifiedJulianDay mjd) = (cycle4 * 4 + year + 1, fromInteger (inCycle - year * 365 + 1))
  where
    (cycle4, inCycle) = (mjd + 678577) `divMod` 1461
    year = min (inCycle `div` 365) 3

-- the day before the first of a year
beforeYear :: Integer -> Integer
beforeYear year = 365 * y + y `div` 4 - 678578
  where y = year - 1

yearLength :: Integer -> Int
yearLength year = if isJulianLeapYear year then 366 else 365

-- | From year and day of the year, which is clipped.
fromJulianYearAndDay :: Integer -> Int -> Day
fromJulianYearAndDay year d = ModifiedJulianDay (toInteger (clip 1 (yearLength year) d) + beforeYear year)

-- | From year and day of the year, if there is such a day.
fromJulianYearAndDayValid :: Integer -> Int -> Maybe Day
fromJulianYearAndDayValid year d = fmap (\n -> ModifiedJulianDay (toInteger n + beforeYear year)) (clipValid 1 (yearLength year) d)

-- | As in @2001-034@.
showJulianYearAndDay :: Day -> String
showJulianYearAndDay day = padded 4 year ++ "-" ++ padded 3 d
  where (year, d) = toJulianYearAndDay day

-- | Year, month and day.
toJulian :: Day -> (Integer, Int, Int)
toJulian day = (year, month, d)
  where
    (year, inYear) = toJulianYearAndDay day
    (month, d) = dayOfYearToMonthAndDay (isJulianLeapYear year) inYear

-- | From year, month and day; the latter two are clipped.
fromJulian :: Integer -> Int -> Int -> Day
fromJulian year month d = fromJulianYearAndDay year (monthAndDayToDayOfYear (isJulianLeapYear year) month d)

-- | From year, month and day, if there is such a day.
fromJulianValid :: Integer -> Int -> Int -> Maybe Day
fromJulianValid year month d = fmap (fromJulianYearAndDay year) (monthAndDayToDayOfYearValid (isJulianLeapYear year) month d)

-- | As in @2001-02-03@.
showJulian :: Day -> String
showJulian day = padded 4 year ++ "-" ++ padded 2 month ++ "-" ++ padded 2 d
  where (year, month, d) = toJulian day

-- | How many days a month has; the month is clipped.
julianMonthLength :: Integer -> Int -> Int
julianMonthLength = monthLength . isJulianLeapYear

-- | So many months later, at the latest on the last day of the month.
addJulianMonthsClip :: Integer -> Day -> Day
addJulianMonthsClip = monthsClip toJulian fromJulian

-- | So many months later; days that the month lacks are counted on in the next.
addJulianMonthsRollOver :: Integer -> Day -> Day
addJulianMonthsRollOver = monthsRollOver toJulian fromJulian

-- | So many years later, as `addJulianMonthsClip`.
addJulianYearsClip :: Integer -> Day -> Day
addJulianYearsClip n = addJulianMonthsClip (n * 12)

-- | So many years later, as `addJulianMonthsRollOver`.
addJulianYearsRollOver :: Integer -> Day -> Day
addJulianYearsRollOver n = addJulianMonthsRollOver (n * 12)

-- | Months, then days later.
addJulianDurationClip :: CalendarDiffDays -> Day -> Day
addJulianDurationClip (CalendarDiffDays m d) = addDays d . addJulianMonthsClip m

-- | Months, then days later.
addJulianDurationRollOver :: CalendarDiffDays -> Day -> Day
addJulianDurationRollOver (CalendarDiffDays m d) = addDays d . addJulianMonthsRollOver m

-- | The months and days from the second to the first.
diffJulianDurationClip :: Day -> Day -> CalendarDiffDays
diffJulianDurationClip = durationBetween toJulian addJulianMonthsClip

-- | The months and days from the second to the first.
diffJulianDurationRollOver :: Day -> Day -> CalendarDiffDays
diffJulianDurationRollOver = durationBetween toJulian addJulianMonthsRollOver
