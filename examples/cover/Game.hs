-- | The rules of a small text adventure.
--
-- A house with a dark cellar, and a vault below it that opens for a number or a key. The player wins by carrying the
-- statue into the garden, and loses in the dark, or when the clock strikes midnight.
module Game
  ( -- * The world
    Room (..)
  , Item (..)
  , Direction (..)
  , Named (..)
  , exits
  , weight
    -- * Commands
  , Command (..)
  , ParseError (..)
  , parseCommand
  , showCommand
  , allCommands
    -- * Playing
  , Game
  , Outcome (..)
  , Status (..)
  , newGame
  , step
  , status
  , describe
  , itemsIn
  , canSee
  , score
  , play
  , playText
  , shortest
    -- * Properties
  , prop_commandRoundTrip
  , prop_itemsStay
  , prop_carriesNoMore
  , prop_oilLeft
  , prop_overIsOver
  , prop_exitsLeadBack
  , prop_scoreBounded
  ) where

import Data.Char (isDigit, toLower)
import Data.List (find, foldl', sort)
import qualified Data.Map as Map

data Room = Hall | Library | Garden | Cellar | Vault
  deriving (Eq, Ord, Show, Enum, Bounded)

data Item = Lamp | Coin | Key | Rope | Statue
  deriving (Eq, Ord, Show, Enum, Bounded)

data Direction = North | South | Down | Up
  deriving (Eq, Ord, Show, Enum, Bounded)

-- | Things the player can name; the first name is the one that is printed.
class Named a where
  names :: a -> [String]

  name :: a -> String
  name x = case names x of
    first : _ -> first
    [] -> error "name: nameless"

instance Named Room where
  names there = case there of
    Hall -> ["hall"]
    Library -> ["library"]
    Garden -> ["garden"]
    Cellar -> ["cellar"]
    Vault -> ["vault"]

instance Named Item where
  names item = case item of
    Lamp -> ["lamp", "lantern"]
    Coin -> ["coin", "money"]
    Key -> ["key"]
    Rope -> ["rope"]
    Statue -> ["statue", "figure"]

instance Named Direction where
  names direction = case direction of
    North -> ["north", "n"]
    South -> ["south", "s"]
    Down -> ["down", "d"]
    Up -> ["up", "u"]

-- | Where the doors of a room lead.
exits :: Room -> [(Direction, Room)]
exits Hall = [(North, Library), (South, Garden), (Down, Cellar)]
exits Library = [(South, Hall)]
exits Garden = [(North, Hall)]
exits Cellar = [(Up, Hall), (Down, Vault)]
exits Vault = [(Up, Cellar)]

weight :: Item -> Int
weight Statue = 2
weight _ = 1

-- | As much as can be carried.
strength :: Int
strength = 2

data Command
  = Go Direction
  | Take Item
  | Drop Item
  | Light
  | Douse
  | Unlock
  | Dial Integer
  | Wait
  deriving (Eq, Show)

data ParseError
  = Silence
  | UnknownVerb String
  | UnknownThing String
  | MissingThing String
  | NotANumber String
  deriving (Eq, Show)

-- | Reads a command in lower or upper case; articles are left out.
parseCommand :: String -> Either ParseError Command
parseCommand text = case filter (`notElem` ["the", "a", "an"]) (words (map toLower text)) of
  [] -> Left Silence
  ["wait"] -> Right Wait
  ["unlock"] -> Right Unlock
  ["unlock", "vault"] -> Right Unlock
  ["light", thing] | thing `elem` names Lamp -> Right Light
  ["turn", "on", thing] | thing `elem` names Lamp -> Right Light
  ["douse", thing] | thing `elem` names Lamp -> Right Douse
  ["turn", "off", thing] | thing `elem` names Lamp -> Right Douse
  ["dial", digits] -> dial digits
  "pick" : "up" : thing -> Take <$> named "take" thing
  "go" : thing -> Go <$> named "go" thing
  "take" : thing -> Take <$> named "take" thing
  "drop" : thing -> Drop <$> named "drop" thing
  [word] | Just direction <- meant word -> Right (Go direction)
  verb : _ -> Left (UnknownVerb verb)

-- | Three digits, as the dial of the vault has.
dial :: String -> Either ParseError Command
dial digits
  | not (all isDigit digits) = Left (NotANumber digits)
  | length digits /= 3 = Left (NotANumber digits)
  | null digits = error "dial: three digits are not none"
  | otherwise = Right (Dial (read digits))

named :: (Named a, Enum a, Bounded a) => String -> [String] -> Either ParseError a
named verb [] = Left (MissingThing verb)
named _ [word] = maybe (Left (UnknownThing word)) Right (meant word)
named _ thing = Left (UnknownThing (unwords thing))

meant :: (Named a, Enum a, Bounded a) => String -> Maybe a
meant word = find ((word `elem`) . names) [minBound .. maxBound]

-- | Prints what 'parseCommand' reads.
showCommand :: Command -> String
showCommand command = case command of
  Go direction -> "go " ++ name direction
  Take item -> "take " ++ name item
  Drop item -> "drop " ++ name item
  Light -> "light lamp"
  Douse -> "douse lamp"
  Unlock -> "unlock vault"
  Dial number -> "dial " ++ padded (show number)
  Wait -> "wait"
  where
    padded digits = replicate (3 - length digits) '0' ++ digits

-- | Every command, but of the numbers only those with one digit.
allCommands :: [Command]
allCommands =
  map Go [minBound ..] ++ map Take [minBound ..] ++ map Drop [minBound ..] ++ map Dial [0 .. 9] ++ [Light, Douse, Unlock, Wait]

-- | Where an item is.
data Place = In Room | Carried
  deriving (Eq, Ord)

data Outcome = Playing | Won | LostInTheDark | LostAtMidnight
  deriving (Eq, Show)

data Game = Game
  { room :: Room
  , items :: Map.Map Item Place
  , burning :: Bool
  , oil :: Int -- ^ turns that the lamp will burn
  , vaultOpen :: Bool
  , darkTurns :: Int -- ^ turns that the player has been in the dark
  , turn :: Int
  , outcome :: Outcome
  }

-- | What the player may know.
data Status = Status {place :: Room, inventory :: [Item], visible :: [Item], lampOil :: Int, points :: Int, result :: Outcome}
  deriving (Eq, Show)

newGame :: Game
newGame = Game Hall (Map.fromList placed) False 7 False 0 0 Playing
  where
    placed = [(Lamp, In Hall), (Coin, In Hall), (Key, In Library), (Rope, In Hall), (Statue, In Vault)]

-- | The items at a place, by name.
contents :: Place -> Game -> [Item]
contents there game = [item | (item, found) <- Map.toList (items game), found == there]

itemsIn :: Room -> Game -> [Item]
itemsIn = contents . In

-- | Below the hall there is light only from the lamp, if it burns and is near.
canSee :: Game -> Bool
canSee game
  | room game `elem` [Hall, Library, Garden] = True
  | not (burning game) = False
  | oil game <= 0 = error "canSee: a lamp without oil burns"
  | otherwise = Map.lookup Lamp (items game) `elem` [Just Carried, Just (In (room game))]

-- | Carries out a command, and lets a turn pass. When the game is over nothing changes.
step :: Command -> Game -> Game
step command game
  | outcome game /= Playing = game
  | otherwise = judge (pass (act command game))

act :: Command -> Game -> Game
act command game = case command of
  Go direction -> walk direction game
  Take item
    | canSee game && item `elem` itemsIn (room game) game && load game <= strength -> move item Carried game
    | otherwise -> game
  Drop item
    | item `elem` contents Carried game -> move item (In (room game)) game
    | otherwise -> game
  Light
    | oil game > 0 && has Lamp -> game {burning = True}
    | otherwise -> game
  Douse -> game {burning = burning game && not (has Lamp)}
  Unlock
    | room game == Cellar && has Key && canSee game -> game {vaultOpen = True}
    | otherwise -> game
  Dial number
    | room game /= Cellar -> game
    | validCode number -> game {vaultOpen = True}
    | otherwise -> game
  Wait -> game
  where
    has item = item `elem` contents Carried game
    load = sum . map weight . contents Carried

-- | The vault knows its number by its remainders only.
validCode :: Integer -> Bool
validCode number = number >= 100 && number < 1000 && number `mod` 31 == 17 && number `mod` 29 == 5

move :: Item -> Place -> Game -> Game
move item there game = game {items = Map.insert item there (items game)}

walk :: Direction -> Game -> Game
walk direction game = case lookup direction (exits (room game)) of
  Nothing -> game
  Just Vault | not (vaultOpen game) -> game
  Just Garden | room game /= Hall -> error "walk: the garden has one gate"
  Just next -> game {room = next}

-- | A turn goes by, and oil burns.
pass :: Game -> Game
pass game = dim game {turn = turn game + 1, oil = if burning game then oil game - 1 else oil game}
  where
    dim g
      | oil g == 0 = g {burning = False}
      | otherwise = g

-- | Who stays in the dark for three turns, falls.
judge :: Game -> Game
judge game
  | room game == Garden && Statue `elem` contents Carried game = game {outcome = Won}
  | not (canSee game) && dark >= 3 = game {outcome = LostInTheDark}
  | turn game >= 24 = game {outcome = LostAtMidnight}
  | canSee game = game {darkTurns = 0}
  | otherwise = game {darkTurns = dark}
  where
    dark = darkTurns game + 1

status :: Game -> Status
status game = Status (room game) (contents Carried game) seen (oil game) (score game) (outcome game)
  where
    seen = if canSee game then itemsIn (room game) game else []

-- | A status in words.
describe :: Status -> String
describe found = case result found of
  Won -> "You have won with " ++ show (points found) ++ " points."
  LostInTheDark -> "You fell in the dark of the " ++ name (place found) ++ "."
  LostAtMidnight -> "It is midnight."
  Playing -> unwords (("You are in the " ++ name (place found) ++ ".") : map here (visible found))
  where
    here item = "There is a " ++ name item ++ "."

-- | What is carried counts, and the speed of a victory.
score :: Game -> Int
score game = sum (map value (contents Carried game)) + bonus
  where
    value Coin = 5
    value Statue = 20
    value _ = 0
    bonus = case outcome game of
      Won -> 50 - turn game
      _ -> 0

play :: [Command] -> Status
play = status . run

run :: [Command] -> Game
run = foldl' (flip step) newGame

-- | Plays commands as they are typed, until one cannot be understood.
playText :: [String] -> Either (Int, ParseError) Status
playText = go newGame . zip [1 ..]
  where
    go game [] = Right (status game)
    go game ((line, text) : rest) = case parseCommand text of
      Left problem -> Left (line, problem)
      Right command -> go (step command game) rest

-- | The rooms on a shortest way between two, doors open or not; they must satisfy a condition.
shortest :: (Room -> Bool) -> Room -> Room -> Maybe [Room]
shortest allowed from to = search [[from]] [from]
  where
    search [] _ = Nothing
    search ([] : _) _ = error "shortest: a way has a room at least"
    search (way@(here : _) : ways) seen
      | here == to = Just (reverse way)
      | otherwise = search (ways ++ map (: way) next) (next ++ seen)
      where
        next = [there | (_, there) <- exits here, allowed there, there `notElem` seen]

-- | Commands by number.
numbered :: [Int] -> [Command]
numbered = map (\i -> allCommands !! (i `mod` length allCommands))

prop_commandRoundTrip :: Int -> Integer -> Bool
prop_commandRoundTrip i n = all readsBack (Dial (n `mod` 1000) : numbered [i])
  where
    readsBack command = parseCommand (showCommand command) == Right command

prop_itemsStay :: [Int] -> Bool
prop_itemsStay choices = sort (contents Carried game ++ concatMap (`itemsIn` game) [minBound ..]) == [minBound ..]
  where
    game = run (numbered choices)

prop_carriesNoMore :: [Int] -> Bool
prop_carriesNoMore choices = sum (map weight (inventory (play (numbered choices)))) <= strength

prop_oilLeft :: [Int] -> Bool
prop_oilLeft choices = lampOil (play (numbered choices)) >= 0

prop_overIsOver :: Int -> [Int] -> Bool
prop_overIsOver i choices = result (status game) == Playing || status (step command game) == status game
  where
    game = run (numbered choices)
    command = head (numbered [i])

prop_exitsLeadBack :: Bool
prop_exitsLeadBack = and [here `elem` map snd (exits there) | here <- [minBound ..], (_, there) <- exits here]

prop_scoreBounded :: [Int] -> Bool
prop_scoreBounded choices = points (play (numbered choices)) <= 75
