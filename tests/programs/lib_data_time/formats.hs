import Data.Time
import Control.Monad
main = do
  print defaultTimeLocale
  let d = fromGregorian 5 3 7
      lt = LocalTime d (TimeOfDay 3 4 5.25)
  forM_ ["%", "%3", "%E", "%Y", "%0Y", "%_Y", "%-Y", "%6Y", "%_6Y", "%06Y", "%-6Y", "%y", "%-y", "%_y", "%4y", "%d", "%-d", "%_d", "%4d", "%-4d", "%_4d", "%e", "%0e", "%-e", "%3e", "%B", "%10B", "%-10B", "%_10B", "%010B", "%^B", "%#B", "%^10b", "%a", "%5a", "%q", "%3q", "%-q", "%_q", "%15q", "%-3q","%_15q", "%Q", "%3Q", "%-3Q", "%_3Q", "%03Q", "%15Q", "%ES", "%5S", "%-S", "%k", "%l", "%H", "%I", "%p", "%P", "%5p", "%C", "%-C", "%_C", "%4C", "%j", "%-j", "%5j", "%U", "%W", "%V", "%G", "%g", "%f", "%u", "%w", "%3w", "%x", "%X", "%c", "%r", "%R", "%T", "%D", "%F", "%h", "%t|%n|%%", "%i|", "%Ei", "%s", "%z", "%Z", "%20F", "%5T", "%-D", "%^c", "%_0d"] $ \f -> print (f, formatTime defaultTimeLocale f lt, formatTime defaultTimeLocale f (LocalTime (fromGregorian (-45) 11 27) (TimeOfDay 13 0 60.001)))
  forM_ ["%z", "%Ez", "%Z", "%-z", "%_z", "%0z", "%5z", "%8z", "%_8z", "%-8z", "%EZ", "%6Z", "%_6Z", "%-Ez", "%8Ez", "%_8Ez", "%3z"] $ \f -> print (f, formatTime defaultTimeLocale f (hoursToTimeZone (-3)), formatTime defaultTimeLocale f (TimeZone 90 True "xyz"), formatTime defaultTimeLocale f utc, formatTime defaultTimeLocale f (minutesToTimeZone (-725)))
  let u = UTCTime (fromGregorian 1969 12 31) 86399.5
  forM_ ["%s", "%-s", "%5s", "%_8s", "%Es", "%c", "%Q", "%Z", "%z"] $ \f -> print (f, formatTime defaultTimeLocale f u, formatTime defaultTimeLocale f (UTCTime (fromGregorian 2020 2 3) 5.123), formatTime defaultTimeLocale f (utcToZonedTime (hoursToTimeZone 2) u))
  forM_ ["%w", "%d", "%D", "%h", "%H", "%m", "%M", "%s", "%Es", "%S", "%ES", "%0ES", "%3Es", "%E3s", "%3ES", "%03ES", "%0S", "%2H", "%-ES", "%_ES", "%_3ES", "%0D", "%0h", "%y", "%b", "%B", "%02M"] $ \f -> print (f, formatTime defaultTimeLocale f (123456.789 :: NominalDiffTime), formatTime defaultTimeLocale f (-1234567.5 :: DiffTime), formatTime defaultTimeLocale f (CalendarDiffDays 27 45), formatTime defaultTimeLocale f (CalendarDiffDays (-27) (-45)), formatTime defaultTimeLocale f (CalendarDiffTime 14 98765.25))
  forM_ ["%a","%A","%u","%w", "%U"] $ \f -> print (f, map (formatTime defaultTimeLocale f) [Monday ..Sunday])
  print (u, lt, utcToZonedTime (hoursToTimeZone 2) u, ModJulianDate 57000.25, CalendarDiffDays 3 (-4), CalendarDiffTime 3 1.5, 1.50 :: NominalDiffTime, -0.25 :: DiffTime, [utc, hoursToTimeZone 3])
