newtype Distance u = Distance Double deriving (Show, Eq, Ord)
data Km
data Mile

add :: Distance u -> Distance u -> Distance u
add (Distance a) (Distance b) = Distance (a + b)

toKm :: Distance Mile -> Distance Km
toKm (Distance m) = Distance (m * 1.5)

main :: IO ()
main = do
  print (add (Distance 1 :: Distance Km) (toKm (Distance 2)))
  print (Distance 1 < (Distance 2 :: Distance Mile))

-- expect: Distance 4.0
-- expect: True
