-- | Dates, times and durations of ISO 8601.
module Data.Time.Format.ISO8601
  ( Format, formatShowM, formatShow, formatReadP, formatParseM
  , ISO8601(..), iso8601Show, iso8601ParseM
  , FormatExtension(..), formatReadPExtension, parseFormatExtension
  , calendarFormat, yearMonthFormat, yearFormat, centuryFormat
  , expandedCalendarFormat, expandedYearMonthFormat, expandedYearFormat, expandedCenturyFormat
  , ordinalDateFormat, expandedOrdinalDateFormat, weekDateFormat, yearWeekFormat, expandedWeekDateFormat, expandedYearWeekFormat
  , timeOfDayFormat, hourMinuteFormat, hourFormat, withTimeDesignator, withUTCDesignator
  , timeOffsetFormat, timeOfDayAndOffsetFormat, localTimeFormat, zonedTimeFormat, utcTimeFormat, dayAndTimeFormat, timeAndOffsetFormat
  , durationDaysFormat, durationTimeFormat, alternativeDurationDaysFormat, alternativeDurationTimeFormat
  , intervalFormat, recurringIntervalFormat
  ) where

import Control.Monad (guard)
import Data.Char (isDigit)
import Data.Fixed
import Data.Time.Calendar
import Data.Time.Calendar.Days (padded)
import Data.Time.Calendar.OrdinalDate
import Data.Time.Calendar.WeekDate
import Data.Time.Clock.Types
import Data.Time.LocalTime.Types
import Text.ParserCombinators.ReadP

infixr 3 <**>

-- | How values are written, if they can be, and read.
data Format t = MkFormat { formatShowM :: t -> Maybe String, formatReadP :: ReadP t }

-- | The text; an error if there is none.
formatShow :: Format t -> t -> String
formatShow f t = maybe (error "formatShow: bad value") id (formatShowM f t)

-- | The value of a whole text.
formatParseM :: MonadFail m => Format t -> String -> m t
formatParseM f = parseWhole (formatReadP f)

parseWhole :: MonadFail m => ReadP t -> String -> m t
parseWhole p s = case [t | (t, "") <- readP_to_S p s] of
  [t] -> return t
  [] -> fail ("no parse of " ++ show s)
  _ -> fail ("multiple parses of " ++ show s)

-- | Values with a usual format.
class ISO8601 t where
  iso8601Format :: Format t

-- | The text in the usual format.
iso8601Show :: ISO8601 t => t -> String
iso8601Show = formatShow iso8601Format

-- | The value of a text in the usual format.
iso8601ParseM :: (MonadFail m, ISO8601 t) => String -> m t
iso8601ParseM = formatParseM iso8601Format

-- | With or without separators.
data FormatExtension = ExtendedFormat | BasicFormat

-- | Either way.
formatReadPExtension :: (FormatExtension -> Format t) -> ReadP t
formatReadPExtension f = formatReadP (f ExtendedFormat) +++ formatReadP (f BasicFormat)

-- | The value of a text in either way.
parseFormatExtension :: MonadFail m => (FormatExtension -> Format t) -> String -> m t
parseFormatExtension f = parseWhole (formatReadPExtension f)

-- Formats from formats

-- one after the other
(<**>) :: Format a -> Format b -> Format (a, b)
f <**> g = MkFormat (\(a, b) -> (++) <$> formatShowM f a <*> formatShowM g b) ((,) <$> formatReadP f <*> formatReadP g)

-- by functions that may fail, from what is read and to what is written
isoM :: (a -> Maybe b) -> (b -> Maybe a) -> Format a -> Format b
isoM to from f = MkFormat (\b -> from b >>= formatShowM f) (formatReadP f >>= maybe pfail return . to)

iso :: (a -> b) -> (b -> a) -> Format a -> Format b
iso to from = isoM (Just . to) (Just . from)

before :: String -> Format a -> Format a
before s f = MkFormat (fmap (s ++) . formatShowM f) (string s >> formatReadP f)

after :: Format a -> String -> Format a
after f s = MkFormat (fmap (++ s) . formatShowM f) (formatReadP f <* string s)

-- a separator only in the extended format
separated :: FormatExtension -> String -> Format a -> Format a
separated ExtendedFormat s = before s
separated BasicFormat _ = id

-- exactly so many digits
digits :: (Show n, Read n, Num n, Ord n) => Int -> Format n
digits n = MkFormat
  (\k -> let s = padded n k in if k >= 0 && length s == n then Just s else Nothing)
  (fmap read (count n (satisfy isDigit)))

-- a sign and so many digits
signed :: (Show n, Read n, Num n, Ord n) => Int -> Format n
signed n = MkFormat
  (\k -> fmap ((if k < 0 then '-' else '+') :) (formatShowM (digits n) (abs k)))
  ((char '+' >> formatReadP (digits n)) +++ (char '-' >> fmap negate (formatReadP (digits n))))

-- two digits, and the decimal fraction where there is one: a number in units of 10^-k
decimal :: Int -> Format Integer
decimal k = MkFormat write parse
  where
    unit = 10 ^ k
    write x = do
      guard (x >= 0)
      let (whole, part') = x `quotRem` unit
          rest = reverse (dropWhile (== '0') (reverse (drop 1 (show (unit + part')))))
      fmap (++ (if null rest then "" else '.' : rest)) (formatShowM (digits 2) whole)
    parse = do
      whole <- count 2 (satisfy isDigit)
      rest <- option "" (satisfy (`elem` ".,") >> munch1 isDigit)
      return (read (whole ++ take k (rest ++ repeat '0')))

-- Dates

-- | @yyyy-mm-dd@ or @yyyymmdd@.
calendarFormat :: FormatExtension -> Format Day
calendarFormat = calendarWith yearFormat

-- | The same with a sign and so many digits of the year.
expandedCalendarFormat :: Int -> FormatExtension -> Format Day
expandedCalendarFormat n = calendarWith (expandedYearFormat n)

calendarWith :: Format Integer -> FormatExtension -> Format Day
calendarWith year e = isoM (\(y, (m, d)) -> fromGregorianValid y m d) (\t -> let (y, m, d) = toGregorian t in Just (y, (m, d)))
  (year <**> separated e "-" (digits 2) <**> separated e "-" (digits 2))

-- | @yyyy-mm@.
yearMonthFormat :: Format (Integer, Int)
yearMonthFormat = yearFormat <**> before "-" (digits 2)

-- | The same with a sign and so many digits of the year.
expandedYearMonthFormat :: Int -> Format (Integer, Int)
expandedYearMonthFormat n = expandedYearFormat n <**> before "-" (digits 2)

-- | @yyyy@.
yearFormat :: Format Integer
yearFormat = MkFormat (Just . padded 4) ((char '-' >> fmap negate four) +++ four)
  where four = formatReadP (digits 4)

-- | A sign and so many digits.
expandedYearFormat :: Int -> Format Integer
expandedYearFormat = signed

-- | @yy@.
centuryFormat :: Format Integer
centuryFormat = digits 2

-- | A sign and so many digits.
expandedCenturyFormat :: Int -> Format Integer
expandedCenturyFormat = signed

-- | @yyyy-ddd@ or @yyyyddd@.
ordinalDateFormat :: FormatExtension -> Format Day
ordinalDateFormat = ordinalWith yearFormat

-- | The same with a sign and so many digits of the year.
expandedOrdinalDateFormat :: Int -> FormatExtension -> Format Day
expandedOrdinalDateFormat n = ordinalWith (expandedYearFormat n)

ordinalWith :: Format Integer -> FormatExtension -> Format Day
ordinalWith year e = isoM (uncurry fromOrdinalDateValid) (Just . toOrdinalDate) (year <**> separated e "-" (digits 3))

-- | @yyyy-Www-d@ or @yyyyWwwd@.
weekDateFormat :: FormatExtension -> Format Day
weekDateFormat = weekWith yearFormat

-- | The same with a sign and so many digits of the year.
expandedWeekDateFormat :: Int -> FormatExtension -> Format Day
expandedWeekDateFormat n = weekWith (expandedYearFormat n)

weekWith :: Format Integer -> FormatExtension -> Format Day
weekWith year e = isoM (\(y, (w, d)) -> fromWeekDateValid y w d) (\t -> let (y, w, d) = toWeekDate t in Just (y, (w, d)))
  (year <**> separated e "-" (before "W" (digits 2)) <**> separated e "-" (digits 1))

-- | @yyyy-Www@ or @yyyyWww@.
yearWeekFormat :: FormatExtension -> Format (Integer, Int)
yearWeekFormat e = yearFormat <**> separated e "-" (before "W" (digits 2))

-- | The same with a sign and so many digits of the year.
expandedYearWeekFormat :: Int -> FormatExtension -> Format (Integer, Int)
expandedYearWeekFormat n e = expandedYearFormat n <**> separated e "-" (before "W" (digits 2))

-- Times

-- | @hh:mm:ss@ or @hhmmss@, with a fraction where there is one.
timeOfDayFormat :: FormatExtension -> Format TimeOfDay
timeOfDayFormat e = isoM (\(h, (m, s)) -> makeTimeOfDayValid h m (MkFixed s)) (\(TimeOfDay h m (MkFixed s)) -> Just (h, (m, s)))
  (digits 2 <**> separated e ":" (digits 2) <**> separated e ":" (decimal 12))

-- | @hh:mm@ or @hhmm@, with a fraction of the minute where there is one.
hourMinuteFormat :: FormatExtension -> Format TimeOfDay
hourMinuteFormat e = isoM to from (digits 2 <**> separated e ":" (decimal 14))
  where
    to (h, m) = guard (h < 24 && m < 60 * 10 ^ (14 :: Int)) >> return (timeToTimeOfDay (picosecondsToDiffTime (h * hour + m * 60 `div` 100)))
    from t = let (h, n) = picosecondsOf t `divMod` hour in Just (h, n * 100 `div` 60)

-- | @hh@, with a fraction of the hour where there is one.
hourFormat :: Format TimeOfDay
hourFormat = isoM to from (decimal 16)
  where
    to h = guard (h < 24 * 10 ^ (16 :: Int)) >> return (timeToTimeOfDay (picosecondsToDiffTime (h * 3600 `div` 10000)))
    from t = Just (picosecondsOf t * 10000 `div` 3600)

hour :: Integer
hour = 3600000000000000

picosecondsOf :: TimeOfDay -> Integer
picosecondsOf = diffTimeToPicoseconds . timeOfDayToTime

-- | With a T before it.
withTimeDesignator :: Format t -> Format t
withTimeDesignator = before "T"

-- | With a Z after it.
withUTCDesignator :: Format t -> Format t
withUTCDesignator f = after f "Z"

-- | @+hh:mm@ or @+hhmm@.
timeOffsetFormat :: FormatExtension -> Format TimeZone
timeOffsetFormat e = MkFormat write parse
  where
    both = digits 2 <**> separated e ":" (digits 2)
    write (TimeZone m _ _) = fmap ((if m < 0 then '-' else '+') :) (formatShowM both (abs m `quotRem` 60))
    parse = do
      sign <- satisfy (`elem` "+-")
      (h, m) <- formatReadP both
      return (minutesToTimeZone ((if sign == '-' then negate else id) (h * 60 + m)))

-- | A time and its offset.
timeOfDayAndOffsetFormat :: FormatExtension -> Format (TimeOfDay, TimeZone)
timeOfDayAndOffsetFormat e = timeOfDayFormat e <**> timeOffsetFormat e

-- | Day, T and time.
localTimeFormat :: Format Day -> Format TimeOfDay -> Format LocalTime
localTimeFormat f g = iso (uncurry LocalTime) (\(LocalTime d t) -> (d, t)) (dayAndTimeFormat f g)

-- | Day, T, time and offset.
zonedTimeFormat :: Format Day -> Format TimeOfDay -> FormatExtension -> Format ZonedTime
zonedTimeFormat f g e = iso (uncurry ZonedTime) (\(ZonedTime t z) -> (t, z)) (timeAndOffsetFormat (localTimeFormat f g) e)

-- | Day, T, time and Z.
utcTimeFormat :: Format Day -> Format TimeOfDay -> Format UTCTime
utcTimeFormat f g = iso (localTimeToUTC utc) (utcToLocalTime utc) (withUTCDesignator (localTimeFormat f g))

-- | Day, T and time.
dayAndTimeFormat :: Format Day -> Format time -> Format (Day, time)
dayAndTimeFormat f g = f <**> withTimeDesignator g

-- | A time and its offset.
timeAndOffsetFormat :: Format t -> FormatExtension -> Format (t, TimeZone)
timeAndOffsetFormat f e = f <**> timeOffsetFormat e

-- Durations

-- parts with a letter after each, left out where they are 0
part :: (Ord n, Num n, Show n, Read n) => Char -> Format n
part c = MkFormat (\n -> guard (n >= 0) >> Just (if n == 0 then "" else show n ++ [c])) (option 0 (fmap read (munch1 isDigit) <* char c))

-- | As in @P3Y6M4D@.
durationDaysFormat :: Format CalendarDiffDays
durationDaysFormat = before "P" (orZero "0D" (iso toDays fromDays datePart))

orZero :: (Eq t, Monoid t) => String -> Format t -> Format t
orZero zero f = MkFormat (\t -> if t == mempty then Just zero else formatShowM f t) (formatReadP f)

-- years, months, weeks, days
datePart :: Format (Integer, (Integer, (Integer, Integer)))
datePart = part 'Y' <**> part 'M' <**> part 'W' <**> part 'D'

toDays :: (Integer, (Integer, (Integer, Integer))) -> CalendarDiffDays
toDays (y, (m, (w, d))) = CalendarDiffDays (y * 12 + m) (w * 7 + d)

fromDays :: CalendarDiffDays -> (Integer, (Integer, (Integer, Integer)))
fromDays (CalendarDiffDays m d) = let (y, n) = m `quotRem` 12 in (y, (n, (0, d)))

-- | As in @P3Y6M4DT12H30M5S@.
durationTimeFormat :: Format CalendarDiffTime
durationTimeFormat = before "P" (orZero "0D" (iso to from (datePart <**> times)))
  where
    to (date, (h, (m, s))) =
      let CalendarDiffDays months days = toDays date
      in CalendarDiffTime months (fromInteger days * nominalDay + fromInteger (h * 3600 + m * 60) + secondsToNominalDiffTime s)
    from (CalendarDiffTime months t) =
      let (days, inDay) = t `quotRem'` nominalDay
          (h, inHour) = inDay `quotRem'` 3600
          (m, s) = inHour `quotRem'` 60
      in (fromDays (CalendarDiffDays months days), (h, (m, nominalDiffTimeToSeconds s)))
    times = MkFormat
      (\t -> fmap (\s -> if null s then "" else 'T' : s) (formatShowM inner t))
      (option (0, (0, 0)) (char 'T' >> formatReadP inner))
    inner = part 'H' <**> part 'M' <**> MkFormat
      (\s -> guard (s >= 0) >> Just (if s == 0 then "" else showFixed True s ++ "S"))
      (option 0 (do
        whole <- munch1 isDigit
        rest <- option "" (satisfy (`elem` ".,") >> munch1 isDigit)
        _ <- char 'S'
        return (MkFixed (read (whole ++ take 12 (rest ++ repeat '0'))))))

quotRem' :: NominalDiffTime -> NominalDiffTime -> (Integer, NominalDiffTime)
quotRem' a b = let q = truncate (a / b) in (q, a - fromInteger q * b)

-- | As in @P0003-06-04@ or @P00030604@.
alternativeDurationDaysFormat :: FormatExtension -> Format CalendarDiffDays
alternativeDurationDaysFormat e = before "P" (isoM to from (digits 4 <**> separated e "-" (digits 2) <**> separated e "-" (digits 2)))
  where
    to (y, (m, d)) = guard (m <= 12 && d <= 30) >> return (CalendarDiffDays (y * 12 + m) d)
    from (CalendarDiffDays m d) = let (y, n) = m `quotRem` 12 in Just (y, (n, d))

-- | As in @P0003-06-04T12:30:05@ or @P00030604T123005@.
alternativeDurationTimeFormat :: FormatExtension -> Format CalendarDiffTime
alternativeDurationTimeFormat e = iso to from (alternativeDurationDaysFormat e <**> withTimeDesignator (timeOfDayFormat e))
  where
    to (CalendarDiffDays m d, t) = CalendarDiffTime m (daysAndTimeOfDayToTime d t)
    from (CalendarDiffTime m t) = let (d, tod) = timeToDaysAndTimeOfDay t in (CalendarDiffDays m d, tod)

-- | Two with a slash between.
intervalFormat :: Format a -> Format b -> Format (a, b)
intervalFormat f g = f <**> before "/" g

-- | As in @R5/../..@.
recurringIntervalFormat :: Format a -> Format b -> Format (Int, a, b)
recurringIntervalFormat f g = iso (\(n, (a, b)) -> (n, a, b)) (\(n, a, b) -> (n, (a, b))) (before "R" times <**> before "/" (intervalFormat f g))
  where times = MkFormat (Just . show) (fmap read (munch1 isDigit))

instance ISO8601 Day where
  iso8601Format = calendarFormat ExtendedFormat

instance ISO8601 TimeOfDay where
  iso8601Format = timeOfDayFormat ExtendedFormat

instance ISO8601 TimeZone where
  iso8601Format = timeOffsetFormat ExtendedFormat

instance ISO8601 LocalTime where
  iso8601Format = localTimeFormat iso8601Format iso8601Format

instance ISO8601 ZonedTime where
  iso8601Format = zonedTimeFormat iso8601Format iso8601Format ExtendedFormat

instance ISO8601 UTCTime where
  iso8601Format = utcTimeFormat iso8601Format iso8601Format

instance ISO8601 CalendarDiffDays where
  iso8601Format = durationDaysFormat

instance ISO8601 CalendarDiffTime where
  iso8601Format = durationTimeFormat
