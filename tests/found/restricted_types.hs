-- was: values of library types that no program makes were inputs, such as the hour -1 of a day, whatever the library's Arbitrary instance says
-- $ needle check restricted_types.hs -t 5s --max-size 8
-- > 4 properties: 4 OK
-- ! Falsified
import Data.Time
import Data.Version
import Test.QuickCheck
import Test.QuickCheck.Instances ()

prop_hours :: TimeOfDay -> Bool
prop_hours t = 0 <= todHour t && todHour t < 24

prop_zoned :: ZonedTime -> Bool
prop_zoned t = abs (timeZoneMinutes (zonedTimeZone t)) < 1000 && todMin (localTimeOfDay (zonedTimeToLocalTime t)) < 60

prop_version :: Version -> Bool
prop_version v = all (>= 0) (versionBranch v)

prop_instant :: UTCTime -> Bool
prop_instant t = utctDayTime t >= 0
