-- A checker for chess problems, White to mate in two: king and one minor piece do not mate a king that cannot move.
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Kind = King | Queen | Rook | Bishop | Knight | Pawn
  deriving (Show, Eq)

data Line = L1 | L2 | L3 | L4 | L5 | L6 | L7 | L8
  deriving Show

-- a man, its file and its rank
data Man = Man Kind Line Line
  deriving Show

-- White's men, Black's men
data Board = Board [Man] [Man]
  deriving Show

data Side = White | Black
  deriving Eq

instance Serial Kind where
  series = cons0 King \/ cons0 Queen \/ cons0 Rook \/ cons0 Bishop \/ cons0 Knight \/ cons0 Pawn

instance Serial Line where
  series = cons0 L1 \/ cons0 L2 \/ cons0 L3 \/ cons0 L4 \/ cons0 L5 \/ cons0 L6 \/ cons0 L7 \/ cons0 L8

instance Serial Man where
  series = cons3 Man

instance Serial Board where
  series = cons2 Board

-- the checker's own view: squares as pairs of numbers, the side to move first
type Square = (Int, Int)
type Piece = (Kind, Square)
data Position = Position Side [Piece] [Piece]

lines' :: Int
lines' = 8

onBoard :: Square -> Bool
onBoard (x, y) = 1 <= x && x <= lines' && 1 <= y && y <= lines'

other :: Side -> Side
other White = Black
other Black = White

occupied :: [Piece] -> Square -> Bool
occupied [] _ = False
occupied ((_, (a, b)) : ps) s@(x, y) = (a == x && b == y) || occupied ps s

-- where a piece may go, its own and the other side's pieces given
targets :: Side -> [Piece] -> [Piece] -> Piece -> [Square]
targets side own foe (kind, at) = case kind of
  King -> steps (straight ++ diagonal)
  Queen -> concatMap (ray at) (straight ++ diagonal)
  Rook -> concatMap (ray at) straight
  Bishop -> concatMap (ray at) diagonal
  Knight -> steps [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
  Pawn ->
    filter (\s -> onBoard s && not (occupied own s) && not (occupied foe s)) [move at (0, forward)]
      ++ filter (occupied foe) (map (move at) [(-1, forward), (1, forward)])
  where
    forward = case side of
      White -> 1
      Black -> -1
    steps ds = filter (\s -> onBoard s && not (occupied own s)) (map (move at) ds)
    ray from d
      | not (onBoard to) || occupied own to = []
      | occupied foe to = [to]
      | otherwise = to : ray to d
      where to = move from d

move :: Square -> Square -> Square
move (x, y) (dx, dy) = (x + dx, y + dy)

straight, diagonal :: [Square]
straight = [(1, 0), (-1, 0), (0, 1), (0, -1)]
diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)]

kingAt :: [Piece] -> Square
kingAt ((King, s) : _) = s
kingAt (_ : ps) = kingAt ps
kingAt [] = (0, 0)

-- whether the own king could be taken
inCheck :: Side -> [Piece] -> [Piece] -> Bool
inCheck side own foe = any attacks foe
  where
    (kx, ky) = kingAt own
    attacks p = any (\(x, y) -> x == kx && y == ky) (targets (other side) foe own p)

-- the positions after each legal move, the other side to move
moves :: Position -> [Position]
moves (Position side own foe) = concatMap from own
  where
    from p@(kind, at) = concatMap (to kind at) (targets side own foe p)
    to kind at s
      | inCheck side own' foe' = []
      | otherwise = [Position (other side) foe' own']
      where
        own' = (kind, s) : away at own
        foe' = away s foe
    away (x, y) = filter (\(_, (a, b)) -> not (a == x && b == y))

mated :: Position -> Bool
mated p@(Position side own foe) = inCheck side own foe && null (moves p)

-- the side to move mates in at most so many moves
matesIn :: Int -> Position -> Bool
matesIn 0 _ = False
matesIn n p = any (\q -> mated q || lost q) (moves p)
  where
    lost q = case moves q of
      [] -> False
      replies -> n > 1 && all (matesIn (n - 1)) replies

-- problems: Black has no move, no square shared, nobody in check
number :: Line -> Int
number l = case l of
  L1 -> 1
  L2 -> 2
  L3 -> 3
  L4 -> 4
  L5 -> 5
  L6 -> 6
  L7 -> 7
  L8 -> 8

piece :: Man -> Piece
piece (Man k x y) = (k, (number x, number y))

apart :: [Piece] -> Bool
apart [] = True
apart ((_, s) : ps) = not (occupied ps s) && apart ps

-- Black has its king alone; the other quarters of the board are like this one
alone :: [Piece] -> Bool
alone [(King, (x, y))] = x <= 4 && y <= 4
alone _ = False

-- White has one man besides its king
material :: [Man] -> Bool
material [Man King _ _, Man k _ _] = k == Knight || k == Bishop
material _ = False

problem :: [Man] -> [Man] -> Bool
problem white black =
  material white && alone black' && apart (black' ++ white') && not (inCheck Black black' white')
    && not (inCheck White white' black') && null (moves (Position Black black' white'))
  where
    white' = map piece white
    black' = map piece black

prop_two :: Board -> Bool
prop_two (Board white black) = problem white black ==> not (matesIn 2 (Position White (map piece white) (map piece black)))

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_two
