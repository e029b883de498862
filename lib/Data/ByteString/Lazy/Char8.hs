-- | Lazy byte strings seen as characters of the first 256. Meant to be imported qualified.
module Data.ByteString.Lazy.Char8
  ( ByteString, LazyByteString
  , empty, singleton, pack, unpack, fromStrict, toStrict, fromChunks, toChunks, foldrChunks, foldlChunks, cons, cons'
  , snoc, append, head, uncons, last, tail, init, unsnoc, null, length, compareLength, map, reverse, intersperse
  , intercalate, transpose, foldl, foldl', foldl1, foldl1', foldr, foldr', foldr1, foldr1', concat, concatMap, any, all
  , maximum, minimum, scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR, repeat, replicate, cycle, iterate, unfoldr
  , take, takeEnd, drop, dropEnd, splitAt, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, span, spanEnd, break
  , breakEnd, group, groupBy, inits, tails, initsNE, tailsNE, stripPrefix, stripSuffix, split, splitWith, lines, words
  , unlines, unwords, isPrefixOf, isSuffixOf, elem, notElem, find, filter, partition, index, indexMaybe, (!?), elemIndex
  , elemIndices, elemIndexEnd, findIndex, findIndices, findIndexEnd, count, zip, zipWith, packZipWith, unzip, copy
  , readInt, readInteger, getContents, putStr, putStrLn, interact, readFile, writeFile, appendFile, hGetContents, hGet
  , hGetNonBlocking, hPut, hPutStr, hPutStrLn, hPutNonBlocking
  ) where

import Prelude (Bool, Char, IO, Int, Integer, Maybe(..), String, (.), (==), fmap, otherwise)
import qualified Prelude as P
import qualified Data.ByteString.Char8 as S
import Data.ByteString.Lazy hiding
  ( singleton, pack, unpack, cons, cons', snoc, head, uncons, last, unsnoc, map, intersperse, foldl, foldl', foldl1
  , foldl1', foldr, foldr', foldr1, foldr1', concatMap, any, all, maximum, minimum, scanl, scanl1, scanr, scanr1
  , mapAccumL, mapAccumR, repeat, replicate, iterate, unfoldr, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, span
  , spanEnd, break, breakEnd, groupBy, split, splitWith, elem, notElem, find, filter, partition, index, indexMaybe
  , (!?), elemIndex, elemIndices, elemIndexEnd, findIndex, findIndices, findIndexEnd, count, zip, zipWith, packZipWith
  , unzip )
import qualified Data.ByteString.Lazy as L
import Data.ByteString.Lazy.Internal (packChars, unpackChars)
import qualified Data.Char as C
import Data.Int (Int64)
import Data.Word (Word8)
import Needle.Utf8 (c2w, w2c)
import System.IO (Handle)

infixr 5 `cons`, `cons'`
infixl 5 `snoc`
infixl 9 !?

-- A test of bytes from one of characters.
on :: (Char -> a) -> Word8 -> a
on f = f . w2c

-- A function of bytes from one of characters.
on2 :: (Char -> Char -> Char) -> Word8 -> Word8 -> Word8
on2 f a b = c2w (f (w2c a) (w2c b))

-- | One byte.
singleton :: Char -> ByteString
singleton = L.singleton . c2w

-- | A string from characters, cut off to eight bits.
pack :: String -> ByteString
pack = packChars

-- | The bytes as characters.
unpack :: ByteString -> String
unpack = unpackChars

-- | Adds a byte in front.
cons :: Char -> ByteString -> ByteString
cons = L.cons . c2w

-- | Adds a byte in front, to the first chunk if that is short.
cons' :: Char -> ByteString -> ByteString
cons' = L.cons' . c2w

-- | Adds a byte at the end.
snoc :: ByteString -> Char -> ByteString
snoc s c = L.snoc s (c2w c)

-- | The first byte and the rest.
uncons :: ByteString -> Maybe (Char, ByteString)
uncons s = fmap (\(w, r) -> (w2c w, r)) (L.uncons s)

-- | All but the last byte, and the last.
unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc s = fmap (fmap w2c) (L.unsnoc s)

-- | The first byte.
head :: ByteString -> Char
head = w2c . L.head

-- | The last byte.
last :: ByteString -> Char
last = w2c . L.last

-- | Applies a function to every byte.
map :: (Char -> Char) -> ByteString -> ByteString
map f = L.map (c2w . on f)

-- | Puts a byte between all others.
intersperse :: Char -> ByteString -> ByteString
intersperse = L.intersperse . c2w

-- | Folds from the left.
foldl :: (a -> Char -> a) -> a -> ByteString -> a
foldl f = L.foldl (\a -> on (f a))

-- | Folds from the left, strictly.
foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl' f = L.foldl' (\a -> on (f a))

-- | Folds from the left, starting with the first byte.
foldl1 :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 f = w2c . L.foldl1 (on2 f)

-- | 'foldl1', strictly.
foldl1' :: (Char -> Char -> Char) -> ByteString -> Char
foldl1' f = w2c . L.foldl1' (on2 f)

-- | Folds from the right.
foldr :: (Char -> a -> a) -> a -> ByteString -> a
foldr f = L.foldr (on f)

-- | Folds from the right, strictly.
foldr' :: (Char -> a -> a) -> a -> ByteString -> a
foldr' f = L.foldr' (on f)

-- | Folds from the right, starting with the last byte.
foldr1 :: (Char -> Char -> Char) -> ByteString -> Char
foldr1 f = w2c . L.foldr1 (on2 f)

-- | 'foldr1', strictly.
foldr1' :: (Char -> Char -> Char) -> ByteString -> Char
foldr1' f = w2c . L.foldr1' (on2 f)

-- | The strings that a function makes of the bytes, one after the other.
concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f = L.concatMap (on f)

-- | Whether a byte passes.
any :: (Char -> Bool) -> ByteString -> Bool
any p = L.any (on p)

-- | Whether all bytes pass.
all :: (Char -> Bool) -> ByteString -> Bool
all p = L.all (on p)

-- | The greatest byte.
maximum :: ByteString -> Char
maximum = w2c . L.maximum

-- | The least byte.
minimum :: ByteString -> Char
minimum = w2c . L.minimum

-- | The results of a fold from the left, of all lengths.
scanl :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanl f z = L.scanl (on2 f) (c2w z)

-- | 'scanl' that starts with the first byte.
scanl1 :: (Char -> Char -> Char) -> ByteString -> ByteString
scanl1 f = L.scanl1 (on2 f)

-- | The results of a fold from the right, of all lengths.
scanr :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanr f z = L.scanr (on2 f) (c2w z)

-- | 'scanr' that starts with the last byte.
scanr1 :: (Char -> Char -> Char) -> ByteString -> ByteString
scanr1 f = L.scanr1 (on2 f)

-- | Maps with a state from the left.
mapAccumL :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f = L.mapAccumL (\a w -> fmap c2w (f a (w2c w)))

-- | Maps with a state from the right.
mapAccumR :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR f = L.mapAccumR (\a w -> fmap c2w (f a (w2c w)))

-- | A byte without end.
repeat :: Char -> ByteString
repeat = L.repeat . c2w

-- | The same byte n times.
replicate :: Int64 -> Char -> ByteString
replicate n c = L.replicate n (c2w c)

-- | A function applied again and again.
iterate :: (Char -> Char) -> Char -> ByteString
iterate f c = L.iterate (c2w . on f) (c2w c)

-- | Bytes from a seed.
unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f = L.unfoldr (\a -> fmap (\(c, b) -> (c2w c, b)) (f a))

-- | The longest prefix of bytes that pass.
takeWhile :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p = L.takeWhile (on p)

-- | The longest suffix of bytes that pass.
takeWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
takeWhileEnd p = L.takeWhileEnd (on p)

-- | What is left after 'takeWhile'.
dropWhile :: (Char -> Bool) -> ByteString -> ByteString
dropWhile p = L.dropWhile (on p)

-- | What is left before 'takeWhileEnd'.
dropWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
dropWhileEnd p = L.dropWhileEnd (on p)

-- | Both 'takeWhile' and 'dropWhile'.
span :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p = L.span (on p)

-- | Both 'dropWhileEnd' and 'takeWhileEnd'.
spanEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p = L.spanEnd (on p)

-- | 'span' with the test turned around.
break :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
break p = L.break (on p)

-- | 'spanEnd' with the test turned around.
breakEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p = L.breakEnd (on p)

-- | Runs of bytes that are related to the first of the run.
groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy p = L.groupBy (\a b -> p (w2c a) (w2c b))

-- | The pieces between a byte.
split :: Char -> ByteString -> [ByteString]
split = L.split . c2w

-- | The pieces between the bytes that pass.
splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
splitWith p = L.splitWith (on p)

-- | The lines, without their ends.
lines :: ByteString -> [ByteString]
lines s
  | null s = []
  | otherwise = let (a, b) = L.break (== 10) s in a : lines (L.drop 1 b)

-- | Lines, each with an end.
unlines :: [ByteString] -> ByteString
unlines = concat . P.map (`snoc` '\n')

-- | The pieces between white space.
words :: ByteString -> [ByteString]
words s = case dropWhile C.isSpace s of
  t | null t -> []
    | otherwise -> let (a, b) = break C.isSpace t in a : words b

-- | Words with a blank between them.
unwords :: [ByteString] -> ByteString
unwords = intercalate (singleton ' ')

-- | Whether a byte occurs.
elem :: Char -> ByteString -> Bool
elem = L.elem . c2w

-- | Whether a byte does not occur.
notElem :: Char -> ByteString -> Bool
notElem = L.notElem . c2w

-- | The first byte that passes.
find :: (Char -> Bool) -> ByteString -> Maybe Char
find p s = fmap w2c (L.find (on p) s)

-- | The bytes that pass.
filter :: (Char -> Bool) -> ByteString -> ByteString
filter p = L.filter (on p)

-- | The bytes that pass and those that do not.
partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
partition p = L.partition (on p)

-- | The byte at a position.
index :: ByteString -> Int64 -> Char
index s i = w2c (L.index s i)

-- | The byte at a position, if there is one.
indexMaybe :: ByteString -> Int64 -> Maybe Char
indexMaybe s i = fmap w2c (L.indexMaybe s i)

-- | The same as 'indexMaybe'.
(!?) :: ByteString -> Int64 -> Maybe Char
(!?) = indexMaybe

-- | The first position of a byte.
elemIndex :: Char -> ByteString -> Maybe Int64
elemIndex = L.elemIndex . c2w

-- | The last position of a byte.
elemIndexEnd :: Char -> ByteString -> Maybe Int64
elemIndexEnd = L.elemIndexEnd . c2w

-- | All positions of a byte.
elemIndices :: Char -> ByteString -> [Int64]
elemIndices = L.elemIndices . c2w

-- | The first position of a byte that passes.
findIndex :: (Char -> Bool) -> ByteString -> Maybe Int64
findIndex p = L.findIndex (on p)

-- | The last position of a byte that passes.
findIndexEnd :: (Char -> Bool) -> ByteString -> Maybe Int64
findIndexEnd p = L.findIndexEnd (on p)

-- | All positions of bytes that pass.
findIndices :: (Char -> Bool) -> ByteString -> [Int64]
findIndices p = L.findIndices (on p)

-- | How often a byte occurs.
count :: Char -> ByteString -> Int64
count = L.count . c2w

-- | Pairs of bytes, up to the end of the shorter string.
zip :: ByteString -> ByteString -> [(Char, Char)]
zip = zipWith (,)

-- | A function's results for pairs of bytes.
zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f = L.zipWith (\a b -> f (w2c a) (w2c b))

-- | The same as a string.
packZipWith :: (Char -> Char -> Char) -> ByteString -> ByteString -> ByteString
packZipWith f = L.packZipWith (on2 f)

-- | Both halves of pairs.
unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = (pack (P.map P.fst ps), pack (P.map P.snd ps))

-- | A whole number at the front, with its sign if it has one, and what follows it.
readInt :: ByteString -> Maybe (Int, ByteString)
readInt = number S.readInt

-- | A whole number at the front, with its sign if it has one, and what follows it.
readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger = number S.readInteger

-- A strict reader of numbers, applied to the sign and the digits at the front.
number :: (S.ByteString -> Maybe (n, S.ByteString)) -> ByteString -> Maybe (n, ByteString)
number reader s = fmap (\(n, _) -> (n, rest)) (reader (toStrict (append sign digits)))
  where
    (sign, unsigned) = case uncons s of
      Just (c, _) | c == '-' P.|| c == '+' -> splitAt 1 s
      _ -> (empty, s)
    (digits, rest) = span C.isDigit unsigned

-- | Writes to standard output, and a line end.
putStrLn :: ByteString -> IO ()
putStrLn s = putStr (snoc s '\n')

-- | Writes to a handle, and a line end.
hPutStrLn :: Handle -> ByteString -> IO ()
hPutStrLn h s = hPut h (snoc s '\n')
