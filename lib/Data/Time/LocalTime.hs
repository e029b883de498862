-- | Time as clocks on the wall show it.
module Data.Time.LocalTime
  ( TimeZone(..), timeZoneOffsetString, timeZoneOffsetString', minutesToTimeZone, hoursToTimeZone, utc, getTimeZone, getCurrentTimeZone
  , TimeOfDay(..), midnight, midday, makeTimeOfDayValid, timeToDaysAndTimeOfDay, daysAndTimeOfDayToTime
  , utcToLocalTimeOfDay, localToUTCTimeOfDay, timeToTimeOfDay, timeOfDayToTime, dayFractionToTimeOfDay, timeOfDayToDayFraction
  , CalendarDiffTime(..), calendarTimeDays, calendarTimeTime, scaleCalendarDiffTime
  , LocalTime(..), addLocalTime, diffLocalTime, utcToLocalTime, localTimeToUTC, ut1ToLocalTime, localTimeToUT1
  , ZonedTime(..), utcToZonedTime, zonedTimeToUTC, getZonedTime, utcToLocalZonedTime
  ) where

import Data.Time.Clock
import Data.Time.LocalTime.Types

-- | The zone here at a time; always UTC.
getTimeZone :: UTCTime -> IO TimeZone
getTimeZone _ = return utc

-- | The zone here and now; always UTC.
getCurrentTimeZone :: IO TimeZone
getCurrentTimeZone = return utc

-- | Now.
getZonedTime :: IO ZonedTime
getZonedTime = getCurrentTime >>= utcToLocalZonedTime

-- | In the zone here.
utcToLocalZonedTime :: UTCTime -> IO ZonedTime
utcToLocalZonedTime t = do
  zone <- getTimeZone t
  return (utcToZonedTime zone t)
