-- | Roman numerals from 1 to 3999: printing, strict reading with a reason for every refusal, and some arithmetic.
module Roman
  ( -- * Numerals
    Roman
  , roman
  , value
  , Numeral (..)
  , weight
  , smallest
  , largest
    -- * Text
  , Problem (..)
  , parseRoman
  , showRoman
  , showAdditive
  , HasValue (..)
    -- * Arithmetic
  , plus
  , minus
  , times
  , total
  , successor
    -- * Years
  , showYear
  , centuryOf
    -- * Helpers
  , runs
  , foldPairs
    -- * Properties
  , prop_showParse
  , prop_parseShow
  , prop_shortEnough
  , prop_additive
  , prop_plusMinus
  , prop_runs
  , prop_century
  ) where

import Data.Char (isSpace, toUpper)
import Data.List (foldl')

data Numeral = I | V | X | L | C | D | M
  deriving (Eq, Ord, Show, Enum, Bounded)

-- | A number that has a Roman form.
newtype Roman = Roman Int
  deriving (Eq, Ord)

smallest, largest :: Int
smallest = 1
largest = 3999

-- | Nothing outside of the range.
roman :: Int -> Maybe Roman
roman n
  | n < smallest || n > largest = Nothing
  | otherwise = Just (Roman n)

value :: Roman -> Int
value (Roman n) = n

-- | What stands for a number.
class HasValue a where
  worth :: a -> Int

instance HasValue Roman where
  worth = value

instance HasValue Numeral where
  worth = weight

instance HasValue a => HasValue [a] where
  worth = sum . map worth

weight :: Numeral -> Int
weight n = case n of
  I -> 1
  V -> 5
  X -> 10
  L -> 50
  C -> 100
  D -> 500
  M -> 1000

-- | Whether the numeral is one or five times a power of ten.
isOne :: Numeral -> Bool
isOne n = n `elem` [I, X, C, M]

data Problem
  = Empty
  | NotANumeral Char
  | TooMany Numeral Int
  | BadSubtraction Numeral Numeral -- ^ the first cannot stand before the second
  | OutOfOrder Numeral
  | TooLarge Int
  deriving (Eq, Show)

-- | Reads a numeral in lower or upper case, with blanks around it.
parseRoman :: String -> Either Problem Roman
parseRoman text = do
  numerals <- mapM numeral (trim text)
  checkRuns (runs numerals)
  groups <- grouped numerals
  checkOrder groups
  case sum groups of
    0 -> Left Empty
    n | n < 0 -> error "parseRoman: below zero"
      | n > largest -> Left (TooLarge n)
      | otherwise -> Right (Roman n)

trim :: String -> String
trim = dropWhile isSpace . foldr keep ""
  where
    keep c rest
      | isSpace c && null rest = ""
      | otherwise = c : rest

numeral :: Char -> Either Problem Numeral
numeral c = maybe (Left (NotANumeral c)) Right (lookup (toUpper c) [(head (show n), n) | n <- [minBound .. maxBound]])

-- | Equal neighbours, with their number.
runs :: Eq a => [a] -> [(a, Int)]
runs = foldr add []
  where
    add x ((y, n) : rest) | x == y = (y, n + 1) : rest
    add x rest = (x, 1) : rest

-- | Ones can stand three times in a row, fives only once.
checkRuns :: [(Numeral, Int)] -> Either Problem ()
checkRuns [] = Right ()
checkRuns ((n, k) : rest)
  | k > 3 = Left (TooMany n k)
  | k > 1 && not (isOne n) = Left (TooMany n k)
  | k < 1 = error "checkRuns: an empty run"
  | otherwise = checkRuns rest

-- | The values of numerals from left to right, one that is subtracted together with the next.
grouped :: [Numeral] -> Either Problem [Int]
grouped (a : b : rest)
  | a < b && not (isOne a) = Left (BadSubtraction a b)
  | a < b && weight b > 10 * weight a = Left (BadSubtraction a b)
  | a < b = (weight b - weight a :) <$> grouped rest
grouped (a : rest) = (weight a :) <$> grouped rest
grouped [] = Right []

-- | No value is followed by a larger one.
checkOrder :: [Int] -> Either Problem ()
checkOrder groups = foldPairs check (Right ()) groups
  where
    check high low rest
      | low > high = Left (OutOfOrder (largestBelow low))
      | otherwise = rest

-- | The largest numeral that is worth no more than a positive number.
largestBelow :: Int -> Numeral
largestBelow n = case filter ((<= n) . weight) [maxBound, pred maxBound ..] of
  found : _ -> found
  [] -> error "largestBelow: below one"

-- | Folds over all neighbours from the right.
foldPairs :: (a -> a -> b -> b) -> b -> [a] -> b
foldPairs f end xs = foldr (\(x, y) -> f x y) end (zip xs (drop 1 xs))

-- | The usual form, with subtraction: 4 is @IV@.
showRoman :: Roman -> String
showRoman (Roman n) = concat [places (n `div` 1000) M M M, digit 100 C D M, digit 10 X L C, digit 1 I V X]
  where
    digit unit = places (n `div` unit `mod` 10)

-- | One decimal digit, by the numerals for one, five and ten.
places :: Int -> Numeral -> Numeral -> Numeral -> String
places d one five ten
  | d < 4 = replicate d letter
  | d == 4 = letter : show five
  | d < 9 = show five ++ replicate (d - 5) letter
  | d == 9 = letter : show ten
  | otherwise = error "places: not a digit"
  where
    letter = head (show one)

-- | The form without subtraction, as on clocks: 4 is @IIII@.
showAdditive :: Roman -> String
showAdditive (Roman n) = fst (foldl' step ("", n) [maxBound, pred maxBound ..])
  where
    step (done, left) symbol = (done ++ concat (replicate k (show symbol)), left - k * weight symbol)
      where
        k = left `div` weight symbol

plus, minus, times :: Roman -> Roman -> Maybe Roman
plus (Roman a) (Roman b) = roman (a + b)
minus (Roman a) (Roman b) = roman (a - b)
times (Roman a) (Roman b)
  | a > largest `div` b = Nothing
  | a * b < smallest = error "times: a product below one"
  | otherwise = roman (a * b)

-- | The sum, nothing when it is none or too large.
total :: [Roman] -> Maybe Roman
total [] = Nothing
total (x : xs) = foldl' (\sofar y -> sofar >>= (`plus` y)) (Just x) xs

-- | The next one.
successor :: Roman -> Maybe Roman
successor r = plus r (Roman 1)

-- | A year as on buildings, those before the first with @a.Chr.@
showYear :: Int -> Maybe String
showYear year
  | year == 0 = Nothing
  | year < 0 = (++ " a.Chr.") . showRoman <$> roman (negate year)
  | otherwise = showRoman <$> roman year

-- | The century of a year: the first has the years 1 to 100.
centuryOf :: Int -> Maybe Roman
centuryOf year
  | year < 1 = Nothing
  | year `mod` 100 == 0 = roman (year `div` 100)
  | otherwise = roman (year `div` 100 + 1)

-- | Some number that has a Roman form.
wrapped :: Int -> Roman
wrapped n = Roman (1 + n `mod` largest)

prop_showParse :: Int -> Bool
prop_showParse n = parseRoman (showRoman r) == Right r
  where
    r = wrapped n

prop_parseShow :: String -> Bool
prop_parseShow text = case parseRoman text of
  Left _ -> True
  Right r -> showRoman r == map toUpper (trim text)

prop_shortEnough :: Int -> Bool
prop_shortEnough n = length (showRoman (wrapped n)) <= 15

prop_additive :: Int -> Bool
prop_additive n = fmap worth (mapM numeral (showAdditive r)) == Right (worth r)
  where
    r = wrapped n

prop_plusMinus :: Int -> Int -> Bool
prop_plusMinus a b = maybe (value x + value y > largest) ((== Just x) . (`minus` y)) (plus x y)
  where
    x = wrapped a
    y = wrapped b

prop_runs :: [Int] -> Bool
prop_runs xs = concatMap (\(x, n) -> replicate n x) (runs xs) == xs && foldPairs (\a b rest -> fst a /= fst b && rest) True (runs xs)

prop_century :: Int -> Bool
prop_century n = (value <$> centuryOf year) == Just ((year + 99) `div` 100)
  where
    year = value (wrapped n)
