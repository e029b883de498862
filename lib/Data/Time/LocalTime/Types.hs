-- | Time as clocks on the wall show it. What `Data.Time.LocalTime` exports is here.
module Data.Time.LocalTime.Types
  ( TimeZone(..), timeZoneOffsetString, timeZoneOffsetString', minutesToTimeZone, hoursToTimeZone, utc
  , TimeOfDay(..), midnight, midday, makeTimeOfDayValid, timeToDaysAndTimeOfDay, daysAndTimeOfDayToTime
  , utcToLocalTimeOfDay, localToUTCTimeOfDay, timeToTimeOfDay, timeOfDayToTime, dayFractionToTimeOfDay, timeOfDayToDayFraction
  , CalendarDiffTime(..), calendarTimeDays, calendarTimeTime, scaleCalendarDiffTime
  , LocalTime(..), addLocalTime, diffLocalTime, utcToLocalTime, localTimeToUTC, ut1ToLocalTime, localTimeToUT1
  , ZonedTime(..), utcToZonedTime, zonedTimeToUTC
  ) where

import Control.DeepSeq (NFData(..))
import Data.Fixed
import Data.Time.Calendar.Days
import Data.Time.Calendar.Duration
import Data.Time.Clock.Types

-- | Minutes ahead of UTC, whether only in summer, and a name.
data TimeZone = TimeZone { timeZoneMinutes :: Int, timeZoneSummerOnly :: Bool, timeZoneName :: String }
  deriving (Eq, Ord)

instance NFData TimeZone where
  rnf (TimeZone m s n) = rnf m `seq` rnf s `seq` rnf n

instance Show TimeZone where
  show zone = if null (timeZoneName zone) then timeZoneOffsetString zone else timeZoneName zone

-- | As in @+0130@.
timeZoneOffsetString :: TimeZone -> String
timeZoneOffsetString = timeZoneOffsetString' (Just '0')

-- | The same, with another character in place of leading zeros, or none.
timeZoneOffsetString' :: Maybe Char -> TimeZone -> String
timeZoneOffsetString' pad (TimeZone m _ _) = (if m < 0 then '-' else '+') : maybe id (\c s -> replicate (4 - length s) c ++ s) pad (show (h * 100 + r))
  where (h, r) = abs m `quotRem` 60

-- | Without a name.
minutesToTimeZone :: Int -> TimeZone
minutesToTimeZone m = TimeZone m False ""

-- | Without a name.
hoursToTimeZone :: Int -> TimeZone
hoursToTimeZone h = minutesToTimeZone (60 * h)

-- | Universal time.
utc :: TimeZone
utc = TimeZone 0 False "UTC"

-- | Hour, minute, second.
data TimeOfDay = TimeOfDay { todHour :: Int, todMin :: Int, todSec :: Pico }
  deriving (Eq, Ord)

instance NFData TimeOfDay where
  rnf (TimeOfDay h m (MkFixed s)) = rnf h `seq` rnf m `seq` rnf s

instance Show TimeOfDay where
  show (TimeOfDay h m s) = padded 2 h ++ ":" ++ padded 2 m ++ ":" ++ seconds s
    where
      seconds x
        | x < 0 = '-' : seconds (negate x)
        | x < 10 = '0' : showFixed True x
        | otherwise = showFixed True x

-- | 0:00.
midnight :: TimeOfDay
midnight = TimeOfDay 0 0 0

-- | 12:00.
midday :: TimeOfDay
midday = TimeOfDay 12 0 0

-- | From hour, minute and second, if there is such a time; a leap second is.
makeTimeOfDayValid :: Int -> Int -> Pico -> Maybe TimeOfDay
makeTimeOfDayValid h m s = TimeOfDay <$> clipValid 0 23 h <*> clipValid 0 59 m <*> clipValid 0 60.999999999999 s

-- | Days, and what is left as a time of day.
timeToDaysAndTimeOfDay :: NominalDiffTime -> (Integer, TimeOfDay)
timeToDaysAndTimeOfDay t = (days, timeToTimeOfDay (picoToDiffTime (nominalDiffTimeToSeconds rest)))
  where (days, rest) = t `divMod'` nominalDay

-- | The inverse.
daysAndTimeOfDayToTime :: Integer -> TimeOfDay -> NominalDiffTime
daysAndTimeOfDayToTime days t = secondsToNominalDiffTime (diffTimeToPico (timeOfDayToTime t)) + fromInteger days * nominalDay

-- | In a zone, with the days to add.
utcToLocalTimeOfDay :: TimeZone -> TimeOfDay -> (Integer, TimeOfDay)
utcToLocalTimeOfDay zone (TimeOfDay h m s) = (toInteger (h' `div` 24), TimeOfDay (h' `mod` 24) (m' `mod` 60) s)
  where
    m' = m + timeZoneMinutes zone
    h' = h + m' `div` 60

-- | In UTC, with the days to add.
localToUTCTimeOfDay :: TimeZone -> TimeOfDay -> (Integer, TimeOfDay)
localToUTCTimeOfDay zone = utcToLocalTimeOfDay (minutesToTimeZone (negate (timeZoneMinutes zone)))

-- | From the time since midnight. What exceeds a day is a leap second.
timeToTimeOfDay :: DiffTime -> TimeOfDay
timeToTimeOfDay t
  | n >= day = TimeOfDay 23 59 (MkFixed (60000000000000 + n - day))
  | otherwise = TimeOfDay (fromInteger h) (fromInteger m) (MkFixed s)
  where
    n = diffTimeToPicoseconds t
    day = 86400000000000000
    (minutes, s) = n `divMod` 60000000000000
    (h, m) = minutes `divMod` 60

-- | The time since midnight.
timeOfDayToTime :: TimeOfDay -> DiffTime
timeOfDayToTime (TimeOfDay h m s) = fromIntegral h * 3600 + fromIntegral m * 60 + picoToDiffTime s

-- | From the part of a day.
dayFractionToTimeOfDay :: Rational -> TimeOfDay
dayFractionToTimeOfDay r = timeToTimeOfDay (fromRational (r * 86400))

-- | As the part of a day.
timeOfDayToDayFraction :: TimeOfDay -> Rational
timeOfDayToDayFraction t = toRational (timeOfDayToTime t) / 86400

-- | Months and seconds.
data CalendarDiffTime = CalendarDiffTime { ctMonths :: Integer, ctTime :: NominalDiffTime }
  deriving Eq

instance NFData CalendarDiffTime where
  rnf (CalendarDiffTime m t) = rnf m `seq` rnf t

instance Semigroup CalendarDiffTime where
  CalendarDiffTime m t <> CalendarDiffTime n u = CalendarDiffTime (m + n) (t + u)

instance Monoid CalendarDiffTime where
  mempty = CalendarDiffTime 0 0

instance Show CalendarDiffTime where
  show (CalendarDiffTime m t) = "P" ++ show m ++ "MT" ++ showFixed True (nominalDiffTimeToSeconds t) ++ "S"

-- | With days of 86400 seconds.
calendarTimeDays :: CalendarDiffDays -> CalendarDiffTime
calendarTimeDays (CalendarDiffDays m d) = CalendarDiffTime m (fromInteger d * nominalDay)

-- | No months.
calendarTimeTime :: NominalDiffTime -> CalendarDiffTime
calendarTimeTime = CalendarDiffTime 0

-- | So many times as long.
scaleCalendarDiffTime :: Integer -> CalendarDiffTime -> CalendarDiffTime
scaleCalendarDiffTime k (CalendarDiffTime m t) = CalendarDiffTime (k * m) (fromInteger k * t)

-- | Day and time of day.
data LocalTime = LocalTime { localDay :: Day, localTimeOfDay :: TimeOfDay }
  deriving (Eq, Ord)

instance NFData LocalTime where
  rnf (LocalTime d t) = rnf d `seq` rnf t

instance Show LocalTime where
  show (LocalTime d t) = showGregorian d ++ " " ++ show t

-- | So much later.
addLocalTime :: NominalDiffTime -> LocalTime -> LocalTime
addLocalTime n = utcToLocalTime utc . addUTCTime n . localTimeToUTC utc

-- | How much the first is after the second.
diffLocalTime :: LocalTime -> LocalTime -> NominalDiffTime
diffLocalTime a b = diffUTCTime (localTimeToUTC utc a) (localTimeToUTC utc b)

-- | In a zone.
utcToLocalTime :: TimeZone -> UTCTime -> LocalTime
utcToLocalTime zone (UTCTime day t) = LocalTime (addDays n day) tod
  where (n, tod) = utcToLocalTimeOfDay zone (timeToTimeOfDay t)

-- | In UTC.
localTimeToUTC :: TimeZone -> LocalTime -> UTCTime
localTimeToUTC zone (LocalTime day t) = UTCTime (addDays n day) (timeOfDayToTime tod)
  where (n, tod) = localToUTCTimeOfDay zone t

-- | At a longitude in degrees east.
ut1ToLocalTime :: Rational -> UniversalTime -> LocalTime
ut1ToLocalTime longitude (ModJulianDate date) = LocalTime (ModifiedJulianDay day) (dayFractionToTimeOfDay (local - fromInteger day))
  where
    local = date + longitude / 360
    day = floor local

-- | From a longitude in degrees east.
localTimeToUT1 :: Rational -> LocalTime -> UniversalTime
localTimeToUT1 longitude (LocalTime (ModifiedJulianDay day) t) = ModJulianDate (fromInteger day + timeOfDayToDayFraction t - longitude / 360)

instance Show UniversalTime where
  show t = show (ut1ToLocalTime 0 t)

-- | A local time with its zone.
data ZonedTime = ZonedTime { zonedTimeToLocalTime :: LocalTime, zonedTimeZone :: TimeZone }

instance NFData ZonedTime where
  rnf (ZonedTime t z) = rnf t `seq` rnf z

instance Show ZonedTime where
  show (ZonedTime t zone) = show t ++ " " ++ show zone

instance Show UTCTime where
  show t = show (utcToZonedTime utc t)

-- | In a zone.
utcToZonedTime :: TimeZone -> UTCTime -> ZonedTime
utcToZonedTime zone t = ZonedTime (utcToLocalTime zone t) zone

-- | In UTC.
zonedTimeToUTC :: ZonedTime -> UTCTime
zonedTimeToUTC (ZonedTime t zone) = localTimeToUTC zone t
