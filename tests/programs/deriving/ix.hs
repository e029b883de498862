import Data.Ix

data C = R | G | B deriving (Show, Eq, Ord, Ix)
data P = P Int C deriving (Show, Eq, Ord, Ix)

main :: IO ()
main = do
  print (range (R, B), index (R, B) G, inRange (R, G) B, rangeSize (G, B))
  print (range (P 0 R, P 1 G))
  print (index (P 0 R, P 1 B) (P 1 G))
  print (inRange (P 0 G, P 5 G) (P 3 R))
  print (rangeSize ((0, 0), (2, 3)), index ((0, 0), (2, 3)) (1, 2))
  print (range ('a', 'd'), index (5, 9) 7)

-- expect: ([R,G,B],1,False,2)
-- expect: [P 0 R,P 0 G,P 1 R,P 1 G]
-- expect: 4
-- expect: False
-- expect: (12,6)
-- expect: ("abcd",2)
