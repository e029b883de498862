-- | Long lazy texts from many small parts.
module Data.Text.Lazy.Builder
  ( Builder, toLazyText, toLazyTextWith, fromText, fromLazyText, fromString, singleton, flush
  ) where

import qualified Data.String as S
import Data.Text.Internal (Text(..), safe)
import qualified Data.Text.Lazy as L
import Needle.Build (Build, chunksOf, element, elements, whole)

-- | A text in the making; putting two together costs the same whatever their lengths.
newtype Builder = Builder (Build Char)

instance Semigroup Builder where
  Builder a <> Builder b = Builder (a <> b)

instance Monoid Builder where
  mempty = Builder mempty

instance Eq Builder where
  a == b = toLazyText a == toLazyText b

instance Ord Builder where
  compare a b = compare (toLazyText a) (toLazyText b)

instance Show Builder where
  show b = show (toLazyText b)

instance S.IsString Builder where
  fromString = fromString

-- | The text.
toLazyText :: Builder -> L.Text
toLazyText (Builder b) = L.fromChunks (map Text (chunksOf b))

-- | The text; the size of chunks is no more than a wish.
toLazyTextWith :: Int -> Builder -> L.Text
toLazyTextWith _ = toLazyText

-- | A text that there is.
fromText :: Text -> Builder
fromText (Text v) = Builder (whole v)

-- | A text that there is.
fromLazyText :: L.Text -> Builder
fromLazyText = L.foldrChunks (\c r -> fromText c <> r) mempty

-- | Characters; surrogates become U+FFFD.
fromString :: String -> Builder
fromString s = Builder (elements (map safe s))

-- | A character.
singleton :: Char -> Builder
singleton c = Builder (element (safe c))

-- | Nothing.
flush :: Builder
flush = mempty
