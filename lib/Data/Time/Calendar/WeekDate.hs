-- | Weeks of ISO 8601: the first has the year's first Thursday, each begins with Monday.
module Data.Time.Calendar.WeekDate (toWeekDate, fromWeekDate, fromWeekDateValid, showWeekDate) where

import Data.Time.Calendar.Days

-- the Monday that begins week 1
firstMonday :: Integer -> Integer
firstMonday year = d - (d + 2) `mod` 7
  where d = toModifiedJulianDay (fromOrdinalDate year 4)

-- | Year, week and day from 1, Monday. The year may be a neighbour of the calendar's.
toWeekDate :: Day -> (Integer, Int, Int)
toWeekDate day@(ModifiedJulianDay mjd) = (year, fromInteger (n `div` 7) + 1, fromInteger (n `mod` 7) + 1)
  where
    (y, _) = toOrdinalDate day
    year
      | mjd < firstMonday y = y - 1
      | mjd >= firstMonday (y + 1) = y + 1
      | otherwise = y
    n = mjd - firstMonday year

-- | From year, week and day; the latter two are clipped.
fromWeekDate :: Integer -> Int -> Int -> Day
fromWeekDate year week d = weekDay year (clip 1 (weeks year) week) (clip 1 7 d)

-- | From year, week and day, if there is such a day.
fromWeekDateValid :: Integer -> Int -> Int -> Maybe Day
fromWeekDateValid year week d = weekDay year <$> clipValid 1 (weeks year) week <*> clipValid 1 7 d

weekDay :: Integer -> Int -> Int -> Day
weekDay year week d = ModifiedJulianDay (firstMonday year + 7 * toInteger (week - 1) + toInteger (d - 1))

weeks :: Integer -> Int
weeks year = fromInteger ((firstMonday (year + 1) - firstMonday year) `div` 7)

-- | As in @2001-W05-6@.
showWeekDate :: Day -> String
showWeekDate day = padded 4 year ++ "-W" ++ padded 2 week ++ "-" ++ show d
  where (year, week, d) = toWeekDate day
