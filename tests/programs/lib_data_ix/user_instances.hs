import Data.Array
import Data.Ix

data Dir = N | E | S | W deriving (Eq, Ord, Show, Enum, Bounded, Ix)
newtype Row = Row Int deriving (Eq, Ord, Show, Ix)
data Pos = Pos { row :: Row, dir :: Dir } deriving (Eq, Ord, Show, Ix)

newtype Rev = Rev Int deriving (Eq, Ord, Show)
instance Ix Rev where
  range (Rev a, Rev b) = map Rev [b, b - 1 .. a]
  index (Rev _, Rev b) (Rev i) = b - i
  inRange (Rev a, Rev b) (Rev i) = a <= i && i <= b

main :: IO ()
main = do
  let a = listArray (minBound, maxBound) [10, 20, 30, 40] :: Array Dir Int
  print (a ! S, [d | (d, v) <- assocs a, v > 15])
  print (range (Pos (Row 0) W, Pos (Row 1) W), index (Pos (Row 0) N, Pos (Row 3) W) (Pos (Row 2) E))
  print (accumArray (+) 0 (N, W) [(E, 1), (E, 2), (W, 5)])
  print (listArray (Rev 0, Rev 3) "abcd" ! Rev 1, elems (listArray (Rev 0, Rev 2) [1, 2, 3]))
  print (inRange (Row 1, Row 3) (Row 4), rangeSize (N, S))

-- expect: (30,[E,S,W])
-- expect: ([Pos {row = Row 0, dir = W},Pos {row = Row 1, dir = W}],9)
-- expect: array (N,W) [(N,0),(E,3),(S,0),(W,5)]
-- exit: 1
-- stderr: Error in array index; 2 not in range [0..1)
