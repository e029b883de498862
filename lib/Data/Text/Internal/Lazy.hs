-- | Lazy text: a list of strict texts, none of them empty.
module Data.Text.Internal.Lazy
  ( Text(..), LazyText, chunk, foldrChunks, foldlChunks, toChunks, fromChunks, pack, unpack
  , defaultChunkSize, smallChunkSize, chunkOverhead
  ) where

import Control.DeepSeq (NFData(..))
import Data.String (IsString(..))
import qualified Data.Text.Internal as T
import Text.Printf (PrintfArg(..))

-- | Text in chunks that come as they are looked at.
data Text = Empty | Chunk !T.Text Text

-- | Another name, for programs that use both kinds.
type LazyText = Text

instance Eq Text where
  Empty == Empty = True
  Chunk a as == Chunk b bs
    | n < m = a == T.take n b && as == Chunk (T.drop n b) bs
    | n > m = T.take m a == b && Chunk (T.drop m a) as == bs
    | otherwise = a == b && as == bs
    where
      n = T.length a
      m = T.length b
  _ == _ = False

instance Ord Text where
  compare Empty Empty = EQ
  compare Empty _ = LT
  compare _ Empty = GT
  compare (Chunk a as) (Chunk b bs)
    | n < m = compare a (T.take n b) <> compare as (Chunk (T.drop n b) bs)
    | n > m = compare (T.take m a) b <> compare (Chunk (T.drop m a) as) bs
    | otherwise = compare a b <> compare as bs
    where
      n = T.length a
      m = T.length b

instance Show Text where
  showsPrec d t = showsPrec d (unpack t)

instance Read Text where
  readsPrec d s = [ (pack x, rest) | (x, rest) <- readsPrec d s ]

instance Semigroup Text where
  a <> b = foldrChunks Chunk b a

instance Monoid Text where
  mempty = Empty
  mconcat = foldr (<>) Empty

instance IsString Text where
  fromString = pack

instance NFData Text where
  rnf Empty = ()
  rnf (Chunk _ r) = rnf r

instance PrintfArg Text where
  toUArg t = toUArg (unpack t)

-- | A chunk in front, unless it is empty.
chunk :: T.Text -> Text -> Text
chunk c r = if T.null c then r else Chunk c r

-- | Folds the chunks from the right.
foldrChunks :: (T.Text -> a -> a) -> a -> Text -> a
foldrChunks f z = go
  where
    go Empty = z
    go (Chunk c r) = f c (go r)

-- | Folds the chunks from the left, strictly.
foldlChunks :: (a -> T.Text -> a) -> a -> Text -> a
foldlChunks f = go
  where
    go a Empty = a
    go a (Chunk c r) = let b = f a c in b `seq` go b r

-- | The chunks.
toChunks :: Text -> [T.Text]
toChunks = foldrChunks (:) []

-- | Text of chunks; empty ones are left out.
fromChunks :: [T.Text] -> Text
fromChunks = foldr chunk Empty

-- | Text from characters: small chunks first, so that a beginning is there soon.
pack :: String -> Text
pack = go 32
  where
    go n s = case splitAt n s of
      ([], _) -> Empty
      (now, later) -> Chunk (T.pack now) (go (min (n * 2) smallChunkSize) later)

-- | The characters.
unpack :: Text -> String
unpack = foldrChunks (\c r -> T.foldr (:) r c) []

-- | How long chunks are made.
defaultChunkSize :: Int
defaultChunkSize = 16384 - chunkOverhead

-- | How long chunks are made where there may be little to come.
smallChunkSize :: Int
smallChunkSize = 128 - chunkOverhead

-- | What a chunk takes besides its characters.
chunkOverhead :: Int
chunkOverhead = 16
