-- N queens four ways: list monad, explicit backtracking with pruning, permutations, and bit masks;
-- plus printing, symmetry classes and counting.
module Main (main) where

import Control.Monad (foldM, forM_, guard, unless)
import Data.Bits hiding (rotate)
import Data.List (delete, foldl', intercalate, permutations, sort, tails, transpose)
import qualified Data.Set as Set

newtype Board = Board [Int]     -- the column of the queen of each row
  deriving (Eq, Ord)

instance Show Board where
  show (Board qs) = intercalate "\n" (map row qs)
    where
      n = length qs
      row q = [if c == q then 'Q' else '.' | c <- [0 .. n - 1]]

-- 1. The list monad

queensMonadic :: Int -> [Board]
queensMonadic n = Board <$> foldM place [] [1 .. n]
  where
    place qs _ = do
      q <- [0 .. n - 1]
      guard (safe q qs)
      return (q : qs)

safe :: Int -> [Int] -> Bool
safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]

-- 2. Explicit recursion over the columns that are left

queensPruned :: Int -> [Board]
queensPruned n = map (Board . reverse) (go [] [0 .. n - 1])
  where
    go placed [] = [placed]
    go placed free = concat [go (q : placed) (delete q free) | q <- free, diagonal q placed]
    diagonal q = not . any (\(d, c) -> abs (q - c) == d) . zip [1 ..]

-- 3. Filtered permutations

queensPermuted :: Int -> [Board]
queensPermuted n = [Board p | p <- permutations [0 .. n - 1], ok p]
  where
    ok p = and [abs (a - b) /= d | (a : rest) <- tails p, (d, b) <- zip [1 ..] rest]

-- 4. Bit masks, counting only

countBits :: Int -> Int
countBits n = go 0 0 0 0
  where
    full = bit n - 1 :: Int
    go !row !cols !ld !rd
      | row == n = 1
      | otherwise = try (full .&. complement (cols .|. ld .|. rd)) 0
      where
        try 0 !acc = acc
        try free !acc =
          let b = free .&. negate free
          in try (free .&. (free - 1)) (acc + go (row + 1) (cols .|. b) (shiftL (ld .|. b) 1) (shiftR (rd .|. b) 1))

-- Symmetry

class Ord a => Symmetric a where
  reflect, rotate :: a -> a
  orbit :: a -> Set.Set a
  orbit x = Set.fromList (concat [[y, reflect y] | y <- take 4 (iterate rotate x)])

instance Symmetric Board where
  reflect (Board qs) = Board (reverse qs)
  rotate (Board qs) = Board [n - 1 - r | c <- [0 .. n - 1], (r, q) <- zip [0 ..] qs, q == c]
    where n = length qs

fundamental :: [Board] -> [Board]
fundamental = go Set.empty
  where
    go _ [] = []
    go seen (b : bs)
      | b `Set.member` seen = go seen bs
      | otherwise = b : go (Set.union seen (orbit b)) bs

-- Local search: start from a permutation and swap the pair of rows that removes most conflicts.
conflicts :: Board -> Int
conflicts (Board qs) = length [() | (a, i) : rest <- tails (zip qs [0 :: Int ..]), (b, j) <- rest, abs (a - b) == j - i]

swapRows :: Int -> Int -> Board -> Board
swapRows i j (Board qs) = Board (zipWith pick [0 ..] qs)
  where
    pick k q
      | k == i = qs !! j
      | k == j = qs !! i
      | otherwise = q

descend :: Board -> [(Int, Board)]
descend b@(Board qs) = (here, b) : next
  where
    here = conflicts b
    n = length qs
    next = case sort [(conflicts b', b') | i <- [0 .. n - 2], j <- [i + 1 .. n - 1], let b' = swapRows i j b] of
      (there, better) : _ | there < here -> descend better
      _ -> []

-- Checks that a board is a solution, independently of the above.
valid :: Board -> Bool
valid (Board qs) = distinct qs && distinct (zipWith (+) qs [0 ..]) && distinct (zipWith (-) qs [0 ..])
  where distinct xs = Set.size (Set.fromList xs) == length xs

sideBySide :: [Board] -> [String]
sideBySide = map (intercalate "   ") . transpose . map (lines . show)

-- Attacks per square of a partial placement, as a picture.
attacks :: Int -> [(Int, Int)] -> [String]
attacks n queens = [[cell r c | c <- [0 .. n - 1]] | r <- [0 .. n - 1]]
  where
    cell r c
      | (r, c) `elem` queens = 'Q'
      | hits == 0 = '.'
      | otherwise = head (show hits)
      where hits = length (filter (attacked (r, c)) queens)
    attacked (r, c) (r', c') = r == r' || c == c' || abs (r - r') == abs (c - c')

histogram :: [Board] -> [(Int, Int)]
histogram bs = [(c, length (filter ((== c) . first) bs)) | c <- [0 .. maximum (map first bs)]]
  where first (Board (q : _)) = q
        first (Board []) = -1

main :: IO ()
main = do
  print [length (queensMonadic n) | n <- [0 .. 7]]
  print [length (queensPruned n) | n <- [1 .. 7]]
  print [length (queensPermuted n) | n <- [1 .. 6]]
  print [countBits n | n <- [1 .. 8]]
  print (sort (queensMonadic 6) == sort (queensPermuted 6), sort (queensMonadic 6) == sort (queensPruned 6))
  mapM_ putStrLn (sideBySide (queensPruned 6))
  let eight = queensPruned 7
      basics = fundamental eight
  putStrLn (show (length eight) ++ " solutions, " ++ show (length basics) ++ " fundamental")
  print (map (Set.size . orbit) basics)
  print (all valid eight, foldl' (\n b -> n + Set.size (orbit b)) 0 basics == length eight)
  forM_ (histogram eight) $ \(c, k) -> putStrLn (show c ++ " " ++ replicate k '*')
  mapM_ putStrLn (attacks 6 [(0, 1), (2, 4)])
  let Board qs = head (queensPruned 8)
  print qs
  print (head (queensMonadic 8))
  unless (valid (Board [0, 1, 2])) $ putStrLn "the diagonal is not a solution"
  let path = descend (Board [0 .. 5])
  print (map fst path)
  print (snd (last path))
  print (rotate (rotate (rotate (rotate (Board qs)))) == Board qs, reflect (reflect (Board qs)) == Board qs)
