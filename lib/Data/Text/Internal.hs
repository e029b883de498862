{-# LANGUAGE BangPatterns #-}
-- | Strict text: a window on an array of characters. "Data.Text" shows it.
module Data.Text.Internal
  ( Text(..), text, safe, unpackCString
  , pack, unpack, singleton, empty, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length
  , compareLength, copy, map, intercalate, intersperse, transpose, reverse, replace
  , toCaseFold, toLower, toUpper, toTitle, titleWords, justifyLeft, justifyRight, center
  , foldl, foldl', foldl1, foldl1', foldr, foldr', foldr1, concat, concatMap, any, all, maximum, minimum, isAscii
  , scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR, replicate, unfoldr, unfoldrN
  , take, takeEnd, drop, dropEnd, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, dropAround
  , strip, stripStart, stripEnd, splitAt, breakOn, breakOnEnd, break, span, spanM, spanEndM, group, groupBy, inits, tails
  , splitOn, split, chunksOf, lines, words, unlines, unwords
  , isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, commonPrefixes
  , filter, breakOnAll, find, elem, partition, index, findIndex, count, zip, zipWith, measureOff
  ) where

import Prelude
  ( Bool(..), Char, Eq(..), Int, Maybe(..), Monad(..), Monoid(..), Num(..), Ord(..), Ordering(..), Read(..), Semigroup(..)
  , Show(..), String, error, fmap, not, otherwise, quot, ($!), (&&), (++), (.), (||) )
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import qualified Data.Char as C
import qualified Data.List as L
import Data.String (IsString(..))
import Needle.Casing (foldCase, lowerCase, titleCase, upperCase)
import Needle.Window (Window)
import qualified Needle.Window as W
import Text.Printf (PrintfArg(..))

-- | Text. The characters in the window are evaluated, none is a surrogate.
newtype Text = Text (Window Char)

instance Eq Text where
  Text a == Text b = W.sameCodes a b

instance Ord Text where
  compare (Text a) (Text b) = W.compareCodes a b

instance Show Text where
  showsPrec d t = showsPrec d (unpack t)

instance Read Text where
  readsPrec d s = [ (pack x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup Text where
  (<>) = append

instance Monoid Text where
  mempty = empty
  mconcat = concat

instance IsString Text where
  fromString = pack

instance NFData Text where
  rnf t = t `P.seq` ()

instance PrintfArg Text where
  toUArg t = toUArg (unpack t)

emptyError :: String -> a
emptyError f = error ("Data.Text." ++ f ++ ": empty input")

fusionError :: String -> a
fusionError what = error ("Data.Text.Internal.Fusion.Common." ++ what)

-- | Text from characters none of which is a surrogate, evaluating them all.
text :: String -> Text
text s = Text (W.pack' s)

-- | A character that text may have; surrogates become U+FFFD.
safe :: Char -> Char
safe c = if c >= '\xD800' && c <= '\xDFFF' then '\xFFFD' else c

-- | Text from a list of characters; surrogates become U+FFFD.
pack :: String -> Text
pack s = text (P.map safe s)

-- | The same as 'pack'; what GHC makes of literals.
unpackCString :: String -> Text
unpackCString = pack

-- | The list of characters.
unpack :: Text -> String
unpack (Text v) = W.list v

-- | Text of one character.
singleton :: Char -> Text
singleton c = Text (W.one' (safe c))

-- | Text without characters.
empty :: Text
empty = Text W.none

infixr 5 `cons`

-- | Adds a character in front.
cons :: Char -> Text -> Text
cons c (Text v) = Text (W.cons' (safe c) v)

-- | Adds a character at the end.
snoc :: Text -> Char -> Text
snoc (Text v) c = Text (W.snoc' v (safe c))

-- | One text after the other.
append :: Text -> Text -> Text
append (Text a) (Text b) = Text (W.append2 a b)

-- | The first character and the rest.
uncons :: Text -> Maybe (Char, Text)
uncons t@(Text v) = if null t then Nothing else Just (W.at v 0, drop 1 t)

-- | All but the last character, and the last.
unsnoc :: Text -> Maybe (Text, Char)
unsnoc t@(Text v) = if null t then Nothing else Just (dropEnd 1 t, W.at v (W.size v - 1))

-- | The first character.
head :: Text -> Char
head t@(Text v) = if null t then fusionError "head: Empty stream" else W.at v 0

-- | The last character.
last :: Text -> Char
last t@(Text v) = if null t then emptyError "last" else W.at v (W.size v - 1)

-- | All but the first character.
tail :: Text -> Text
tail t = if null t then emptyError "tail" else drop 1 t

-- | All but the last character.
init :: Text -> Text
init t = if null t then emptyError "init" else dropEnd 1 t

-- | Whether there are no characters.
null :: Text -> Bool
null (Text v) = W.isEmpty v

-- | The number of characters.
length :: Text -> Int
length (Text v) = W.size v

-- | Compares the length with a number.
compareLength :: Text -> Int -> Ordering
compareLength t n = compare (length t) n

-- | The same characters in memory of their own.
copy :: Text -> Text
copy (Text v) = Text (W.compact v)

-- | How many code units the first n characters take, here one each; if there are fewer, their number, negated.
measureOff :: Int -> Text -> Int
measureOff n t
  | n <= 0 = 0
  | n <= length t = n
  | otherwise = negate (length t)

-- | Applies a function to every character.
map :: (Char -> Char) -> Text -> Text
map f (Text v) = Text (W.map' (\c -> safe (f c)) v)

windows :: [Text] -> [Window Char]
windows ts = [ v | Text v <- ts ]

-- | Texts with another between them.
intercalate :: Text -> [Text] -> Text
intercalate (Text sep) ts = Text (W.intercalateW sep (windows ts))

-- | Puts a character between all others.
intersperse :: Char -> Text -> Text
intersperse c (Text v) = let !d = safe c in Text (W.intersperseW d v)

-- | Rows to columns.
transpose :: [Text] -> [Text]
transpose ts = P.map text (L.transpose (P.map unpack ts))

-- | The characters in reverse.
reverse :: Text -> Text
reverse (Text v) = Text (W.reverseW v)

-- | Replaces every occurrence of the first text by the second.
replace :: Text -> Text -> Text -> Text
replace needle new t
  | null needle = emptyError "replace"
  | otherwise = intercalate new (splitOn needle t)

-- Every character becomes a text, most of them one of the same length.
recase :: (Char -> String) -> Text -> Text
recase f t = text (P.concatMap f (unpack t))

-- | Prepares for comparison without regard to case.
toCaseFold :: Text -> Text
toCaseFold = recase foldCase

-- | To lower case.
toLower :: Text -> Text
toLower = recase lowerCase

-- | To upper case.
toUpper :: Text -> Text
toUpper = recase upperCase

-- | The first letter of every word to title case, the others to lower case.
toTitle :: Text -> Text
toTitle t = text (titleWords (unpack t))

-- | 'toTitle' of a list.
titleWords :: String -> String
titleWords = start
  where
    start [] = []
    start (c : cs)
      | C.isLetter c = titleCase c ++ inside cs
      | otherwise = titleCase c ++ start cs
    inside [] = []
    inside (c : cs) = lowerCase c ++ (if C.isSpace c then start cs else inside cs)

-- | Fills up on the right to a length.
justifyLeft :: Int -> Char -> Text -> Text
justifyLeft n c t = append t (fill (n - length t) c)

-- | Fills up on the left to a length.
justifyRight :: Int -> Char -> Text -> Text
justifyRight n c t = append (fill (n - length t) c) t

-- | Fills up on both sides to a length.
center :: Int -> Char -> Text -> Text
center n c t
  | room <= 0 = t
  | otherwise = concat [fill (room - r) c, t, fill r c]
  where
    room = n - length t
    r = room `quot` 2

fill :: Int -> Char -> Text
fill n c = if n <= 0 then empty else let !d = safe c in Text (W.repeated n d)

-- | Folds from the left.
foldl :: (a -> Char -> a) -> a -> Text -> a
foldl f z (Text v) = W.foldlW f z v

-- | Folds from the left, strictly.
foldl' :: (a -> Char -> a) -> a -> Text -> a
foldl' f z (Text v) = W.foldlW' f z v

-- | Folds from the left, from the first character.
foldl1 :: (Char -> Char -> Char) -> Text -> Char
foldl1 f t = if null t then fusionError "foldl1: Internal error" else foldl f (head t) (drop 1 t)

-- | Folds from the left, from the first character, strictly.
foldl1' :: (Char -> Char -> Char) -> Text -> Char
foldl1' f t = if null t then fusionError "foldl1: Internal error" else foldl' f (head t) (drop 1 t)

-- | Folds from the right.
foldr :: (Char -> a -> a) -> a -> Text -> a
foldr f z (Text v) = W.foldrW f z v

-- | Folds from the right, strictly.
foldr' :: (Char -> a -> a) -> a -> Text -> a
foldr' f z (Text v) = W.foldrW' f z v

-- | Folds from the right, from the last character.
foldr1 :: (Char -> Char -> Char) -> Text -> Char
foldr1 f t = if null t then fusionError "foldr1: Internal error" else foldr f (last t) (dropEnd 1 t)

-- | All texts, one after the other.
concat :: [Text] -> Text
concat ts = Text (W.concatW (windows ts))

-- | The texts of all characters, one after the other.
concatMap :: (Char -> Text) -> Text -> Text
concatMap f t = concat (foldr (\c r -> f c : r) [] t)

-- | Whether any character satisfies a predicate.
any :: (Char -> Bool) -> Text -> Bool
any p (Text v) = W.anyW p v

-- | Whether all characters satisfy a predicate.
all :: (Char -> Bool) -> Text -> Bool
all p (Text v) = W.allW p v

-- | Whether all characters are below 128.
isAscii :: Text -> Bool
isAscii = all (< '\x80')

-- | The greatest character.
maximum :: Text -> Char
maximum t = if null t then fusionError "maximum: Internal error" else foldl1' max t

-- | The least character.
minimum :: Text -> Char
minimum t = if null t then fusionError "minimum: Internal error" else foldl1' min t

-- | All accumulators of a left fold.
scanl :: (Char -> Char -> Char) -> Char -> Text -> Text
scanl f z t = pack (P.scanl f z (unpack t))

-- | 'scanl' from the first character.
scanl1 :: (Char -> Char -> Char) -> Text -> Text
scanl1 f t = pack (P.scanl1 f (unpack t))

-- | All accumulators of a right fold.
scanr :: (Char -> Char -> Char) -> Char -> Text -> Text
scanr f z t = pack (P.scanr f z (unpack t))

-- | 'scanr' from the last character.
scanr1 :: (Char -> Char -> Char) -> Text -> Text
scanr1 f t = pack (P.scanr1 f (unpack t))

-- | Threads an accumulator from left to right.
mapAccumL :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumL f a (Text v) = fmap Text (W.mapAccumL' (\s c -> fmap safe (f s c)) a v)

-- | Threads an accumulator from right to left.
mapAccumR :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumR f a (Text v) = fmap Text (W.mapAccumR' (\s c -> fmap safe (f s c)) a v)

-- | The text n times.
replicate :: Int -> Text -> Text
replicate n (Text v) = Text (W.timesW n v)

-- | Builds from a seed.
unfoldr :: (a -> Maybe (Char, a)) -> a -> Text
unfoldr f a = pack (L.unfoldr f a)

-- | 'unfoldr' up to a length.
unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> Text
unfoldrN n f a = pack (P.take n (L.unfoldr f a))

-- | The first n characters.
take :: Int -> Text -> Text
take n (Text v) = Text (W.takeW n v)

-- | The last n characters.
takeEnd :: Int -> Text -> Text
takeEnd n (Text v) = Text (W.takeEndW n v)

-- | All but the first n characters.
drop :: Int -> Text -> Text
drop n (Text v) = Text (W.dropW n v)

-- | All but the last n characters.
dropEnd :: Int -> Text -> Text
dropEnd n (Text v) = Text (W.dropEndW n v)

prefix :: (Char -> Bool) -> Text -> Int
prefix p (Text v) = W.prefixLength p v

suffix :: (Char -> Bool) -> Text -> Int
suffix p (Text v) = W.suffixStart p v

-- | The longest prefix that satisfies a predicate.
takeWhile :: (Char -> Bool) -> Text -> Text
takeWhile p t = take (prefix p t) t

-- | The longest suffix that satisfies a predicate.
takeWhileEnd :: (Char -> Bool) -> Text -> Text
takeWhileEnd p t = drop (suffix p t) t

-- | Without the longest prefix that satisfies a predicate.
dropWhile :: (Char -> Bool) -> Text -> Text
dropWhile p t = drop (prefix p t) t

-- | Without the longest suffix that satisfies a predicate.
dropWhileEnd :: (Char -> Bool) -> Text -> Text
dropWhileEnd p t = take (suffix p t) t

-- | Both 'dropWhile' and 'dropWhileEnd'.
dropAround :: (Char -> Bool) -> Text -> Text
dropAround p t = dropWhileEnd p (dropWhile p t)

-- | Without white space at the ends.
strip :: Text -> Text
strip = dropAround C.isSpace

-- | Without white space at the start.
stripStart :: Text -> Text
stripStart = dropWhile C.isSpace

-- | Without white space at the end.
stripEnd :: Text -> Text
stripEnd = dropWhileEnd C.isSpace

-- | Both 'take' and 'drop'.
splitAt :: Int -> Text -> (Text, Text)
splitAt n t = (take n t, drop n t)

-- | What comes before the first occurrence, and what comes from it on.
breakOn :: Text -> Text -> (Text, Text)
breakOn needle@(Text p) t@(Text v)
  | null needle = emptyError "breakOn"
  | otherwise = splitAt (W.searchFrom 0 p v) t

-- | What comes up to the last occurrence, that included, and what comes after.
breakOnEnd :: Text -> Text -> (Text, Text)
breakOnEnd needle t = case breakOn (reverse needle) (reverse t) of (a, _) -> splitAt (length t - length a) t

-- | For every occurrence what comes before and what comes from it on.
breakOnAll :: Text -> Text -> [(Text, Text)]
breakOnAll needle@(Text p) t@(Text v)
  | null needle = emptyError "breakOnAll"
  | otherwise = [ splitAt i t | i <- W.searchAll p v ]

-- | The longest prefix that does not satisfy a predicate, and the rest.
break :: (Char -> Bool) -> Text -> (Text, Text)
break p = span (not . p)

-- | The longest prefix that satisfies a predicate, and the rest.
span :: (Char -> Bool) -> Text -> (Text, Text)
span p t = splitAt (prefix p t) t

-- | 'span' with an action that decides.
spanM :: Monad m => (Char -> m Bool) -> Text -> m (Text, Text)
spanM p t@(Text v) = go 0
  where
    go !i
      | i >= length t = return (t, empty)
      | otherwise = p (W.at v i) >>= \ok -> if ok then go (i + 1) else return (splitAt i t)

-- | 'spanM' from the end: what is left, and the longest suffix that satisfies the predicate.
spanEndM :: Monad m => (Char -> m Bool) -> Text -> m (Text, Text)
spanEndM p t@(Text v) = go (length t)
  where
    go !i
      | i <= 0 = return (empty, t)
      | otherwise = p (W.at v (i - 1)) >>= \ok -> if ok then go (i - 1) else return (splitAt i t)

-- | Runs of equal characters.
group :: Text -> [Text]
group = groupBy (==)

-- | Runs of characters equal in some sense.
groupBy :: (Char -> Char -> Bool) -> Text -> [Text]
groupBy f (Text v) = P.map Text (W.runsBy f v)

-- | All prefixes, the shortest first.
inits :: Text -> [Text]
inits (Text v) = P.map Text (W.initsW v)

-- | All suffixes, the longest first.
tails :: Text -> [Text]
tails (Text v) = P.map Text (W.tailsW v)

-- | Cuts at every occurrence of a text.
splitOn :: Text -> Text -> [Text]
splitOn needle@(Text p) (Text v)
  | null needle = emptyError "splitOn"
  | otherwise = go 0 (W.searchAll p v)
  where
    go i [] = [Text (W.slice i (W.size v - i) v)]
    go i (j : js) = Text (W.slice i (j - i) v) : go (j + W.size p) js

-- | Cuts at every character that satisfies a predicate.
split :: (Char -> Bool) -> Text -> [Text]
split p t@(Text v) = if null t then [t] else P.map Text (W.splitPieces p v)

-- | Cuts into pieces of n characters, the last perhaps shorter.
chunksOf :: Int -> Text -> [Text]
chunksOf n (Text v) = if n <= 0 then [] else P.map Text (W.piecesOf n v)

-- | Cuts at newlines.
lines :: Text -> [Text]
lines t
  | null t = []
  | otherwise = case prefix (/= '\n') t of i -> take i t : lines (drop (i + 1) t)

-- | The words between white space.
words :: Text -> [Text]
words t = case stripStart t of
  u | null u -> []
    | otherwise -> case prefix (not . C.isSpace) u of i -> take i u : words (drop i u)

-- | Texts, each with a newline.
unlines :: [Text] -> Text
unlines ts = concat (P.concatMap (\t -> [t, newline]) ts)

newline :: Text
newline = singleton '\n'

-- | Texts with spaces between them.
unwords :: [Text] -> Text
unwords = intercalate (singleton ' ')

-- | Whether the second text starts with the first.
isPrefixOf :: Text -> Text -> Bool
isPrefixOf (Text a) (Text b) = W.prefixCodes a b

-- | Whether the second text ends with the first.
isSuffixOf :: Text -> Text -> Bool
isSuffixOf (Text a) (Text b) = W.suffixCodes a b

-- | Whether the first text occurs in the second.
isInfixOf :: Text -> Text -> Bool
isInfixOf a@(Text p) (Text v) = null a || W.searchFrom 0 p v < W.size v

-- | What comes after a prefix.
stripPrefix :: Text -> Text -> Maybe Text
stripPrefix p t = if isPrefixOf p t then Just $! drop (length p) t else Nothing

-- | What comes before a suffix.
stripSuffix :: Text -> Text -> Maybe Text
stripSuffix p t = if isSuffixOf p t then Just $! dropEnd (length p) t else Nothing

-- | The longest common prefix, if any, and what comes after in both.
commonPrefixes :: Text -> Text -> Maybe (Text, Text, Text)
commonPrefixes a@(Text v) b@(Text w) = case W.agreement v w of
  0 -> Nothing
  n -> Just (take n a, drop n a, drop n b)

-- | The characters that satisfy a predicate.
filter :: (Char -> Bool) -> Text -> Text
filter p (Text v) = Text (W.filterW p v)

-- | The first character that satisfies a predicate.
find :: (Char -> Bool) -> Text -> Maybe Char
find p t@(Text v) = fmap (W.at v) (findIndex p t)

-- | Whether a character occurs.
elem :: Char -> Text -> Bool
elem c = any (== c)

-- | The characters that satisfy a predicate, and those that do not.
partition :: (Char -> Bool) -> Text -> (Text, Text)
partition p t = (filter p t, filter (\c -> not (p c)) t)

-- | The character at a position.
index :: Text -> Int -> Char
index t@(Text v) n
  | n < 0 = fusionError "index: Negative index"
  | n >= length t = fusionError "index: Index too large"
  | otherwise = W.at v n

-- | The first position that satisfies a predicate.
findIndex :: (Char -> Bool) -> Text -> Maybe Int
findIndex p (Text v) = W.below (W.size v) (W.findFrom 0 p v)

-- | How often the first text occurs in the second, without overlaps.
count :: Text -> Text -> Int
count needle@(Text p) (Text v)
  | null needle = emptyError "count"
  | otherwise = P.length (W.searchAll p v)

-- | Pairs up characters.
zip :: Text -> Text -> [(Char, Char)]
zip (Text a) (Text b) = W.zipListW (,) a b

-- | Combines characters.
zipWith :: (Char -> Char -> Char) -> Text -> Text -> Text
zipWith f (Text a) (Text b) = Text (W.zipWith' (\c d -> safe (f c d)) a b)
