-- The Gregorian calendar.
module FalsifyCalendar where

import Needle

leap :: Int -> Bool
leap y = y `mod` 4 == 0 && (y `mod` 100 /= 0 || y `mod` 400 == 0)

monthLength :: Int -> Int -> Int
monthLength y m
  | m == 2 = if leap y then 29 else 28
  | m == 4 || m == 6 || m == 9 || m == 11 = 30
  | otherwise = 31

valid :: Int -> Int -> Int -> Bool
valid y m d = 1583 <= y && y <= 9999 && 1 <= m && m <= 12 && 1 <= d && d <= monthLength y m

-- The days of a year before the first of a month.
before :: Int -> Int -> Int
before y m = sum [monthLength y k | k <- [1 .. m - 1]]

dayOfYear :: Int -> Int -> Int -> Int
dayOfYear y m d = before y m + d

-- Month and day of a day of the year.
fromDayOfYear :: Int -> Int -> (Int, Int)
fromDayOfYear y = go 1
  where
    go m d
      | m < 12 && d > monthLength y m = go (m + 1) (d - monthLength y m)
      | otherwise = (m, d)

-- Every fourth year is a leap year.
julianLeap :: Int -> Bool
julianLeap y = y `mod` 4 == 0

-- expect: prop_yearHas365Days falsified
-- witness: prop_yearHas365Days 2000 12 31
prop_yearHas365Days :: Int -> Int -> Int -> Result
prop_yearHas365Days y m d = valid y m d ==> dayOfYear y m d <= 365

-- expect: prop_yearHas366Days passes
prop_yearHas366Days :: Int -> Int -> Int -> Result
prop_yearHas366Days y m d = valid y m d ==> dayOfYear y m d <= 366

-- expect: prop_roundTrip passes
prop_roundTrip :: Int -> Int -> Int -> Result
prop_roundTrip y m d = valid y m d ==> fromDayOfYear y (dayOfYear y m d) == (m, d)

-- expect: prop_fourthYear falsified
-- witness: prop_fourthYear 2100
prop_fourthYear :: Int -> Result
prop_fourthYear y = 2000 <= y && y <= 2199 ==> julianLeap y == leap y

-- expect: prop_fourthYearOurTime holds
prop_fourthYearOurTime :: Int -> Result
prop_fourthYearOurTime y = 1901 <= y && y <= 2099 ==> julianLeap y == leap y

-- a century that is a leap year is a multiple of 400
-- expect: prop_centuryNeverLeap falsified
-- witness: prop_centuryNeverLeap 2400
prop_centuryNeverLeap :: Int -> Result
prop_centuryNeverLeap y = 2001 <= y && y `mod` 100 == 0 ==> not (leap y)

-- 29 February 6400 is the only day that is found
-- expect: prop_leapDayOfTheCentury falsified
-- witness: prop_leapDayOfTheCentury 6400 2 29
prop_leapDayOfTheCentury :: Int -> Int -> Int -> Result
prop_leapDayOfTheCentury y m d = valid y m d && 6300 <= y && y <= 6500 && y `mod` 100 == 0 && m == 2 ==> d <= 28

-- The first day after a date.
tomorrow :: Int -> Int -> Int -> (Int, Int, Int)
tomorrow y m d
  | d < monthLength y m = (y, m, d + 1)
  | m < 12 = (y, m + 1, 1)
  | otherwise = (y + 1, 1, 1)

-- expect: prop_tomorrowIsLater passes
prop_tomorrowIsLater :: Int -> Int -> Int -> Result
prop_tomorrowIsLater y m d = valid y m d ==> (y, m, d) < tomorrow y m d

-- expect: prop_tomorrowSameMonth falsified
-- witness: prop_tomorrowSameMonth 7004 2 29
prop_tomorrowSameMonth :: Int -> Int -> Int -> Result
prop_tomorrowSameMonth y m d = valid y m d && y >= 7001 && m == 2 && d > 28 ==> tomorrow y m d == (y, m, d + 1)

-- The day of the week, 0 for Sunday, by the months' offsets (Sakamoto's rule).
weekday :: Int -> Int -> Int -> Int
weekday y m d = (z + z `div` 4 - z `div` 100 + z `div` 400 + offset + d) `mod` 7
  where
    z = if m < 3 then y - 1 else y
    offset = case m of
      1 -> 0
      2 -> 3
      3 -> 2
      4 -> 5
      5 -> 0
      6 -> 3
      7 -> 5
      8 -> 1
      9 -> 4
      10 -> 6
      11 -> 2
      _ -> 4

-- expect: prop_noFridayThirteenth falsified
-- witness: prop_noFridayThirteenth 5226 2 13
prop_noFridayThirteenth :: Int -> Int -> Int -> Result
prop_noFridayThirteenth y m d = valid y m d && 5226 <= y && d == 13 ==> weekday y m d /= 5

-- 29 February on a Saturday
-- expect: prop_leapDayOnSaturday falsified
-- witness: prop_leapDayOnSaturday 2020
prop_leapDayOnSaturday :: Int -> Result
prop_leapDayOnSaturday y = 2017 <= y && y <= 2100 && leap y ==> weekday y 2 29 /= 6

-- the calendar repeats after 400 years
-- expect: prop_fourHundredYears passes
prop_fourHundredYears :: Int -> Int -> Int -> Result
prop_fourHundredYears y m d = valid y m d && y <= 2000 && m == 7 ==> weekday (y + 400) m d == weekday y m d
