import Data.List
import Data.Function (on)

main :: IO ()
main = do
  print (group "mississippi", group ([] :: [Int]))
  print (groupBy (\a b -> even a == even b) [2, 4, 1, 3, 6])
  print (groupBy ((==) `on` (`div` 10)) [1, 5, 11, 12, 21, 3])
  print (groupBy (<) [1, 2, 3, 2, 5, 1])
  print (map (\g -> (head g, length g)) (group (sort "hello world")))
  print (nub [3, 1, 3, 2, 1], nubBy (\a b -> a `mod` 3 == b `mod` 3) [1 .. 10])
  print (partition even [1 .. 6], inits [1, 2, 3], tails "abc")
  print (take 3 (group (cycle [1, 1, 2])), take 2 (nub [1 ..]))

-- expect: (["m","i","ss","i","ss","i","pp","i"],[])
-- expect: [[2,4],[1,3],[6]]
-- expect: [[1,5],[11,12],[21],[3]]
-- expect: [[1,2,3,2,5],[1]]
-- expect: [(' ',1),('d',1),('e',1),('h',1),('l',3),('o',2),('r',1),('w',1)]
-- expect: ([3,1,2],[1,2,3])
-- expect: (([2,4,6],[1,3,5]),[[],[1],[1,2],[1,2,3]],["abc","bc","c",""])
-- expect: ([[1,1],[2],[1,1]],[1,2])
