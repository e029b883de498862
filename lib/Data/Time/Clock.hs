-- | Points and lengths of time.
module Data.Time.Clock
  ( UniversalTime(..), DiffTime, secondsToDiffTime, picosecondsToDiffTime, diffTimeToPicoseconds
  , UTCTime(..), NominalDiffTime, secondsToNominalDiffTime, nominalDiffTimeToSeconds, nominalDay
  , addUTCTime, diffUTCTime, getCurrentTime, getTime_resolution
  ) where

import Data.Time.Clock.System
import Data.Time.Clock.Types

-- | Now.
getCurrentTime :: IO UTCTime
getCurrentTime = fmap systemToUTCTime getSystemTime

-- | The smallest difference that `getCurrentTime` shows.
getTime_resolution :: DiffTime
getTime_resolution = 1e-6
