-- Huffman coding: frequency table, code tree built with a priority queue (a leftist heap), encoding to bits,
-- decoding, canonical codes, and statistics.
module Main where

import Data.Bits (shiftL, shiftR, testBit, (.|.))
import Data.Char (chr, isPrint, ord)
import Data.Function (on)
import Data.List
import qualified Data.Map as Map
import Data.Maybe (fromMaybe)
import Data.Word (Word8)

-- A leftist heap

data Heap a = Empty | Node Int a (Heap a) (Heap a)

class PriorityQueue q where
  emptyQ :: q a
  insertQ :: Ord a => a -> q a -> q a
  popQ :: Ord a => q a -> Maybe (a, q a)
  sizeQ :: q a -> Int

rank :: Heap a -> Int
rank Empty = 0
rank (Node r _ _ _) = r

merge :: Ord a => Heap a -> Heap a -> Heap a
merge Empty h = h
merge h Empty = h
merge h1@(Node _ x l1 r1) h2@(Node _ y l2 r2)
  | x <= y = make x l1 (merge r1 h2)
  | otherwise = make y l2 (merge h1 r2)
  where
    make v a b
      | rank a >= rank b = Node (rank b + 1) v a b
      | otherwise = Node (rank a + 1) v b a

instance PriorityQueue Heap where
  emptyQ = Empty
  insertQ x = merge (Node 1 x Empty Empty)
  popQ Empty = Nothing
  popQ (Node _ x l r) = Just (x, merge l r)
  sizeQ Empty = 0
  sizeQ (Node _ _ l r) = 1 + sizeQ l + sizeQ r

-- The code tree

data Tree = Leaf { weight :: Int, symbolOf :: Char }
          | Fork { weight :: Int, left, right :: Tree }
          deriving (Show)

instance Eq Tree where
  (==) = (==) `on` key
instance Ord Tree where
  compare = compare `on` key

-- Ties are broken by the smallest symbol, so that the tree does not depend on the queue.
key :: Tree -> (Int, Char)
key t = (weight t, smallest t)
  where smallest (Leaf _ c) = c
        smallest (Fork _ a b) = min (smallest a) (smallest b)

frequencies :: String -> [(Char, Int)]
frequencies = map (\g -> (head g, length g)) . group . sort

build :: [(Char, Int)] -> Maybe Tree
build [] = Nothing
build fs = Just (go (foldr (insertQ . uncurry (flip Leaf)) (emptyQ :: Heap Tree) fs))
  where
    go q = case popQ q of
      Nothing -> error "build: empty queue"
      Just (a, q') -> case popQ q' of
        Nothing -> a
        Just (b, q'') -> go (insertQ (Fork (weight a + weight b) a b) q'')

type Bits = [Bool]
type Table = Map.Map Char Bits

codes :: Tree -> Table
codes (Leaf _ c) = Map.singleton c [False]
codes tree = Map.fromList (walk [] tree [])
  where
    walk path (Leaf _ c) = ((c, reverse path) :)
    walk path (Fork _ l r) = walk (False : path) l . walk (True : path) r

-- Canonical codes need only the lengths.
canonical :: Table -> Table
canonical table = Map.fromList (zip symbols (assign 0 lengths))
  where
    ordered = sortBy (compare `on` \(c, n) -> (n, c)) (Map.toList (fmap length table))
    (symbols, lengths) = unzip ordered
    assign :: Int -> [Int] -> [Bits]
    assign _ [] = []
    assign code [n] = [bits n code]
    assign code (n : m : rest) = bits n code : assign ((code + 1) `shiftL` (m - n)) (m : rest)
    bits n code = [testBit code i | i <- [n - 1, n - 2 .. 0]]

encode :: Table -> String -> Maybe Bits
encode table = fmap concat . mapM (`Map.lookup` table)

data Trie = Done Char | Branch (Maybe Trie) (Maybe Trie)

trie :: Table -> Trie
trie = Map.foldrWithKey add blank
  where
    add c [] _ = Done c
    add c (b : bs) t = case t of
      Branch z o | b -> Branch z (Just (add c bs (fromMaybe blank o)))
                 | otherwise -> Branch (Just (add c bs (fromMaybe blank z))) o
      Done _ -> error "not a prefix code"
    blank = Branch Nothing Nothing

decode :: Table -> Bits -> Either String String
decode table = go root
  where
    root = trie table
    go (Branch _ _) [] = Right []
    go t (b : bs) = case t of
      Branch z o -> case if b then o else z of
        Nothing -> Left "invalid code"
        Just (Done c) -> (c :) <$> go root bs
        Just t' -> go t' bs
      Done _ -> Left "impossible"
    go (Done _) [] = Left "impossible"

-- Packing into bytes

pack :: Bits -> [Word8]
pack [] = []
pack bs = foldl' (\acc b -> acc `shiftL` 1 .|. (if b then 1 else 0)) 0 (take 8 (chunk ++ repeat False)) : pack rest
  where (chunk, rest) = splitAt 8 bs

unpack :: Int -> [Word8] -> Bits
unpack n = take n . concatMap (\w -> [testBit w i | i <- [7, 6 .. 0]])

showBits :: Bits -> String
showBits = map (\b -> if b then '1' else '0')

hex :: Word8 -> String
hex w = [digit (w `shiftR` 4), digit (w `mod` 16)]
  where digit d | d < 10 = chr (ord '0' + fromIntegral d)
                | otherwise = chr (ord 'a' + fromIntegral d - 10)

report :: String -> IO ()
report text = case build (frequencies text) of
  Nothing -> putStrLn "nothing to encode"
  Just tree -> do
    let table = codes tree
        canon = canonical table
        Just bits = encode table text
        Just bits' = encode canon text
        bytes = pack bits'
    putStrLn ("text: " ++ show (take 40 text))
    putStrLn (unwords [visible c ++ "=" ++ showBits b | (c, b) <- Map.toList table])
    putStrLn (unwords [visible c ++ "=" ++ showBits b | (c, b) <- Map.toList canon])
    putStrLn (show (length bits) ++ " bits, " ++ show (length bytes) ++ " bytes of " ++ show (length text))
    putStrLn (unwords (map hex (take 16 bytes)))
    print (weight tree, decode table bits == Right text, decode canon (unpack (length bits') bytes) == Right text)
  where visible c | isPrint c && c /= ' ' = [c]
                  | otherwise = show c

main :: IO ()
main = do
  report "abracadabra"
  report "she sells sea shells by the sea shore"
  report "aaaa"
  report ""
  report (concat (replicate 20 "the quick brown fox jumps over the lazy dog\n"))
  print (encode (Map.fromList [('a', [True])]) "ab")
  print (decode (Map.fromList [('a', [True, False])]) [True, True])
  print (sizeQ (foldr insertQ emptyQ [5, 3, 8, 1 :: Int] :: Heap Int))
