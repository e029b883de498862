-- | Days, and the two calendars of years that everything else is counted by. What `Data.Time.Calendar` and its neighbours export is here.
module Data.Time.Calendar.Days
  ( Day(..), addDays, diffDays, isLeapYear
  , toOrdinalDate, fromOrdinalDate, fromOrdinalDateValid
  , monthAndDayToDayOfYear, monthAndDayToDayOfYearValid, dayOfYearToMonthAndDay, monthLength
  , toGregorian, fromGregorian, fromGregorianValid, showGregorian
  , clip, clipValid, padded
  ) where

import Control.DeepSeq (NFData(..))
import Data.Char (isDigit)
import Data.Ix (Ix(..))
import Text.ParserCombinators.ReadP (char, count, munch1, pfail, readP_to_S, satisfy, skipSpaces)

-- | A day, as the count of days since 1858-11-17.
newtype Day = ModifiedJulianDay { toModifiedJulianDay :: Integer }
  deriving (Eq, Ord)

instance NFData Day where
  rnf (ModifiedJulianDay n) = rnf n

instance Enum Day where
  succ (ModifiedJulianDay n) = ModifiedJulianDay (succ n)
  pred (ModifiedJulianDay n) = ModifiedJulianDay (pred n)
  toEnum = ModifiedJulianDay . toEnum
  fromEnum (ModifiedJulianDay n) = fromEnum n
  enumFrom (ModifiedJulianDay a) = map ModifiedJulianDay (enumFrom a)
  enumFromThen (ModifiedJulianDay a) (ModifiedJulianDay b) = map ModifiedJulianDay (enumFromThen a b)
  enumFromTo (ModifiedJulianDay a) (ModifiedJulianDay b) = map ModifiedJulianDay (enumFromTo a b)
  enumFromThenTo (ModifiedJulianDay a) (ModifiedJulianDay b) (ModifiedJulianDay c) = map ModifiedJulianDay (enumFromThenTo a b c)

instance Ix Day where
  range (ModifiedJulianDay a, ModifiedJulianDay b) = map ModifiedJulianDay (range (a, b))
  index (ModifiedJulianDay a, ModifiedJulianDay b) (ModifiedJulianDay i) = index (a, b) i
  inRange (ModifiedJulianDay a, ModifiedJulianDay b) (ModifiedJulianDay i) = inRange (a, b) i

instance Show Day where
  show = showGregorian

instance Read Day where
  readsPrec _ = readParen False (readP_to_S (do
    skipSpaces
    y <- munch1 isDigit
    _ <- char '-'
    m <- count 2 (satisfy isDigit)
    _ <- char '-'
    d <- count 2 (satisfy isDigit)
    maybe pfail return (fromGregorianValid (read y) (read m) (read d))))

-- | So many days later.
addDays :: Integer -> Day -> Day
addDays n (ModifiedJulianDay a) = ModifiedJulianDay (a + n)

-- | How many days the first is after the second.
diffDays :: Day -> Day -> Integer
diffDays (ModifiedJulianDay a) (ModifiedJulianDay b) = a - b

-- | Whether a Gregorian year has 366 days.
isLeapYear :: Integer -> Bool
isLeapYear y = y `mod` 4 == 0 && (y `mod` 400 == 0 || y `mod` 100 /= 0)

-- | Year and day of the year.
toOrdinalDate :: Day -> (Integer, Int)
toOrdinalDate (ModifiedJulianDay mjd) = (era * 400 + century * 100 + cycle4 * 4 + year + 1, fromInteger (inCycle - year * 365 + 1))
  where
    (era, inEra) = (mjd + 678575) `divMod` 146097
    century = min (inEra `div` 36524) 3
    (cycle4, inCycle) = (inEra - century * 36524) `divMod` 1461
    year = min (inCycle `div` 365) 3

-- | From year and day of the year, which is clipped to what the year has.
fromOrdinalDate :: Integer -> Int -> Day
fromOrdinalDate year day = ModifiedJulianDay (toInteger (clip 1 (yearLength year) day) + beforeYear year)

-- | From year and day of the year, if there is such a day.
fromOrdinalDateValid :: Integer -> Int -> Maybe Day
fromOrdinalDateValid year day = fmap (\d -> ModifiedJulianDay (toInteger d + beforeYear year)) (clipValid 1 (yearLength year) day)

yearLength :: Integer -> Int
yearLength year = if isLeapYear year then 366 else 365

-- the day before the first of a year
beforeYear :: Integer -> Integer
beforeYear year = 365 * y + y `div` 4 - y `div` 100 + y `div` 400 - 678576
  where y = year - 1

-- | Day of the year, in a leap year or not, from month and day; both are clipped.
monthAndDayToDayOfYear :: Bool -> Int -> Int -> Int
monthAndDayToDayOfYear leap month day = beforeMonth leap m + clip 1 (monthLength leap m) day
  where m = clip 1 12 month

-- | Day of the year, if there are such a month and day.
monthAndDayToDayOfYearValid :: Bool -> Int -> Int -> Maybe Int
monthAndDayToDayOfYearValid leap month day = do
  m <- clipValid 1 12 month
  d <- clipValid 1 (monthLength leap m) day
  return (beforeMonth leap m + d)

beforeMonth :: Bool -> Int -> Int
beforeMonth leap m = (367 * m - 362) `div` 12 - (if m <= 2 then 0 else if leap then 1 else 2)

-- | Month and day from the day of the year, which is clipped.
dayOfYearToMonthAndDay :: Bool -> Int -> (Int, Int)
dayOfYearToMonthAndDay leap day = go 1 (clip 1 (if leap then 366 else 365) day)
  where
    go m d = let n = monthLength leap m in if d <= n then (m, d) else go (m + 1) (d - n)

-- | How many days a month has; the month is clipped.
monthLength :: Bool -> Int -> Int
monthLength leap month = case clip 1 12 month of
  2 -> if leap then 29 else 28
  m | m `elem` [4, 6, 9, 11] -> 30
    | otherwise -> 31

-- | Year, month and day.
toGregorian :: Day -> (Integer, Int, Int)
toGregorian day = (year, month, d)
  where
    (year, inYear) = toOrdinalDate day
    (month, d) = dayOfYearToMonthAndDay (isLeapYear year) inYear

-- | From year, month and day; the latter two are clipped.
fromGregorian :: Integer -> Int -> Int -> Day
fromGregorian year month day = fromOrdinalDate year (monthAndDayToDayOfYear (isLeapYear year) month day)

-- | From year, month and day, if there is such a day.
fromGregorianValid :: Integer -> Int -> Int -> Maybe Day
fromGregorianValid year month day = fmap (fromOrdinalDate year) (monthAndDayToDayOfYearValid (isLeapYear year) month day)

-- | As in @2001-02-03@.
showGregorian :: Day -> String
showGregorian day = padded 4 year ++ "-" ++ padded 2 month ++ "-" ++ padded 2 d
  where (year, month, d) = toGregorian day

-- | Between two bounds.
clip :: Ord t => t -> t -> t -> t
clip low high x = if x < low then low else if x > high then high else x

-- | If it is between two bounds.
clipValid :: Ord t => t -> t -> t -> Maybe t
clipValid low high x = if x < low || x > high then Nothing else Just x

-- | With zeros, at least so many digits.
padded :: (Show t, Num t, Ord t) => Int -> t -> String
padded width n
  | n < 0 = '-' : padded width (negate n)
  | otherwise = let s = show n in replicate (width - length s) '0' ++ s
