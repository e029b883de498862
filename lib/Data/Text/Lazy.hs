{-# LANGUAGE BangPatterns #-}
-- | Text in chunks that come as they are looked at. Meant to be imported qualified.
module Data.Text.Lazy
  ( Text, LazyText
  , pack, unpack, singleton, empty, fromChunks, toChunks, toStrict, fromStrict, foldrChunks, foldlChunks, cons, snoc
  , append, uncons, unsnoc, head, last, tail, init, null, length, compareLength, map, intercalate, intersperse, transpose
  , reverse, replace, toCaseFold, toLower, toUpper, toTitle, justifyLeft, justifyRight, center, foldl, foldl', foldl1
  , foldl1', foldr, foldr1, concat, concatMap, any, all, maximum, minimum, isAscii, scanl, scanl1, scanr, scanr1
  , mapAccumL, mapAccumR, repeat, replicate, cycle, iterate, unfoldr, unfoldrN, take, takeEnd, drop, dropEnd, takeWhile
  , takeWhileEnd, dropWhile, dropWhileEnd, dropAround, strip, stripStart, stripEnd, splitAt, span, spanM, spanEndM
  , breakOn, breakOnEnd, break, group, groupBy, inits, tails, splitOn, split, chunksOf, lines, words, unlines, unwords
  , isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, commonPrefixes, filter, find, elem, breakOnAll
  , partition, index, count, zip, zipWith
  ) where

import Prelude hiding
  ( head, last, init, tail, take, drop, splitAt, replicate, repeat, cycle, iterate, concat, concatMap, reverse, map
  , takeWhile, dropWhile, span, break, elem, foldl, foldl1, foldr, foldr1, scanl, scanl1, scanr, scanr1, all, any
  , maximum, minimum, lines, words, unlines, unwords, filter, zip, zipWith, null, length )
import qualified Prelude as P
import qualified Data.Char as C
import Data.Int (Int64)
import qualified Data.List as L
import qualified Data.Text.Internal as T
import Data.Text.Internal.Lazy
import Needle.Casing (foldCase, lowerCase, upperCase)

infixr 5 `cons`

emptyError :: String -> a
emptyError f = error ("Data.Text.Lazy." ++ f ++ ": empty input")

size :: T.Text -> Int64
size t = fromIntegral (T.length t)

-- | Text without characters.
empty :: Text
empty = Empty

-- | Text of one character.
singleton :: Char -> Text
singleton c = Chunk (T.singleton c) Empty

-- | Text of one chunk.
fromStrict :: T.Text -> Text
fromStrict t = chunk t Empty

-- | All the chunks in one.
toStrict :: Text -> T.Text
toStrict t = T.concat (toChunks t)

-- | Adds a character in front.
cons :: Char -> Text -> Text
cons c t = Chunk (T.singleton c) t

-- | Adds a character at the end.
snoc :: Text -> Char -> Text
snoc t c = append t (singleton c)

-- | One text after the other.
append :: Text -> Text -> Text
append = (<>)

-- | The first character and the rest.
uncons :: Text -> Maybe (Char, Text)
uncons Empty = Nothing
uncons (Chunk c r) = Just (T.head c, chunk (T.drop 1 c) r)

-- | All but the last character, and the last.
unsnoc :: Text -> Maybe (Text, Char)
unsnoc Empty = Nothing
unsnoc t = Just (init t, last t)

-- | The first character.
head :: Text -> Char
head t = maybe (emptyError "head") fst (uncons t)

-- | All but the first character.
tail :: Text -> Text
tail t = maybe (emptyError "tail") snd (uncons t)

-- | The last character.
last :: Text -> Char
last Empty = emptyError "last"
last (Chunk c0 r0) = go c0 r0
  where
    go c Empty = T.last c
    go _ (Chunk c r) = go c r

-- | All but the last character.
init :: Text -> Text
init Empty = emptyError "init"
init (Chunk c0 r0) = go c0 r0
  where
    go c Empty = chunk (T.dropEnd 1 c) Empty
    go c (Chunk d r) = Chunk c (go d r)

-- | Whether there are no characters.
null :: Text -> Bool
null Empty = True
null _ = False

-- | The number of characters.
length :: Text -> Int64
length = foldlChunks (\n c -> n + size c) 0

-- | Compares the length with a number, looking no further than needed.
compareLength :: Text -> Int64 -> Ordering
compareLength t0 n0 = go t0 n0
  where
    go Empty n = compare 0 n
    go (Chunk c r) n = if n < 0 then GT else go r (n - size c)

mapChunks :: (T.Text -> T.Text) -> Text -> Text
mapChunks f = foldrChunks (\c r -> chunk (f c) r) Empty

-- A function of lists, as one of texts.
listwise :: (String -> String) -> Text -> Text
listwise f t = pack (f (unpack t))

-- | Applies a function to every character.
map :: (Char -> Char) -> Text -> Text
map f = mapChunks (T.map f)

-- | Texts with another between them.
intercalate :: Text -> [Text] -> Text
intercalate sep ts = concat (L.intersperse sep ts)

-- | Puts a character between all others.
intersperse :: Char -> Text -> Text
intersperse c = listwise (L.intersperse c)

-- | Rows to columns.
transpose :: [Text] -> [Text]
transpose ts = P.map pack (L.transpose (P.map unpack ts))

-- | The characters in reverse.
reverse :: Text -> Text
reverse = foldlChunks (\r c -> Chunk (T.reverse c) r) Empty

-- | Replaces every occurrence of the first text by the second.
replace :: Text -> Text -> Text -> Text
replace needle new t
  | null needle = emptyError "replace"
  | otherwise = intercalate new (splitOn needle t)

-- | Prepares for comparison without regard to case.
toCaseFold :: Text -> Text
toCaseFold = listwise (P.concatMap foldCase)

-- | To lower case.
toLower :: Text -> Text
toLower = listwise (P.concatMap lowerCase)

-- | To upper case.
toUpper :: Text -> Text
toUpper = listwise (P.concatMap upperCase)

-- | The first letter of every word to title case, the others to lower case.
toTitle :: Text -> Text
toTitle = listwise T.titleWords

-- | Fills up on the right to a length.
justifyLeft :: Int64 -> Char -> Text -> Text
justifyLeft n c t = append t (replicate (n - length t) (singleton c))

-- | Fills up on the left to a length.
justifyRight :: Int64 -> Char -> Text -> Text
justifyRight n c t = append (replicate (n - length t) (singleton c)) t

-- | Fills up on both sides to a length.
center :: Int64 -> Char -> Text -> Text
center n c t
  | room <= 0 = t
  | otherwise = concat [replicate (room - r) (singleton c), t, replicate r (singleton c)]
  where
    room = n - length t
    r = room `quot` 2

-- | Folds from the left.
foldl :: (a -> Char -> a) -> a -> Text -> a
foldl f = go
  where
    go z Empty = z
    go z (Chunk c r) = go (T.foldl f z c) r

-- | Folds from the left, strictly.
foldl' :: (a -> Char -> a) -> a -> Text -> a
foldl' f z t = z `seq` foldlChunks (T.foldl' f) z t

-- | Folds from the left, from the first character.
foldl1 :: (Char -> Char -> Char) -> Text -> Char
foldl1 f t = maybe (emptyError "foldl1") (uncurry (foldl f)) (uncons t)

-- | Folds from the left, from the first character, strictly.
foldl1' :: (Char -> Char -> Char) -> Text -> Char
foldl1' f t = maybe (emptyError "foldl1'") (uncurry (foldl' f)) (uncons t)

-- | Folds from the right.
foldr :: (Char -> a -> a) -> a -> Text -> a
foldr f = foldrChunks (\c r -> T.foldr f r c)

-- | Folds from the right, from the last character.
foldr1 :: (Char -> Char -> Char) -> Text -> Char
foldr1 f t = if null t then emptyError "foldr1" else P.foldr1 f (unpack t)

-- | All texts, one after the other.
concat :: [Text] -> Text
concat = mconcat

-- | The texts of all characters, one after the other.
concatMap :: (Char -> Text) -> Text -> Text
concatMap f = foldr (\c r -> append (f c) r) Empty

-- | Whether any character satisfies a predicate.
any :: (Char -> Bool) -> Text -> Bool
any p = foldrChunks (\c r -> T.any p c || r) False

-- | Whether all characters satisfy a predicate.
all :: (Char -> Bool) -> Text -> Bool
all p = foldrChunks (\c r -> T.all p c && r) True

-- | Whether all characters are below 128.
isAscii :: Text -> Bool
isAscii = all (< '\x80')

-- | The greatest character.
maximum :: Text -> Char
maximum t = if null t then emptyError "maximum" else foldl1' max t

-- | The least character.
minimum :: Text -> Char
minimum t = if null t then emptyError "minimum" else foldl1' min t

-- | All accumulators of a left fold.
scanl :: (Char -> Char -> Char) -> Char -> Text -> Text
scanl f z = listwise (P.scanl f z)

-- | 'scanl' from the first character.
scanl1 :: (Char -> Char -> Char) -> Text -> Text
scanl1 f = listwise (P.scanl1 f)

-- | All accumulators of a right fold.
scanr :: (Char -> Char -> Char) -> Char -> Text -> Text
scanr f z = listwise (P.scanr f z)

-- | 'scanr' from the last character.
scanr1 :: (Char -> Char -> Char) -> Text -> Text
scanr1 f = listwise (P.scanr1 f)

-- | Threads an accumulator from left to right.
mapAccumL :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumL f = go
  where
    go a Empty = (a, Empty)
    go a (Chunk c r) =
      let (b, d) = T.mapAccumL f a c
          (z, t) = go b r
      in (z, Chunk d t)

-- | Threads an accumulator from right to left.
mapAccumR :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumR f = go
  where
    go a Empty = (a, Empty)
    go a (Chunk c r) =
      let (b, t) = go a r
          (z, d) = T.mapAccumR f b c
      in (z, Chunk d t)

-- | A character without end.
repeat :: Char -> Text
repeat c = let t = Chunk (T.replicate smallChunkSize (T.singleton c)) t in t

-- | The text n times.
replicate :: Int64 -> Text -> Text
replicate n t = case t of
  Empty -> Empty
  Chunk c Empty | T.length c == 1 && n > 0 && n <= full -> Chunk (T.replicate (fromIntegral n) c) Empty
  _ -> concat (L.genericReplicate n t)
  where
    full = fromIntegral defaultChunkSize :: Int64

-- | A text again and again.
cycle :: Text -> Text
cycle Empty = emptyError "cycle"
cycle t = let u = foldrChunks Chunk u t in u

-- | A function applied again and again.
iterate :: (Char -> Char) -> Char -> Text
iterate f c = pack (P.iterate f c)

-- | Builds from a seed.
unfoldr :: (a -> Maybe (Char, a)) -> a -> Text
unfoldr f z = pack (L.unfoldr f z)

-- | 'unfoldr' up to a length.
unfoldrN :: Int64 -> (a -> Maybe (Char, a)) -> a -> Text
unfoldrN n f z = pack (L.genericTake n (L.unfoldr f z))

-- | The first n characters.
take :: Int64 -> Text -> Text
take n _ | n <= 0 = Empty
take _ Empty = Empty
take n (Chunk c r)
  | n < size c = Chunk (T.take (fromIntegral n) c) Empty
  | otherwise = Chunk c (take (n - size c) r)

-- | All but the first n characters.
drop :: Int64 -> Text -> Text
drop n t | n <= 0 = t
drop _ Empty = Empty
drop n (Chunk c r)
  | n < size c = Chunk (T.drop (fromIntegral n) c) r
  | otherwise = drop (n - size c) r

-- | The last n characters.
takeEnd :: Int64 -> Text -> Text
takeEnd n t = drop (length t - max 0 n) t

-- | All but the last n characters.
dropEnd :: Int64 -> Text -> Text
dropEnd n t = if n <= 0 then t else take (length t - n) t

-- | Both 'take' and 'drop'.
splitAt :: Int64 -> Text -> (Text, Text)
splitAt n t = (take n t, drop n t)

-- | The longest prefix that satisfies a predicate.
takeWhile :: (Char -> Bool) -> Text -> Text
takeWhile p = fst . span p

-- | Without the longest prefix that satisfies a predicate.
dropWhile :: (Char -> Bool) -> Text -> Text
dropWhile _ Empty = Empty
dropWhile p (Chunk c r) = case T.dropWhile p c of
  d | T.null d -> dropWhile p r
    | otherwise -> Chunk d r

-- | The longest suffix that satisfies a predicate.
takeWhileEnd :: (Char -> Bool) -> Text -> Text
takeWhileEnd p t = reverse (takeWhile p (reverse t))

-- | Without the longest suffix that satisfies a predicate.
dropWhileEnd :: (Char -> Bool) -> Text -> Text
dropWhileEnd p t = reverse (dropWhile p (reverse t))

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

-- | The longest prefix that satisfies a predicate, and the rest.
span :: (Char -> Bool) -> Text -> (Text, Text)
span _ Empty = (Empty, Empty)
span p (Chunk c r) = case T.span p c of
  (a, b)
    | T.null b -> let (x, y) = span p r in (Chunk c x, y)
    | otherwise -> (chunk a Empty, Chunk b r)

-- | The longest prefix that does not satisfy a predicate, and the rest.
break :: (Char -> Bool) -> Text -> (Text, Text)
break p = span (not . p)

-- | 'span' with an action that decides.
spanM :: Monad m => (Char -> m Bool) -> Text -> m (Text, Text)
spanM p t = fmap (\n -> splitAt n t) (go 0 (unpack t))
  where
    go !n [] = return n
    go n (c : cs) = p c >>= \ok -> if ok then go (n + 1) cs else return n

-- | 'spanM' from the end: what is left, and the longest suffix that satisfies the predicate.
spanEndM :: Monad m => (Char -> m Bool) -> Text -> m (Text, Text)
spanEndM p t = fmap (\(a, b) -> (reverse b, reverse a)) (spanM p (reverse t))

-- What comes before the first occurrence, and what comes from it on.
breakBefore :: Text -> Text -> (Text, Text)
breakBefore needle t = case uncons needle of
  Nothing -> (Empty, t)
  Just (c, _) -> go t
    where
      go u = case break (== c) u of
        (a, b)
          | null b || isPrefixOf needle b -> (a, b)
          | otherwise -> let (x, y) = go (drop 1 b) in (append a (append (take 1 b) x), y)

-- | What comes before the first occurrence, and what comes from it on.
breakOn :: Text -> Text -> (Text, Text)
breakOn needle t = if null needle then emptyError "breakOn" else breakBefore needle t

-- | What comes up to the last occurrence, that included, and what comes after.
breakOnEnd :: Text -> Text -> (Text, Text)
breakOnEnd needle t = case breakOn (reverse needle) (reverse t) of (a, b) -> (reverse b, reverse a)

-- | For every occurrence what comes before and what comes from it on.
breakOnAll :: Text -> Text -> [(Text, Text)]
breakOnAll needle t
  | null needle = emptyError "breakOnAll"
  | otherwise = go 0 t
  where
    n = length needle
    go !i u = case breakBefore needle u of
      (a, b)
        | null b -> []
        | otherwise -> let !j = i + length a in (take j t, b) : go (j + n) (drop n b)

-- | Runs of equal characters.
group :: Text -> [Text]
group = groupBy (==)

-- | Runs of characters equal in some sense.
groupBy :: (Char -> Char -> Bool) -> Text -> [Text]
groupBy p t = case uncons t of
  Nothing -> []
  Just (c, r) -> let (a, b) = span (p c) r in append (take 1 t) a : groupBy p b

-- | All prefixes, the shortest first.
inits :: Text -> [Text]
inits t = Empty : case t of
  Empty -> []
  Chunk c r -> P.map (\d -> Chunk d Empty) (P.drop 1 (T.inits c)) ++ P.map (Chunk c) (P.drop 1 (inits r))

-- | All suffixes, the longest first.
tails :: Text -> [Text]
tails Empty = [Empty]
tails t = t : tails (drop 1 t)

-- | Cuts at every occurrence of a text.
splitOn :: Text -> Text -> [Text]
splitOn needle t0
  | null needle = emptyError "splitOn"
  | otherwise = go t0
  where
    n = length needle
    go t = let (a, b) = breakBefore needle t in a : (if null b then [] else go (drop n b))

-- | Cuts at every character that satisfies a predicate.
split :: (Char -> Bool) -> Text -> [Text]
split p t = let (a, b) = break p t in a : (if null b then [] else split p (drop 1 b))

-- | Cuts into pieces of n characters, the last perhaps shorter.
chunksOf :: Int64 -> Text -> [Text]
chunksOf n t
  | n <= 0 || null t = []
  | otherwise = take n t : chunksOf n (drop n t)

-- | Cuts at newlines.
lines :: Text -> [Text]
lines Empty = []
lines t = let (a, b) = break (== '\n') t in a : (if null b then [] else lines (drop 1 b))

-- | The words between white space.
words :: Text -> [Text]
words t = case stripStart t of
  Empty -> []
  u -> let (a, b) = break C.isSpace u in a : words b

-- | Texts, each with a newline.
unlines :: [Text] -> Text
unlines ts = concat (P.map (`snoc` '\n') ts)

-- | Texts with spaces between them.
unwords :: [Text] -> Text
unwords = intercalate (singleton ' ')

-- | Whether the second text starts with the first.
isPrefixOf :: Text -> Text -> Bool
isPrefixOf p t = maybe False (const True) (stripPrefix p t)

-- | Whether the second text ends with the first.
isSuffixOf :: Text -> Text -> Bool
isSuffixOf p t = isPrefixOf (reverse p) (reverse t)

-- | Whether the first text occurs in the second.
isInfixOf :: Text -> Text -> Bool
isInfixOf p t = null p || not (null (snd (breakBefore p t)))

-- | What comes after a prefix.
stripPrefix :: Text -> Text -> Maybe Text
stripPrefix Empty t = Just t
stripPrefix _ Empty = Nothing
stripPrefix (Chunk c r) (Chunk d t)
  | T.isPrefixOf c d = stripPrefix r (chunk (T.drop (T.length c) d) t)
  | T.isPrefixOf d c = stripPrefix (chunk (T.drop (T.length d) c) r) t
  | otherwise = Nothing

-- | What comes before a suffix.
stripSuffix :: Text -> Text -> Maybe Text
stripSuffix p t = fmap reverse (stripPrefix (reverse p) (reverse t))

-- | The longest common prefix, if any, and what comes after in both.
commonPrefixes :: Text -> Text -> Maybe (Text, Text, Text)
commonPrefixes a b = case L.genericLength (takeEqual (unpack a) (unpack b)) of
  0 -> Nothing
  n -> Just (take n a, drop n a, drop n b)
  where
    takeEqual xs ys = P.takeWhile id (P.zipWith (==) xs ys)

-- | The characters that satisfy a predicate.
filter :: (Char -> Bool) -> Text -> Text
filter p = mapChunks (T.filter p)

-- | The first character that satisfies a predicate.
find :: (Char -> Bool) -> Text -> Maybe Char
find p t = fmap fst (uncons (dropWhile (not . p) t))

-- | Whether a character occurs.
elem :: Char -> Text -> Bool
elem c = any (== c)

-- | The characters that satisfy a predicate, and those that do not.
partition :: (Char -> Bool) -> Text -> (Text, Text)
partition p t = (filter p t, filter (not . p) t)

-- | The character at a position.
index :: Text -> Int64 -> Char
index t n
  | n < 0 = error "Data.Text.Lazy.index: Negative index"
  | otherwise = maybe (error "Data.Text.Lazy.index: Index too large") fst (uncons (drop n t))

-- | How often the first text occurs in the second, without overlaps.
count :: Text -> Text -> Int64
count needle t
  | null needle = emptyError "count"
  | otherwise = L.genericLength (splitOn needle t) - 1

-- | Pairs up characters.
zip :: Text -> Text -> [(Char, Char)]
zip a b = P.zip (unpack a) (unpack b)

-- | Combines characters.
zipWith :: (Char -> Char -> Char) -> Text -> Text -> Text
zipWith f a b = pack (P.zipWith f (unpack a) (unpack b))
