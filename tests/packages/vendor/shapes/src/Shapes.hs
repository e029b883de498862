-- | Rectangles whose sides are limited; the constructor is hidden, the instance is the only way to draw one.
module Shapes (Shape, Named (..), rectangle, area, turned, longest) where

import Test.QuickCheck

data Shape = Shape Int Int deriving (Eq, Ord, Show)

data Named = Plain | Named Bool Named deriving (Eq, Show)

longest :: Int
longest = LONGEST

rectangle :: Int -> Int -> Shape
rectangle a b
  | a < 0 || b < 0 || a > longest || b > longest = error "rectangle: bad side"
  | otherwise = Shape a b

area :: Shape -> Int
area = \case Shape a b -> a * b

turned :: Shape -> Shape
turned (Shape a b) = Shape b a

instance Arbitrary Shape where
  arbitrary = Shape <$> choose (0, longest) <*> choose (0, longest)
