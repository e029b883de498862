module Shop.Price (Fruit (..), price) where

data Fruit = Apple | Pear | Plum deriving (Eq, Enum, Bounded, Show)

price :: Fruit -> Int
price Apple = 3
price Pear = 4
price Plum = 2
