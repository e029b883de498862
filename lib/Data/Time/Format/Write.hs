-- | Times as text, by a format.
module Data.Time.Format.Write (FormatTime(..), Padding(..), Options(..), formatTime) where

import Control.Applicative ((<|>))
import Data.Char (isDigit, toLower, toUpper)
import Data.Fixed
import Data.Time.Calendar
import Data.Time.Calendar.OrdinalDate
import Data.Time.Calendar.WeekDate
import Data.Time.Clock.Types
import Data.Time.Format.Locale
import Data.Time.LocalTime.Types

-- | What a modifier asks for: nothing, no padding, or padding with a character.
data Padding = AsUsual | NoPadding | PadWith Char

-- | The modifiers of a specifier.
data Options = Options { locale :: TimeLocale, padding :: Padding, width :: Maybe Int }

-- | What can be written by a format.
class FormatTime t where
  -- | How a specifier is written, if it is one for this type. The condition says that it came with an E.
  formatCharacter :: Bool -> Char -> Maybe (Options -> t -> String)

-- | A time as text: @%@ begins a specifier, @-@, @_@, @0@, @^@, @#@ and a width modify it.
formatTime :: FormatTime t => TimeLocale -> String -> t -> String
formatTime _ [] _ = ""
formatTime l ('%' : cs) t = case specifier l cs t of
  Just (text, rest) -> text ++ formatTime l rest t
  Nothing -> '%' : formatTime l cs t
formatTime l (c : cs) t = c : formatTime l cs t

specifier :: FormatTime t => TimeLocale -> String -> t -> Maybe (String, String)
specifier l cs0 t = case third of
    c : rest -> Just (map recase (written c), rest)
    [] -> Nothing
  where
    (recase, pad, first) = case cs0 of
      '_' : cs -> (id, PadWith ' ', cs)
      '-' : cs -> (id, NoPadding, cs)
      '0' : cs -> (id, PadWith '0', cs)
      '^' : cs -> (toUpper, AsUsual, cs)
      '#' : cs -> (toLower, AsUsual, cs)
      cs -> (id, AsUsual, cs)
    (digits, second) = span isDigit first
    (alternate, third) = case second of
      'E' : cs -> (True, cs)
      cs -> (False, cs)
    options = Options l pad (if null digits then Nothing else Just (read digits))
    written c = case c of
      '%' -> "%"
      't' -> "\t"
      'n' -> "\n"
      _ -> maybe "" (\f -> f options t) (formatCharacter alternate c)

-- Padding

-- how wide and with what, if at all: by default so, with this width and this character
paddingOf :: Bool -> Int -> Char -> Options -> Maybe (Int, Char)
paddingOf always usual char (Options _ pad wide) = case (wide, pad) of
  (Just n, PadWith c) -> Just (n, c)
  (Just n, NoPadding) -> Just (n, ' ')
  (Just n, AsUsual) -> Just (n, char)
  (Nothing, PadWith c) -> Just (usual, c)
  (Nothing, NoPadding) -> Nothing
  (Nothing, AsUsual) -> if always then Just (usual, char) else Nothing

left :: Maybe (Int, Char) -> String -> String
left Nothing s = s
left (Just (n, c)) s = replicate (n - length s) c ++ s

number :: (Show n, Num n, Ord n) => Maybe (Int, Char) -> n -> String
number pad n
  | n < 0 = '-' : left pad (show (negate n))
  | otherwise = left pad (show n)

-- a number that usually has so many digits, with this character before them, or as many as it has
fixed :: (Show n, Num n, Ord n) => Int -> Char -> (t -> n) -> Maybe (Options -> t -> String)
fixed n c f = Just (\o t -> number (atLeast n (paddingOf True n c o)) (f t))

free :: (Show n, Num n, Ord n) => Int -> (t -> n) -> Maybe (Options -> t -> String)
free n f = Just (\o t -> number (atLeast n (paddingOf False n '0' o)) (f t))

atLeast :: Int -> Maybe (Int, Char) -> Maybe (Int, Char)
atLeast n = fmap (\(m, c) -> (max n m, c))

named :: (TimeLocale -> t -> String) -> Maybe (Options -> t -> String)
named f = Just (\o t -> left (paddingOf False 1 ' ' o) (f (locale o) t))

-- the digits of a fraction of a second, of 12
fraction :: Maybe (Int, Char) -> Pico -> String
fraction pad s = case pad of
    Nothing -> stripped
    Just (n, '0') -> take n (digits ++ repeat '0')
    Just (n, c) -> take n (stripped ++ repeat c)
  where
    MkFixed n0 = s
    digits = let ds = show (abs n0 `mod` 1000000000000) in replicate (12 - length ds) '0' ++ ds
    stripped = reverse (dropWhile (== '0') (reverse digits))

-- a format in place of a specifier
composed :: FormatTime t => (TimeLocale -> String) -> Maybe (Options -> t -> String)
composed f = named (\l t -> formatTime l (f l) t)

through :: FormatTime a => (t -> a) -> Bool -> Char -> Maybe (Options -> t -> String)
through f alternate c = fmap (\write o t -> write o (f t)) (formatCharacter alternate c)

-- Days

instance FormatTime DayOfWeek where
  formatCharacter _ c = case c of
    'u' -> free 1 fromEnum
    'w' -> free 1 ((`mod` 7) . fromEnum)
    'a' -> named (\l d -> snd (wDays l !! (fromEnum d `mod` 7)))
    'A' -> named (\l d -> fst (wDays l !! (fromEnum d `mod` 7)))
    _ -> Nothing

instance FormatTime Day where
  formatCharacter alternate c = case c of
    'D' -> composed (const "%m/%d/%y")
    'F' -> composed (const "%Y-%m-%d")
    'x' -> composed dateFmt
    'Y' -> free 4 year
    'y' -> fixed 2 '0' ((`mod` 100) . year)
    'C' -> free 2 ((`div` 100) . year)
    'B' -> named (\l d -> fst (months l !! (month d - 1)))
    'b' -> named (\l d -> snd (months l !! (month d - 1)))
    'h' -> named (\l d -> snd (months l !! (month d - 1)))
    'm' -> fixed 2 '0' month
    'd' -> fixed 2 '0' dayOfMonth
    'e' -> fixed 2 ' ' dayOfMonth
    'j' -> fixed 3 '0' (snd . toOrdinalDate)
    'G' -> free 4 weekYear
    'g' -> fixed 2 '0' ((`mod` 100) . weekYear)
    'f' -> free 2 ((`div` 100) . weekYear)
    'V' -> fixed 2 '0' ((\(_, w, _) -> w) . toWeekDate)
    'U' -> fixed 2 '0' (fst . sundayStartWeek)
    'W' -> fixed 2 '0' (fst . mondayStartWeek)
    _ -> through dayOfWeek alternate c
    where
      year = fst . toOrdinalDate
      month d = let (_, m, _) = toGregorian d in m
      dayOfMonth d = let (_, _, n) = toGregorian d in n
      weekYear d = let (y, _, _) = toWeekDate d in y

-- Times

instance FormatTime TimeOfDay where
  formatCharacter _ c = case c of
    'R' -> composed (const "%H:%M")
    'T' -> composed (const "%H:%M:%S")
    'X' -> composed timeFmt
    'r' -> composed time12Fmt
    'P' -> named (\l t -> map toLower (half l t))
    'p' -> named half
    'H' -> fixed 2 '0' todHour
    'k' -> fixed 2 ' ' todHour
    'I' -> fixed 2 '0' hour12
    'l' -> fixed 2 ' ' hour12
    'M' -> fixed 2 '0' todMin
    'S' -> fixed 2 '0' (\t -> floor (todSec t) :: Int)
    'q' -> Just (\o t -> fraction (paddingOf True 12 '0' o) (todSec t))
    'Q' -> Just (\o t -> case (paddingOf False 12 '0' o, todSec t) of
      (Nothing, s) -> let ds = fraction Nothing s in if null ds then "" else '.' : ds
      (pad, s) -> '.' : fraction pad s)
    _ -> Nothing
    where
      half l t = (if todHour t < 12 then fst else snd) (amPm l)
      hour12 t = (todHour t - 1) `mod` 12 + 1

instance FormatTime LocalTime where
  formatCharacter alternate c = case c of
    'c' -> composed dateTimeFmt
    _ -> through localDay alternate c <|> through localTimeOfDay alternate c

instance FormatTime TimeZone where
  formatCharacter alternate c = case c of
    'z' -> Just (offset alternate)
    'Z' -> Just (\o z -> if null (timeZoneName z) then offset alternate o z else left (paddingOf False 1 ' ' o) (timeZoneName z))
    _ -> Nothing

offset :: Bool -> Options -> TimeZone -> String
offset colon o (TimeZone m _ _) = (if m < 0 then '-' else '+') : digits
  where
    (h, r) = abs m `quotRem` 60
    pad = atLeast 4 (paddingOf True 4 '0' o)
    digits
      | colon = left (atLeast 2 (fmap (\(n, c) -> (n - (if wide o then 3 else 2), c)) pad)) (show h) ++ ":" ++ left (Just (2, '0')) (show r)
      | otherwise = left pad (show (h * 100 + r))
    wide = maybe False (const True) . width

instance FormatTime ZonedTime where
  formatCharacter alternate c = case c of
    'c' -> composed dateTimeFmt
    's' -> free 1 (\t -> floor (utcTimeToPOSIXSeconds (zonedTimeToUTC t)) :: Integer)
    _ -> through zonedTimeToLocalTime alternate c <|> through zonedTimeZone alternate c

instance FormatTime UTCTime where
  formatCharacter = through (utcToZonedTime utc)

instance FormatTime UniversalTime where
  formatCharacter = through (ut1ToLocalTime 0)

-- Durations

instance FormatTime NominalDiffTime where
  formatCharacter alternate c = seconds nominalDiffTimeToSeconds alternate c

instance FormatTime DiffTime where
  formatCharacter alternate c = seconds diffTimeToPico alternate c

instance FormatTime CalendarDiffDays where
  formatCharacter _ c = case c of
    'w' -> free 1 ((`quot` 7) . cdDays)
    'd' -> free 1 cdDays
    'D' -> free 1 ((`rem` 7) . cdDays)
    _ -> inMonths cdMonths c

instance FormatTime CalendarDiffTime where
  formatCharacter alternate c = inMonths ctMonths c <|> seconds (nominalDiffTimeToSeconds . ctTime) alternate c

inMonths :: (t -> Integer) -> Char -> Maybe (Options -> t -> String)
inMonths f c = case c of
  'y' -> free 1 ((`quot` 12) . f)
  'b' -> free 1 f
  'B' -> free 2 ((`rem` 12) . f)
  _ -> Nothing

seconds :: (t -> Pico) -> Bool -> Char -> Maybe (Options -> t -> String)
seconds f alternate c = case c of
    'w' -> free 1 (`by` 604800)
    'd' -> free 1 (`by` 86400)
    'D' -> free 1 (\t -> (t `by` 86400) `rem` 7)
    'h' -> free 1 (`by` 3600)
    'H' -> free 2 (\t -> (t `by` 3600) `rem` 24)
    'm' -> free 1 (`by` 60)
    'M' -> free 2 (\t -> (t `by` 60) `rem` 60)
    's' | alternate -> exact 1 (pico . f)
        | otherwise -> free 1 (`by` 1)
    'S' | alternate -> exact 2 ((`rem` 60000000000000) . pico . f)
        | otherwise -> free 2 (\t -> (t `by` 1) `rem` 60)
    _ -> Nothing
  where
    pico (MkFixed n) = n
    by t n = pico (f t) `quot` (n * 1000000000000) :: Integer
    -- with the fraction, and a whole part of so many digits
    exact n g = Just (\o t ->
      let p = g t
          pad = fmap snd (paddingOf False n '0' o)
          whole = left (fmap ((,) n) pad) (show (abs p `quot` 1000000000000))
          part = fraction (fmap ((,) 12) pad) (MkFixed (abs p))
      in (if p < 0 then "-" else "") ++ whole ++ (if null part then "" else '.' : part))
