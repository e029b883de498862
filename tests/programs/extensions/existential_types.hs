{-# LANGUAGE ExistentialQuantification #-}
class Shape a where
  area :: a -> Double
  name :: a -> String

data Circle = Circle Double
data Square = Square Double

instance Shape Circle where { area (Circle r) = 3 * r * r; name _ = "circle" }
instance Shape Square where { area (Square s) = s * s; name _ = "square" }

data AnyShape = forall s. Shape s => AnyShape s
data Showable = forall a. (Show a, Ord a) => MkShowable [a] | Plain Int
data Counter = forall s. Counter s (s -> s) (s -> Int)

instance Show Showable where
  show (MkShowable xs) = show (maximum xs)
  show (Plain n) = show n

run :: Counter -> Int
run (Counter s step view) = view (step (step s))

main :: IO ()
main = do
  mapM_ (\(AnyShape s) -> putStrLn (name s ++ " " ++ show (area s))) [AnyShape (Circle 1), AnyShape (Square 2)]
  print [MkShowable [1, 3, 2], MkShowable "hello", Plain 7]
  print (map run [Counter 0 (+ 1) id, Counter "" ('x' :) length])

-- expect: circle 3.0
-- expect: square 4.0
-- expect: [3,'o',7]
-- expect: [2,2]
