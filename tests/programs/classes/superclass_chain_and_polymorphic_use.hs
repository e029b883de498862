class Shape a where
  area :: a -> Double

class Shape a => Solid a where
  height :: a -> Double
  volume :: a -> Double
  volume x = area x * height x

class (Solid a, Show a) => Item a where
  label :: a -> String
  label x = show x ++ ":" ++ show (volume x)
  cost :: a -> Double

data Box = Box Double Double Double deriving Show
data Rod = Rod Double deriving Show

instance Shape Box where area (Box a b _) = a * b
instance Solid Box where height (Box _ _ h) = h
instance Item Box where cost b = 2 * volume b
instance Shape Rod where area _ = 1
instance Solid Rod where
  height (Rod h) = h
  volume r = height r / 2
instance Item Rod where
  label r = "rod " ++ show (area r)
  cost = const 1

total :: (Item a, Item b) => [a] -> [b] -> Double
total as bs = sum (map cost as) + sum (map cost bs) + sum (map area as)

main :: IO ()
main = do
  putStrLn (label (Box 1 2 3))
  putStrLn (label (Rod 4))
  print (total [Box 1 1 1, Box 2 2 2] [Rod 1, Rod 2])

-- expect: Box 1.0 2.0 3.0:6.0
-- expect: rod 1.0
-- expect: 25.0
