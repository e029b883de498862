-- | Lazy text: here the same type as strict text, with 'Int64' for lengths. Meant to be imported qualified.
module Data.Text.Lazy
  ( Text
  , pack, unpack, singleton, empty, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length
  , compareLength, map, intercalate, intersperse, transpose, reverse, replace
  , toCaseFold, toLower, toUpper, toTitle, justifyLeft, justifyRight, center
  , foldl, foldl', foldl1, foldl1', foldr, foldr1, concat, concatMap, any, all, maximum, minimum
  , scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR, replicate, unfoldr, unfoldrN
  , take, takeEnd, drop, dropEnd, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, dropAround
  , strip, stripStart, stripEnd, splitAt, breakOn, breakOnEnd, break, span, group, groupBy, inits, tails
  , splitOn, split, chunksOf, lines, words, unlines, unwords
  , isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, commonPrefixes
  , filter, breakOnAll, find, partition, index, count, zip, zipWith
  , fromStrict, toStrict, fromChunks, toChunks
  ) where

import Prelude (Char, Maybe, Ordering, fromIntegral)
import Data.Int (Int64)
import Data.Text.Internal hiding
  ( length, compareLength, replicate, unfoldrN, take, takeEnd, drop, dropEnd, splitAt, chunksOf, index, count,
    justifyLeft, justifyRight, center )
import qualified Data.Text.Internal as T

-- | The same text.
fromStrict :: Text -> Text
fromStrict t = t

-- | The same text.
toStrict :: Text -> Text
toStrict t = t

-- | All texts, one after the other.
fromChunks :: [Text] -> Text
fromChunks = concat

-- | The text as one piece, or none if empty.
toChunks :: Text -> [Text]
toChunks t = if null t then [] else [t]

-- | The number of characters, counted.
length :: Text -> Int64
length t = fromIntegral (T.length t)

-- | Compares the length with a number.
compareLength :: Text -> Int64 -> Ordering
compareLength t n = T.compareLength t (fromIntegral n)

-- | The text n times.
replicate :: Int64 -> Text -> Text
replicate n = T.replicate (fromIntegral n)

-- | 'unfoldr' up to a length.
unfoldrN :: Int64 -> (a -> Maybe (Char, a)) -> a -> Text
unfoldrN n = T.unfoldrN (fromIntegral n)

-- | The first n characters.
take :: Int64 -> Text -> Text
take n = T.take (fromIntegral n)

-- | The last n characters.
takeEnd :: Int64 -> Text -> Text
takeEnd n = T.takeEnd (fromIntegral n)

-- | All but the first n characters.
drop :: Int64 -> Text -> Text
drop n = T.drop (fromIntegral n)

-- | All but the last n characters.
dropEnd :: Int64 -> Text -> Text
dropEnd n = T.dropEnd (fromIntegral n)

-- | Both 'take' and 'drop'.
splitAt :: Int64 -> Text -> (Text, Text)
splitAt n = T.splitAt (fromIntegral n)

-- | Cuts into pieces of n characters, the last perhaps shorter.
chunksOf :: Int64 -> Text -> [Text]
chunksOf n = T.chunksOf (fromIntegral n)

-- | The character at a position.
index :: Text -> Int64 -> Char
index t n = T.index t (fromIntegral n)

-- | How often the first text occurs in the second, without overlaps.
count :: Text -> Text -> Int64
count a b = fromIntegral (T.count a b)

-- | Fills up on the right to a length.
justifyLeft :: Int64 -> Char -> Text -> Text
justifyLeft n = T.justifyLeft (fromIntegral n)

-- | Fills up on the left to a length.
justifyRight :: Int64 -> Char -> Text -> Text
justifyRight n = T.justifyRight (fromIntegral n)

-- | Fills up on both sides to a length.
center :: Int64 -> Char -> Text -> Text
center n = T.center (fromIntegral n)
