{-# LANGUAGE GeneralizedNewtypeDeriving #-}
-- | Lengths and points of time. What `Data.Time.Clock` and its neighbours export is here.
module Data.Time.Clock.Types
  ( DiffTime, secondsToDiffTime, picosecondsToDiffTime, diffTimeToPicoseconds, diffTimeToPico, picoToDiffTime
  , NominalDiffTime, secondsToNominalDiffTime, nominalDiffTimeToSeconds, nominalDay
  , UTCTime(..), UniversalTime(..), addUTCTime, diffUTCTime
  , POSIXTime, posixDayLength, posixSecondsToUTCTime, utcTimeToPOSIXSeconds
  , showSeconds
  ) where

import Control.DeepSeq (NFData(..))
import Data.Fixed
import Data.Time.Calendar.Days

-- | A length of time in seconds, to the picosecond.
newtype DiffTime = MkDiffTime Pico
  deriving (Eq, Ord, Enum, Num, Fractional, Real, RealFrac)

instance NFData DiffTime where
  rnf (MkDiffTime (MkFixed n)) = rnf n

instance Show DiffTime where
  show (MkDiffTime t) = showSeconds t

-- | Without trailing zeros, and the unit.
showSeconds :: Pico -> String
showSeconds t = showFixed True t ++ "s"

-- | From whole seconds.
secondsToDiffTime :: Integer -> DiffTime
secondsToDiffTime = fromInteger

-- | From picoseconds.
picosecondsToDiffTime :: Integer -> DiffTime
picosecondsToDiffTime n = MkDiffTime (MkFixed n)

-- | To picoseconds.
diffTimeToPicoseconds :: DiffTime -> Integer
diffTimeToPicoseconds (MkDiffTime (MkFixed n)) = n

-- | As a number of seconds.
diffTimeToPico :: DiffTime -> Pico
diffTimeToPico (MkDiffTime t) = t

-- | From a number of seconds.
picoToDiffTime :: Pico -> DiffTime
picoToDiffTime = MkDiffTime

-- | A length of time in seconds as UTC counts them, without leap seconds.
newtype NominalDiffTime = MkNominalDiffTime Pico
  deriving (Eq, Ord, Enum, Num, Fractional, Real, RealFrac)

instance NFData NominalDiffTime where
  rnf (MkNominalDiffTime (MkFixed n)) = rnf n

instance Show NominalDiffTime where
  show (MkNominalDiffTime t) = showSeconds t

-- | From a number of seconds.
secondsToNominalDiffTime :: Pico -> NominalDiffTime
secondsToNominalDiffTime = MkNominalDiffTime

-- | As a number of seconds.
nominalDiffTimeToSeconds :: NominalDiffTime -> Pico
nominalDiffTimeToSeconds (MkNominalDiffTime t) = t

-- | A day of 86400 seconds.
nominalDay :: NominalDiffTime
nominalDay = 86400

-- | A day and the time since its midnight.
data UTCTime = UTCTime { utctDay :: Day, utctDayTime :: DiffTime }
  deriving (Eq, Ord)

instance NFData UTCTime where
  rnf (UTCTime d t) = rnf d `seq` rnf t

-- | Time by the turning of the earth, in days since 1858-11-17.
newtype UniversalTime = ModJulianDate { getModJulianDate :: Rational }
  deriving (Eq, Ord)

instance NFData UniversalTime where
  rnf (ModJulianDate r) = rnf r

-- | Seconds since the beginning of 1970, without leap seconds.
type POSIXTime = NominalDiffTime

-- | 86400 seconds.
posixDayLength :: NominalDiffTime
posixDayLength = nominalDay

-- | The point of time.
posixSecondsToUTCTime :: POSIXTime -> UTCTime
posixSecondsToUTCTime (MkNominalDiffTime (MkFixed n)) = UTCTime (ModifiedJulianDay (40587 + d)) (picosecondsToDiffTime t)
  where (d, t) = n `divMod` 86400000000000000

-- | The seconds since 1970; a leap second is the same as the first of the next day.
utcTimeToPOSIXSeconds :: UTCTime -> POSIXTime
utcTimeToPOSIXSeconds (UTCTime (ModifiedJulianDay d) t) = fromInteger (d - 40587) * posixDayLength + MkNominalDiffTime (diffTimeToPico (min (fromInteger 86400) t))

-- | So much later.
addUTCTime :: NominalDiffTime -> UTCTime -> UTCTime
addUTCTime n t = posixSecondsToUTCTime (n + utcTimeToPOSIXSeconds t)

-- | How much the first is after the second.
diffUTCTime :: UTCTime -> UTCTime -> NominalDiffTime
diffUTCTime a b = utcTimeToPOSIXSeconds a - utcTimeToPOSIXSeconds b
