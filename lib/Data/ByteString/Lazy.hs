{-# LANGUAGE BangPatterns #-}
-- | Strings of bytes in chunks that come as they are looked at. Meant to be imported qualified.
module Data.ByteString.Lazy
  ( ByteString, LazyByteString
  , empty, singleton, pack, unpack, fromStrict, toStrict, fromChunks, toChunks, foldrChunks, foldlChunks, cons, cons'
  , snoc, append, head, uncons, last, tail, init, unsnoc, null, length, compareLength, map, reverse, intersperse
  , intercalate, transpose, foldl, foldl', foldl1, foldl1', foldr, foldr', foldr1, foldr1', concat, concatMap, any, all
  , maximum, minimum, scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR, repeat, replicate, cycle, iterate, unfoldr
  , take, takeEnd, drop, dropEnd, splitAt, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, span, spanEnd, break
  , breakEnd, group, groupBy, inits, tails, initsNE, tailsNE, stripPrefix, stripSuffix, split, splitWith, isPrefixOf
  , isSuffixOf, elem, notElem, find, filter, partition, index, indexMaybe, (!?), elemIndex, elemIndices, elemIndexEnd
  , findIndex, findIndices, findIndexEnd, count, zip, zipWith, packZipWith, unzip, copy, getContents, putStr, interact
  , readFile, writeFile, appendFile, hGetContents, hGet, hGetNonBlocking, hPut, hPutStr, hPutNonBlocking
  ) where

import Prelude hiding
  ( head, last, init, tail, take, drop, splitAt, replicate, repeat, cycle, iterate, concat, concatMap, reverse, map
  , takeWhile, dropWhile, span, break, elem, notElem, foldl, foldl1, foldr, foldr1, scanl, scanl1, scanr, scanr1, all, any
  , maximum, minimum, filter, zip, zipWith, unzip, getContents, putStr, interact, readFile, writeFile, appendFile, null
  , length )
import qualified Prelude as P
import qualified Data.ByteString as S
import Data.ByteString.Lazy.Internal
import Data.Int (Int64)
import qualified Data.List as L
import Data.List.NonEmpty (NonEmpty(..))
import Data.Word (Word8)
import Needle.Utf8 (encodeChars)
import System.IO (Handle, IOMode(..), withFile)
import qualified System.IO as IO

infixr 5 `cons`, `cons'`
infixl 5 `snoc`
infixl 9 !?

emptyError :: String -> a
emptyError f = error ("Data.ByteString.Lazy." ++ f ++ ": empty ByteString")

size :: S.ByteString -> Int64
size s = fromIntegral (S.length s)

-- | No bytes.
empty :: ByteString
empty = Empty

-- | One byte.
singleton :: Word8 -> ByteString
singleton w = Chunk (S.singleton w) Empty

-- | A string from bytes.
pack :: [Word8] -> ByteString
pack = packBytes

-- | The bytes.
unpack :: ByteString -> [Word8]
unpack = unpackBytes

-- | A string of one chunk.
fromStrict :: S.ByteString -> ByteString
fromStrict = S.fromStrict

-- | All the chunks in one.
toStrict :: ByteString -> S.ByteString
toStrict = S.toStrict

-- | Adds a byte in front.
cons :: Word8 -> ByteString -> ByteString
cons w s = Chunk (S.singleton w) s

-- | Adds a byte in front, to the first chunk if that is short. Looks at the string.
cons' :: Word8 -> ByteString -> ByteString
cons' w (Chunk c r) | S.length c < 16 = Chunk (S.cons w c) r
cons' w s = cons w s

-- | Adds a byte at the end.
snoc :: ByteString -> Word8 -> ByteString
snoc s w = append s (singleton w)

-- | One string after the other.
append :: ByteString -> ByteString -> ByteString
append = (<>)

-- | The first byte and the rest.
uncons :: ByteString -> Maybe (Word8, ByteString)
uncons Empty = Nothing
uncons (Chunk c r) = Just (S.head c, chunk (S.drop 1 c) r)

-- | The first byte.
head :: ByteString -> Word8
head Empty = emptyError "head"
head (Chunk c _) = S.head c

-- | All but the first byte.
tail :: ByteString -> ByteString
tail Empty = emptyError "tail"
tail (Chunk c r) = chunk (S.drop 1 c) r

-- | The last byte.
last :: ByteString -> Word8
last Empty = emptyError "last"
last (Chunk c0 r0) = go c0 r0
  where
    go c Empty = S.last c
    go _ (Chunk c r) = go c r

-- | All but the last byte.
init :: ByteString -> ByteString
init Empty = emptyError "init"
init (Chunk c0 r0) = go c0 r0
  where
    go c Empty = chunk (S.dropEnd 1 c) Empty
    go c (Chunk d r) = Chunk c (go d r)

-- | All but the last byte, and the last.
unsnoc :: ByteString -> Maybe (ByteString, Word8)
unsnoc Empty = Nothing
unsnoc s = Just (init s, last s)

-- | Whether there are no bytes.
null :: ByteString -> Bool
null Empty = True
null _ = False

-- | The number of bytes.
length :: ByteString -> Int64
length = foldlChunks (\n c -> n + size c) 0

-- | Compares the length with a number, looking no further than needed.
compareLength :: ByteString -> Int64 -> Ordering
compareLength s0 n0 = go s0 n0
  where
    go Empty n = compare 0 n
    go (Chunk c r) n = if n < 0 then GT else go r (n - size c)

mapChunks :: (S.ByteString -> S.ByteString) -> ByteString -> ByteString
mapChunks f = foldrChunks (\c r -> chunk (f c) r) Empty

-- | Applies a function to every byte.
map :: (Word8 -> Word8) -> ByteString -> ByteString
map f = mapChunks (S.map f)

-- | The bytes in reverse.
reverse :: ByteString -> ByteString
reverse = foldlChunks (\r c -> Chunk (S.reverse c) r) Empty

-- | Puts a byte between all others.
intersperse :: Word8 -> ByteString -> ByteString
intersperse _ Empty = Empty
intersperse w (Chunk c0 r0) = Chunk (S.intersperse w c0) (mapChunks more r0)
  where
    more c = S.cons w (S.intersperse w c)

-- | Strings with another between them.
intercalate :: ByteString -> [ByteString] -> ByteString
intercalate sep ss = concat (L.intersperse sep ss)

-- | Rows to columns.
transpose :: [ByteString] -> [ByteString]
transpose ss = P.map pack (L.transpose (P.map unpack ss))

-- | Folds from the left.
foldl :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl f = go
  where
    go z Empty = z
    go z (Chunk c r) = go (S.foldl f z c) r

-- | Folds from the left, strictly.
foldl' :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl' f z s = z `seq` foldlChunks (S.foldl' f) z s

-- | Folds from the left, starting with the first byte.
foldl1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1 f s = maybe (emptyError "foldl1") (uncurry (foldl f)) (uncons s)

-- | 'foldl1', strictly.
foldl1' :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1' f s = maybe (emptyError "foldl1'") (uncurry (foldl' f)) (uncons s)

-- | Folds from the right.
foldr :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr f = foldrChunks (\c r -> S.foldr f r c)

-- | Folds from the right, strictly.
foldr' :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr' f z s = L.foldl' (S.foldr' f) z (P.reverse (toChunks s))

-- | Folds from the right, starting with the last byte.
foldr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldr1 f s = if null s then emptyError "foldr1" else P.foldr1 f (unpack s)

-- | 'foldr1', strictly.
foldr1' :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldr1' f s = if null s then emptyError "foldr1'" else foldr' f (last s) (init s)

-- | All strings, one after the other.
concat :: [ByteString] -> ByteString
concat = mconcat

-- | The strings that a function makes of the bytes, one after the other.
concatMap :: (Word8 -> ByteString) -> ByteString -> ByteString
concatMap f = foldr (\w r -> append (f w) r) Empty

-- | Whether a byte passes.
any :: (Word8 -> Bool) -> ByteString -> Bool
any p = foldrChunks (\c r -> S.any p c || r) False

-- | Whether all bytes pass.
all :: (Word8 -> Bool) -> ByteString -> Bool
all p = foldrChunks (\c r -> S.all p c && r) True

-- | The greatest byte.
maximum :: ByteString -> Word8
maximum s = if null s then emptyError "maximum" else foldl1' max s

-- | The least byte.
minimum :: ByteString -> Word8
minimum s = if null s then emptyError "minimum" else foldl1' min s

-- | The results of a fold from the left, of all lengths.
scanl :: (Word8 -> Word8 -> Word8) -> Word8 -> ByteString -> ByteString
scanl f z s = pack (P.scanl f z (unpack s))

-- | 'scanl' that starts with the first byte.
scanl1 :: (Word8 -> Word8 -> Word8) -> ByteString -> ByteString
scanl1 f s = pack (P.scanl1 f (unpack s))

-- | The results of a fold from the right, of all lengths.
scanr :: (Word8 -> Word8 -> Word8) -> Word8 -> ByteString -> ByteString
scanr f z s = pack (P.scanr f z (unpack s))

-- | 'scanr' that starts with the last byte.
scanr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> ByteString
scanr1 f s = pack (P.scanr1 f (unpack s))

-- | Maps with a state from the left.
mapAccumL :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f = go
  where
    go a Empty = (a, Empty)
    go a (Chunk c r) =
      let (b, d) = S.mapAccumL f a c
          (z, t) = go b r
      in (z, Chunk d t)

-- | Maps with a state from the right.
mapAccumR :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR f = go
  where
    go a Empty = (a, Empty)
    go a (Chunk c r) =
      let (b, t) = go a r
          (z, d) = S.mapAccumR f b c
      in (z, Chunk d t)

-- | A byte without end.
repeat :: Word8 -> ByteString
repeat w = let s = Chunk (S.replicate smallChunkSize w) s in s

-- | The same byte n times.
replicate :: Int64 -> Word8 -> ByteString
replicate n w
  | n <= 0 = Empty
  | n <= full = Chunk (S.replicate (fromIntegral n) w) Empty
  | otherwise = go n
  where
    full = fromIntegral defaultChunkSize :: Int64
    c = S.replicate defaultChunkSize w
    go m = if m <= full then chunk (S.take (fromIntegral m) c) Empty else Chunk c (go (m - full))

-- | A string again and again.
cycle :: ByteString -> ByteString
cycle Empty = emptyError "cycle"
cycle s = let t = foldrChunks Chunk t s in t

-- | A function applied again and again.
iterate :: (Word8 -> Word8) -> Word8 -> ByteString
iterate f w = pack (P.iterate f w)

-- | Bytes from a seed.
unfoldr :: (a -> Maybe (Word8, a)) -> a -> ByteString
unfoldr f z = pack (L.unfoldr f z)

-- | The first n bytes.
take :: Int64 -> ByteString -> ByteString
take n _ | n <= 0 = Empty
take _ Empty = Empty
take n (Chunk c r)
  | n < size c = Chunk (S.take (fromIntegral n) c) Empty
  | otherwise = Chunk c (take (n - size c) r)

-- | All but the first n bytes.
drop :: Int64 -> ByteString -> ByteString
drop n s | n <= 0 = s
drop _ Empty = Empty
drop n (Chunk c r)
  | n < size c = Chunk (S.drop (fromIntegral n) c) r
  | otherwise = drop (n - size c) r

-- | The last n bytes.
takeEnd :: Int64 -> ByteString -> ByteString
takeEnd n s = drop (length s - max 0 n) s

-- | All but the last n bytes.
dropEnd :: Int64 -> ByteString -> ByteString
dropEnd n s = if n <= 0 then s else take (length s - n) s

-- | Both 'take' and 'drop'.
splitAt :: Int64 -> ByteString -> (ByteString, ByteString)
splitAt n s = (take n s, drop n s)

-- | The longest prefix of bytes that pass.
takeWhile :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhile p = fst . span p

-- | What is left after 'takeWhile'.
dropWhile :: (Word8 -> Bool) -> ByteString -> ByteString
dropWhile _ Empty = Empty
dropWhile p (Chunk c r) = case S.dropWhile p c of
  d | S.null d -> dropWhile p r
    | otherwise -> Chunk d r

-- | The longest suffix of bytes that pass.
takeWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhileEnd p = snd . spanEnd p

-- | What is left before 'takeWhileEnd'.
dropWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
dropWhileEnd p = fst . spanEnd p

-- | Both 'takeWhile' and 'dropWhile'.
span :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
span _ Empty = (Empty, Empty)
span p (Chunk c r) = case S.span p c of
  (a, b)
    | S.null b -> let (x, y) = span p r in (Chunk c x, y)
    | otherwise -> (chunk a Empty, Chunk b r)

-- | Both 'dropWhileEnd' and 'takeWhileEnd'.
spanEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p s = case span p (reverse s) of (a, b) -> (reverse b, reverse a)

-- | 'span' with the test turned around.
break :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
break p = span (not . p)

-- | 'spanEnd' with the test turned around.
breakEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p = spanEnd (not . p)

-- | Runs of equal bytes.
group :: ByteString -> [ByteString]
group = groupBy (==)

-- | Runs of bytes that are related to the first of the run.
groupBy :: (Word8 -> Word8 -> Bool) -> ByteString -> [ByteString]
groupBy p s = case uncons s of
  Nothing -> []
  Just (w, r) -> let (a, b) = span (p w) r in append (take 1 s) a : groupBy p b

-- | All prefixes, the shortest first.
inits :: ByteString -> [ByteString]
inits s = Empty : case s of
  Empty -> []
  Chunk c r -> P.map (\d -> Chunk d Empty) (P.drop 1 (S.inits c)) ++ P.map (Chunk c) (P.drop 1 (inits r))

-- | All suffixes, the longest first.
tails :: ByteString -> [ByteString]
tails Empty = [Empty]
tails s = s : tails (drop 1 s)

-- | 'inits', which are never none.
initsNE :: ByteString -> NonEmpty ByteString
initsNE s = Empty :| P.drop 1 (inits s)

-- | 'tails', which are never none.
tailsNE :: ByteString -> NonEmpty ByteString
tailsNE s = s :| P.drop 1 (tails s)

-- | Whether the second starts with the first.
isPrefixOf :: ByteString -> ByteString -> Bool
isPrefixOf p s = maybe False (const True) (stripPrefix p s)

-- | Whether the second ends with the first.
isSuffixOf :: ByteString -> ByteString -> Bool
isSuffixOf p s = isPrefixOf (reverse p) (reverse s)

-- | What follows a prefix.
stripPrefix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix Empty s = Just s
stripPrefix _ Empty = Nothing
stripPrefix (Chunk c r) (Chunk d t)
  | S.isPrefixOf c d = stripPrefix r (chunk (S.drop (S.length c) d) t)
  | S.isPrefixOf d c = stripPrefix (chunk (S.drop (S.length d) c) r) t
  | otherwise = Nothing

-- | What comes before a suffix.
stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripSuffix p s = fmap reverse (stripPrefix (reverse p) (reverse s))

-- | The pieces between a byte.
split :: Word8 -> ByteString -> [ByteString]
split w = splitWith (== w)

-- | The pieces between the bytes that pass.
splitWith :: (Word8 -> Bool) -> ByteString -> [ByteString]
splitWith _ Empty = []
splitWith p s = go s
  where
    go t = let (a, b) = break p t in a : (if null b then [] else go (drop 1 b))

-- | Whether a byte occurs.
elem :: Word8 -> ByteString -> Bool
elem w = any (== w)

-- | Whether a byte does not occur.
notElem :: Word8 -> ByteString -> Bool
notElem w s = not (elem w s)

-- | The first byte that passes.
find :: (Word8 -> Bool) -> ByteString -> Maybe Word8
find p s = fmap fst (uncons (dropWhile (not . p) s))

-- | The bytes that pass.
filter :: (Word8 -> Bool) -> ByteString -> ByteString
filter p = mapChunks (S.filter p)

-- | The bytes that pass and those that do not.
partition :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
partition p s = (filter p s, filter (not . p) s)

-- | The byte at a position.
index :: ByteString -> Int64 -> Word8
index s i
  | i < 0 = error ("Data.ByteString.Lazy.index: negative index: " ++ show i)
  | otherwise = case indexMaybe s i of
      Just w -> w
      Nothing -> error ("Data.ByteString.Lazy.index: index too large: " ++ show i)

-- | The byte at a position, if there is one.
indexMaybe :: ByteString -> Int64 -> Maybe Word8
indexMaybe s i = if i < 0 then Nothing else fmap fst (uncons (drop i s))

-- | The same as 'indexMaybe'.
(!?) :: ByteString -> Int64 -> Maybe Word8
(!?) = indexMaybe

-- | The first position of a byte.
elemIndex :: Word8 -> ByteString -> Maybe Int64
elemIndex w = findIndex (== w)

-- | The last position of a byte.
elemIndexEnd :: Word8 -> ByteString -> Maybe Int64
elemIndexEnd w = findIndexEnd (== w)

-- | All positions of a byte.
elemIndices :: Word8 -> ByteString -> [Int64]
elemIndices w = findIndices (== w)

-- | The first position of a byte that passes.
findIndex :: (Word8 -> Bool) -> ByteString -> Maybe Int64
findIndex p s = case findIndices p s of { [] -> Nothing; i : _ -> Just i }

-- | The last position of a byte that passes.
findIndexEnd :: (Word8 -> Bool) -> ByteString -> Maybe Int64
findIndexEnd p s = case findIndices p s of { [] -> Nothing; is -> Just (P.last is) }

-- | All positions of bytes that pass.
findIndices :: (Word8 -> Bool) -> ByteString -> [Int64]
findIndices p = go 0
  where
    go _ Empty = []
    go !n (Chunk c r) = P.map (\i -> n + fromIntegral i) (S.findIndices p c) ++ go (n + size c) r

-- | How often a byte occurs.
count :: Word8 -> ByteString -> Int64
count w = foldlChunks (\n c -> n + fromIntegral (S.count w c)) 0

-- | Pairs of bytes, up to the end of the shorter string.
zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip = zipWith (,)

-- | A function's results for pairs of bytes.
zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = P.zipWith f (unpack a) (unpack b)

-- | The same as a string.
packZipWith :: (Word8 -> Word8 -> Word8) -> ByteString -> ByteString -> ByteString
packZipWith f a b = pack (zipWith f a b)

-- | Both halves of pairs.
unzip :: [(Word8, Word8)] -> (ByteString, ByteString)
unzip ps = (pack (P.map fst ps), pack (P.map snd ps))

-- | The same bytes in memory of their own.
copy :: ByteString -> ByteString
copy = mapChunks S.copy

-- | All of standard input, as it is looked at.
getContents :: IO ByteString
getContents = hGetContents IO.stdin

-- | Writes to standard output.
putStr :: ByteString -> IO ()
putStr = hPut IO.stdout

-- | Standard output from standard input.
interact :: (ByteString -> ByteString) -> IO ()
interact f = getContents >>= \s -> putStr (f s)

-- | The contents of a file.
readFile :: FilePath -> IO ByteString
readFile path = fmap fromStrict (S.readFile path)

-- | Writes a file.
writeFile :: FilePath -> ByteString -> IO ()
writeFile path s = withFile path WriteMode (\h -> hPut h s)

-- | Writes at the end of a file.
appendFile :: FilePath -> ByteString -> IO ()
appendFile path s = withFile path AppendMode (\h -> hPut h s)

-- | All that is left of a handle; standard input as it is looked at.
hGetContents :: Handle -> IO ByteString
hGetContents h = fmap (pack . encodeChars) (IO.hGetContents h)

-- | The next n bytes, fewer at the end.
hGet :: Handle -> Int -> IO ByteString
hGet h n = fmap fromStrict (S.hGet h n)

-- | The same as 'hGet'.
hGetNonBlocking :: Handle -> Int -> IO ByteString
hGetNonBlocking = hGet

-- | Writes to a handle. A character that stands in two chunks is written whole.
hPut :: Handle -> ByteString -> IO ()
hPut h = go S.empty
  where
    go left Empty = S.hPut h left
    go left (Chunk c r) = case S.splitAt (cut whole) whole of (now, later) -> S.hPut h now >> go later r
      where
        whole = S.append left c
    -- where the last character begins, if it may not be all there
    cut c = case S.findIndexEnd (\w -> w < 0x80 || w >= 0xC0) c of
      Just i | S.index c i >= 0x80 -> i
      _ -> S.length c

-- | The same as 'hPut'.
hPutStr :: Handle -> ByteString -> IO ()
hPutStr = hPut

-- | Writes all; what could not be written is nothing.
hPutNonBlocking :: Handle -> ByteString -> IO ByteString
hPutNonBlocking h s = hPut h s >> return Empty
