-- | Huffman codes: frequent symbols get short codes, so that a text takes few bits.
module Huffman
  ( -- * Codes
    Code
  , Bit (..)
  , codeFor
  , codeFromCounts
  , codeWord
  , codeWords
  , codeLengths
  , isPrefixFree
    -- * Coding
  , encode
  , decode
  , DecodeError (..)
    -- * Archives
  , Archive (..)
  , pack
  , unpack
  , checksum
    -- * Text of bits
  , showBits
  , parseBits
    -- * Properties
  , prop_roundTrip
  , prop_prefixFree
  , prop_shorterIfMoreFrequent
  , prop_showParseBits
  , prop_unpack
  , prop_weight
  ) where

import Data.Char (ord)
import Data.List (insertBy, isPrefixOf, sortBy)
import qualified Data.Map as Map
import Data.Ord (comparing)
import Test.QuickCheck (Property, (==>))

data Bit = O | I
  deriving (Eq, Ord, Show)

-- | A code for symbols.
data Code a
  = Leaf Int a
  | Fork Int (Code a) (Code a)

-- | Why bits are no text in a code.
data DecodeError
  = CutOff
  | WrongChecksum
  | UnknownSymbol
  deriving (Eq, Show)

weight :: Code a -> Int
weight (Leaf n _) = n
weight (Fork n _ _) = n

-- | The code for the symbols of a text. The empty text has none.
codeFor :: Ord a => [a] -> Maybe (Code a)
codeFor xs = codeFromCounts (Map.toList (Map.fromListWith (+) [(x, 1) | x <- xs]))

-- | The code for symbols that occur so often. Symbols that do not occur get none.
codeFromCounts :: [(a, Int)] -> Maybe (Code a)
codeFromCounts occurrences = case filter ((> 0) . snd) occurrences of
  [] -> Nothing
  used -> Just (build (sortBy (comparing weight) [Leaf n x | (x, n) <- used]))
  where
    build [tree] = tree
    build (s : t : rest) = build (insertBy (comparing weight) (fork s t) rest)
    build [] = error "Huffman.codeFromCounts: nothing to build"
    fork s t = Fork (weight s + weight t) s t

-- | The bits for each symbol, from left to right in the tree.
codeWords :: Code a -> [(a, [Bit])]
codeWords (Leaf _ x) = [(x, [])]
codeWords (Fork _ s t) = map (prefix O) (codeWords s) ++ map (prefix I) (codeWords t)
  where
    prefix b (x, bs) = (x, b : bs)

-- | The bits for a symbol, if the code has it.
codeWord :: Eq a => Code a -> a -> Maybe [Bit]
codeWord code x = lookup x (codeWords code)

codeLengths :: Code a -> [(a, Int)]
codeLengths code = [(x, length bs) | (x, bs) <- codeWords code]

-- | Is no code word the start of another one?
isPrefixFree :: Code a -> Bool
isPrefixFree code = and [not (u `isPrefixOf` v) | (i, u) <- ws, (j, v) <- ws, i /= j]
  where
    ws = zip [0 :: Int ..] (map snd (codeWords code))

-- | The bits of a text, unless it has a symbol without a code word.
encode :: Ord a => Code a -> [a] -> Maybe [Bit]
encode code xs = concat <$> mapM (`Map.lookup` table) xs
  where
    table = Map.fromList (codeWords code)

-- | The text of bits.
decode :: Code a -> [Bit] -> Either DecodeError [a]
decode code = start
  where
    start [] = Right []
    start bs = walk code bs >>= \(x, rest) -> fmap (x :) (start rest)
    walk (Leaf _ x) bs = case code of
      Leaf _ _ -> Right (x, drop 1 bs)
      Fork {} -> Right (x, bs)
    walk (Fork _ s t) (b : bs) = case b of
      O -> walk s bs
      I -> walk t bs
    walk Fork {} [] = Left CutOff

-- | A packed text with what is needed to unpack it.
data Archive = Archive
  { counts :: [(Char, Int)]
  , bits :: [Bit]
  , check :: Int
  }
  deriving (Eq, Show)

-- | A number that most changes of a text change too.
checksum :: String -> Int
checksum = foldl step 7
  where
    step h c = (31 * h + ord c) `mod` 997

-- | Pack a text.
pack :: String -> Archive
pack text = case codeFor text of
  Nothing -> Archive [] [] (checksum "")
  Just code -> case encode code text of
    Just bs -> Archive (tally text) bs (checksum text)
    Nothing -> error "Huffman.pack: a symbol without a code word"

tally :: String -> [(Char, Int)]
tally text = Map.toList (Map.fromListWith (+) [(c, 1) | c <- text])

-- | The text of an archive.
unpack :: Archive -> Either DecodeError String
unpack archive = do
  text <- case codeFromCounts (counts archive) of
    Nothing
      | null (bits archive) -> Right ""
      | otherwise -> Left UnknownSymbol
    Just code -> decode code (bits archive)
  if checksum text == check archive then Right text else Left WrongChecksum

-- | Bits as digits in groups of eight.
showBits :: [Bit] -> String
showBits bs = case splitAt 8 bs of
  (byte, []) -> map digit byte
  (byte, rest)
    | length byte < 8 -> error "Huffman.showBits: a short group before the end"
    | otherwise -> map digit byte ++ " " ++ showBits rest
  where
    digit O = '0'
    digit I = '1'

-- | The inverse of 'showBits'. Spaces may stand anywhere.
parseBits :: String -> Maybe [Bit]
parseBits = mapM bit . filter (/= ' ')
  where
    bit '0' = Just O
    bit '1' = Just I
    bit _ = Nothing

prop_roundTrip :: String -> Bool
prop_roundTrip text = case codeFor text of
  Nothing -> null text
  Just code -> fmap (decode code) (encode code text) == Just (Right text)

prop_prefixFree :: [Int] -> Bool
prop_prefixFree xs = maybe (null xs) isPrefixFree (codeFor xs)

prop_shorterIfMoreFrequent :: [Int] -> Bool
prop_shorterIfMoreFrequent ns = case codeFromCounts symbols of
  Nothing -> all (<= 0) small
  Just code -> and [m <= n | (x, m) <- codeLengths code, (y, n) <- codeLengths code, often x > often y]
  where
    small = map (`mod` 100) ns
    symbols = zip [0 :: Int ..] small
    often x = lookup x symbols

prop_showParseBits :: [Bool] -> Bool
prop_showParseBits bs = parseBits (showBits bits') == Just bits'
  where
    bits' = [if b then I else O | b <- bs]

prop_unpack :: String -> Property
prop_unpack text = length text > 1 ==> unpack (pack text) == Right text

prop_weight :: [Int] -> Bool
prop_weight xs = maybe 0 weight (codeFor xs) == length xs
