class Shape a where
  area :: a -> Double
  perimeter x = 1

main :: IO ()
main = return ()

-- error: 3:3: 'perimeter' is not a (visible) method of class 'Shape'
