{-# LANGUAGE BangPatterns #-}
-- | Byte strings seen as characters of the first 256. Meant to be imported qualified.
--
-- A byte string is a window on an array, so cutting one costs the same whatever its length. What "Data.ByteString" and
-- this module share is defined here. Handles read and write UTF-8: bytes that are not cannot come in or go out.
module Data.ByteString.Char8
  ( ByteString, StrictByteString
  , empty, singleton, pack, unpack, cons, snoc, append, head, uncons, unsnoc, last, tail, init
  , null, length, map, reverse, intersperse, intercalate, transpose, foldl, foldl', foldl1, foldl1', foldr, foldr'
  , foldr1, foldr1', concat, concatMap, any, all, maximum, minimum, scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR
  , replicate, unfoldr, unfoldrN, take, takeEnd, drop, dropEnd, splitAt, takeWhile, takeWhileEnd, dropWhile
  , dropWhileEnd, dropSpace, span, spanEnd, break, breakEnd, strip, group, groupBy, inits, tails, initsNE, tailsNE
  , stripPrefix, stripSuffix, split, splitWith, lines, words, unlines, unwords, isPrefixOf, isSuffixOf, isInfixOf
  , breakSubstring, elem, notElem, find, filter, partition, index, indexMaybe, (!?), elemIndex, elemIndices
  , elemIndexEnd, findIndex, findIndices, findIndexEnd, count, zip, zipWith, packZipWith, unzip, sort, copy
  , readInt, readInteger, getLine, getContents, putStr, putStrLn, interact, readFile, writeFile, appendFile
  , hGetLine, hGetContents, hGet, hGetNonBlocking, hGetSome, hPut, hPutStr, hPutStrLn, hPutNonBlocking
  ) where

import Prelude hiding
  ( head, last, init, tail, take, drop, splitAt, replicate, concat, concatMap, reverse, map, takeWhile,
  dropWhile, span, break, elem, notElem, foldl, foldl1, foldr, foldr1, scanl, scanl1, scanr, scanr1, all, any, maximum,
  minimum, lines, words, unlines, unwords, filter, zip, zipWith, unzip, getLine, getContents, putStr, putStrLn, interact,
  readFile, writeFile, appendFile, null, length )
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import qualified Data.Char as C
import qualified Data.List as L
import Data.List.NonEmpty (NonEmpty(..))
import Data.String (IsString(..))
import Data.Word (Word8)
import qualified Needle.Bytes as Bytes
import Needle.Utf8 (c2w, w2c)
import Needle.Window (Window)
import qualified Needle.Window as W
import System.IO (Handle)

-- | A string of bytes.
newtype ByteString = BS (Window Word8)

-- | Another name, for programs that use both kinds.
type StrictByteString = ByteString

instance Eq ByteString where
  BS a == BS b = W.sameCodes a b

instance Ord ByteString where
  compare (BS a) (BS b) = W.compareCodes a b

instance Show ByteString where
  showsPrec d s = showsPrec d (unpack s)

instance Read ByteString where
  readsPrec d s = [ (pack x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup ByteString where
  (<>) = append

instance Monoid ByteString where
  mempty = empty
  mconcat = concat

instance IsString ByteString where
  fromString = pack

instance NFData ByteString where
  rnf s = s `seq` ()

infixr 5 `cons`
infixl 5 `snoc`
infixl 9 !?

emptyError :: String -> a
emptyError f = error ("Data.ByteString." P.++ f P.++ ": empty ByteString")

-- | No bytes.
empty :: ByteString
empty = BS W.none

-- | One byte.
singleton :: Char -> ByteString
singleton c = BS (W.one' (c2w c))

-- | Bytes from characters, cut off to eight bits.
pack :: String -> ByteString
pack s = BS (W.pack' (P.map c2w s))

-- | The bytes as characters.
unpack :: ByteString -> String
unpack (BS v) = W.foldrW (\w r -> w2c w : r) [] v

-- | Adds a byte in front.
cons :: Char -> ByteString -> ByteString
cons c (BS v) = BS (W.cons' (c2w c) v)

-- | Adds a byte at the end.
snoc :: ByteString -> Char -> ByteString
snoc (BS v) c = BS (W.snoc' v (c2w c))

-- | One string after the other.
append :: ByteString -> ByteString -> ByteString
append (BS a) (BS b) = BS (W.append2 a b)

-- | The first byte and the rest.
uncons :: ByteString -> Maybe (Char, ByteString)
uncons s = if null s then Nothing else Just (unsafeAt s 0, unsafeDrop 1 s)

-- | All but the last byte, and the last.
unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc s = if null s then Nothing else Just (dropEnd 1 s, unsafeAt s (length s - 1))

-- | The first byte.
head :: ByteString -> Char
head s = if null s then emptyError "head" else unsafeAt s 0

-- | The last byte.
last :: ByteString -> Char
last s = if null s then emptyError "last" else unsafeAt s (length s - 1)

-- | All but the first byte.
tail :: ByteString -> ByteString
tail s = if null s then emptyError "tail" else unsafeDrop 1 s

-- | All but the last byte.
init :: ByteString -> ByteString
init s = if null s then emptyError "init" else dropEnd 1 s

unsafeAt :: ByteString -> Int -> Char
unsafeAt (BS v) i = w2c (W.at v i)

unsafeDrop :: Int -> ByteString -> ByteString
unsafeDrop k (BS v) = BS (W.dropW k v)

-- | Whether there are no bytes.
null :: ByteString -> Bool
null (BS v) = W.isEmpty v

-- | The number of bytes.
length :: ByteString -> Int
length (BS v) = W.size v

-- | Applies a function to every byte.
map :: (Char -> Char) -> ByteString -> ByteString
map f (BS v) = BS (W.map' (\w -> c2w (f (w2c w))) v)

-- | The bytes in reverse.
reverse :: ByteString -> ByteString
reverse (BS v) = BS (W.reverseW v)

-- | Puts a byte between all others.
intersperse :: Char -> ByteString -> ByteString
intersperse c (BS v) = let !w = c2w c in BS (W.intersperseW w v)

-- | Strings with another between them.
intercalate :: ByteString -> [ByteString] -> ByteString
intercalate (BS sep) ss = BS (W.intercalateW sep (windows ss))

windows :: [ByteString] -> [Window Word8]
windows ss = [ v | BS v <- ss ]

-- | Rows to columns.
transpose :: [ByteString] -> [ByteString]
transpose ss = P.map pack (L.transpose (P.map unpack ss))

-- | Folds from the left.
foldl :: (a -> Char -> a) -> a -> ByteString -> a
foldl f z (BS v) = W.foldlW (\a w -> f a (w2c w)) z v

-- | Folds from the left, strictly.
foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl' f z (BS v) = W.foldlW' (\a w -> f a (w2c w)) z v

-- | Folds from the left, starting with the first byte.
foldl1 :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 f s = if null s then emptyError "foldl1" else foldl f (unsafeAt s 0) (unsafeDrop 1 s)

-- | 'foldl1', strictly.
foldl1' :: (Char -> Char -> Char) -> ByteString -> Char
foldl1' f s = if null s then emptyError "foldl1'" else foldl' f (unsafeAt s 0) (unsafeDrop 1 s)

-- | Folds from the right.
foldr :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z (BS v) = W.foldrW (\w a -> f (w2c w) a) z v

-- | Folds from the right, strictly.
foldr' :: (Char -> a -> a) -> a -> ByteString -> a
foldr' f z (BS v) = W.foldrW' (\w a -> f (w2c w) a) z v

-- | Folds from the right, starting with the last byte.
foldr1 :: (Char -> Char -> Char) -> ByteString -> Char
foldr1 f s = if null s then emptyError "foldr1" else foldr f (last s) (dropEnd 1 s)

-- | 'foldr1', strictly.
foldr1' :: (Char -> Char -> Char) -> ByteString -> Char
foldr1' f s = if null s then emptyError "foldr1'" else foldr' f (last s) (dropEnd 1 s)

-- | All strings, one after the other.
concat :: [ByteString] -> ByteString
concat ss = BS (W.concatW (windows ss))

-- | The strings that a function makes of the bytes, one after the other.
concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f s = concat (foldr (\c r -> f c : r) [] s)

-- | Whether a byte passes.
any :: (Char -> Bool) -> ByteString -> Bool
any p (BS v) = W.anyW (p . w2c) v

-- | Whether all bytes pass.
all :: (Char -> Bool) -> ByteString -> Bool
all p (BS v) = W.allW (p . w2c) v

-- | The greatest byte.
maximum :: ByteString -> Char
maximum s = if null s then emptyError "maximum" else foldl1' max s

-- | The least byte.
minimum :: ByteString -> Char
minimum s = if null s then emptyError "minimum" else foldl1' min s

-- | The results of a fold from the left, of all lengths.
scanl :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanl f z s = pack (P.scanl f z (unpack s))

-- | 'scanl' that starts with the first byte.
scanl1 :: (Char -> Char -> Char) -> ByteString -> ByteString
scanl1 f s = pack (P.scanl1 f (unpack s))

-- | The results of a fold from the right, of all lengths.
scanr :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanr f z s = pack (P.scanr f z (unpack s))

-- | 'scanr' that starts with the last byte.
scanr1 :: (Char -> Char -> Char) -> ByteString -> ByteString
scanr1 f s = pack (P.scanr1 f (unpack s))

-- | Maps with a state from the left.
mapAccumL :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f z (BS v) = fmap BS (W.mapAccumL' (\a w -> fmap c2w (f a (w2c w))) z v)

-- | Maps with a state from the right.
mapAccumR :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR f z (BS v) = fmap BS (W.mapAccumR' (\a w -> fmap c2w (f a (w2c w))) z v)

-- | The same byte n times.
replicate :: Int -> Char -> ByteString
replicate n c = let !w = c2w c in BS (W.repeated n w)

-- | Bytes from a seed.
unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f z = pack (L.unfoldr f z)

-- | At most n bytes from a seed, and the seed that is left.
unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> (ByteString, Maybe a)
unfoldrN n f z = case W.unfoldN' n (\a -> fmap (\(c, b) -> (c2w c, b)) (f a)) z of (v, r) -> (BS v, r)

-- | The first n bytes.
take :: Int -> ByteString -> ByteString
take n (BS v) = BS (W.takeW n v)

-- | The last n bytes.
takeEnd :: Int -> ByteString -> ByteString
takeEnd n (BS v) = BS (W.takeEndW n v)

-- | All but the first n bytes.
drop :: Int -> ByteString -> ByteString
drop n (BS v) = BS (W.dropW n v)

-- | All but the last n bytes.
dropEnd :: Int -> ByteString -> ByteString
dropEnd n (BS v) = BS (W.dropEndW n v)

-- | Both 'take' and 'drop'.
splitAt :: Int -> ByteString -> (ByteString, ByteString)
splitAt n s = (take n s, drop n s)

prefix :: (Char -> Bool) -> ByteString -> Int
prefix p (BS v) = W.prefixLength (p . w2c) v

suffix :: (Char -> Bool) -> ByteString -> Int
suffix p (BS v) = W.suffixStart (p . w2c) v

-- | The longest prefix of bytes that pass.
takeWhile :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p s = take (prefix p s) s

-- | The longest suffix of bytes that pass.
takeWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
takeWhileEnd p s = drop (suffix p s) s

-- | What is left after 'takeWhile'.
dropWhile :: (Char -> Bool) -> ByteString -> ByteString
dropWhile p s = drop (prefix p s) s

-- | What is left before 'takeWhileEnd'.
dropWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
dropWhileEnd p s = take (suffix p s) s

-- | Without the white space in front.
dropSpace :: ByteString -> ByteString
dropSpace = dropWhile C.isSpace

-- | Without the white space on both sides.
strip :: ByteString -> ByteString
strip s = dropWhileEnd C.isSpace (dropSpace s)

-- | Both 'takeWhile' and 'dropWhile'.
span :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p s = splitAt (prefix p s) s

-- | Both 'dropWhileEnd' and 'takeWhileEnd'.
spanEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p s = splitAt (suffix p s) s

-- | 'span' with the test turned around.
break :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
break p = span (not . p)

-- | 'spanEnd' with the test turned around.
breakEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p = spanEnd (not . p)

-- | Runs of equal bytes.
group :: ByteString -> [ByteString]
group (BS v) = P.map BS (W.runsBy (==) v)

-- | Runs of bytes that are related to the first of the run.
groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy p (BS v) = P.map BS (W.runsBy (\a b -> p (w2c a) (w2c b)) v)

-- | All prefixes, the shortest first.
inits :: ByteString -> [ByteString]
inits (BS v) = P.map BS (W.initsW v)

-- | All suffixes, the longest first.
tails :: ByteString -> [ByteString]
tails (BS v) = P.map BS (W.tailsW v)

-- | 'inits', which are never none.
initsNE :: ByteString -> NonEmpty ByteString
initsNE s = empty :| P.drop 1 (inits s)

-- | 'tails', which are never none.
tailsNE :: ByteString -> NonEmpty ByteString
tailsNE s = s :| P.drop 1 (tails s)

-- | What follows a prefix.
stripPrefix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix p s = if isPrefixOf p s then Just (drop (length p) s) else Nothing

-- | What comes before a suffix.
stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripSuffix p s = if isSuffixOf p s then Just (dropEnd (length p) s) else Nothing

-- | The pieces between a byte.
split :: Char -> ByteString -> [ByteString]
split c = splitWith (== low c)

-- | The pieces between the bytes that pass.
splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
splitWith p (BS v) = P.map BS (W.splitPieces (p . w2c) v)

-- | The lines, without their ends.
lines :: ByteString -> [ByteString]
lines s
  | null s = []
  | otherwise = case prefix (/= '\n') s of i -> take i s : lines (drop (i + 1) s)

-- | Lines, each with an end.
unlines :: [ByteString] -> ByteString
unlines ss = concat (P.concatMap (\s -> [s, newline]) ss)

newline :: ByteString
newline = singleton '\n'

-- | The pieces between white space.
words :: ByteString -> [ByteString]
words s = case dropSpace s of
  t | null t -> []
    | otherwise -> case prefix (not . C.isSpace) t of i -> take i t : words (drop i t)

-- | Words with a blank between them.
unwords :: [ByteString] -> ByteString
unwords = intercalate (singleton ' ')

-- | Whether the second starts with the first.
isPrefixOf :: ByteString -> ByteString -> Bool
isPrefixOf (BS p) (BS v) = W.prefixCodes p v

-- | Whether the second ends with the first.
isSuffixOf :: ByteString -> ByteString -> Bool
isSuffixOf (BS p) (BS v) = W.suffixCodes p v

-- | Whether the second contains the first.
isInfixOf :: ByteString -> ByteString -> Bool
isInfixOf p s = null p || not (null (snd (breakSubstring p s)))

-- | Breaks the second before the first occurrence of the first.
breakSubstring :: ByteString -> ByteString -> (ByteString, ByteString)
breakSubstring (BS p) s@(BS v) = splitAt (W.searchFrom 0 p v) s

-- A character cut off to eight bits.
low :: Char -> Char
low c = w2c (c2w c)

-- | Whether a byte occurs.
elem :: Char -> ByteString -> Bool
elem c = any (== low c)

-- | Whether a byte does not occur.
notElem :: Char -> ByteString -> Bool
notElem c s = not (elem c s)

-- | The first byte that passes.
find :: (Char -> Bool) -> ByteString -> Maybe Char
find p s = fmap (unsafeAt s) (findIndex p s)

-- | The bytes that pass.
filter :: (Char -> Bool) -> ByteString -> ByteString
filter p (BS v) = BS (W.filterW (p . w2c) v)

-- | The bytes that pass and those that do not.
partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
partition p s = (filter p s, filter (not . p) s)

-- | The byte at a position.
index :: ByteString -> Int -> Char
index s i
  | i < 0 = error ("Data.ByteString.index: negative index: " P.++ show i)
  | i >= length s = error ("Data.ByteString.index: index too large: " P.++ show i P.++ ", length = " P.++ show (length s))
  | otherwise = unsafeAt s i

-- | The byte at a position, if there is one.
indexMaybe :: ByteString -> Int -> Maybe Char
indexMaybe s i = if i < 0 || i >= length s then Nothing else Just $! unsafeAt s i

-- | The same as 'indexMaybe'.
(!?) :: ByteString -> Int -> Maybe Char
(!?) = indexMaybe

-- | The first position of a byte.
elemIndex :: Char -> ByteString -> Maybe Int
elemIndex c = findIndex (== low c)

-- | The last position of a byte.
elemIndexEnd :: Char -> ByteString -> Maybe Int
elemIndexEnd c = findIndexEnd (== low c)

-- | All positions of a byte.
elemIndices :: Char -> ByteString -> [Int]
elemIndices c = findIndices (== low c)

-- | The first position of a byte that passes.
findIndex :: (Char -> Bool) -> ByteString -> Maybe Int
findIndex p (BS v) = W.below (W.size v) (W.findFrom 0 (p . w2c) v)

-- | The last position of a byte that passes.
findIndexEnd :: (Char -> Bool) -> ByteString -> Maybe Int
findIndexEnd p (BS v) = case W.findEnd (p . w2c) v of i -> if i < 0 then Nothing else Just i

-- | All positions of bytes that pass.
findIndices :: (Char -> Bool) -> ByteString -> [Int]
findIndices p (BS v) = W.positions (p . w2c) v

-- | How often a byte occurs.
count :: Char -> ByteString -> Int
count c (BS v) = let !w = c2w c in W.countW (== w) v

-- | Pairs of bytes, up to the end of the shorter string.
zip :: ByteString -> ByteString -> [(Char, Char)]
zip = zipWith (,)

-- | A function's results for pairs of bytes.
zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f (BS v) (BS w) = W.zipListW (\a b -> f (w2c a) (w2c b)) v w

-- | The same as a string.
packZipWith :: (Char -> Char -> Char) -> ByteString -> ByteString -> ByteString
packZipWith f (BS v) (BS w) = BS (W.zipWith' (\a b -> c2w (f (w2c a) (w2c b))) v w)

-- | Both halves of pairs.
unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = (pack (P.map fst ps), pack (P.map snd ps))

-- | The bytes in ascending order.
sort :: ByteString -> ByteString
sort (BS v) = BS (Bytes.sort v)

-- | The same bytes in memory of their own.
copy :: ByteString -> ByteString
copy (BS v) = BS (W.compact v)

-- | A whole number at the front, with its sign if it has one, and what follows it.
readInt :: ByteString -> Maybe (Int, ByteString)
readInt s = case readInteger s of
  Just (n, r) | n >= toInteger (minBound :: Int) && n <= toInteger (maxBound :: Int) -> Just (fromInteger n, r)
  _ -> Nothing

-- | A whole number at the front, with its sign if it has one, and what follows it.
readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger s = case uncons s of
  Just ('-', r) -> fmap (\(n, t) -> (negate n, t)) (natural r)
  Just ('+', r) -> natural r
  _ -> natural s
  where
    natural r = case prefix C.isDigit r of
      0 -> Nothing
      n -> Just (Bytes.digits (P.map C.digitToInt (unpack (take n r))), drop n r)

-- | A line of standard input.
getLine :: IO ByteString
getLine = fmap BS Bytes.getLine

-- | All of standard input.
getContents :: IO ByteString
getContents = fmap BS Bytes.getContents

-- | Writes to standard output.
putStr :: ByteString -> IO ()
putStr (BS v) = Bytes.putStr v

-- | Writes to standard output, and a line end.
putStrLn :: ByteString -> IO ()
putStrLn s = putStr (snoc s '\n')

-- | Standard output from standard input.
interact :: (ByteString -> ByteString) -> IO ()
interact f = getContents >>= \s -> putStr (f s)

-- | The contents of a file.
readFile :: FilePath -> IO ByteString
readFile path = fmap BS (Bytes.readFile path)

-- | Writes a file.
writeFile :: FilePath -> ByteString -> IO ()
writeFile path (BS v) = Bytes.writeFile path v

-- | Writes at the end of a file.
appendFile :: FilePath -> ByteString -> IO ()
appendFile path (BS v) = Bytes.appendFile path v

-- | A line of a handle.
hGetLine :: Handle -> IO ByteString
hGetLine h = fmap BS (Bytes.hGetLine h)

-- | All that is left of a handle.
hGetContents :: Handle -> IO ByteString
hGetContents h = fmap BS (Bytes.hGetContents h)

-- | The next n bytes, fewer at the end. A character that would be cut in two is left for later.
hGet :: Handle -> Int -> IO ByteString
hGet h n = fmap BS (Bytes.hGet h n)

-- | The same as 'hGet'.
hGetSome :: Handle -> Int -> IO ByteString
hGetSome = hGet

-- | The same as 'hGet'.
hGetNonBlocking :: Handle -> Int -> IO ByteString
hGetNonBlocking = hGet

-- | Writes to a handle.
hPut :: Handle -> ByteString -> IO ()
hPut h (BS v) = Bytes.hPut h v

-- | The same as 'hPut'.
hPutStr :: Handle -> ByteString -> IO ()
hPutStr = hPut

-- | Writes to a handle, and a line end.
hPutStrLn :: Handle -> ByteString -> IO ()
hPutStrLn h s = hPut h (snoc s '\n')

-- | Writes all; what could not be written is nothing.
hPutNonBlocking :: Handle -> ByteString -> IO ByteString
hPutNonBlocking h s = hPut h s >> return empty
