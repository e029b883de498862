data Card = Joker | Card { rank :: Int, suit :: Suit } deriving (Eq, Ord, Show)
data Suit = Clubs | Diamonds | Hearts | Spades deriving (Eq, Ord, Show, Enum, Bounded)
newtype Rev a = Rev a deriving (Eq, Show)
instance Ord a => Ord (Rev a) where compare (Rev x) (Rev y) = compare y x
data P = P (Rev Int) [Suit] deriving (Eq, Ord, Show)

main :: IO ()
main = do
  print (maximum [Card r s | r <- [2, 9], s <- [minBound ..]])
  print (compare Joker (Card 1 Clubs), Card 2 Spades < Card 3 Clubs, Card 2 Spades <= Card 2 Hearts)
  print (compare (P (Rev 1) []) (P (Rev 2) [Spades]), compare (P (Rev 1) [Clubs]) (P (Rev 1) [Clubs, Clubs]))
  print ([minBound .. maxBound :: Suit], succ Clubs, [Clubs, Hearts ..])

-- expect: Card {rank = 9, suit = Spades}
-- expect: (LT,True,False)
-- expect: (GT,LT)
-- expect: ([Clubs,Diamonds,Hearts,Spades],Diamonds,[Clubs,Hearts])
