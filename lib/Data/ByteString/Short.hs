-- | Byte strings without slack: each has an array of its own. Meant to be imported qualified.
module Data.ByteString.Short
  ( ShortByteString, toShort, fromShort, pack, unpack, empty, singleton, null, length, index, indexMaybe, (!?)
  , append, cons, snoc, concat, intercalate, head, last, tail, init, uncons, unsnoc, map, reverse, take, drop, takeEnd
  , dropEnd, takeWhile, dropWhile, takeWhileEnd, dropWhileEnd, splitAt, span, break, spanEnd, breakEnd, split
  , splitWith, stripPrefix, stripSuffix, isPrefixOf, isSuffixOf, isInfixOf, breakSubstring, all, any, elem, filter
  , find, partition, foldl, foldl', foldr, foldr', elemIndex, elemIndices, findIndex, findIndices, count, replicate
  , unfoldr, unfoldrN, isValidUtf8
  ) where

import Prelude (Bool, Eq, Int, Maybe, Monoid(..), Ord(..), Read(..), Semigroup(..), Show(..), fmap, (.))
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import qualified Data.ByteString as B
import Data.String (IsString(..))
import Data.Word (Word8)

-- | A byte string in memory of its own.
newtype ShortByteString = Short B.ByteString
  deriving (Eq, Ord)

instance Show ShortByteString where
  showsPrec d (Short s) = showsPrec d s

instance Read ShortByteString where
  readsPrec d s = [ (Short x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup ShortByteString where
  Short a <> Short b = Short (a <> b)

instance Monoid ShortByteString where
  mempty = Short mempty
  mconcat = concat

instance IsString ShortByteString where
  fromString s = Short (fromString s)

instance NFData ShortByteString where
  rnf (Short s) = rnf s

infixl 9 !?
infixr 5 `cons`
infixl 5 `snoc`

both :: (B.ByteString, B.ByteString) -> (ShortByteString, ShortByteString)
both (a, b) = (toShort a, toShort b)

-- | A copy of the bytes.
toShort :: B.ByteString -> ShortByteString
toShort s = Short (B.copy s)

-- | The same bytes.
fromShort :: ShortByteString -> B.ByteString
fromShort (Short s) = s

-- | A string from bytes.
pack :: [Word8] -> ShortByteString
pack = Short . B.pack

-- | The bytes.
unpack :: ShortByteString -> [Word8]
unpack = B.unpack . fromShort

-- | No bytes.
empty :: ShortByteString
empty = Short B.empty

-- | One byte.
singleton :: Word8 -> ShortByteString
singleton = Short . B.singleton

-- | Whether there are no bytes.
null :: ShortByteString -> Bool
null = B.null . fromShort

-- | The number of bytes.
length :: ShortByteString -> Int
length = B.length . fromShort

-- | The byte at a position.
index :: ShortByteString -> Int -> Word8
index = B.index . fromShort

-- | The byte at a position, if there is one.
indexMaybe :: ShortByteString -> Int -> Maybe Word8
indexMaybe = B.indexMaybe . fromShort

-- | The same as 'indexMaybe'.
(!?) :: ShortByteString -> Int -> Maybe Word8
(!?) = indexMaybe

-- | One string after the other.
append :: ShortByteString -> ShortByteString -> ShortByteString
append = (<>)

-- | Adds a byte in front.
cons :: Word8 -> ShortByteString -> ShortByteString
cons w = Short . B.cons w . fromShort

-- | Adds a byte at the end.
snoc :: ShortByteString -> Word8 -> ShortByteString
snoc (Short s) w = Short (B.snoc s w)

-- | All strings, one after the other.
concat :: [ShortByteString] -> ShortByteString
concat = Short . B.concat . P.map fromShort

-- | Strings with another between them.
intercalate :: ShortByteString -> [ShortByteString] -> ShortByteString
intercalate (Short s) = Short . B.intercalate s . P.map fromShort

-- | The first byte.
head :: ShortByteString -> Word8
head = B.head . fromShort

-- | The last byte.
last :: ShortByteString -> Word8
last = B.last . fromShort

-- | All but the first byte.
tail :: ShortByteString -> ShortByteString
tail = toShort . B.tail . fromShort

-- | All but the last byte.
init :: ShortByteString -> ShortByteString
init = toShort . B.init . fromShort

-- | The first byte and the rest.
uncons :: ShortByteString -> Maybe (Word8, ShortByteString)
uncons (Short s) = fmap (fmap toShort) (B.uncons s)

-- | All but the last byte, and the last.
unsnoc :: ShortByteString -> Maybe (ShortByteString, Word8)
unsnoc (Short s) = fmap (\(a, w) -> (toShort a, w)) (B.unsnoc s)

-- | Applies a function to every byte.
map :: (Word8 -> Word8) -> ShortByteString -> ShortByteString
map f = Short . B.map f . fromShort

-- | The bytes in reverse.
reverse :: ShortByteString -> ShortByteString
reverse = Short . B.reverse . fromShort

-- | The first n bytes.
take :: Int -> ShortByteString -> ShortByteString
take n = toShort . B.take n . fromShort

-- | All but the first n bytes.
drop :: Int -> ShortByteString -> ShortByteString
drop n = toShort . B.drop n . fromShort

-- | The last n bytes.
takeEnd :: Int -> ShortByteString -> ShortByteString
takeEnd n = toShort . B.takeEnd n . fromShort

-- | All but the last n bytes.
dropEnd :: Int -> ShortByteString -> ShortByteString
dropEnd n = toShort . B.dropEnd n . fromShort

-- | The longest prefix of bytes that pass.
takeWhile :: (Word8 -> Bool) -> ShortByteString -> ShortByteString
takeWhile p = toShort . B.takeWhile p . fromShort

-- | What is left after 'takeWhile'.
dropWhile :: (Word8 -> Bool) -> ShortByteString -> ShortByteString
dropWhile p = toShort . B.dropWhile p . fromShort

-- | The longest suffix of bytes that pass.
takeWhileEnd :: (Word8 -> Bool) -> ShortByteString -> ShortByteString
takeWhileEnd p = toShort . B.takeWhileEnd p . fromShort

-- | What is left before 'takeWhileEnd'.
dropWhileEnd :: (Word8 -> Bool) -> ShortByteString -> ShortByteString
dropWhileEnd p = toShort . B.dropWhileEnd p . fromShort

-- | The bytes that pass.
filter :: (Word8 -> Bool) -> ShortByteString -> ShortByteString
filter p = toShort . B.filter p . fromShort

-- | Both 'take' and 'drop'.
splitAt :: Int -> ShortByteString -> (ShortByteString, ShortByteString)
splitAt n (Short s) = both (B.splitAt n s)

-- | Both 'takeWhile' and 'dropWhile'.
span :: (Word8 -> Bool) -> ShortByteString -> (ShortByteString, ShortByteString)
span p (Short s) = both (B.span p s)

-- | 'span' with the test turned around.
break :: (Word8 -> Bool) -> ShortByteString -> (ShortByteString, ShortByteString)
break p (Short s) = both (B.break p s)

-- | Both 'dropWhileEnd' and 'takeWhileEnd'.
spanEnd :: (Word8 -> Bool) -> ShortByteString -> (ShortByteString, ShortByteString)
spanEnd p (Short s) = both (B.spanEnd p s)

-- | 'spanEnd' with the test turned around.
breakEnd :: (Word8 -> Bool) -> ShortByteString -> (ShortByteString, ShortByteString)
breakEnd p (Short s) = both (B.breakEnd p s)

-- | The bytes that pass and those that do not.
partition :: (Word8 -> Bool) -> ShortByteString -> (ShortByteString, ShortByteString)
partition p (Short s) = both (B.partition p s)

-- | The pieces between a byte.
split :: Word8 -> ShortByteString -> [ShortByteString]
split w = P.map toShort . B.split w . fromShort

-- | The pieces between the bytes that pass.
splitWith :: (Word8 -> Bool) -> ShortByteString -> [ShortByteString]
splitWith p = P.map toShort . B.splitWith p . fromShort

-- | What follows a prefix.
stripPrefix :: ShortByteString -> ShortByteString -> Maybe ShortByteString
stripPrefix (Short p) (Short s) = fmap toShort (B.stripPrefix p s)

-- | What comes before a suffix.
stripSuffix :: ShortByteString -> ShortByteString -> Maybe ShortByteString
stripSuffix (Short p) (Short s) = fmap toShort (B.stripSuffix p s)

-- | Breaks the second before the first occurrence of the first.
breakSubstring :: ShortByteString -> ShortByteString -> (ShortByteString, ShortByteString)
breakSubstring (Short p) (Short s) = both (B.breakSubstring p s)

-- | Whether the second starts with the first.
isPrefixOf :: ShortByteString -> ShortByteString -> Bool
isPrefixOf (Short p) (Short s) = B.isPrefixOf p s

-- | Whether the second ends with the first.
isSuffixOf :: ShortByteString -> ShortByteString -> Bool
isSuffixOf (Short p) (Short s) = B.isSuffixOf p s

-- | Whether the second contains the first.
isInfixOf :: ShortByteString -> ShortByteString -> Bool
isInfixOf (Short p) (Short s) = B.isInfixOf p s

-- | Whether all bytes pass.
all :: (Word8 -> Bool) -> ShortByteString -> Bool
all p = B.all p . fromShort

-- | Whether a byte passes.
any :: (Word8 -> Bool) -> ShortByteString -> Bool
any p = B.any p . fromShort

-- | The first byte that passes.
find :: (Word8 -> Bool) -> ShortByteString -> Maybe Word8
find p = B.find p . fromShort

-- | The first position of a byte that passes.
findIndex :: (Word8 -> Bool) -> ShortByteString -> Maybe Int
findIndex p = B.findIndex p . fromShort

-- | All positions of bytes that pass.
findIndices :: (Word8 -> Bool) -> ShortByteString -> [Int]
findIndices p = B.findIndices p . fromShort

-- | Whether a byte occurs.
elem :: Word8 -> ShortByteString -> Bool
elem w = B.elem w . fromShort

-- | The first position of a byte.
elemIndex :: Word8 -> ShortByteString -> Maybe Int
elemIndex w = B.elemIndex w . fromShort

-- | All positions of a byte.
elemIndices :: Word8 -> ShortByteString -> [Int]
elemIndices w = B.elemIndices w . fromShort

-- | How often a byte occurs.
count :: Word8 -> ShortByteString -> Int
count w = B.count w . fromShort

-- | Folds from the left.
foldl :: (a -> Word8 -> a) -> a -> ShortByteString -> a
foldl f z = B.foldl f z . fromShort

-- | Folds from the left, strictly.
foldl' :: (a -> Word8 -> a) -> a -> ShortByteString -> a
foldl' f z = B.foldl' f z . fromShort

-- | Folds from the right.
foldr :: (Word8 -> a -> a) -> a -> ShortByteString -> a
foldr f z = B.foldr f z . fromShort

-- | Folds from the right, strictly.
foldr' :: (Word8 -> a -> a) -> a -> ShortByteString -> a
foldr' f z = B.foldr' f z . fromShort

-- | The same byte n times.
replicate :: Int -> Word8 -> ShortByteString
replicate n w = Short (B.replicate n w)

-- | Bytes from a seed.
unfoldr :: (a -> Maybe (Word8, a)) -> a -> ShortByteString
unfoldr f z = Short (B.unfoldr f z)

-- | At most n bytes from a seed, and the seed that is left.
unfoldrN :: Int -> (a -> Maybe (Word8, a)) -> a -> (ShortByteString, Maybe a)
unfoldrN n f z = case B.unfoldrN n f z of (s, r) -> (Short s, r)

-- | Whether the bytes are UTF-8.
isValidUtf8 :: ShortByteString -> Bool
isValidUtf8 = B.isValidUtf8 . fromShort
