import Data.List
import Data.Ord (comparing)

main :: IO ()
main = do
  print (sort [3, 1, 2], sort "banana", sort ([] :: [Int]))
  print (sortBy (comparing snd) [(1, 'b'), (2, 'a'), (3, 'b'), (4, 'a')])
  print (sortOn negate [2, 3, 1], sortOn snd [(1, 2), (2, 1), (3, 2), (4, 1)])
  print (insert 3 [1, 2, 4, 5], insertBy (flip compare) 3 [5, 4, 2, 1])
  print (maximumBy (comparing snd) [(1, 5), (2, 7), (3, 7)], minimumBy (comparing snd) [(1, 5), (2, 3), (3, 3)])
  print (take 3 (sort [10, 9 .. 1]))
  print (head (sort [5, 3, 8]), sortBy (flip compare) [1, 3, 2])
  print (sort [1 / 0, -1, 0.5], sort [[2], [], [1, 5], [1]])

-- expect: ([1,2,3],"aaabnn",[])
-- expect: [(2,'a'),(4,'a'),(1,'b'),(3,'b')]
-- expect: ([3,2,1],[(2,1),(4,1),(1,2),(3,2)])
-- expect: ([1,2,3,4,5],[5,4,3,2,1])
-- expect: ((3,7),(2,3))
-- expect: [1,2,3]
-- expect: (3,[3,2,1])
-- expect: ([-1.0,0.5,Infinity],[[],[1],[1,5],[2]])
