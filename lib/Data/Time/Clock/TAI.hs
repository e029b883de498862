-- | Time that counts leap seconds.
module Data.Time.Clock.TAI
  ( AbsoluteTime, taiEpoch, addAbsoluteTime, diffAbsoluteTime, taiNominalDayStart
  , LeapSecondMap, utcDayLength, utcToTAITime, taiToUTCTime
  ) where

import Control.DeepSeq (NFData(..))
import Data.Time.Calendar.Days
import Data.Time.Clock.Types
import Data.Time.LocalTime.Types

-- | Seconds since 1858-11-17.
newtype AbsoluteTime = MkAbsoluteTime DiffTime
  deriving (Eq, Ord)

instance NFData AbsoluteTime where
  rnf (MkAbsoluteTime t) = rnf t

instance Show AbsoluteTime where
  show t = case taiToUTCTime (const (Just 0)) t of
    Just u -> show (utcToLocalTime utc u) ++ " TAI"
    Nothing -> ""

-- | 1858-11-17.
taiEpoch :: AbsoluteTime
taiEpoch = MkAbsoluteTime 0

-- | So much later.
addAbsoluteTime :: DiffTime -> AbsoluteTime -> AbsoluteTime
addAbsoluteTime t (MkAbsoluteTime a) = MkAbsoluteTime (a + t)

-- | How much the first is after the second.
diffAbsoluteTime :: AbsoluteTime -> AbsoluteTime -> DiffTime
diffAbsoluteTime (MkAbsoluteTime a) (MkAbsoluteTime b) = a - b

-- | When a day begins, if all days had 86400 seconds.
taiNominalDayStart :: Day -> AbsoluteTime
taiNominalDayStart (ModifiedJulianDay d) = MkAbsoluteTime (fromInteger (d * 86400))

-- | TAI minus UTC during a day, if it is known.
type LeapSecondMap = Day -> Maybe Int

-- | How long a day is.
utcDayLength :: LeapSecondMap -> Day -> Maybe DiffTime
utcDayLength leaps day = do
  before <- leaps day
  after <- leaps (addDays 1 day)
  return (fromIntegral (86400 + after - before))

dayStart :: LeapSecondMap -> Day -> Maybe AbsoluteTime
dayStart leaps day = fmap (\n -> addAbsoluteTime (fromIntegral n) (taiNominalDayStart day)) (leaps day)

-- | The same point of time.
utcToTAITime :: LeapSecondMap -> UTCTime -> Maybe AbsoluteTime
utcToTAITime leaps (UTCTime day t) = fmap (addAbsoluteTime t) (dayStart leaps day)

-- | The same point of time.
taiToUTCTime :: LeapSecondMap -> AbsoluteTime -> Maybe UTCTime
taiToUTCTime leaps absolute@(MkAbsoluteTime seconds) = stable (ModifiedJulianDay (floor seconds `div` 86400))
  where
    stable day = do
      start <- dayStart leaps day
      long <- utcDayLength leaps day
      let t = diffAbsoluteTime absolute start
          next = addDays (floor t `div` floor long) day
      if next == day then Just (UTCTime day t) else stable next
