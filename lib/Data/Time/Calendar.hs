-- | Days and the Gregorian calendar.
module Data.Time.Calendar
  ( Day(..), addDays, diffDays
  , CalendarDiffDays(..), calendarDay, calendarWeek, calendarMonth, calendarYear, scaleCalendarDiffDays
  , isLeapYear, toGregorian, fromGregorian, fromGregorianValid, showGregorian, gregorianMonthLength
  , addGregorianMonthsClip, addGregorianMonthsRollOver, addGregorianYearsClip, addGregorianYearsRollOver
  , addGregorianDurationClip, addGregorianDurationRollOver, diffGregorianDurationClip, diffGregorianDurationRollOver
  , DayOfWeek(..), dayOfWeek
  ) where

import Control.DeepSeq (NFData(..))
import Data.Time.Calendar.Days
import Data.Time.Calendar.Duration

-- | How many days a month has; the month is clipped.
gregorianMonthLength :: Integer -> Int -> Int
gregorianMonthLength = monthLength . isLeapYear

-- | So many months later, at the latest on the last day of the month.
addGregorianMonthsClip :: Integer -> Day -> Day
addGregorianMonthsClip = monthsClip toGregorian fromGregorian

-- | So many months later; days that the month lacks are counted on in the next.
addGregorianMonthsRollOver :: Integer -> Day -> Day
addGregorianMonthsRollOver = monthsRollOver toGregorian fromGregorian

-- | So many years later, as `addGregorianMonthsClip`.
addGregorianYearsClip :: Integer -> Day -> Day
addGregorianYearsClip n = addGregorianMonthsClip (n * 12)

-- | So many years later, as `addGregorianMonthsRollOver`.
addGregorianYearsRollOver :: Integer -> Day -> Day
addGregorianYearsRollOver n = addGregorianMonthsRollOver (n * 12)

-- | Months, then days later.
addGregorianDurationClip :: CalendarDiffDays -> Day -> Day
addGregorianDurationClip (CalendarDiffDays m d) = addDays d . addGregorianMonthsClip m

-- | Months, then days later.
addGregorianDurationRollOver :: CalendarDiffDays -> Day -> Day
addGregorianDurationRollOver (CalendarDiffDays m d) = addDays d . addGregorianMonthsRollOver m

-- | The months and days from the second to the first.
diffGregorianDurationClip :: Day -> Day -> CalendarDiffDays
diffGregorianDurationClip = durationBetween toGregorian addGregorianMonthsClip

-- | The months and days from the second to the first.
diffGregorianDurationRollOver :: Day -> Day -> CalendarDiffDays
diffGregorianDurationRollOver = durationBetween toGregorian addGregorianMonthsRollOver

-- | Days of the week. They are numbered from 1; other numbers are taken modulo 7, so lists of them go round.
data DayOfWeek = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
  deriving (Eq, Ord, Show, Read)

instance NFData DayOfWeek where
  rnf d = d `seq` ()

instance Enum DayOfWeek where
  toEnum i = case i `mod` 7 of
    1 -> Monday
    2 -> Tuesday
    3 -> Wednesday
    4 -> Thursday
    5 -> Friday
    6 -> Saturday
    _ -> Sunday
  fromEnum d = case d of
    Monday -> 1
    Tuesday -> 2
    Wednesday -> 3
    Thursday -> 4
    Friday -> 5
    Saturday -> 6
    Sunday -> 7
  succ = toEnum . (+ 1) . fromEnum
  pred = toEnum . subtract 1 . fromEnum
  enumFrom a = map toEnum [fromEnum a ..]
  enumFromThen a b = map toEnum [fromEnum a, fromEnum b ..]
  enumFromTo a b
    | a == b = [a]
    | otherwise = a : enumFromTo (succ a) b
  enumFromThenTo a b c
    | b == c = [a, b]
    | otherwise = a : enumFromThenTo b (toEnum (2 * fromEnum b - fromEnum a)) c

-- | Which day of the week it is.
dayOfWeek :: Day -> DayOfWeek
dayOfWeek (ModifiedJulianDay d) = toEnum (fromInteger (d + 3))
