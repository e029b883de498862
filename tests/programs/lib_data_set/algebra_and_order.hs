import qualified Data.Set as Set
import Data.Set (Set)

powerset :: Ord a => Set a -> Set (Set a)
powerset s = Set.foldr (\x acc -> acc `Set.union` Set.map (Set.insert x) acc) (Set.singleton Set.empty) s

main :: IO ()
main = do
  print (powerset (Set.fromList [1, 2, 3]))
  print (Set.powerSet (Set.fromList "ab"), Set.cartesianProduct (Set.fromList [1, 2]) (Set.fromList "xy"))
  print (Set.fromList [1, 2] < Set.fromList [1, 3], Set.fromList "ab" == Set.fromList "ba", compare Set.empty (Set.fromList [()]))
  print (Set.fromList [1] <> Set.fromList [2], mconcat (map Set.singleton "hello"), foldMap Set.singleton [3, 1, 2])
  print (Set.take 2 (Set.fromList [5, 4, 3]), Set.drop 2 (Set.fromList [5, 4, 3]), Set.toList (Set.mapMonotonic (+ 1) (Set.fromList [1, 2])))
  let bfs seen [] = seen
      bfs seen (x : xs) | x `Set.member` seen = bfs seen xs
                        | otherwise = bfs (Set.insert x seen) (xs ++ [y | y <- [x * 2, x - 3], y > 0, y < 30])
  print (bfs Set.empty [5])
  print (Set.alterF (\b -> [not b]) 3 (Set.fromList [1, 3]), Set.lookupIndex 3 (Set.fromList [1, 3]))

-- expect: fromList [fromList [],fromList [1],fromList [1,2],fromList [1,2,3],fromList [1,3],fromList [2],fromList [2,3],fromList [3]]
-- expect: (fromList [fromList "",fromList "a",fromList "ab",fromList "b"],fromList [(1,'x'),(1,'y'),(2,'x'),(2,'y')])
-- expect: (True,True,LT)
-- expect: (fromList [1,2],fromList "ehlo",fromList [1,2,3])
-- expect: (fromList [3,4],fromList [5],[2,3])
-- expect: fromList [1,2,4,5,7,8,10,11,13,14,16,17,19,20,22,23,25,26,28]
-- expect: ([fromList [1]],Just 1)
