import Data.Time
import Data.Time.Format.ISO8601
import Control.Monad
pr :: (Show t) => (Format t) -> [t] -> [String] -> IO ()
pr f ts ss = do { print (map (formatShowM f) ts); forM_ ss $ \s -> print (s, formatParseM f s `asTypeOf` Just (head ts)) }
days = [fromGregorian 2020 2 3, fromGregorian 12345 1 2, fromGregorian (-5) 12 31, fromGregorian 2010 1 3, fromGregorian 0 1 1]
tods = [TimeOfDay 1 2 3, TimeOfDay 23 59 60.5, TimeOfDay 12 30 30.125, midnight]
ds = ["2020-02-03", "20200203", "2020-13-01", "2020-02-30", "+12345-01-02", "-00005-12-31", "2020-034", "2020034", "2020-366", "2021-366", "2009-W53-7", "2009W537", "2010-W53-1", "12:30", "1230", "12:30.5", "12.25", "24:00", "24:00:00", "24:00:01", "12:30:45,5", "12:30:45.123456789012345", "123045", "T123045", "23:59:60", "25:00:00", "+01:30", "-0130", "+25:00", "2020-02-03T04:05:06", "2020-02-03T04:05:06Z", "2020-02-03T04:05:06.5Z", "2020-02-03T04:05:06+02:00", "2020-02-03 04:05:06", "P0D", "P3Y6M4D", "P2W", "P1DT2H", "PT1.5S", "PT36H", "P", "PT", "P0003-06-04", "P00030604", "P0003-06-04T12:30:05", "P1Y2M3W4DT5H6M7.25S", "P-1D", "", "2020-02", "2020", "20", "R5/2020-01-01/2020-02-02", "2020-01-01/P1D", "2020-W05", "2020-02-03T24:00:00Z"]
main = do
  forM_ [ExtendedFormat, BasicFormat] $ \e -> do
    pr (calendarFormat e) days ds
    pr (expandedCalendarFormat 5 e) days ds
    pr (ordinalDateFormat e) days ds
    pr (weekDateFormat e) days ds
    pr (timeOfDayFormat e) tods ds
    pr (hourMinuteFormat e) tods ds
    pr (withTimeDesignator (timeOfDayFormat e)) tods ds
    pr (timeOffsetFormat e) [utc, hoursToTimeZone (-3), minutesToTimeZone 90, minutesToTimeZone (-90)] ds
    pr (yearWeekFormat e) [(2020,5),(10000,3)] ds
    pr (alternativeDurationDaysFormat e) [CalendarDiffDays 42 4, CalendarDiffDays (-1) 0] ds
    pr (alternativeDurationTimeFormat e) [CalendarDiffTime 42 100000] ds
    pr (timeOfDayAndOffsetFormat e) [(midday, utc)] ds
  pr hourFormat tods ds
  pr yearMonthFormat [(2020,5)] ds
  pr yearFormat [5,2020,-1,10000] ds
  pr centuryFormat [5,20] ds
  pr (expandedYearFormat 6) [5,-20] ds
  pr durationDaysFormat [CalendarDiffDays 42 4, mempty, CalendarDiffDays 0 (-3), CalendarDiffDays (-14) 3, CalendarDiffDays 24 0] ds
  pr durationTimeFormat [CalendarDiffTime 42 100000, mempty, CalendarDiffTime 0 1.5, CalendarDiffTime 1 3600, CalendarDiffTime 0 60, CalendarDiffTime 0 (-90061.5)] ds
  pr (iso8601Format :: Format UTCTime) [UTCTime (fromGregorian 2020 2 3) 4.5, UTCTime (fromGregorian 2020 2 3) 86400.5] ds
  pr (iso8601Format :: Format LocalTime) [LocalTime (fromGregorian 2020 2 3) midday] ds
  pr (iso8601Format :: Format ZonedTime) [ZonedTime (LocalTime (fromGregorian 2020 2 3) midday) (minutesToTimeZone (-90))] ds
  pr (recurringIntervalFormat (calendarFormat ExtendedFormat) (calendarFormat ExtendedFormat)) [(5, head days, head days)] ds
  pr (intervalFormat (calendarFormat ExtendedFormat) durationDaysFormat) [(head days, calendarDay)] ds
  print (map (parseFormatExtension calendarFormat) ds :: [Maybe Day])
  putStrLn (iso8601Show (head days) ++ iso8601Show (head tods) ++ iso8601Show utc)
