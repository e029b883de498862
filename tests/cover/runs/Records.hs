-- Fields, classes, instances and what is derived.
module Main where

import qualified Data.Map as M

data Shape = Circle { name :: String, radius :: Int } | Square { name :: String, side :: Int } | Point
  deriving (Eq, Ord, Show)

newtype Id = Id { number :: Int } deriving (Eq, Ord, Show)

data Colour = Red | Green | Blue deriving (Eq, Ord, Show, Enum, Bounded, Read)

class Area a where
  area :: a -> Int
  area _ = 0
  describe :: a -> String
  describe x | area x > 10 = "large"
             | otherwise = "small"

instance Area Shape where
  area (Circle _ r) = 3 * r * r
  area (Square { side = s }) = s * s
  area Point = 0

instance Area Id
instance Area Colour where
  describe c = shown
    where shown = show c

grow :: Shape -> Shape
grow s@(Circle {}) = s { radius = radius s + 1 }
grow s = s

table :: M.Map Id Colour
table = M.fromList [(Id n, c) | (n, c) <- zip [1 ..] [minBound ..], c /= Green]

main :: IO ()
main = do
  let c = Circle { name = "c", radius = 1 }
  print (grow c, area (grow c))
  putStrLn (describe c ++ describe (Id 3) ++ describe Blue)
  print (M.lookup (Id 3) table, number (Id 4))
  print (map name [c, Square "s" 2] == ["c", "s"])
  print (read "Blue" :: Colour)
  print (maximum [Red, Green], c < Point)
