-- The knight's tour by Warnsdorff's rule with backtracking, on boards of several shapes; checking and drawing tours,
-- shortest knight paths by breadth-first search, and reachability counts.
module Main (main) where

import Data.List (intercalate, minimumBy, sortBy, unfoldr)
import qualified Data.Map.Strict as M
import Data.Maybe (listToMaybe, mapMaybe)
import Data.Ord (comparing)
import qualified Data.Sequence as Seq
import Data.Sequence (Seq, ViewL (..), (|>))
import qualified Data.Set as S

type Square = (Int, Int)

data Board = Board { width, height :: Int, holes :: S.Set Square }

rectangle :: Int -> Int -> Board
rectangle w h = Board { width = w, height = h, holes = S.empty }

without :: Board -> [Square] -> Board
b `without` hs = b { holes = holes b `S.union` S.fromList hs }
infixl 5 `without`

onBoard :: Board -> Square -> Bool
onBoard Board { width = w, height = h, holes = hs } sq@(x, y) =
  x >= 0 && x < w && y >= 0 && y < h && sq `S.notMember` hs

squares :: Board -> [Square]
squares b = filter (onBoard b) [(x, y) | y <- [0 .. height b - 1], x <- [0 .. width b - 1]]

jumps :: Board -> Square -> [Square]
jumps b (x, y) = filter (onBoard b)
  [(x + dx, y + dy) | (dx, dy) <- [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]]

-- Tours

type Tour = [Square]

tour :: Board -> Square -> Maybe Tour
tour b start = listToMaybe (go 1 (S.singleton start) start [start])
  where
    total = length (squares b)
    go :: Int -> S.Set Square -> Square -> Tour -> [Tour]
    go n seen here path
      | n == total = [reverse path]
      | otherwise = concat [go (n + 1) (S.insert next seen) next (next : path) | next <- ranked]
      where
        fresh s = filter (`S.notMember` seen) (jumps b s)
        ranked = map snd (sortBy (comparing fst) [(length (fresh s), s) | s <- fresh here])

isTour :: Board -> Tour -> Bool
isTour b t = S.fromList t == S.fromList (squares b)
          && length t == length (squares b)
          && and (zipWith (\a c -> c `elem` jumps b a) t (drop 1 t))

isClosed :: Board -> Tour -> Bool
isClosed _ [] = False
isClosed b t@(first : _) = first `elem` jumps b (last t)

draw :: Board -> Tour -> String
draw b t = intercalate "\n" [unwords [cell (x, y) | x <- [0 .. width b - 1]] | y <- [0 .. height b - 1]]
  where
    numbers = M.fromList (zip t [1 :: Int ..])
    digits = length (show (length t))
    cell sq = maybe (replicate digits '#') (pad . show) (M.lookup sq numbers)
    pad s = replicate (digits - length s) ' ' ++ s

-- Breadth-first search

distances :: Board -> Square -> M.Map Square Int
distances b start = search (Seq.singleton start) (M.singleton start 0)
  where
    search :: Seq Square -> M.Map Square Int -> M.Map Square Int
    search queue dist = case Seq.viewl queue of
      EmptyL -> dist
      here :< rest ->
        let d = dist M.! here + 1
            new = [s | s <- jumps b here, M.notMember s dist]
            dist' = foldr (\s -> M.insert s d) dist new
        in search (foldl (|>) rest new) dist'

shortest :: Board -> Square -> Square -> Maybe [Square]
shortest b from to
  | M.member from dist = Just (unfoldr step (Just from))
  | otherwise = Nothing
  where
    dist = distances b to
    step Nothing = Nothing
    step (Just s)
      | s == to = Just (s, Nothing)
      | otherwise = Just (s, Just (minimumBy (comparing rank) (jumps b s)))
    rank s = (M.findWithDefault maxBound s dist, s)

-- A tour as a path of moves, each named by the compass directions of its two legs.

data Leg = N | E | S | W deriving (Eq, Ord, Show, Enum, Bounded)
data Move = Leg `Then` Leg deriving (Eq, Ord)
infix 6 `Then`

instance Show Move where
  showsPrec d (a `Then` b) = showParen (d > 6) (shows a . shows a . shows b)

moveBetween :: Square -> Square -> Maybe Move
moveBetween (x, y) (x', y')
  | abs dx == 2, abs dy == 1 = Just (horizontal `Then` vertical)
  | abs dx == 1, abs dy == 2 = Just (vertical `Then` horizontal)
  | otherwise = Nothing
  where
    (dx, dy) = (x' - x, y' - y)
    horizontal = if dx > 0 then E else W
    vertical = if dy > 0 then S else N

movesOf :: Tour -> Maybe [Move]
movesOf t = sequence (zipWith moveBetween t (drop 1 t))

census :: [Move] -> [(Move, Int)]
census ms = M.toAscList (M.fromListWith (+) [(m, 1) | m <- ms])

notation :: Square -> String
notation (x, y) = toEnum (fromEnum 'a' + x) : show (y + 1)

report :: String -> Board -> Square -> IO ()
report name b start = do
  putStrLn (name ++ " from " ++ notation start)
  case tour b start of
    Nothing -> putStrLn "no tour"
    Just t -> do
      putStrLn (draw b t)
      putStrLn (if isTour b t then "checked" else "WRONG")
      putStrLn (if isClosed b t then "closed" else "open")

main :: IO ()
main = do
  report "5x5" (rectangle 5 5) (0, 0)
  report "6x6" (rectangle 6 6) (2, 3)
  report "8x8" (rectangle 8 8) (0, 0)
  report "3x4" (rectangle 4 3) (0, 0)
  report "3x3 without its centre" (rectangle 3 3 `without` [(1, 1)]) (0, 0)
  report "3x3" (rectangle 3 3) (0, 0)
  report "4x4" (rectangle 4 4 `without` [(0, 0), (3, 3), (1, 1)]) (0, 1)
  print (fmap (take 8) (tour (rectangle 5 5) (0, 0) >>= movesOf))
  print (fmap census (tour (rectangle 6 6) (0, 0) >>= movesOf))
  print (movesOf [(0, 0), (1, 1)], [Just (N `Then` E)])
  let b = rectangle 8 8
      dist = distances b (0, 0)
  mapM_ (putStrLn . concatMap show) [[dist M.! (x, y) | x <- [0 .. 7]] | y <- [0 .. 7]]
  print (maximum (M.elems dist), M.size dist)
  putStrLn (maybe "unreachable" (unwords . map notation) (shortest b (0, 0) (7, 7)))
  putStrLn (maybe "unreachable" (unwords . map notation) (shortest b (3, 3) (4, 3)))
  print (shortest (rectangle 3 3) (0, 0) (1, 1))
  print (M.toList (M.fromListWith (+) (map (\s -> (length (jumps b s), 1 :: Int)) (squares b))))
  print (length (mapMaybe (tour (rectangle 3 4)) (squares (rectangle 3 4))))
  print [n | n <- [1 .. 5], Just _ <- [tour (rectangle n n) (0, 0)]]
