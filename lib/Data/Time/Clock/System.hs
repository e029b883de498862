-- | The clock, as the system counts.
module Data.Time.Clock.System
  ( systemEpochDay, SystemTime(..), truncateSystemTimeLeapSecond, getSystemTime, systemToUTCTime, utcToSystemTime, systemToTAITime
  ) where

import Control.DeepSeq (NFData(..))
import Data.Int (Int64)
import Data.Time.Calendar.Days
import Data.Time.Clock.TAI
import Data.Time.Clock.Types
import Data.Word (Word32)
import Needle.Prim (IO(..), primWallTime)

-- | Seconds since 1970 and nanoseconds; those of a leap second are past 10^9.
data SystemTime = MkSystemTime { systemSeconds :: !Int64, systemNanoseconds :: !Word32 }
  deriving (Eq, Ord, Show)

instance NFData SystemTime where
  rnf t = t `seq` ()

-- | 1970-01-01.
systemEpochDay :: Day
systemEpochDay = ModifiedJulianDay 40587

-- | Now.
getSystemTime :: IO SystemTime
getSystemTime = do
  now <- IO (\w -> primWallTime w)
  let seconds = floor now :: Int64
  return (MkSystemTime seconds (floor ((now - fromIntegral seconds) * 1000000000)))

-- | A leap second becomes the first of the next day.
truncateSystemTimeLeapSecond :: SystemTime -> SystemTime
truncateSystemTimeLeapSecond (MkSystemTime s n)
  | n >= 1000000000 = MkSystemTime (s + 1) 0
  | otherwise = MkSystemTime s n

-- | As a point of UTC.
systemToUTCTime :: SystemTime -> UTCTime
systemToUTCTime (MkSystemTime s n) = UTCTime (addDays (toInteger days) systemEpochDay) (picosecondsToDiffTime (toInteger t * 1000000000000 + toInteger n * 1000))
  where (days, t) = s `divMod` 86400

-- | As the system counts.
utcToSystemTime :: UTCTime -> SystemTime
utcToSystemTime (UTCTime day t) = MkSystemTime (fromInteger (diffDays day systemEpochDay) * 86400 + fromInteger seconds) (fromInteger nanos)
  where
    whole = diffTimeToPicoseconds t `div` 1000
    leap = whole >= 86400000000000
    (seconds, nanos)
      | leap = (86399, whole - 86399000000000)
      | otherwise = whole `divMod` 1000000000

-- | The same count of seconds in TAI.
systemToTAITime :: SystemTime -> AbsoluteTime
systemToTAITime (MkSystemTime s n) =
  addAbsoluteTime (picosecondsToDiffTime (toInteger s * 1000000000000 + toInteger n * 1000)) (taiNominalDayStart systemEpochDay)
