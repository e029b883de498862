-- A text adventure: rooms in a Map, a command parser, a game loop over standard input.
module Main (main) where

import Data.Char (isSpace, toLower)
import Data.List (delete, intercalate, sort)
import qualified Data.Map as Map
import Data.Map (Map)
import System.IO

data Direction = North | South | East | West | Down | Up
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

data Item = Lamp | Key | Coin | Sword
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

type RoomName = String

data Room = Room
  { title :: String
  , prose :: [String]
  , exits :: Map Direction Exit
  , here :: [Item]
  , dark :: Bool
  }

data Exit = Open RoomName | Locked Item RoomName

data Game = Game
  { rooms :: Map RoomName Room
  , location :: RoomName
  , carrying :: [Item]
  , moves :: !Int
  , lampLit :: Bool
  , finished :: Maybe Ending
  }

data Ending = Won | Quit | Died String
  deriving (Eq, Show)

data Command
  = Go Direction
  | Take Item
  | Drop Item
  | Light
  | Look
  | Inventory
  | Leave
  | Unknown String

-- Parsing

parseCommand :: String -> Command
parseCommand input = case words (map toLower input) of
  ["look"] -> Look
  ["l"] -> Look
  ["inventory"] -> Inventory
  ["i"] -> Inventory
  ["quit"] -> Leave
  ["light", "lamp"] -> Light
  ["go", d] | Just dir <- direction d -> Go dir
  ["take", x] | Just i <- thing x -> Take i
  ["drop", x] | Just i <- thing x -> Drop i
  [d] | Just dir <- direction d -> Go dir
  _ -> Unknown (trim input)
  where
    direction w = lookup w (names ++ [(take 1 n, d) | (n, d) <- names])
    names = [(map toLower (show d), d) | d <- [minBound .. maxBound]]
    thing w = lookup w [(map toLower (show i), i) | i <- [minBound .. maxBound]]
    trim = dropWhile isSpace . reverse . dropWhile isSpace . reverse

-- The world

world :: Map RoomName Room
world = Map.fromList
  [ ("hall", Room
      { title = "Great Hall"
      , prose = ["Dust covers everything.", "A stair leads down into darkness."]
      , exits = Map.fromList [(North, Open "garden"), (East, Locked Key "vault"), (Down, Open "cellar")]
      , here = [Lamp]
      , dark = False
      })
  , ("garden", Room "Garden" ["Roses grow wild here."] (Map.fromList [(South, Open "hall")]) [Sword] False)
  , ("cellar", Room "Cellar" ["It smells of old wine."] (Map.fromList [(Up, Open "hall"), (West, Open "pit")]) [Key] True)
  , ("pit", Room { title = "Pit", prose = ["You should not be here."], exits = Map.empty, here = [], dark = True })
  , ("vault", Room "Vault" ["Gold glitters everywhere!"] (Map.singleton West (Open "hall")) [Coin] False)
  ]

start :: Game
start = Game { rooms = world, location = "hall", carrying = [], moves = 0, lampLit = False, finished = Nothing }

currentRoom :: Game -> Room
currentRoom g = rooms g Map.! location g

canSee :: Game -> Bool
canSee g = not (dark (currentRoom g)) || (lampLit g && Lamp `elem` carrying g)

describe :: Game -> [String]
describe g
  | not (canSee g) = ["It is pitch dark."]
  | otherwise = ("== " ++ title r ++ " ==") : prose r ++ items ++ [ways]
  where
    r = currentRoom g
    items | null (here r) = []
          | otherwise = ["You see: " ++ intercalate ", " (map show (sort (here r))) ++ "."]
    ways = case Map.keys (exits r) of
      [] -> "There is no way out."
      ds -> "Exits: " ++ unwords (map show ds)

-- Rules

type Reply = ([String], Game)

perform :: Command -> Game -> Reply
perform cmd g = case cmd of
  Look -> (describe g, g)
  Inventory
    | null (carrying g) -> (["You carry nothing."], g)
    | otherwise -> (["You carry: " ++ unwords (map show (sort (carrying g)))], g)
  Leave -> (["Goodbye."], g { finished = Just Quit })
  Unknown "" -> (["Say something."], g)
  Unknown s -> (["I do not understand '" ++ s ++ "'."], g)
  Light
    | Lamp `notElem` carrying g -> (["You have no lamp."], g)
    | lampLit g -> (["It is already lit."], g)
    | otherwise -> let g' = g { lampLit = True } in ("The lamp shines." : [l | not (canSee g), l <- describe g'], g')
  Take i
    | not (canSee g) -> (["You grope in the dark."], g)
    | i `elem` here room -> won i (["Taken."], update (\r -> r { here = delete i (here r) }) g { carrying = i : carrying g })
    | otherwise -> (["There is no " ++ show i ++ " here."], g)
  Drop i
    | i `elem` carrying g -> (["Dropped."], update (\r -> r { here = i : here r }) g { carrying = delete i (carrying g) })
    | otherwise -> (["You do not have that."], g)
  Go d -> case Map.lookup d (exits room) of
    Nothing -> (["You cannot go " ++ map toLower (show d) ++ "."], g)
    Just (Open n) -> enter n
    Just (Locked k n)
      | k `elem` carrying g -> let (t, g') = enter n in (("The door opens with the " ++ show k ++ ".") : t, g')
      | otherwise -> (["The door is locked."], g)
  where
    room = currentRoom g
    update f game = game { rooms = Map.adjust f (location game) (rooms game) }
    enter n
      | n == "pit" = (["You fall into a bottomless pit."], g { finished = Just (Died "fell") })
      | otherwise = let g' = g { location = n } in (describe g', g')
    won Coin (t, game) = (t ++ ["You have found the treasure!"], game { finished = Just Won })
    won _ reply = reply

score :: Game -> Int
score g = 10 * length (carrying g) + bonus - moves g
  where bonus = case finished g of
          Just Won -> 100
          Just (Died _) -> -50
          _ -> 0

loop :: Game -> IO ()
loop g = case finished g of
  Just ending -> do
    putStrLn ("The end: " ++ show ending ++ " after " ++ show (moves g) ++ " moves.")
    putStrLn ("Score: " ++ show (score g))
  Nothing -> do
    putStr "> "
    hFlush stdout
    eof <- isEOF
    if eof
      then putStrLn "" >> loop g { finished = Just Quit }
      else do
        line <- getLine
        putStrLn line
        let (reply, g') = perform (parseCommand line) g { moves = moves g + 1 }
        mapM_ putStrLn reply
        loop g'

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  mapM_ putStrLn (describe start)
  loop start
