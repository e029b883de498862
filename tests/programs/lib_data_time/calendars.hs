import Data.Time.Calendar
import Data.Time.Calendar.OrdinalDate
import Data.Time.Calendar.WeekDate
import Data.Time.Calendar.MonthDay
import Data.Time.Calendar.Julian
import Data.Time.Calendar.Easter
import Control.Monad
main = do
  forM_ [-800000, -678576, -678575, 0, 40587, 51543, 51544, 58118, 58119, 58847, 58848, 59213, 59214, 3000000] $ \n -> do
    let d = ModifiedJulianDay n
    print (d, toGregorian d, toOrdinalDate d, toWeekDate d, mondayStartWeek d, sundayStartWeek d, dayOfWeek d, showOrdinalDate d, showWeekDate d, showJulian d, showJulianYearAndDay d, toJulian d)
    print (addGregorianMonthsClip (n `mod` 50 - 25) d, addGregorianMonthsRollOver (n `mod` 50 - 25) d, addJulianMonthsRollOver (n `mod` 50 - 25) d, diffGregorianDurationClip d (ModifiedJulianDay 58123), diffGregorianDurationRollOver d (ModifiedJulianDay 58123),diffJulianDurationClip d (ModifiedJulianDay 57123))
  forM_ [-5, 1900, 2000, 2015, 2020] $ \y -> do
    print (y, isLeapYear y, gregorianEaster y, orthodoxEaster y, gregorianPaschalMoon y, isJulianLeapYear y, map (gregorianMonthLength y) [0..13])
    forM_ [0, 1, 52, 53] $ \w -> print [(fromWeekDateValid y w d, fromMondayStartWeekValid y w d, fromSundayStartWeekValid y w d, fromWeekDate y w d, fromMondayStartWeek y w d, fromSundayStartWeek y w d) | d <- [0..8]]
    print [(fromGregorian y m d, fromGregorianValid y m d, fromJulianValid y m d) | m <- [0..13], d <- [0,1,28,29,30,31,32]]
    print [(fromOrdinalDate y d, fromOrdinalDateValid y d) | d <- [-1,0,1,365,366,367]]
  print [[d | d <- [Monday ..Sunday]], [Saturday .. Tuesday], [Monday, Wednesday .. Sunday], take 10 [Friday ..], take 5 [Monday, Sunday ..]]
  print (read "2020-02-29" :: Day, reads "2020-02-30" :: [(Day,String)], reads "(2020-01-01) x" :: [(Day,String)], [fromGregorian 2020 2 27 .. fromGregorian 2020 3 1], scaleCalendarDiffDays 3 (calendarMonth <> calendarWeek), calendarYear, calendarDay)
  print (dayOfYearToMonthAndDay True 60, monthAndDayToDayOfYear False 2 30, monthAndDayToDayOfYearValid False 2 29, succ Sunday, pred Monday, fromEnum Sunday, toEnum 9 :: DayOfWeek, read "Friday" :: DayOfWeek)
