{-# LANGUAGE BangPatterns #-}
-- | Strict text as a list of characters that is always evaluated to its end. "Data.Text" and "Data.Text.Lazy" show it.
module Data.Text.Internal
  ( Text(..), text
  , pack, unpack, singleton, empty, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length
  , compareLength, copy, map, intercalate, intersperse, transpose, reverse, replace
  , toCaseFold, toLower, toUpper, toTitle, justifyLeft, justifyRight, center
  , foldl, foldl', foldl1, foldl1', foldr, foldr1, concat, concatMap, any, all, maximum, minimum
  , scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR, replicate, unfoldr, unfoldrN
  , take, takeEnd, drop, dropEnd, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, dropAround
  , strip, stripStart, stripEnd, splitAt, breakOn, breakOnEnd, break, span, group, groupBy, inits, tails
  , splitOn, split, chunksOf, lines, words, unlines, unwords
  , isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, commonPrefixes
  , filter, breakOnAll, find, elem, partition, index, findIndex, count, zip, zipWith
  ) where

import Prelude
  ( Bool(..), Char, Eq(..), Int, Maybe(..), Monoid(..), Num(..), Ord(..), Ordering(..), Read(..), Semigroup(..), Show(..)
  , String, error, fmap, not, otherwise, quot, (&&), (++) )
import qualified Prelude as P
import qualified Data.Char as C
import qualified Data.List as L
import Data.String (IsString(..))

-- | Text. The list inside is evaluated to its end, its characters too.
newtype Text = Text String

instance Eq Text where
  Text a == Text b = a == b

instance Ord Text where
  compare (Text a) (Text b) = compare a b

instance Show Text where
  showsPrec d (Text s) = showsPrec d s

instance Read Text where
  readsPrec d s = [ (pack x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup Text where
  (<>) = append

instance Monoid Text where
  mempty = empty
  mconcat = concat

instance IsString Text where
  fromString = pack

-- | Text from characters, evaluating them all.
text :: String -> Text
text s = go s
  where
    go [] = Text s
    go (!_ : cs) = go cs

emptyError :: String -> a
emptyError f = error ("Data.Text." ++ f ++ ": empty input")

-- | Text from a list of characters; surrogates become U+FFFD.
pack :: String -> Text
pack s = text (P.map safe s)
  where
    safe c = if c >= '\xD800' && c <= '\xDFFF' then '\xFFFD' else c

-- | The list of characters.
unpack :: Text -> String
unpack (Text s) = s

-- | Text of one character.
singleton :: Char -> Text
singleton c = pack [c]

-- | Text without characters.
empty :: Text
empty = Text []

infixr 5 `cons`

-- | Adds a character in front.
cons :: Char -> Text -> Text
cons !c (Text s) = Text (c : s)

-- | Adds a character at the end.
snoc :: Text -> Char -> Text
snoc (Text s) c = text (s ++ [c])

-- | One text after the other.
append :: Text -> Text -> Text
append (Text a) (Text b)
  | P.null b = Text a
  | otherwise = text (a ++ b)

-- | The first character and the rest.
uncons :: Text -> Maybe (Char, Text)
uncons (Text []) = Nothing
uncons (Text (c : cs)) = Just (c, Text cs)

-- | All but the last character, and the last.
unsnoc :: Text -> Maybe (Text, Char)
unsnoc (Text []) = Nothing
unsnoc (Text s) = Just (text (P.init s), P.last s)

-- | The first character.
head :: Text -> Char
head (Text s) = case s of
  c : _ -> c
  [] -> error "Data.Text.Internal.Fusion.Common.head: Empty stream"

-- | The last character.
last :: Text -> Char
last (Text s) = case s of
  [] -> emptyError "last"
  _ -> P.last s

-- | All but the first character.
tail :: Text -> Text
tail (Text s) = case s of
  _ : cs -> Text cs
  [] -> emptyError "tail"

-- | All but the last character.
init :: Text -> Text
init (Text s) = case s of
  [] -> emptyError "init"
  _ -> text (P.init s)

-- | Whether there are no characters.
null :: Text -> Bool
null (Text s) = P.null s

-- | The number of characters, counted.
length :: Text -> Int
length (Text s) = P.length s

-- | Compares the length with a number, counting no further than needed.
compareLength :: Text -> Int -> Ordering
compareLength (Text s0) n0 = go s0 n0
  where
    go [] !n = compare 0 n
    go (_ : cs) n = if n <= 0 then GT else go cs (n - 1)

-- | The same text.
copy :: Text -> Text
copy t = t

-- | Applies a function to every character.
map :: (Char -> Char) -> Text -> Text
map f (Text s) = pack (P.map f s)

-- | Texts with another between them.
intercalate :: Text -> [Text] -> Text
intercalate (Text sep) ts = text (L.intercalate sep (P.map unpack ts))

-- | Puts a character between all others.
intersperse :: Char -> Text -> Text
intersperse c (Text s) = text (L.intersperse c s)

-- | Rows to columns.
transpose :: [Text] -> [Text]
transpose ts = P.map text (L.transpose (P.map unpack ts))

-- | The characters in reverse.
reverse :: Text -> Text
reverse (Text s) = Text (P.reverse s)

-- | Replaces every occurrence of the first text by the second.
replace :: Text -> Text -> Text -> Text
replace needle new t
  | null needle = emptyError "replace"
  | otherwise = intercalate new (splitOn needle t)

-- | Prepares for comparison without regard to case.
toCaseFold :: Text -> Text
toCaseFold (Text s) = text (P.concatMap fold s)
  where
    fold 'ß' = "ss"
    fold c = [C.toLower c]

-- | To lower case.
toLower :: Text -> Text
toLower (Text s) = text (P.map C.toLower s)

-- | To upper case.
toUpper :: Text -> Text
toUpper (Text s) = text (P.concatMap up s)
  where
    up 'ß' = "SS"
    up c = [C.toUpper c]

-- | The first letter of every word to title case, the others to lower case.
toTitle :: Text -> Text
toTitle (Text s0) = text (start s0)
  where
    start [] = []
    start (c : cs)
      | C.isLetter c = C.toTitle c : inside cs
      | otherwise = c : start cs
    inside [] = []
    inside (c : cs)
      | C.isLetter c = C.toLower c : inside cs
      | c == '\'' = c : inside cs
      | otherwise = c : start cs

-- | Fills up on the right to a length.
justifyLeft :: Int -> Char -> Text -> Text
justifyLeft n c t@(Text s)
  | len >= n = t
  | otherwise = text (s ++ P.replicate (n - len) c)
  where
    len = length t

-- | Fills up on the left to a length.
justifyRight :: Int -> Char -> Text -> Text
justifyRight n c t@(Text s)
  | len >= n = t
  | otherwise = text (P.replicate (n - len) c ++ s)
  where
    len = length t

-- | Fills up on both sides to a length.
center :: Int -> Char -> Text -> Text
center n c t@(Text s)
  | len >= n = t
  | otherwise = text (P.replicate l c ++ s ++ P.replicate r c)
  where
    len = length t
    r = (n - len) `quot` 2
    l = n - len - r

-- | Folds from the left.
foldl :: (a -> Char -> a) -> a -> Text -> a
foldl f z (Text s) = P.foldl f z s

-- | Folds from the left, strictly.
foldl' :: (a -> Char -> a) -> a -> Text -> a
foldl' f z (Text s) = L.foldl' f z s

-- | Folds from the left, from the first character.
foldl1 :: (Char -> Char -> Char) -> Text -> Char
foldl1 f (Text s) = if P.null s then error "Data.Text.Internal.Fusion.Common.foldl1: Internal error" else P.foldl1 f s

-- | Folds from the left, from the first character, strictly.
foldl1' :: (Char -> Char -> Char) -> Text -> Char
foldl1' f (Text s) = if P.null s then error "Data.Text.Internal.Fusion.Common.foldl1: Internal error" else L.foldl1' f s

-- | Folds from the right.
foldr :: (Char -> a -> a) -> a -> Text -> a
foldr f z (Text s) = P.foldr f z s

-- | Folds from the right, from the last character.
foldr1 :: (Char -> Char -> Char) -> Text -> Char
foldr1 f (Text s) = if P.null s then error "Data.Text.Internal.Fusion.Common.foldr1: Internal error" else P.foldr1 f s

-- | All texts, one after the other.
concat :: [Text] -> Text
concat ts = text (P.concatMap unpack ts)

-- | The texts of all characters, one after the other.
concatMap :: (Char -> Text) -> Text -> Text
concatMap f (Text s) = text (P.concatMap (\c -> unpack (f c)) s)

-- | Whether any character satisfies a predicate.
any :: (Char -> Bool) -> Text -> Bool
any p (Text s) = P.any p s

-- | Whether all characters satisfy a predicate.
all :: (Char -> Bool) -> Text -> Bool
all p (Text s) = P.all p s

-- | The greatest character.
maximum :: Text -> Char
maximum (Text s) = if P.null s then error "Data.Text.Internal.Fusion.Common.maximum: Internal error" else P.maximum s

-- | The least character.
minimum :: Text -> Char
minimum (Text s) = if P.null s then error "Data.Text.Internal.Fusion.Common.minimum: Internal error" else P.minimum s

-- | All accumulators of a left fold.
scanl :: (Char -> Char -> Char) -> Char -> Text -> Text
scanl f z (Text s) = pack (P.scanl f z s)

-- | 'scanl' from the first character.
scanl1 :: (Char -> Char -> Char) -> Text -> Text
scanl1 f (Text s) = pack (P.scanl1 f s)

-- | All accumulators of a right fold.
scanr :: (Char -> Char -> Char) -> Char -> Text -> Text
scanr f z (Text s) = pack (P.scanr f z s)

-- | 'scanr' from the last character.
scanr1 :: (Char -> Char -> Char) -> Text -> Text
scanr1 f (Text s) = pack (P.scanr1 f s)

-- | Threads an accumulator from left to right.
mapAccumL :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumL f a (Text s) = case L.mapAccumL f a s of (a', s') -> (a', pack s')

-- | Threads an accumulator from right to left.
mapAccumR :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumR f a (Text s) = case L.mapAccumR f a s of (a', s') -> (a', pack s')

-- | The text n times.
replicate :: Int -> Text -> Text
replicate n (Text s) = text (P.concat (P.replicate n s))

-- | Builds from a seed.
unfoldr :: (a -> Maybe (Char, a)) -> a -> Text
unfoldr f a = pack (L.unfoldr f a)

-- | 'unfoldr' up to a length.
unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> Text
unfoldrN n f a = pack (P.take n (L.unfoldr f a))

-- | The first n characters.
take :: Int -> Text -> Text
take n (Text s) = text (P.take n s)

-- | The last n characters.
takeEnd :: Int -> Text -> Text
takeEnd n t@(Text s) = Text (P.drop (length t - max 0 n) s)

-- | All but the first n characters.
drop :: Int -> Text -> Text
drop n (Text s) = Text (P.drop n s)

-- | All but the last n characters.
dropEnd :: Int -> Text -> Text
dropEnd n t@(Text s) = text (P.take (length t - max 0 n) s)

-- | The longest prefix that satisfies a predicate.
takeWhile :: (Char -> Bool) -> Text -> Text
takeWhile p (Text s) = text (P.takeWhile p s)

-- | The longest suffix that satisfies a predicate.
takeWhileEnd :: (Char -> Bool) -> Text -> Text
takeWhileEnd p (Text s) = text (P.reverse (P.takeWhile p (P.reverse s)))

-- | Without the longest prefix that satisfies a predicate.
dropWhile :: (Char -> Bool) -> Text -> Text
dropWhile p (Text s) = text (P.dropWhile p s)

-- | Without the longest suffix that satisfies a predicate.
dropWhileEnd :: (Char -> Bool) -> Text -> Text
dropWhileEnd p (Text s) = text (P.reverse (P.dropWhile p (P.reverse s)))

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

-- The characters before the first occurrence, and those from it on.
breakString :: String -> String -> (String, String)
breakString needle = go
  where
    go [] = ([], [])
    go s@(c : cs)
      | needle `L.isPrefixOf` s = ([], s)
      | otherwise = case go cs of (a, b) -> (c : a, b)

-- | What comes before the first occurrence, and what comes from it on.
breakOn :: Text -> Text -> (Text, Text)
breakOn (Text needle) (Text s)
  | P.null needle = emptyError "breakOn"
  | otherwise = case breakString needle s of (a, b) -> (text a, Text b)

-- | What comes up to the last occurrence, that included, and what comes after.
breakOnEnd :: Text -> Text -> (Text, Text)
breakOnEnd needle t = case breakOn (reverse needle) (reverse t) of (a, b) -> (reverse b, reverse a)

-- | For every occurrence what comes before and what comes from it on.
breakOnAll :: Text -> Text -> [(Text, Text)]
breakOnAll (Text needle) (Text s0)
  | P.null needle = emptyError "breakOnAll"
  | otherwise = go [] s0
  where
    go before s = case breakString needle s of
      (_, []) -> []
      (a, b) -> (text before', Text b) : go (before' ++ needle) (P.drop (P.length needle) b)
        where before' = before ++ a

-- | The longest prefix that does not satisfy a predicate, and the rest.
break :: (Char -> Bool) -> Text -> (Text, Text)
break p (Text s) = case P.break p s of (a, b) -> (text a, Text b)

-- | The longest prefix that satisfies a predicate, and the rest.
span :: (Char -> Bool) -> Text -> (Text, Text)
span p (Text s) = case P.span p s of (a, b) -> (text a, Text b)

-- | Runs of equal characters.
group :: Text -> [Text]
group (Text s) = P.map text (L.group s)

-- | Runs of characters equal in some sense.
groupBy :: (Char -> Char -> Bool) -> Text -> [Text]
groupBy f (Text s) = P.map text (L.groupBy f s)

-- | All prefixes, the shortest first.
inits :: Text -> [Text]
inits (Text s) = P.map text (L.inits s)

-- | All suffixes, the longest first.
tails :: Text -> [Text]
tails (Text s) = P.map Text (L.tails s)

-- | Cuts at every occurrence of a text.
splitOn :: Text -> Text -> [Text]
splitOn (Text needle) (Text s0)
  | P.null needle = emptyError "splitOn"
  | otherwise = go s0
  where
    len = P.length needle
    go s = case breakString needle s of
      (a, []) -> [text a]
      (a, b) -> text a : go (P.drop len b)

-- | Cuts at every character that satisfies a predicate.
split :: (Char -> Bool) -> Text -> [Text]
split p (Text s0) = go s0
  where
    go s = case P.break p s of
      (a, []) -> [text a]
      (a, _ : b) -> text a : go b

-- | Cuts into pieces of n characters, the last perhaps shorter.
chunksOf :: Int -> Text -> [Text]
chunksOf n (Text s0)
  | n <= 0 = []
  | otherwise = go s0
  where
    go [] = []
    go s = case P.splitAt n s of (a, b) -> text a : go b

-- | Cuts at newlines.
lines :: Text -> [Text]
lines (Text s) = P.map text (P.lines s)

-- | The words between white space.
words :: Text -> [Text]
words (Text s) = P.map text (P.words s)

-- | Texts, each with a newline.
unlines :: [Text] -> Text
unlines ts = text (P.unlines (P.map unpack ts))

-- | Texts with spaces between them.
unwords :: [Text] -> Text
unwords ts = text (P.unwords (P.map unpack ts))

-- | Whether the second text starts with the first.
isPrefixOf :: Text -> Text -> Bool
isPrefixOf (Text a) (Text b) = L.isPrefixOf a b

-- | Whether the second text ends with the first.
isSuffixOf :: Text -> Text -> Bool
isSuffixOf (Text a) (Text b) = L.isSuffixOf a b

-- | Whether the first text occurs in the second.
isInfixOf :: Text -> Text -> Bool
isInfixOf (Text a) (Text b) = L.isInfixOf a b

-- | What comes after a prefix.
stripPrefix :: Text -> Text -> Maybe Text
stripPrefix (Text p) (Text s) = fmap Text (L.stripPrefix p s)

-- | What comes before a suffix.
stripSuffix :: Text -> Text -> Maybe Text
stripSuffix p t = fmap reverse (stripPrefix (reverse p) (reverse t))

-- | The longest common prefix, if any, and what comes after in both.
commonPrefixes :: Text -> Text -> Maybe (Text, Text, Text)
commonPrefixes (Text a0) (Text b0) = case go a0 b0 of
  ([], _, _) -> Nothing
  (p, a, b) -> Just (text p, Text a, Text b)
  where
    go (x : xs) (y : ys)
      | x == y = case go xs ys of (p, a, b) -> (x : p, a, b)
    go a b = ([], a, b)

-- | The characters that satisfy a predicate.
filter :: (Char -> Bool) -> Text -> Text
filter p (Text s) = text (P.filter p s)

-- | The first character that satisfies a predicate.
find :: (Char -> Bool) -> Text -> Maybe Char
find p (Text s) = L.find p s

-- | Whether a character occurs.
elem :: Char -> Text -> Bool
elem c (Text s) = P.elem c s

-- | The characters that satisfy a predicate, and those that do not.
partition :: (Char -> Bool) -> Text -> (Text, Text)
partition p t = (filter p t, filter (\c -> not (p c)) t)

-- | The character at a position.
index :: Text -> Int -> Char
index (Text s) n
  | n < 0 = error "Data.Text.Internal.Fusion.Common.index: Negative index"
  | otherwise = case P.drop n s of
      c : _ -> c
      [] -> error "Data.Text.Internal.Fusion.Common.index: Index too large"

-- | The first position that satisfies a predicate.
findIndex :: (Char -> Bool) -> Text -> Maybe Int
findIndex p (Text s) = L.findIndex p s

-- | How often the first text occurs in the second, without overlaps.
count :: Text -> Text -> Int
count needle t
  | null needle = emptyError "count"
  | otherwise = P.length (splitOn needle t) - 1

-- | Pairs up characters.
zip :: Text -> Text -> [(Char, Char)]
zip (Text a) (Text b) = P.zip a b

-- | Combines characters.
zipWith :: (Char -> Char -> Char) -> Text -> Text -> Text
zipWith f (Text a) (Text b) = pack (P.zipWith f a b)
