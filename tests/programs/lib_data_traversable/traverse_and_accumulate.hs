import Data.Traversable
import qualified Data.Map as M

main :: IO ()
main = do
  print (traverse (\x -> if x > 0 then Just x else Nothing) [1, 2, 3])
  print (sequenceA [(+ 1), (* 2)] 5, sequenceA [[1, 2], [3]])
  print (mapAccumL (\acc x -> (acc + x, acc)) 0 [1, 2, 3], mapAccumR (\acc x -> (acc + x, acc)) 0 [1, 2, 3])
  r <- for (M.fromList [(1, "a"), (2, "b")]) (\s -> putStrLn s >> return (length s))
  print r
  print (traverse (\x -> ([x], x * 2)) (Just 3), fmapDefault (+ 1) [1, 2], foldMapDefault show [1, 2])
  print (M.traverseWithKey (\k v -> if k > 0 then Right (k + v) else Left k) (M.fromList [(1, 2), (3, 4)]))
  print (mapM (const (Just 'x')) (Left "e" :: Either String Int))

-- expect: Just [1,2,3]
-- expect: ([6,10],[[1,3],[2,3]])
-- expect: ((6,[0,1,3]),(6,[5,3,0]))
-- expect: a
-- expect: b
-- expect: fromList [(1,1),(2,1)]
-- expect: (([3],Just 6),[2,3],"12")
-- expect: Right (fromList [(1,3),(3,7)])
-- expect: Just (Left "e")
