-- | The words and habits of a place.
module Data.Time.Format.Locale (TimeLocale(..), defaultTimeLocale, iso8601DateFormat, rfc822DateFormat) where

import Data.Time.LocalTime.Types

-- | Names (long and short) and formats.
data TimeLocale = TimeLocale
  { wDays :: [(String, String)]
  , months :: [(String, String)]
  , amPm :: (String, String)
  , dateTimeFmt, dateFmt, timeFmt, time12Fmt :: String
  , knownTimeZones :: [TimeZone]
  }
  deriving (Eq, Ord, Show)

-- | American English.
defaultTimeLocale :: TimeLocale
defaultTimeLocale = TimeLocale
  { wDays = map short (words "Sunday Monday Tuesday Wednesday Thursday Friday Saturday")
  , months = map short (words "January February March April May June July August September October November December")
  , amPm = ("AM", "PM")
  , dateTimeFmt = "%a %b %e %H:%M:%S %Z %Y"
  , dateFmt = "%m/%d/%y"
  , timeFmt = "%H:%M:%S"
  , time12Fmt = "%I:%M:%S %p"
  , knownTimeZones =
      [ TimeZone 0 False "UT", TimeZone 0 False "GMT"
      , zone (-5) False "EST", zone (-4) True "EDT", zone (-6) False "CST", zone (-5) True "CDT"
      , zone (-7) False "MST", zone (-6) True "MDT", zone (-8) False "PST", zone (-7) True "PDT"
      ]
  }
  where
    short name = (name, take 3 name)
    zone h summer name = TimeZone (60 * h) summer name

-- | @%Y-%m-%d@, and a format of times after a T.
iso8601DateFormat :: Maybe String -> String
iso8601DateFormat time = "%Y-%m-%d" ++ maybe "" ('T' :) time

-- | As in mails.
rfc822DateFormat :: String
rfc822DateFormat = "%a, %_d %b %Y %H:%M:%S %Z"
