-- | Lazy byte strings: a list of strict ones, none of them empty.
module Data.ByteString.Lazy.Internal
  ( ByteString(..), LazyByteString, chunk, foldrChunks, foldlChunks, toChunks, fromChunks, packChunks
  , packBytes, packChars, unpackBytes, unpackChars
  , defaultChunkSize, smallChunkSize, chunkOverhead
  ) where

import Control.DeepSeq (NFData(..))
import qualified Data.ByteString.Char8 as S
import qualified Data.ByteString.Internal as S
import Data.String (IsString(..))
import Data.Word (Word8)
import Needle.Utf8 (c2w)

-- | A string of bytes, in chunks that come as they are looked at.
data ByteString = Empty | Chunk !S.ByteString ByteString

-- | Another name, for programs that use both kinds.
type LazyByteString = ByteString

instance Eq ByteString where
  Empty == Empty = True
  Chunk a as == Chunk b bs
    | n < m = a == S.take n b && as == Chunk (S.drop n b) bs
    | n > m = S.take m a == b && Chunk (S.drop m a) as == bs
    | otherwise = a == b && as == bs
    where
      n = S.length a
      m = S.length b
  _ == _ = False

instance Ord ByteString where
  compare Empty Empty = EQ
  compare Empty _ = LT
  compare _ Empty = GT
  compare (Chunk a as) (Chunk b bs)
    | n < m = compare a (S.take n b) <> compare as (Chunk (S.drop n b) bs)
    | n > m = compare (S.take m a) b <> compare (Chunk (S.drop m a) as) bs
    | otherwise = compare a b <> compare as bs
    where
      n = S.length a
      m = S.length b

instance Show ByteString where
  showsPrec d s = showsPrec d (unpackChars s)

instance Read ByteString where
  readsPrec d s = [ (packChars x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup ByteString where
  a <> b = foldrChunks Chunk b a

instance Monoid ByteString where
  mempty = Empty
  mconcat = foldr (<>) Empty

instance IsString ByteString where
  fromString = packChars

instance NFData ByteString where
  rnf Empty = ()
  rnf (Chunk _ r) = rnf r

-- | A chunk in front, unless it is empty.
chunk :: S.ByteString -> ByteString -> ByteString
chunk c r = if S.null c then r else Chunk c r

-- | Folds the chunks from the right.
foldrChunks :: (S.ByteString -> a -> a) -> a -> ByteString -> a
foldrChunks f z = go
  where
    go Empty = z
    go (Chunk c r) = f c (go r)

-- | Folds the chunks from the left, strictly.
foldlChunks :: (a -> S.ByteString -> a) -> a -> ByteString -> a
foldlChunks f = go
  where
    go a Empty = a
    go a (Chunk c r) = let b = f a c in b `seq` go b r

-- | The chunks.
toChunks :: ByteString -> [S.ByteString]
toChunks = foldrChunks (:) []

-- | A string of chunks; empty ones are left out.
fromChunks :: [S.ByteString] -> ByteString
fromChunks = foldr chunk Empty

-- | Chunks of bytes: small ones first, so that a beginning is there soon, and never all at once.
packChunks :: [Word8] -> ByteString
packChunks = go smallFirst
  where
    smallFirst = 32
    go n ws = case splitAt n ws of
      ([], _) -> Empty
      (now, later) -> Chunk (S.packBytes now) (go (min (n * 2) smallChunkSize) later)

-- | A string from bytes.
packBytes :: [Word8] -> ByteString
packBytes = packChunks

-- | A string from characters, cut off to eight bits.
packChars :: [Char] -> ByteString
packChars s = packChunks (map c2w s)

-- | The bytes.
unpackBytes :: ByteString -> [Word8]
unpackBytes = foldrChunks (\c r -> S.unpackBytes c ++ r) []

-- | The bytes as characters.
unpackChars :: ByteString -> [Char]
unpackChars = foldrChunks (\c r -> S.unpackChars c ++ r) []

-- | How long chunks are made.
defaultChunkSize :: Int
defaultChunkSize = 32 * 1024 - chunkOverhead

-- | How long chunks are made where there may be little to come.
smallChunkSize :: Int
smallChunkSize = 4 * 1024 - chunkOverhead

-- | What a chunk takes besides its bytes.
chunkOverhead :: Int
chunkOverhead = 16
