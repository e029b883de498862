{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | Strings of bytes, strict and packed. Meant to be imported qualified.
module Data.ByteString
  ( ByteString, StrictByteString
  , empty, singleton, pack, unpack, fromStrict, toStrict, fromFilePath, toFilePath, cons, snoc, append, head, uncons
  , unsnoc, last, tail, init, null, length, map, reverse, intersperse, intercalate, transpose, foldl, foldl', foldl1
  , foldl1', foldr, foldr', foldr1, foldr1', concat, concatMap, any, all, maximum, minimum, scanl, scanl1, scanr, scanr1
  , mapAccumL, mapAccumR, replicate, unfoldr, unfoldrN, take, takeEnd, drop, dropEnd, splitAt, takeWhile, takeWhileEnd
  , dropWhile, dropWhileEnd, span, spanEnd, break, breakEnd, group, groupBy, inits, tails, initsNE, tailsNE
  , stripPrefix, stripSuffix, split, splitWith, isPrefixOf, isSuffixOf, isInfixOf, isValidUtf8, breakSubstring, elem
  , notElem, find, filter, partition, index, indexMaybe, (!?), elemIndex, elemIndices, elemIndexEnd, findIndex
  , findIndices, findIndexEnd, count, zip, zipWith, packZipWith, unzip, sort, copy, getLine, getContents, putStr
  , interact, readFile, writeFile, appendFile, hGetLine, hGetContents, hGet, hGetSome, hGetNonBlocking, hPut, hPutStr
  , hPutNonBlocking, useAsCString, useAsCStringLen, packCString, packCStringLen
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding
  ( head, last, init, tail, take, drop, splitAt, replicate, concat, concatMap, reverse, map, takeWhile,
  dropWhile, span, break, elem, notElem, foldl, foldl1, foldr, foldr1, scanl, scanl1, scanr, scanr1, all, any, maximum,
  minimum, filter, zip, zipWith, unzip, getLine, getContents, putStr, interact, readFile, writeFile, appendFile, null,
  length )
import qualified Prelude as P
import Data.ByteString.Char8
  ( append, appendFile, breakSubstring, concat, copy, drop, dropEnd, empty, getContents, getLine, group, hGet
  , hGetContents, hGetLine, hGetNonBlocking, hGetSome, hPut, hPutNonBlocking, hPutStr, init, inits, initsNE, interact
  , intercalate, isInfixOf, isPrefixOf, isSuffixOf, length, null, putStr, readFile, reverse, sort, splitAt, stripPrefix
  , stripSuffix, tail, tails, tailsNE, take, takeEnd, transpose, writeFile )
import Data.ByteString.Internal (ByteString(BS), StrictByteString, fromWindow, packBytes, unpackBytes, window)
import qualified Data.ByteString.Lazy.Internal as Lazy
import qualified Data.List as L
import Data.Word (Word8)
import Foreign.C.String (CString, CStringLen)
import Foreign.Marshal.Array (copyArray, lengthArray0, mallocArray0)
import Foreign.Ptr (castPtr)
import Needle.Memory (ForeignPtr(..), newBlock)
import Needle.Utf8 (decodeBytes, encodeChars, replacement)
import qualified Needle.Window as W

infixr 5 `cons`
infixl 5 `snoc`
infixl 9 !?

emptyError :: String -> a
emptyError f = error ("Data.ByteString." ++ f ++ ": empty ByteString")

-- | One byte.
singleton :: Word8 -> ByteString
singleton w = fromWindow (W.one' w)

-- | A string from bytes.
pack :: [Word8] -> ByteString
pack = packBytes

-- | The bytes.
unpack :: ByteString -> [Word8]
unpack = unpackBytes

-- | A lazy string of one chunk.
fromStrict :: ByteString -> Lazy.ByteString
fromStrict s = Lazy.chunk s Lazy.Empty

-- | All the chunks in one.
toStrict :: Lazy.ByteString -> ByteString
toStrict s = concat (Lazy.toChunks s)

-- | A file's name in UTF-8.
fromFilePath :: FilePath -> IO ByteString
fromFilePath path = return $! pack (encodeChars path)

-- | A file's name from UTF-8.
toFilePath :: ByteString -> IO FilePath
toFilePath s = return (decodeBytes (\_ rest -> replacement : rest) (window s))

-- | Whether the bytes are UTF-8.
isValidUtf8 :: ByteString -> Bool
isValidUtf8 s = P.all (/= '\xD800') (decodeBytes (\_ _ -> "\xD800") (window s))

-- | Adds a byte in front.
cons :: Word8 -> ByteString -> ByteString
cons w s = fromWindow (W.cons' w (window s))

-- | Adds a byte at the end.
snoc :: ByteString -> Word8 -> ByteString
snoc s w = fromWindow (W.snoc' (window s) w)

-- | The first byte and the rest.
uncons :: ByteString -> Maybe (Word8, ByteString)
uncons s = if null s then Nothing else Just (at s 0, drop 1 s)

-- | All but the last byte, and the last.
unsnoc :: ByteString -> Maybe (ByteString, Word8)
unsnoc s = if null s then Nothing else Just (dropEnd 1 s, at s (length s - 1))

at :: ByteString -> Int -> Word8
at s i = W.at (window s) i

-- | The first byte.
head :: ByteString -> Word8
head s = if null s then emptyError "head" else at s 0

-- | The last byte.
last :: ByteString -> Word8
last s = if null s then emptyError "last" else at s (length s - 1)

-- | Applies a function to every byte.
map :: (Word8 -> Word8) -> ByteString -> ByteString
map f s = fromWindow (W.map' f (window s))

-- | Puts a byte between all others.
intersperse :: Word8 -> ByteString -> ByteString
intersperse !w s = fromWindow (W.intersperseW w (window s))

-- | Folds from the left.
foldl :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl f z s = W.foldlW f z (window s)

-- | Folds from the left, strictly.
foldl' :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl' f z s = W.foldlW' f z (window s)

-- | Folds from the left, starting with the first byte.
foldl1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1 f s = if null s then emptyError "foldl1" else foldl f (at s 0) (drop 1 s)

-- | 'foldl1', strictly.
foldl1' :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1' f s = if null s then emptyError "foldl1'" else foldl' f (at s 0) (drop 1 s)

-- | Folds from the right.
foldr :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr f z s = W.foldrW f z (window s)

-- | Folds from the right, strictly.
foldr' :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr' f z s = W.foldrW' f z (window s)

-- | Folds from the right, starting with the last byte.
foldr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldr1 f s = if null s then emptyError "foldr1" else foldr f (last s) (dropEnd 1 s)

-- | 'foldr1', strictly.
foldr1' :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldr1' f s = if null s then emptyError "foldr1'" else foldr' f (last s) (dropEnd 1 s)

-- | The strings that a function makes of the bytes, one after the other.
concatMap :: (Word8 -> ByteString) -> ByteString -> ByteString
concatMap f s = concat (foldr (\w r -> f w : r) [] s)

-- | Whether a byte passes.
any :: (Word8 -> Bool) -> ByteString -> Bool
any p s = W.anyW p (window s)

-- | Whether all bytes pass.
all :: (Word8 -> Bool) -> ByteString -> Bool
all p s = W.allW p (window s)

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
mapAccumL f z s = fmap fromWindow (W.mapAccumL' f z (window s))

-- | Maps with a state from the right.
mapAccumR :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR f z s = fmap fromWindow (W.mapAccumR' f z (window s))

-- | The same byte n times.
replicate :: Int -> Word8 -> ByteString
replicate n !w = fromWindow (W.repeated n w)

-- | Bytes from a seed.
unfoldr :: (a -> Maybe (Word8, a)) -> a -> ByteString
unfoldr f z = pack (L.unfoldr f z)

-- | At most n bytes from a seed, and the seed that is left.
unfoldrN :: Int -> (a -> Maybe (Word8, a)) -> a -> (ByteString, Maybe a)
unfoldrN n f z = case W.unfoldN' n f z of (v, r) -> (fromWindow v, r)

prefix :: (Word8 -> Bool) -> ByteString -> Int
prefix p s = W.prefixLength p (window s)

suffix :: (Word8 -> Bool) -> ByteString -> Int
suffix p s = W.suffixStart p (window s)

-- | The longest prefix of bytes that pass.
takeWhile :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhile p s = take (prefix p s) s

-- | The longest suffix of bytes that pass.
takeWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhileEnd p s = drop (suffix p s) s

-- | What is left after 'takeWhile'.
dropWhile :: (Word8 -> Bool) -> ByteString -> ByteString
dropWhile p s = drop (prefix p s) s

-- | What is left before 'takeWhileEnd'.
dropWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
dropWhileEnd p s = take (suffix p s) s

-- | Both 'takeWhile' and 'dropWhile'.
span :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
span p s = splitAt (prefix p s) s

-- | Both 'dropWhileEnd' and 'takeWhileEnd'.
spanEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p s = splitAt (suffix p s) s

-- | 'span' with the test turned around.
break :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
break p = span (not . p)

-- | 'spanEnd' with the test turned around.
breakEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p = spanEnd (not . p)

-- | Runs of bytes that are related to the first of the run.
groupBy :: (Word8 -> Word8 -> Bool) -> ByteString -> [ByteString]
groupBy p s = P.map fromWindow (W.runsBy p (window s))

-- | The pieces between a byte.
split :: Word8 -> ByteString -> [ByteString]
split w = splitWith (== w)

-- | The pieces between the bytes that pass.
splitWith :: (Word8 -> Bool) -> ByteString -> [ByteString]
splitWith p s = P.map fromWindow (W.splitPieces p (window s))

-- | Whether a byte occurs.
elem :: Word8 -> ByteString -> Bool
elem w = any (== w)

-- | Whether a byte does not occur.
notElem :: Word8 -> ByteString -> Bool
notElem w s = not (elem w s)

-- | The first byte that passes.
find :: (Word8 -> Bool) -> ByteString -> Maybe Word8
find p s = fmap (at s) (findIndex p s)

-- | The bytes that pass.
filter :: (Word8 -> Bool) -> ByteString -> ByteString
filter p s = fromWindow (W.filterW p (window s))

-- | The bytes that pass and those that do not.
partition :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
partition p s = (filter p s, filter (not . p) s)

-- | The byte at a position.
index :: ByteString -> Int -> Word8
index s i
  | i < 0 = error ("Data.ByteString.index: negative index: " ++ show i)
  | i >= length s = error ("Data.ByteString.index: index too large: " ++ show i ++ ", length = " ++ show (length s))
  | otherwise = at s i

-- | The byte at a position, if there is one.
indexMaybe :: ByteString -> Int -> Maybe Word8
indexMaybe s i = if i < 0 || i >= length s then Nothing else Just $! at s i

-- | The same as 'indexMaybe'.
(!?) :: ByteString -> Int -> Maybe Word8
(!?) = indexMaybe

-- | The first position of a byte.
elemIndex :: Word8 -> ByteString -> Maybe Int
elemIndex w = findIndex (== w)

-- | The last position of a byte.
elemIndexEnd :: Word8 -> ByteString -> Maybe Int
elemIndexEnd w = findIndexEnd (== w)

-- | All positions of a byte.
elemIndices :: Word8 -> ByteString -> [Int]
elemIndices w = findIndices (== w)

-- | The first position of a byte that passes.
findIndex :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndex p s = W.below (length s) (W.findFrom 0 p (window s))

-- | The last position of a byte that passes.
findIndexEnd :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndexEnd p s = case W.findEnd p (window s) of i -> if i < 0 then Nothing else Just i

-- | All positions of bytes that pass.
findIndices :: (Word8 -> Bool) -> ByteString -> [Int]
findIndices p s = W.positions p (window s)

-- | How often a byte occurs.
count :: Word8 -> ByteString -> Int
count !w s = W.countW (== w) (window s)

-- | Pairs of bytes, up to the end of the shorter string.
zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip = zipWith (,)

-- | A function's results for pairs of bytes.
zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f s t = W.zipListW f (window s) (window t)

-- | The same as a string.
packZipWith :: (Word8 -> Word8 -> Word8) -> ByteString -> ByteString -> ByteString
packZipWith f s t = fromWindow (W.zipWith' f (window s) (window t))

-- | Both halves of pairs.
unzip :: [(Word8, Word8)] -> (ByteString, ByteString)
unzip ps = (pack (P.map fst ps), pack (P.map snd ps))

instance IsList (ByteString) where
  type Item (ByteString) = Word8
  fromList = pack
  toList = unpack

-- Memory of C

-- | What an action does with a copy that ends with a 0.
useAsCString :: ByteString -> (CString -> IO a) -> IO a
useAsCString s f = useAsCStringLen s (f . fst)

-- | What an action does with a copy, and its length.
useAsCStringLen :: ByteString -> (CStringLen -> IO a) -> IO a
useAsCStringLen (BS (ForeignPtr p) n) f = do
  q <- mallocArray0 n
  copyArray q (castPtr p) n
  f (q, n)

-- | A copy of the bytes up to a 0.
packCString :: CString -> IO ByteString
packCString p = lengthArray0 0 p >>= \n -> packCStringLen (p, n)

-- | A copy of so many bytes.
packCStringLen :: CStringLen -> IO ByteString
packCStringLen (p, n) = do
  q <- newBlock n
  copyArray q (castPtr p) n
  return (BS (ForeignPtr q) n)
