-- | Poker hands: reading cards, rating hands of five, the best hand of more cards, and who wins a pot.
module Poker
  ( -- * Cards
    Suit (..)
  , Rank (..)
  , Card (..)
  , Code (..)
  , parseCard
  , parseCards
  , CardError (..)
  , deck
    -- * Hands
  , Hand
  , hand
  , cards
  , Category (..)
  , Rating
  , rate
  , category
  , tieBreakers
  , describe
  , compareHands
  , best
    -- * Pots
  , winners
  , sharePot
    -- * Helpers
  , groupOn
  , choose
    -- * Properties
  , prop_cardRoundTrip
  , prop_ratingIgnoresOrder
  , prop_straightsInOrder
  , prop_flushOfOneSuit
  , prop_bestIsBest
  , prop_potShared
  , prop_chooseCount
  ) where

import Data.Char (isSpace, toUpper)
import Data.Function (on)
import Data.List (groupBy, maximumBy, nub, sort, sortBy, sortOn)
import Data.Ord (comparing)

data Suit = Clubs | Diamonds | Hearts | Spades
  deriving (Eq, Ord, Show, Enum, Bounded)

data Rank = Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Jack | Queen | King | Ace
  deriving (Eq, Ord, Show, Enum, Bounded)

data Card = Card {rank :: Rank, suit :: Suit}
  deriving (Eq, Ord, Show)

-- | What is written with one letter.
class (Enum a, Bounded a) => Code a where
  letter :: a -> Char

  -- | What a letter stands for.
  decode :: Char -> Maybe a
  decode c = lookup c [(letter x, x) | x <- [minBound .. maxBound]]

instance Code Suit where
  letter s = case s of
    Clubs -> 'C'
    Diamonds -> 'D'
    Hearts -> 'H'
    Spades -> 'S'

instance Code Rank where
  letter r
    | r < Ten = toEnum (fromEnum '2' + fromEnum r)
    | otherwise = case r of
        Ten -> 'T'
        Jack -> 'J'
        Queen -> 'Q'
        King -> 'K'
        Ace -> 'A'
        _ -> error "letter: a low card"

data CardError
  = BadCard String
  | Twice Card
  | WrongCount Int
  deriving (Eq, Show)

-- | Reads a card such as @TH@ or @10h@.
parseCard :: String -> Either CardError Card
parseCard text = case map toUpper text of
  '1' : '0' : [s] -> card 'T' s
  [r, s] -> card r s
  _ -> Left (BadCard text)
  where
    card r s = maybe (Left (BadCard text)) Right (Card <$> decode r <*> decode s)

-- | Reads cards with blanks or commas between them, no card twice.
parseCards :: String -> Either CardError [Card]
parseCards text = mapM parseCard (split text) >>= distinct
  where
    split rest = case break separator (dropWhile separator rest) of
      ("", _) -> []
      (word, more) -> word : split more
    separator c = isSpace c || c == ','

distinct :: [Card] -> Either CardError [Card]
distinct found = case [c | c : _ : _ <- groupOn id found] of
  [] -> Right found
  c : _ -> Left (Twice c)

-- | All cards in order.
deck :: [Card]
deck = [Card r s | s <- [minBound ..], r <- [minBound ..]]

-- | Five different cards, the highest first.
newtype Hand = Hand [Card]

hand :: [Card] -> Either CardError Hand
hand found
  | length found /= 5 = Left (WrongCount (length found))
  | otherwise = Hand . sortBy (flip compare) <$> distinct found

cards :: Hand -> [Card]
cards (Hand found) = found

data Category
  = HighCard
  | OnePair
  | TwoPairs
  | ThreeOfAKind
  | Straight
  | Flush
  | FullHouse
  | FourOfAKind
  | StraightFlush
  deriving (Eq, Ord, Show, Enum, Bounded)

-- | The category, and the ranks that decide among hands of one category, the most important first.
data Rating = Rating Category [Rank]
  deriving (Eq, Ord, Show)

category :: Rating -> Category
category (Rating c _) = c

tieBreakers :: Rating -> [Rank]
tieBreakers (Rating _ ranks) = ranks

rate :: Hand -> Rating
rate (Hand found) = case map length groups of
  [5] -> error "rate: five of a kind"
  [4, 1] -> Rating FourOfAKind order
  [3, 2] -> Rating FullHouse order
  [3, 1, 1] -> Rating ThreeOfAKind order
  [2, 2, 1] -> Rating TwoPairs order
  [2, 1, 1, 1] -> Rating OnePair order
  [1, 1, 1, 1, 1]
    | straight && flush -> Rating StraightFlush order
    | flush -> Rating Flush order
    | straight -> Rating Straight order
    | otherwise -> Rating HighCard order
  _ -> error "rate: not five cards"
  where
    groups = sortBy (flip (comparing length)) (groupBy (==) (map rank found))
    order = concatMap (take 1) groups
    flush = length (nub (map suit found)) == 1
    straight = consecutive order || order == [Ace, Five, Four, Three, Two]

-- | Whether every rank is one below that before it.
consecutive :: [Rank] -> Bool
consecutive ranks = and (zipWith (\high low -> fromEnum high == fromEnum low + 1) ranks (drop 1 ranks))

compareHands :: Hand -> Hand -> Ordering
compareHands = comparing rate

-- | A rating in words.
describe :: Rating -> String
describe (Rating c ranks) = case (c, ranks) of
  (StraightFlush, Ace : King : _) -> "royal flush"
  (StraightFlush, r : _) -> "straight flush, " ++ high r
  (FourOfAKind, r : _) -> "four of a kind, " ++ several r
  (FullHouse, r : s : _) -> "full house, " ++ several r ++ " over " ++ several s
  (Flush, r : _) -> "flush, " ++ high r
  (Straight, r : _) -> "straight, " ++ high r
  (ThreeOfAKind, r : _) -> "three of a kind, " ++ several r
  (TwoPairs, r : s : _) -> "two pairs, " ++ several r ++ " and " ++ several s
  (OnePair, r : _) -> "a pair of " ++ several r
  (HighCard, r : _) -> high r
  _ -> error "describe: too few ranks"
  where
    high r = show r ++ " high"
    several Six = "Sixes"
    several r = show r ++ "s"

-- | The best hand of some cards, five at least.
best :: [Card] -> Either CardError Hand
best found
  | length found < 5 = Left (WrongCount (length found))
  | otherwise = do
      different <- distinct found
      hands <- mapM hand (choose 5 different)
      if null hands then error "best: no hand of five" else Right (maximumBy compareHands hands)

-- | All ways to take some elements, in order.
choose :: Int -> [a] -> [[a]]
choose 0 _ = [[]]
choose _ [] = []
choose n (x : xs) = map (x :) (choose (n - 1) xs) ++ choose n xs

-- | Elements with equal keys together, by key.
groupOn :: Ord b => (a -> b) -> [a] -> [[a]]
groupOn key = groupBy ((==) `on` key) . sortOn key

-- | The players with the best hand, in order.
winners :: [(String, Hand)] -> [String]
winners players = [who | (who, found) <- players, all ((/= GT) . (`compareHands` found) . snd) players]

-- | Shares chips out among winners; what is left over goes to the first of them, a chip each.
sharePot :: Integer -> [String] -> [(String, Integer)]
sharePot pot sharers
  | null sharers || pot <= 0 = [(who, 0) | who <- sharers]
  | otherwise = zipWith (\who i -> (who, if i < left then each + 1 else each)) sharers [0 ..]
  where
    (each, left) = pot `divMod` toInteger (length sharers)

-- | So many different cards by numbers, each of which counts among those that are left; zero where numbers lack.
dealt :: Int -> [Int] -> [Card]
dealt count numbers = go deck (take count (numbers ++ repeat 0))
  where
    go left (i : is) = case splitAt (i `mod` length left) left of
      (before, c : behind) -> c : go (before ++ behind) is
      (_, []) -> error "dealt: beyond the deck"
    go _ [] = []

prop_cardRoundTrip :: Int -> Bool
prop_cardRoundTrip i = case dealt 1 [i] of
  [c] -> parseCard [letter (rank c), letter (suit c)] == Right c
  _ -> False

prop_ratingIgnoresOrder :: [Int] -> Bool
prop_ratingIgnoresOrder numbers = either (const False) id $ do
  x <- hand five
  y <- hand (reverse five)
  Right (rate x == rate y && compareHands x y == EQ)
  where
    five = dealt 5 numbers

prop_straightsInOrder :: Int -> Int -> Bool
prop_straightsInOrder i j = (compareHands <$> straightFrom low <*> straightFrom high) == Right (compare low high)
  where
    low = i `mod` 10
    high = j `mod` 10
    straightFrom n = hand (zipWith Card (take 5 (drop n (Ace : [minBound ..]))) (cycle [Clubs, Hearts]))

prop_flushOfOneSuit :: [Int] -> Bool
prop_flushOfOneSuit numbers = case rate <$> hand five of
  Left _ -> False
  Right rating -> (category rating `elem` [Flush, StraightFlush]) == all ((== suit (head five)) . suit) five
  where
    five = dealt 5 numbers

prop_bestIsBest :: [Int] -> Bool
prop_bestIsBest numbers = either (const False) id $ do
  top <- best six
  first <- hand (take 5 six)
  Right (compareHands first top /= GT && all (`elem` six) (cards top))
  where
    six = dealt 6 numbers

prop_potShared :: Integer -> [String] -> Bool
prop_potShared pot sharers = null sharers || sum (map snd (sharePot pot sharers)) == max 0 pot

prop_chooseCount :: [Int] -> Bool
prop_chooseCount xs = length (choose 2 few) == length few * (length few - 1) `div` 2 && all ((== 2) . length) (choose 2 few)
  where
    few = sort (take 6 xs)
