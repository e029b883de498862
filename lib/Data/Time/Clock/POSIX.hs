-- | Seconds since 1970.
module Data.Time.Clock.POSIX
  ( posixDayLength, POSIXTime, posixSecondsToUTCTime, utcTimeToPOSIXSeconds, getPOSIXTime, getCurrentTime, systemToPOSIXTime
  ) where

import Data.Time.Clock
import Data.Time.Clock.System
import Data.Time.Clock.Types

-- | Now.
getPOSIXTime :: IO POSIXTime
getPOSIXTime = fmap systemToPOSIXTime getSystemTime

-- | As seconds.
systemToPOSIXTime :: SystemTime -> POSIXTime
systemToPOSIXTime (MkSystemTime s n) = fromIntegral s + fromIntegral n / 1000000000
