import qualified Data.IntMap.Strict as IM
import qualified Data.IntSet as IS

type Graph = IM.IntMap [(Int, Int)]

graph :: Graph
graph = IM.fromListWith (++) (concat [[(a, [(b, w)]), (b, [(a, w)])] | (a, b, w) <- edges])
  where edges = [(1, 2, 7), (1, 3, 9), (1, 6, 14), (2, 3, 10), (2, 4, 15), (3, 4, 11), (3, 6, 2), (4, 5, 6), (5, 6, 9), (8, 9, 1)]

dijkstra :: Int -> IM.IntMap Int
dijkstra s = go (IM.singleton 0 [s]) IM.empty
  where
    go queue done = case IM.minViewWithKey queue of
      Nothing -> done
      Just ((_, []), rest) -> go rest done
      Just ((d, n : ns), rest)
        | IM.member n done -> go (IM.insert d ns rest) done
        | otherwise -> go (foldr push (IM.insert d ns rest) (IM.findWithDefault [] n graph)) (IM.insert n d done)
        where push (m, w) = IM.insertWith (++) (d + w) [m]

reach :: Int -> IS.IntSet
reach s = go IS.empty [s]
  where go seen [] = seen
        go seen (x : xs) | IS.member x seen = go seen xs
                         | otherwise = go (IS.insert x seen) (map fst (graph IM.! x) ++ xs)

main :: IO ()
main = do
  print (dijkstra 1)
  print (reach 1, reach 9)
  print (IM.foldlWithKey (\a k v -> a + k * length v) 0 graph, IM.keys (IM.filter ((> 2) . length) graph))
  print (IM.insertLookupWithKey (\_ a b -> a ++ b) 1 [] (IM.map (map fst) graph) `seq` IM.size graph)
  print (IM.unionsWith (+) [IM.fromList [(k, 1)] | k <- [-5, 3, -5, 0]], IM.mapMaybe (\v -> if v > 10 then Just (v * 2) else Nothing) (dijkstra 1))
  print (IM.splitLookup 3 (dijkstra 1), IM.fromAscList [(1, 'a'), (2, 'b')], IM.alter (fmap (+ 1)) 1 (IM.singleton 1 1))

-- expect: fromList [(1,0),(2,7),(3,9),(4,20),(5,20),(6,11)]
-- expect: (fromList [1,2,3,4,5,6],fromList [8,9])
-- expect: (78,[1,2,3,4,6])
-- expect: 8
-- expect: (fromList [(-5,2),(0,1),(3,1)],fromList [(4,40),(5,40),(6,22)])
-- expect: ((fromList [(1,0),(2,7)],Just 9,fromList [(4,20),(5,20),(6,11)]),fromList [(1,'a'),(2,'b')],fromList [(1,2)])
