-- | Easter, in two calendars.
module Data.Time.Calendar.Easter (sundayAfter, orthodoxPaschalMoon, orthodoxEaster, gregorianPaschalMoon, gregorianEaster) where

import Data.Time.Calendar.Days
import Data.Time.Calendar.Julian (fromJulian)

-- | The next Sunday, one week later if it is one.
sundayAfter :: Day -> Day
sundayAfter day = addDays (7 - (toModifiedJulianDay day + 3) `mod` 7) day

-- | The full moon before Orthodox Easter.
orthodoxPaschalMoon :: Integer -> Day
orthodoxPaschalMoon year = addDays (negate epact) (fromJulian (if year > 0 then year else year - 1) 4 19)
  where epact = (14 + 11 * (year `mod` 19)) `mod` 30

-- | Orthodox Easter.
orthodoxEaster :: Integer -> Day
orthodoxEaster = sundayAfter . orthodoxPaschalMoon

-- | The full moon before Easter.
gregorianPaschalMoon :: Integer -> Day
gregorianPaschalMoon year = addDays (negate adjusted) (fromGregorian year 4 19)
  where
    golden = year `mod` 19
    century = year `div` 100 + 1
    epact = (14 + 11 * golden - 3 * century `div` 4 + (5 + 8 * century) `div` 25) `mod` 30
    adjusted = if epact == 0 || epact == 1 && golden < 10 then epact + 1 else epact

-- | Easter.
gregorianEaster :: Integer -> Day
gregorianEaster = sundayAfter . gregorianPaschalMoon
