-- | Texts as times, by a format.
module Data.Time.Format.Parse
  ( ParseTime, parseTimeM, parseTimeOrError, readSTime, readPTime, parseTime, readTime, readsTime
  ) where

import Data.Char (isAlpha, isDigit, isSpace, toLower, toUpper)
import Data.Fixed
import Data.Time.Calendar
import Data.Time.Calendar.OrdinalDate
import Data.Time.Calendar.WeekDate
import Data.Time.Clock.Types
import Data.Time.Format.Locale
import Data.Time.LocalTime.Types
import Text.ParserCombinators.ReadP hiding (get, look)
import Text.Read (readMaybe)

-- | What can be read by a format: from the specifiers and the texts that stood for them.
class ParseTime t where
  buildTime :: TimeLocale -> [(Char, String)] -> Maybe t

-- | Parses the whole text; white space around it is allowed if the condition holds.
parseTimeM :: (MonadFail m, ParseTime t) => Bool -> TimeLocale -> String -> String -> m t
parseTimeM blanks l fmt s = case [t | (t, rest) <- readSTime blanks l fmt s, if blanks then all isSpace rest else null rest] of
  [t] -> return t
  [] -> fail ("parseTimeM: no parse of " ++ show s)
  _ -> fail ("parseTimeM: multiple parses of " ++ show s)

-- | Parses the whole text; an error if that cannot be.
parseTimeOrError :: ParseTime t => Bool -> TimeLocale -> String -> String -> t
parseTimeOrError blanks l fmt s = case [t | (t, rest) <- readSTime blanks l fmt s, if blanks then all isSpace rest else null rest] of
  [t] -> t
  [] -> error ("parseTimeOrError: no parse of " ++ show s)
  _ -> error ("parseTimeOrError: multiple parses of " ++ show s)

-- | Parses the beginning of a text.
readSTime :: ParseTime t => Bool -> TimeLocale -> String -> ReadS t
readSTime blanks l fmt = readP_to_S (readPTime blanks l fmt)

-- | A parser of times.
readPTime :: ParseTime t => Bool -> TimeLocale -> String -> ReadP t
readPTime blanks l fmt = do
  if blanks then skipSpaces else return ()
  parts <- parseFormat l fmt
  maybe pfail return (buildTime l parts)

-- | The time, if the whole text can be parsed.
parseTime :: ParseTime t => TimeLocale -> String -> String -> Maybe t
parseTime = parseTimeM True

-- | `parseTimeOrError`.
readTime :: ParseTime t => TimeLocale -> String -> String -> t
readTime = parseTimeOrError True

-- | `readSTime`.
readsTime :: ParseTime t => TimeLocale -> String -> ReadS t
readsTime = readSTime True

-- The format

data Digits = Exactly | AfterBlanks | AnyNumber

parseFormat :: TimeLocale -> String -> ReadP [(Char, String)]
parseFormat l = go
  where
    go [] = return []
    go ('%' : cs) = modified cs
    go (c : cs)
      | isSpace c = do
          _ <- satisfy isSpace
          case cs of
            d : _ | isSpace d -> return ()
            _ -> skipSpaces
          go cs
      | otherwise = anyCase c >> go cs
    modified cs = case cs of
      '-' : rest -> alternate (Just AnyNumber) rest
      '_' : rest -> alternate (Just AfterBlanks) rest
      '0' : rest -> alternate (Just Exactly) rest
      '^' : rest -> alternate Nothing rest
      '#' : rest -> alternate Nothing rest
      _ -> alternate Nothing cs
    alternate how ('E' : cs) = specifier how cs
    alternate how cs = specifier how cs
    specifier _ [] = return []
    specifier how (c : cs) = case c of
      '%' -> char '%' >> go cs
      't' -> char '\t' >> go cs
      'n' -> char '\n' >> go cs
      _ | Just fmt <- lookup c (abbreviations l) -> (++) <$> go fmt <*> go cs
        | otherwise -> do
            text <- part l how c
            rest <- go cs
            return ((c, text) : rest)

abbreviations :: TimeLocale -> [(Char, String)]
abbreviations l =
  [ ('c', dateTimeFmt l), ('R', "%H:%M"), ('T', "%H:%M:%S"), ('X', timeFmt l), ('r', time12Fmt l)
  , ('D', "%m/%d/%y"), ('F', "%Y-%m-%d"), ('x', dateFmt l), ('h', "%b") ]

part :: TimeLocale -> Maybe Digits -> Char -> ReadP String
part l how c
  | c `elem` "CfYG" = digits AfterBlanks (if c `elem` "YG" then 4 else 2)
  | c `elem` "ygmdVUWHIMS" = digits Exactly 2
  | c `elem` "ekl" = digits AfterBlanks 2
  | c == 'j' = digits Exactly 3
  | c == 'q' = digits Exactly 12
  | otherwise = case c of
      'B' -> oneOf (map fst (months l))
      'b' -> oneOf (map snd (months l))
      'A' -> oneOf (map fst (wDays l))
      'a' -> oneOf (map snd (wDays l))
      'u' -> oneOf (map show [1 .. 7 :: Int])
      'w' -> oneOf (map show [0 .. 6 :: Int])
      'P' -> half
      'p' -> half
      'Q' -> ((:) <$> char '.' <*> munch isDigit) <++ return ""
      's' -> ((:) <$> char '-' <*> munch1 isDigit) <++ munch1 isDigit
      'z' -> numericZone
      'Z' -> munch1 isAlpha <++ numericZone <++ return ""
      _ -> pfail
  where
    digits usual n = case maybe usual id how of
      Exactly -> count n (satisfy isDigit)
      AfterBlanks -> skipSpaces >> many1 (satisfy isDigit)
      AnyNumber -> many1 (satisfy isDigit)
    half = oneOf [fst (amPm l), snd (amPm l)]
    oneOf = choice . map (mapM anyCase)

anyCase :: Char -> ReadP Char
anyCase c = satisfy (\d -> toUpper c == toUpper d)

numericZone :: ReadP String
numericZone = do
  sign <- satisfy (`elem` "+-")
  h <- count 2 (satisfy isDigit)
  optional (char ':')
  m <- count 2 (satisfy isDigit)
  return (sign : h ++ m)

-- Days

instance ParseTime Day where
  buildTime l parts = mapM (component l) parts >>= dayFrom . concat

-- What is known of a day.
data Component
  = Century Integer
  | YearOfCentury Integer
  | Month Int
  | DayOfMonth Int
  | DayOfYear Int
  | Week WeekKind Int
  | Weekday Int

data WeekKind = Iso | FromSunday | FromMonday

component :: TimeLocale -> (Char, String) -> Maybe [Component]
component l (c, text) = case c of
  'C' -> one Century
  'f' -> one Century
  'Y' -> year
  'G' -> year
  'y' -> one YearOfCentury
  'g' -> one YearOfCentury
  'B' -> named Month 1 (map fst (months l))
  'b' -> named Month 1 (map snd (months l))
  'm' -> within 1 12 Month
  'd' -> within 1 31 DayOfMonth
  'e' -> within 1 31 DayOfMonth
  'V' -> within 1 53 (Week Iso)
  'U' -> within 0 53 (Week FromSunday)
  'W' -> within 0 53 (Week FromMonday)
  'u' -> within 1 7 Weekday
  'w' -> fmap (map (\_ -> Weekday (if text == "0" then 7 else read text))) (within 0 6 Weekday)
  'A' -> weekday (map fst (wDays l))
  'a' -> weekday (map snd (wDays l))
  'j' -> within 1 366 DayOfYear
  _ -> Just []
  where
    one f = fmap (\n -> [f n]) (readMaybe text)
    year = fmap (\n -> [Century (n `div` 100), YearOfCentury (n `mod` 100)]) (readMaybe text)
    within low high f = do
      n <- readMaybe text
      if n >= low && n <= high then Just [f n] else Nothing
    named f start names = case [n | (n, name) <- zip [start ..] names, map toUpper name == map toUpper text] of
      n : _ -> Just [f n]
      [] -> Nothing
    weekday names = fmap (map (\w -> case w of
      Weekday 0 -> Weekday 7
      _ -> w)) (named Weekday 0 names)

-- a year, then what first says where in the year
dayFrom :: [Component] -> Maybe Day
dayFrom parts = go parts
  where
    shortYear = lastOf 70 [y | YearOfCentury y <- parts]
    century = lastOf (if shortYear >= 69 then 19 else 20) [c | Century c <- parts]
    year = century * 100 + shortYear
    weekday = lastOf 4 [w | Weekday w <- parts]
    lastOf d xs = last (d : xs)
    go ps = case ps of
      Month m : _ -> fromGregorianValid year m (lastOf 1 [d | DayOfMonth d <- parts])
      DayOfYear d : _ -> fromOrdinalDateValid year d
      Week Iso w : _ -> fromWeekDateValid year w weekday
      Week FromSunday w : _ -> fromSundayStartWeekValid year w (weekday `mod` 7)
      Week FromMonday w : _ -> fromMondayStartWeekValid year w weekday
      _ : rest -> go rest
      [] -> go' (lastOf 1 [d | DayOfMonth d <- parts])
    go' d = fromGregorianValid year 1 d

-- Times

instance ParseTime TimeOfDay where
  buildTime l parts = do
    hour <- foldl (\h p -> h >>= inHours p) (Just 0) parts
    minute <- lastOr 0 ['M'] (inRange 0 59)
    second <- lastOr 0 ['S'] (inRange 0 60)
    part' <- lastOr 0 "qQ" fractionOf
    makeTimeOfDayValid hour minute (fromIntegral (second :: Int) + part')
    where
      inHours (c, text) h
        | c `elem` "Hk" = inRange 0 23 text
        | c `elem` "Il" = inRange 1 12 text
        | c `elem` "Pp" = Just (h `mod` 12 + (if map toLower text == map toLower (fst (amPm l)) then 0 else 12))
        | otherwise = Just h
      lastOr d cs f = case [text | (c, text) <- parts, c `elem` cs] of
        [] -> Just d
        texts -> f (last texts)
      inRange low high text = do
        n <- readMaybe text
        if n >= low && n <= high then Just n else Nothing
      fractionOf text = let ds = take 12 (filter isDigit text ++ repeat '0') in Just (MkFixed (read ds) :: Pico)

instance ParseTime LocalTime where
  buildTime l parts = LocalTime <$> buildTime l parts <*> buildTime l parts

instance ParseTime TimeZone where
  buildTime l parts = foldl (\z p -> z >>= zone p) (Just (minutesToTimeZone 0)) parts
    where
      zone (c, text) old = case text of
        sign : digits
          | c `elem` "zZ" && sign `elem` "+-" -> Just old { timeZoneMinutes = minutes sign digits }
          | c == 'Z' -> known (map toUpper text)
        "" | c == 'Z' -> Nothing
        _ -> Just old
      minutes sign digits =
        let (h, m) = splitAt 2 digits
            n = read h * 60 + read m
        in if sign == '-' then negate n else n
      known name
        | [letter] <- name = fmap (\h -> TimeZone (h * 60) False name) (lookup letter military)
        | name == "UTC" = Just utc
        | otherwise = lookupZone name
      lookupZone name = lookup name [(map toUpper (timeZoneName z), z) | z <- knownTimeZones l]
      military = zip (filter (/= 'J') ['A' .. 'M']) [1 ..] ++ zip ['N' .. 'Y'] [-1, -2 ..] ++ [('Z', 0)]

instance ParseTime ZonedTime where
  buildTime l parts = do
    zone <- buildTime l parts
    local <- buildTime l parts
    case [text | ('s', text) <- parts] of
      [] -> return (ZonedTime local zone)
      texts -> do
        n <- readMaybe (last texts)
        return (utcToZonedTime zone (posixSecondsToUTCTime (fromInteger n + secondsToNominalDiffTime (todSec (localTimeOfDay local) `mod'` 1))))

instance ParseTime UTCTime where
  buildTime l parts = fmap zonedTimeToUTC (buildTime l parts)

instance ParseTime UniversalTime where
  buildTime l parts = fmap (localTimeToUT1 0) (buildTime l parts)

-- Reading

instance Read TimeOfDay where
  readsPrec _ = readParen False (readsTime defaultTimeLocale "%H:%M:%S%Q")

instance Read LocalTime where
  readsPrec _ = readParen False (readsTime defaultTimeLocale "%Y-%m-%d %H:%M:%S%Q")

instance Read TimeZone where
  readsPrec _ = readParen False (readsTime defaultTimeLocale "%Z")

instance Read ZonedTime where
  readsPrec _ = readParen False (readsTime defaultTimeLocale "%Y-%m-%d %H:%M:%S%Q %Z")

instance Read UTCTime where
  readsPrec n s = [(zonedTimeToUTC t, rest) | (t, rest) <- readsPrec n s]

instance Read UniversalTime where
  readsPrec n s = [(localTimeToUT1 0 t, rest) | (t, rest) <- readsPrec n s]
