-- | Durations of months and days, and how any calendar of months adds them.
module Data.Time.Calendar.Duration
  ( CalendarDiffDays(..), calendarDay, calendarWeek, calendarMonth, calendarYear, scaleCalendarDiffDays
  , monthsClip, monthsRollOver, durationBetween
  ) where

import Control.DeepSeq (NFData(..))
import Data.Time.Calendar.Days

-- | Months and days.
data CalendarDiffDays = CalendarDiffDays { cdMonths :: Integer, cdDays :: Integer }
  deriving Eq

instance NFData CalendarDiffDays where
  rnf (CalendarDiffDays m d) = rnf m `seq` rnf d

instance Semigroup CalendarDiffDays where
  CalendarDiffDays m d <> CalendarDiffDays n e = CalendarDiffDays (m + n) (d + e)

instance Monoid CalendarDiffDays where
  mempty = CalendarDiffDays 0 0

instance Show CalendarDiffDays where
  show (CalendarDiffDays m d) = "P" ++ show m ++ "M" ++ show d ++ "D"

calendarDay, calendarWeek, calendarMonth, calendarYear :: CalendarDiffDays
-- | One day.
calendarDay = CalendarDiffDays 0 1
-- | Seven days.
calendarWeek = CalendarDiffDays 0 7
-- | One month.
calendarMonth = CalendarDiffDays 1 0
-- | Twelve months.
calendarYear = CalendarDiffDays 12 0

-- | So many times as long.
scaleCalendarDiffDays :: Integer -> CalendarDiffDays -> CalendarDiffDays
scaleCalendarDiffDays k (CalendarDiffDays m d) = CalendarDiffDays (k * m) (k * d)

type To = Day -> (Integer, Int, Int)
type From = Integer -> Int -> Int -> Day

addMonths :: To -> Integer -> Day -> (Integer, Int, Int)
addMonths to n day = (months `div` 12, fromInteger (months `mod` 12) + 1, d)
  where
    (year, month, d) = to day
    months = year * 12 + toInteger (month - 1) + n

-- | So many months later, at the latest on the last day of the month.
monthsClip :: To -> From -> Integer -> Day -> Day
monthsClip to from n day = from year month d
  where (year, month, d) = addMonths to n day

-- | So many months later; days that the month lacks are counted on in the next.
monthsRollOver :: To -> From -> Integer -> Day -> Day
monthsRollOver to from n day = addDays (toInteger d - 1) (from year month 1)
  where (year, month, d) = addMonths to n day

-- | The months and days from the second to the first, by how months are added.
durationBetween :: To -> (Integer -> Day -> Day) -> Day -> Day -> CalendarDiffDays
durationBetween to add day2 day1 = CalendarDiffDays allowed (diffDays day2 (add allowed day1))
  where
    (y1, m1, d1) = to day1
    (y2, m2, d2) = to day2
    between = (y2 * 12 + toInteger m2) - (y1 * 12 + toInteger m1)
    allowed
      | day2 >= day1 = if d2 >= d1 then between else between - 1
      | otherwise = if d2 <= d1 then between else between + 1
