-- A checker for chess problems, White to mate in two: two bishops of one colour do not mate a king that cannot move.
-- flags: --strategy narrow --depth 5 --conjunction left
-- check: prop_two holds_up_to 5
-- nodes: prop_two 569
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Kind = King | Queen | Rook | Bishop | Knight
  deriving (Show, Eq)

data Line = One | Next Line
  deriving Show

-- a man, its file and its rank
data Man = Man Kind Line Line
  deriving Show

-- White's men, Black's men
data Board = Board [Man] [Man]
  deriving Show

instance Serial Kind where
  series = cons0 King \/ cons0 Queen \/ cons0 Rook \/ cons0 Bishop \/ cons0 Knight

instance Serial Line where
  series = cons0 One \/ cons1 Next

instance Serial Man where
  series = cons3 Man

instance Serial Board where
  series = cons2 Board

-- the checker's own view: squares by number, the men of the side to move first
data Piece = Piece Kind Int Int
data Position = Position [Piece] [Piece]

occupied :: [Piece] -> Int -> Int -> Bool
occupied [] _ _ = False
occupied (Piece _ a b : ps) x y = (a == x && b == y) || occupied ps x y

-- whether a piece could take on a square, the other pieces in the way
attacks :: [Piece] -> Int -> Int -> Piece -> Bool
attacks men x y (Piece kind a b) = case kind of
  King -> dx <= 1 && dy <= 1
  Knight -> dx + dy == 3 && dx /= 0 && dy /= 0
  Rook -> (dx == 0 || dy == 0) && open
  Bishop -> dx == dy && open
  Queen -> (dx == dy || dx == 0 || dy == 0) && open
  where
    dx = abs (x - a)
    dy = abs (y - b)
    open = clear men (a + signum (x - a)) (b + signum (y - b)) x y

-- no man from one square up to another
clear :: [Piece] -> Int -> Int -> Int -> Int -> Bool
clear men a b x y
  | a == x && b == y = True
  | occupied men a b = False
  | otherwise = clear men (a + signum (x - a)) (b + signum (y - b)) x y

attacked :: [Piece] -> [Piece] -> Int -> Int -> Bool
attacked own foe x y = any (attacks (own ++ foe) x y) foe

inCheck :: [Piece] -> [Piece] -> Bool
inCheck own foe = case king own of
  Piece _ x y -> attacked own foe x y

king :: [Piece] -> Piece
king (p@(Piece King _ _) : _) = p
king (_ : ps) = king ps
king [] = error "no king"

-- where a piece may go
steps :: [Piece] -> [Piece] -> Piece -> [(Int, Int)]
steps own foe (Piece kind a b) = case kind of
  King -> jumps (straight ++ diagonal)
  Knight -> jumps [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
  Rook -> concatMap (ray a b) straight
  Bishop -> concatMap (ray a b) diagonal
  Queen -> concatMap (ray a b) (straight ++ diagonal)
  where
    free x y = 1 <= x && x <= 8 && 1 <= y && y <= 8 && not (occupied own x y)
    jumps ds = [(x, y) | (u, v) <- ds, let x = a + u, let y = b + v, free x y]
    ray x y (u, v)
      | not (free x' y') = []
      | occupied foe x' y' = [(x', y')]
      | otherwise = (x', y') : ray x' y' (u, v)
      where
        x' = x + u
        y' = y + v

straight, diagonal :: [(Int, Int)]
straight = [(1, 0), (-1, 0), (0, 1), (0, -1)]
diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)]

-- the positions after each legal move, the other side to move
moves :: Position -> [Position]
moves (Position own foe) = concatMap from own
  where
    from p@(Piece kind a b) =
      [Position foe' own' | (x, y) <- steps own foe p, let own' = Piece kind x y : without a b own, let foe' = without x y foe, not (inCheck own' foe')]
    without x y = filter (\(Piece _ a b) -> a /= x || b /= y)

mated :: Position -> Bool
mated p@(Position own foe) = inCheck own foe && null (moves p)

-- the side to move mates in at most so many moves
matesIn :: Int -> Position -> Bool
matesIn 0 _ = False
matesIn n p = any (\q -> mated q || lost q) (moves p)
  where
    lost q = case moves q of
      [] -> False
      replies -> n > 1 && all (matesIn (n - 1)) replies

number :: Line -> Int
number l = go 1 l
  where
    go n One = n
    go n (Next k) = let n' = n + 1 in n' `seq` go n' k

piece :: Man -> Piece
piece (Man k x y) = Piece k (number x) (number y)

onBoard :: Piece -> Bool
onBoard (Piece _ x y) = x <= 8 && y <= 8

apart :: [Piece] -> Bool
apart [] = True
apart (Piece _ x y : ps) = not (occupied ps x y) && apart ps

-- White has two bishops of one colour besides its king, Black nothing; the other quarters of the board are like this one
material :: [Man] -> [Man] -> Bool
material [Man King _ _, Man Bishop a b, Man Bishop c d] [Man King x y] =
  number x <= 4 && number y <= 4 && even (number a + number b) == even (number c + number d)
material _ _ = False

-- no square is shared, nobody is in check, Black has no move
problem :: [Piece] -> [Piece] -> Bool
problem white black =
  all onBoard white && apart (black ++ white) && not (inCheck black white) && not (inCheck white black) && null (moves (Position black white))

prop_two :: Board -> Bool
prop_two (Board white black) = (material white black && problem w b) ==> not (matesIn 2 (Position w b))
  where
    w = map piece white
    b = map piece black

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_two
