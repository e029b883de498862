module Classes where
class Shape a where
  area :: a -> Double
  name :: a -> String
  name _ = "shape"
  perimeter, twice :: a -> Double
  twice s = perimeter s * 2
  perimeter = go where go s = area s
newtype Square = Square Double
data Circle = Circle { radius :: Double }
instance Shape Square where
  name _ = "square"
  area (Square s) = s * s
instance Shape Circle where
  area c | r > 0 = 3 * r * r
         | otherwise = 0
    where r = radius c
instance Show Square where
  showsPrec d (Square s) = showParen (d > 10) $ showString "Square " . showsPrec 11 s
instance Shape a => Shape (Maybe a) where
  area = maybe 0 area
  twice Nothing = 0
  twice (Just s) = twice s
