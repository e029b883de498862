-- | Dates of the Gregorian calendar: weekdays, ISO weeks, arithmetic, text.
--
-- The calendar is used as if it had always been in force, from the year 1 on.
module Dates
  ( -- * Dates
    Date
  , year
  , month
  , day
  , date
  , dateError
  , DateError (..)
    -- * The calendar
  , Weekday (..)
  , isLeapYear
  , daysInYear
  , daysInMonth
  , dayOfYear
  , fromDayOfYear
  , weekday
    -- * Arithmetic
  , toDayNumber
  , fromDayNumber
  , addDays
  , addMonths
  , addYears
  , daysBetween
  , nextWeekday
  , easter
    -- * ISO weeks
  , IsoWeek (..)
  , isoWeek
  , fromIsoWeek
  , weeksInYear
    -- * Text
  , showIso
  , parseIso
  , showLong
  , parseMonth
  , ordinal
    -- * Properties
  , prop_dayNumber
  , prop_nextDay
  , prop_dayOfYear
  , prop_weekdayCycles
  , prop_addMonthsDay
  , prop_isoWeekRange
  , prop_isoWeekRoundTrip
  , prop_showParse
  , prop_easterIsSunday
  ) where

import Control.Monad (guard)
import Data.Char (isDigit, ord, toLower)
import Data.List (isPrefixOf)
import Test.QuickCheck (Property, (==>))

-- | A valid date. It is made by 'date' and its kin only.
data Date = Date
  { year :: Int
  , month :: Int
  , day :: Int
  }
  deriving (Eq, Ord, Show)

data Weekday = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
  deriving (Eq, Ord, Enum, Bounded, Show)

-- | Why three numbers are no date.
data DateError
  = BadYear Int
  | BadMonth Int
  | BadDay Int
  deriving (Eq, Show)

-- | A week as ISO 8601 counts them: the first one has the year's first Thursday.
data IsoWeek = IsoWeek
  { weekYear :: Int
  , weekNumber :: Int
  }
  deriving (Eq, Ord, Show)

-- | A date from year, month and day.
date :: Int -> Int -> Int -> Maybe Date
date y m d = either (const Nothing) Just (dateError y m d)

-- | The same, with the reason why there is no such date.
dateError :: Int -> Int -> Int -> Either DateError Date
dateError y m d
  | y < 1 || y > 9999 = Left (BadYear y)
  | m < 1 || m > 12 = Left (BadMonth m)
  | d < 1 || d > daysInMonth y m = Left (BadDay d)
  | otherwise = Right (Date y m d)

isLeapYear :: Int -> Bool
isLeapYear y
  | y `mod` 400 == 0 = True
  | y `mod` 100 == 0 = False
  | otherwise = y `mod` 4 == 0

daysInYear :: Int -> Int
daysInYear y = if isLeapYear y then 366 else 365

-- | The days of a month; 0 for a number that is no month.
daysInMonth :: Int -> Int -> Int
daysInMonth y m
  | m < 1 || m > 12 = 0
  | m == 2 = if isLeapYear y then 29 else 28
  | m `elem` [4, 6, 9, 11] = 30
  | otherwise = 31

-- | The position of a date in its year, from 1.
dayOfYear :: Date -> Int
dayOfYear (Date y m d) = sum [daysInMonth y k | k <- [1 .. m - 1]] + d

-- | The date at a position in a year.
fromDayOfYear :: Int -> Int -> Maybe Date
fromDayOfYear y n
  | n < 1 || n > daysInYear y = Nothing
  | otherwise = go 1 n
  where
    go m k
      | m > 12 = error "Dates.fromDayOfYear: the year is over"
      | k <= daysInMonth y m = date y m k
      | otherwise = go (m + 1) (k - daysInMonth y m)

-- | Days since the last day before year 1, so that 1 January of year 1 is day 1.
toDayNumber :: Date -> Int
toDayNumber t = daysBefore (year t) + dayOfYear t

-- The days of all years before this one.
daysBefore :: Int -> Int
daysBefore y = 365 * n + n `div` 4 - n `div` 100 + n `div` 400
  where
    n = y - 1

-- | The inverse of 'toDayNumber'.
fromDayNumber :: Int -> Maybe Date
fromDayNumber n
  | n < 1 || n > daysBefore 10000 = Nothing
  | otherwise = search guess
  where
    -- At most one year too early, as an average year has a little more than 365 days.
    guess = (n - 1) * 400 `div` 146097 + 1
    search y
      | n <= daysBefore y = search (y - 1)
      | n > daysBefore (y + 1) = search (y + 1)
      | otherwise = fromDayOfYear y (n - daysBefore y)

weekday :: Date -> Weekday
weekday t = case (toDayNumber t - 1) `mod` 7 of
  0 -> Monday
  1 -> Tuesday
  2 -> Wednesday
  3 -> Thursday
  4 -> Friday
  5 -> Saturday
  6 -> Sunday
  _ -> error "Dates.weekday: impossible"

addDays :: Int -> Date -> Maybe Date
addDays n t = fromDayNumber (toDayNumber t + n)

-- | So many months later. A day that the month does not have becomes its last one.
addMonths :: Int -> Date -> Maybe Date
addMonths n (Date y m d) = date y' m' (min d (daysInMonth y' m'))
  where
    months = 12 * y + (m - 1) + n
    y' = months `div` 12
    m' = months `mod` 12 + 1

addYears :: Int -> Date -> Maybe Date
addYears n = addMonths (12 * n)

-- | The days from the first date to the second one.
daysBetween :: Date -> Date -> Int
daysBetween s t = toDayNumber t - toDayNumber s

-- | The first date of this weekday after the given one.
nextWeekday :: Weekday -> Date -> Maybe Date
nextWeekday w t
  | distance == 0 = addDays 7 t
  | otherwise = addDays distance t
  where
    distance = (fromEnum w - fromEnum (weekday t)) `mod` 7

-- | Easter Sunday, by the golden number and the epact.
easter :: Int -> Maybe Date
easter y = do
  fullMoon <- addDays (negate moonAge) =<< date y 4 19
  nextWeekday Sunday fullMoon
  where
    century = y `div` 100
    epact =
      (14 + 11 * (y `mod` 19) - (3 * (century + 1)) `div` 4 + (5 + 8 * (century + 1)) `div` 25)
        `mod` 30
    moonAge
      | epact == 0 || epact == 1 && 10 < y `mod` 19 = epact + 1
      | otherwise = epact

-- | The ISO week of a date. The first days of January may be in the last week of
-- the year before, and the last days of December in the first week of the next.
isoWeek :: Date -> IsoWeek
isoWeek t
  | week < 1 = IsoWeek (year t - 1) (weeksInYear (year t - 1))
  | week > weeksInYear (year t) = IsoWeek (year t + 1) 1
  | otherwise = IsoWeek (year t) week
  where
    week = (dayOfYear t - (fromEnum (weekday t) + 1) + 10) `div` 7

-- | How many ISO weeks a year has: 53 when it has 53 Thursdays.
weeksInYear :: Int -> Int
weeksInYear y = case weekday (Date y 1 1) of
  Thursday -> 53
  _ -> 52

-- | The date of a weekday in an ISO week.
fromIsoWeek :: IsoWeek -> Weekday -> Maybe Date
fromIsoWeek (IsoWeek y w) d
  | w < 1 || w > weeksInYear y = Nothing
  | otherwise = do
      fourth <- date y 1 4
      addDays (7 * (w - 1) + fromEnum d - fromEnum (weekday fourth)) fourth

-- | A date as YYYY-MM-DD.
showIso :: Date -> String
showIso (Date y m d) = pad 4 y ++ "-" ++ pad 2 m ++ "-" ++ pad 2 d

pad :: Int -> Int -> String
pad width n = replicate (width - length digits) '0' ++ digits
  where
    digits = show n

-- | The inverse of 'showIso'.
parseIso :: String -> Maybe Date
parseIso text = do
  (y, afterYear) <- number 4 text
  (m, afterMonth) <- number 2 =<< dash afterYear
  (d, rest) <- number 2 =<< dash afterMonth
  guard (null rest)
  date y m d
  where
    dash ('-' : s) = Just s
    dash _ = Nothing

-- A number of exactly so many digits, and what follows it.
number :: Int -> String -> Maybe (Int, String)
number width s
  | length digits < width || not (all isDigit digits) = Nothing
  | otherwise = Just (foldl shift 0 digits, rest)
  where
    (digits, rest) = splitAt width s
    shift n c
      | isDigit c = 10 * n + ord c - ord '0'
      | otherwise = error "Dates.number: no digit"

-- | A date in words, such as "Friday, 3rd May 2024".
showLong :: Date -> String
showLong t =
  show (weekday t) ++ ", " ++ ordinal (day t) ++ " " ++ monthName (month t) ++ " " ++ show (year t)

-- | A number with its ending: 1st, 2nd, 3rd, 4th, 11th, 21st.
ordinal :: Int -> String
ordinal n = show n ++ ending
  where
    ending
      | n `mod` 100 `elem` [11, 12, 13] = "th"
      | otherwise = case n `mod` 10 of
          1 -> "st"
          2 -> "nd"
          3 -> "rd"
          _ -> "th"

monthNames :: [String]
monthNames =
  [ "January", "February", "March", "April", "May", "June"
  , "July", "August", "September", "October", "November", "December"
  ]

monthName :: Int -> String
monthName m = case drop (m - 1) monthNames of
  name : _ -> name
  [] -> error "Dates.monthName: no such month"

-- | The number of a month from its name or its first letters, at least three.
parseMonth :: String -> Maybe Int
parseMonth s
  | length s < 3 = Nothing
  | otherwise = lookup True (zip (map matches monthNames) [1 ..])
  where
    matches name = map toLower s `isPrefixOf` map toLower name

prop_dayNumber :: Int -> Bool
prop_dayNumber n = case fromDayNumber n of
  Nothing -> n < 1 || n > 3652059
  Just t -> toDayNumber t == n

prop_nextDay :: Int -> Int -> Int -> Bool
prop_nextDay y m d = case date y m d of
  Nothing -> True
  Just t -> maybe (y == 9999 && m == 12 && d == 31) (> t) (addDays 1 t)

prop_dayOfYear :: Int -> Int -> Property
prop_dayOfYear y n =
  y >= 1 && y <= 9999 ==> case fromDayOfYear y n of
    Nothing -> n < 1 || n > daysInYear y
    Just t -> dayOfYear t == n

prop_weekdayCycles :: Int -> Int -> Int -> Bool
prop_weekdayCycles y m d = case date y m d of
  Nothing -> True
  Just t -> fmap weekday (addDays 7 t) `elem` [Just (weekday t), Nothing]

prop_addMonthsDay :: Int -> Int -> Bool
prop_addMonthsDay n k = case fromDayNumber n of
  Nothing -> True
  Just t -> maybe True ((<= day t) . day) (addMonths k t)

prop_isoWeekRange :: Int -> Bool
prop_isoWeekRange n = case fromDayNumber n of
  Nothing -> True
  Just t -> let w = weekNumber (isoWeek t) in w >= 1 && w <= 53

prop_isoWeekRoundTrip :: Int -> Bool
prop_isoWeekRoundTrip n = case fromDayNumber n of
  Nothing -> True
  Just t -> year t == 9999 || fromIsoWeek (isoWeek t) (weekday t) == Just t

prop_showParse :: Int -> Int -> Int -> Bool
prop_showParse y m d = case date y m d of
  Nothing -> True
  Just t -> parseIso (showIso t) == Just t

prop_easterIsSunday :: Int -> Bool
prop_easterIsSunday y = case easter y of
  Nothing -> y < 1 || y > 9999
  Just t -> weekday t == Sunday && month t `elem` [3, 4]
