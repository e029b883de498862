-- Sudoku by constraint propagation and search: candidates in arrays, elimination to a fixed point, choice of the
-- tightest cell; with a checker, a generator of puzzles from a solution, and small and jigsaw boards.
module Main (main) where

import Control.Monad (foldM, forM_, mplus)
import Data.Array
import Data.Char (digitToInt, intToDigit, isDigit)
import Data.List (foldl', intercalate, minimumBy, nub, sort, (\\))
import Data.Ord (comparing)
import qualified Data.Map as Map

type Cell = (Int, Int)
type Digits = [Int]
type Grid = Array Cell Digits

-- A layout says how big the board is and which cells must differ.
data Layout = Layout { side :: Int, region :: Cell -> Int }

standard :: Int -> Layout
standard k = Layout { side = k * k, region = \(r, c) -> (r `div` k) * k + c `div` k }

jigsaw :: [String] -> Layout
jigsaw rows = Layout (length rows) (\(r, c) -> fromEnum (rows !! r !! c))

cells :: Layout -> [Cell]
cells l = range ((0, 0), (side l - 1, side l - 1))

peers :: Layout -> Array Cell [Cell]
peers l = listArray ((0, 0), (side l - 1, side l - 1)) (map around (cells l))
  where
    around c@(r, k) = [d | d@(r', k') <- cells l, d /= c, r == r' || k == k' || region l c == region l d]

units :: Layout -> [[Cell]]
units l = rows ++ columns ++ regions
  where
    n = side l - 1
    rows = [[(r, c) | c <- [0 .. n]] | r <- [0 .. n]]
    columns = [[(r, c) | r <- [0 .. n]] | c <- [0 .. n]]
    regions = Map.elems (Map.fromListWith (flip (++)) [(region l c, [c]) | c <- cells l])

-- Propagation

data Solver = Solver { layout :: Layout, neighbours :: Array Cell [Cell], groups :: [[Cell]] }

solverFor :: Layout -> Solver
solverFor l = Solver l (peers l) (units l)

assign :: Solver -> Grid -> (Cell, Int) -> Maybe Grid
assign s g (c, d)
  | d `notElem` g ! c = Nothing
  | otherwise = foldM (\g' e -> eliminate s g' (c, e)) g (g ! c \\ [d])

eliminate :: Solver -> Grid -> (Cell, Int) -> Maybe Grid
eliminate s g (c, d)
  | d `notElem` g ! c = Just g
  | otherwise = case g ! c \\ [d] of
      [] -> Nothing
      [e] -> foldM (\h p -> eliminate s h (p, e)) (g // [(c, [e])]) (neighbours s ! c) >>= hidden
      rest -> hidden (g // [(c, rest)])
  where
    -- A digit with one place left in a unit goes there.
    hidden h = foldM place h [u | u <- groups s, c `elem` u]
    place h u = case [p | p <- u, d `elem` h ! p] of
      [] -> Nothing
      [p] | length (h ! p) > 1 -> assign s h (p, d)
      _ -> Just h

blank :: Solver -> Grid
blank s = listArray ((0, 0), (n - 1, n - 1)) (repeat [1 .. n])
  where n = side (layout s)

load :: Solver -> String -> Maybe Grid
load s text = foldM (assign s) (blank s) given
  where
    given = [(c, digitToInt x) | (c, x) <- zip (cells (layout s)) symbols, isDigit x, x /= '0']
    symbols = filter (`elem` "0123456789.") text

-- Search

search :: Solver -> Grid -> [Grid]
search s g
  | null open = [g]
  | otherwise = concat [search s g' | d <- g ! best, Just g' <- [assign s g (best, d)]]
  where
    open = [(length ds, c) | (c, ds) <- assocs g, length ds > 1]
    (_, best) = minimum open

solve :: Layout -> String -> [Grid]
solve l text = maybe [] (search s) (load s text)
  where s = solverFor l

render :: Layout -> Grid -> String
render l g = intercalate "\n" [unwords [cell (g ! (r, c)) | c <- [0 .. side l - 1]] | r <- [0 .. side l - 1]]
  where cell [d] = [intToDigit d]
        cell _ = "."

correct :: Layout -> Grid -> Bool
correct l g = all ((== [1 .. side l]) . sort . concatMap (g !)) (units l)

flatten :: Grid -> String
flatten g = concatMap one (elems g)
  where one [d] = [intToDigit d]
        one _ = "."

-- The number of cells each digit fills, to see which digit a puzzle gives away.
tally :: Grid -> [(Int, Int)]
tally g = Map.toAscList (Map.fromListWith (+) [(d, 1) | [d] <- elems g])

-- Removes givens as long as the solution stays unique.
thin :: Layout -> String -> String
thin l full = foldl' attempt full [0, 3 .. length full - 1]
  where
    attempt puzzle i
      | unique (solve l puzzle') = puzzle'
      | otherwise = puzzle
      where puzzle' = [if j == i then '.' else x | (j, x) <- zip [0 ..] puzzle]
    unique [_] = True
    unique _ = False

classify :: [Grid] -> String
classify [] = "no solution"
classify [_] = "one solution"
classify (_ : _ : rest) = "at least " ++ show (min 5 (2 + length (take 3 rest))) ++ " solutions"

report :: String -> Layout -> String -> IO ()
report name l puzzle = do
  let found = solve l puzzle
  putStrLn (name ++ ": " ++ classify found)
  forM_ (take 1 found) $ \g -> do
    putStrLn (render l g)
    putStrLn (if correct l g then "correct" else "WRONG")

main :: IO ()
main = do
  let nine = standard 3
      four = standard 2
      wavy = jigsaw ["aabb", "aabb", "cdcd", "cdcd"]
  report "easy" nine "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79"
  report "small" four "1... ..3. .4.. ...2"
  report "open" four "1... .... .... ..2."
  report "contradiction" four "11.. .... .... ...."
  report "jigsaw" wavy "1... ...1 ..2. ...."
  let s = solverFor four
  print (fmap (Map.toList . Map.fromListWith (+) . map (\ds -> (length ds, 1 :: Int)) . elems) (load s "12.. .... .... ...."))
  let full = maybe "" flatten (Nothing `mplus` foldr (const . Just) Nothing (solve four "1... ..3. .4.. ...2"))
      puzzle = thin four full
  mapM_ (print . tally) (take 1 (solve four "12.. .... .... ...3") ++ maybe [] pure (load s "12.. .... .... ...3"))
  putStrLn full
  putStrLn puzzle
  print (length (filter (/= '.') puzzle), map flatten (solve four puzzle) == [full])
  print (length (neighbours (solverFor nine) ! (4, 4)), length (groups s), length (nub (concat (groups s))))
  print (fst (minimumBy (comparing snd) [(name, length (solve four p)) | (name, p) <- [("a", "12..34..2143...."), ("b", "1234............")]]))
