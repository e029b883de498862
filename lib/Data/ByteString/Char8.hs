{-# LANGUAGE BangPatterns #-}
-- | Byte strings seen as characters of the first 256: an always evaluated list. Meant to be imported qualified.
--
-- Input and output go through the text encoding of the handles, so bytes above 127 are not what they are under GHC.
module Data.ByteString.Char8
  ( ByteString
  , pack, unpack, empty, singleton, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length, map
  , reverse, intersperse, intercalate, transpose, foldl, foldl', foldr, concat, concatMap, any, all, maximum
  , minimum, replicate, unfoldr, take, drop, splitAt, takeWhile, takeWhileEnd, dropWhile
  , dropWhileEnd, dropSpace, strip, span, spanEnd, break, breakEnd, group, groupBy, inits, tails, stripPrefix
  , stripSuffix, split, splitWith, lines, words, unlines, unwords, isPrefixOf, isSuffixOf, isInfixOf
  , breakSubstring, elem, notElem, find, filter, partition, index, indexMaybe, elemIndex, elemIndices, findIndex
  , count, zip, zipWith, readInt, readInteger, copy, getLine, getContents, putStr, putStrLn, interact, readFile
  , writeFile, appendFile, hGetLine, hGetContents, hPutStr, hPutStrLn
  ) where

import Prelude hiding
  ( head, last, init, tail, take, drop, splitAt, replicate, concat, concatMap, reverse, map, takeWhile,
  dropWhile, span, break, elem, notElem, foldl, foldr, all, any, maximum, minimum, lines, words, unlines,
  unwords, filter, zip, zipWith, getLine, getContents, putStr, putStrLn, interact, readFile, writeFile,
  appendFile, null, length )
import qualified Prelude as P
import qualified Data.Char as C
import qualified Data.List as L
import Data.String (IsString(..))
import System.IO (Handle)
import qualified System.IO as IO

-- | A string of bytes. The list inside is evaluated to its end, its characters are below 256.
newtype ByteString = BS String

instance Eq ByteString where
  BS a == BS b = a == b

instance Ord ByteString where
  compare (BS a) (BS b) = compare a b

instance Show ByteString where
  showsPrec d (BS s) = showsPrec d s

instance Read ByteString where
  readsPrec d s = [ (pack x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup ByteString where
  (<>) = append

instance Monoid ByteString where
  mempty = empty
  mconcat = concat

instance IsString ByteString where
  fromString = pack

emptyList :: String -> a
emptyList f = error ("Data.ByteString." P.++ f P.++ ": empty ByteString")

-- Bytes from characters below 256, evaluating them all.
bytes :: String -> ByteString
bytes s = go s
  where
    go [] = BS s
    go (!_ : cs) = go cs

-- | Bytes from characters, cut off to eight bits.
pack :: String -> ByteString
pack s = bytes (P.map (\c -> if c < '\256' then c else C.chr (C.ord c `rem` 256)) s)

-- | The bytes as characters.
unpack :: ByteString -> String
unpack (BS s) = s

-- | No bytes.
empty :: ByteString
empty = BS []

-- | One byte.
singleton :: Char -> ByteString
singleton c = pack [c]

-- | Adds a byte in front.
cons :: Char -> ByteString -> ByteString
cons c (BS s) = pack (c : s)

-- | Adds a byte at the end.
snoc :: ByteString -> Char -> ByteString
snoc (BS s) c = pack (s P.++ [c])

-- | One string after the other.
append :: ByteString -> ByteString -> ByteString
append (BS a) (BS b) = if P.null b then BS a else bytes (a P.++ b)

-- | The first byte and the rest.
uncons :: ByteString -> Maybe (Char, ByteString)
uncons (BS s) = case s of
  [] -> Nothing
  c : cs -> Just (c, BS cs)

-- | All but the last byte, and the last.
unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc (BS s) = if P.null s then Nothing else Just (bytes (P.init s), P.last s)

-- | The first byte.
head :: ByteString -> Char
head (BS s) = if P.null s then emptyList "head" else P.head s

-- | The last byte.
last :: ByteString -> Char
last (BS s) = if P.null s then emptyList "last" else P.last s

-- | All but the first byte.
tail :: ByteString -> ByteString
tail (BS s) = if P.null s then emptyList "tail" else BS (P.tail s)

-- | All but the last byte.
init :: ByteString -> ByteString
init (BS s) = if P.null s then emptyList "init" else bytes (P.init s)

-- | Whether there are no bytes.
null :: ByteString -> Bool
null (BS s) = P.null s

-- | The number of bytes, counted.
length :: ByteString -> Int
length (BS s) = P.length s

-- | Applies a function to every byte.
map :: (Char -> Char) -> ByteString -> ByteString
map f (BS s) = pack (P.map f s)

-- | The bytes in reverse.
reverse :: ByteString -> ByteString
reverse (BS s) = BS (P.reverse s)

-- | Puts a byte between all others.
intersperse :: Char -> ByteString -> ByteString
intersperse c (BS s) = pack (L.intersperse c s)

-- | Strings with another between them.
intercalate :: ByteString -> [ByteString] -> ByteString
intercalate (BS sep) ss = bytes (L.intercalate sep (P.map unpack ss))

-- | Rows to columns.
transpose :: [ByteString] -> [ByteString]
transpose ss = P.map bytes (L.transpose (P.map unpack ss))

-- | Folds from the left.
foldl :: (a -> Char -> a) -> a -> ByteString -> a
foldl f z (BS s) = P.foldl f z s

-- | Folds from the left, strictly.
foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl' f z (BS s) = L.foldl' f z s

-- | Folds from the right.
foldr :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z (BS s) = P.foldr f z s

-- | All strings, one after the other.
concat :: [ByteString] -> ByteString
concat ss = bytes (P.concatMap unpack ss)

-- | The strings of all bytes, one after the other.
concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f (BS s) = bytes (P.concatMap (\c -> unpack (f c)) s)

-- | Whether any byte satisfies a predicate.
any :: (Char -> Bool) -> ByteString -> Bool
any p (BS s) = P.any p s

-- | Whether all bytes satisfy a predicate.
all :: (Char -> Bool) -> ByteString -> Bool
all p (BS s) = P.all p s

-- | The greatest byte.
maximum :: ByteString -> Char
maximum (BS s) = if P.null s then emptyList "maximum" else P.maximum s

-- | The least byte.
minimum :: ByteString -> Char
minimum (BS s) = if P.null s then emptyList "minimum" else P.minimum s

-- | A byte n times.
replicate :: Int -> Char -> ByteString
replicate n c = pack (P.replicate n c)

-- | Builds from a seed.
unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f a = pack (L.unfoldr f a)

-- | The first n bytes.
take :: Int -> ByteString -> ByteString
take n (BS s) = bytes (P.take n s)

-- | All but the first n bytes.
drop :: Int -> ByteString -> ByteString
drop n (BS s) = BS (P.drop n s)

-- | Both 'take' and 'drop'.
splitAt :: Int -> ByteString -> (ByteString, ByteString)
splitAt n b = (take n b, drop n b)

-- | The longest prefix that satisfies a predicate.
takeWhile :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p (BS s) = bytes (P.takeWhile p s)

-- | The longest suffix that satisfies a predicate.
takeWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
takeWhileEnd p b = reverse (takeWhile p (reverse b))

-- | What 'takeWhile' leaves.
dropWhile :: (Char -> Bool) -> ByteString -> ByteString
dropWhile p (BS s) = bytes (P.dropWhile p s)

-- | What 'takeWhileEnd' leaves.
dropWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
dropWhileEnd p b = reverse (dropWhile p (reverse b))

-- | Without white space at the start.
dropSpace :: ByteString -> ByteString
dropSpace = dropWhile C.isSpace

-- | Without white space at the ends.
strip :: ByteString -> ByteString
strip b = dropWhileEnd C.isSpace (dropSpace b)

-- | The longest prefix that satisfies a predicate, and the rest.
span :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p (BS s) = case P.span p s of (a, b) -> (bytes a, BS b)

-- | What 'takeWhileEnd' leaves, and its result.
spanEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p b = (dropWhileEnd p b, takeWhileEnd p b)

-- | The longest prefix that does not satisfy a predicate, and the rest.
break :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
break p (BS s) = case P.break p s of (a, b) -> (bytes a, BS b)

-- | 'break' from the end.
breakEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p = spanEnd (\c -> not (p c))

-- | Runs of equal bytes.
group :: ByteString -> [ByteString]
group (BS s) = P.map bytes (L.group s)

-- | Runs of bytes equal in some sense.
groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy f (BS s) = P.map bytes (L.groupBy f s)

-- | All prefixes, the shortest first.
inits :: ByteString -> [ByteString]
inits (BS s) = P.map bytes (L.inits s)

-- | All suffixes, the longest first.
tails :: ByteString -> [ByteString]
tails (BS s) = P.map BS (L.tails s)

-- | What comes after a prefix.
stripPrefix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix (BS p) (BS s) = fmap BS (L.stripPrefix p s)

-- | What comes before a suffix.
stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripSuffix p s = fmap reverse (stripPrefix (reverse p) (reverse s))

-- | Cuts at every occurrence of a byte.
split :: Char -> ByteString -> [ByteString]
split c = splitWith (== c)

-- | Cuts at every byte that satisfies a predicate.
splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
splitWith p (BS s0)
  | P.null s0 = []
  | otherwise = go s0
  where
    go s = case P.break p s of
      (a, []) -> [bytes a]
      (a, _ : b) -> bytes a : go b

-- | Cuts at newlines.
lines :: ByteString -> [ByteString]
lines (BS s) = P.map bytes (P.lines s)

-- | The words between white space.
words :: ByteString -> [ByteString]
words (BS s) = P.map bytes (P.words s)

-- | Strings, each with a newline.
unlines :: [ByteString] -> ByteString
unlines ss = bytes (P.unlines (P.map unpack ss))

-- | Strings with spaces between them.
unwords :: [ByteString] -> ByteString
unwords ss = bytes (P.unwords (P.map unpack ss))

-- | Whether the second string starts with the first.
isPrefixOf :: ByteString -> ByteString -> Bool
isPrefixOf (BS a) (BS b) = L.isPrefixOf a b

-- | Whether the second string ends with the first.
isSuffixOf :: ByteString -> ByteString -> Bool
isSuffixOf (BS a) (BS b) = L.isSuffixOf a b

-- | Whether the first string occurs in the second.
isInfixOf :: ByteString -> ByteString -> Bool
isInfixOf (BS a) (BS b) = L.isInfixOf a b

-- | What comes before the first occurrence, and what comes from it on.
breakSubstring :: ByteString -> ByteString -> (ByteString, ByteString)
breakSubstring (BS needle) (BS s0) = case go s0 of (a, b) -> (bytes a, BS b)
  where
    go s
      | needle `L.isPrefixOf` s = ([], s)
      | otherwise = case s of
          [] -> ([], [])
          c : cs -> case go cs of (a, b) -> (c : a, b)

-- | Whether a byte occurs.
elem :: Char -> ByteString -> Bool
elem c (BS s) = P.elem c s

-- | Whether a byte does not occur.
notElem :: Char -> ByteString -> Bool
notElem c (BS s) = P.notElem c s

-- | The first byte that satisfies a predicate.
find :: (Char -> Bool) -> ByteString -> Maybe Char
find p (BS s) = L.find p s

-- | The bytes that satisfy a predicate.
filter :: (Char -> Bool) -> ByteString -> ByteString
filter p (BS s) = bytes (P.filter p s)

-- | The bytes that satisfy a predicate, and those that do not.
partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
partition p b = (filter p b, filter (\c -> not (p c)) b)

-- | The byte at a position.
index :: ByteString -> Int -> Char
index b@(BS s) n
  | n < 0 = error ("Data.ByteString.index: negative index: " P.++ show n)
  | n >= length b = error ("Data.ByteString.index: index too large: " P.++ show n P.++ ", length = " P.++ show (length b))
  | otherwise = s P.!! n

-- | The byte at a position, if in range.
indexMaybe :: ByteString -> Int -> Maybe Char
indexMaybe b n = if n < 0 || n >= length b then Nothing else Just (index b n)

-- | The first position of a byte.
elemIndex :: Char -> ByteString -> Maybe Int
elemIndex c (BS s) = L.elemIndex c s

-- | The positions of a byte.
elemIndices :: Char -> ByteString -> [Int]
elemIndices c (BS s) = L.elemIndices c s

-- | The first position that satisfies a predicate.
findIndex :: (Char -> Bool) -> ByteString -> Maybe Int
findIndex p (BS s) = L.findIndex p s

-- | How often a byte occurs.
count :: Char -> ByteString -> Int
count c (BS s) = P.length (P.filter (== c) s)

-- | Pairs up bytes.
zip :: ByteString -> ByteString -> [(Char, Char)]
zip (BS a) (BS b) = P.zip a b

-- | Combines bytes.
zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f (BS a) (BS b) = P.zipWith f a b

-- | A decimal number at the start, and the rest.
readInt :: ByteString -> Maybe (Int, ByteString)
readInt b = fmap (\(n, rest) -> (fromInteger n, rest)) (readInteger b)

-- | A decimal number at the start, and the rest.
readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger (BS s) = case s of
  '-' : cs -> fmap (\(n, rest) -> (negate n, rest)) (digits cs)
  '+' : cs -> digits cs
  _ -> digits s
  where
    digits cs = case P.span C.isDigit cs of
      ([], _) -> Nothing
      (ds, rest) -> Just (L.foldl' (\n d -> 10 * n + toInteger (C.digitToInt d)) 0 ds, BS rest)

-- | The same string.
copy :: ByteString -> ByteString
copy b = b

-- | A line of standard input.
getLine :: IO ByteString
getLine = P.getLine >>= \s -> return $! pack s

-- | All of standard input.
getContents :: IO ByteString
getContents = P.getContents >>= \s -> return $! pack s

-- | Writes to standard output.
putStr :: ByteString -> IO ()
putStr (BS s) = P.putStr s

-- | Writes to standard output, and a newline.
putStrLn :: ByteString -> IO ()
putStrLn (BS s) = P.putStrLn s

-- | Standard output from standard input.
interact :: (ByteString -> ByteString) -> IO ()
interact f = getContents >>= \b -> putStr (f b)

-- | The contents of a file.
readFile :: FilePath -> IO ByteString
readFile f = P.readFile f >>= \s -> return $! pack s

-- | Writes a file.
writeFile :: FilePath -> ByteString -> IO ()
writeFile f (BS s) = P.writeFile f s

-- | Writes at the end of a file.
appendFile :: FilePath -> ByteString -> IO ()
appendFile f (BS s) = P.appendFile f s

-- | Reads a line.
hGetLine :: Handle -> IO ByteString
hGetLine h = IO.hGetLine h >>= \s -> return $! pack s

-- | All that is left to read.
hGetContents :: Handle -> IO ByteString
hGetContents h = IO.hGetContents h >>= \s -> return $! pack s

-- | Writes.
hPutStr :: Handle -> ByteString -> IO ()
hPutStr h (BS s) = IO.hPutStr h s

-- | Writes, and a newline.
hPutStrLn :: Handle -> ByteString -> IO ()
hPutStrLn h (BS s) = IO.hPutStrLn h s
