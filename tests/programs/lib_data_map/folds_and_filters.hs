import qualified Data.Map as M
import Data.Char (toUpper)

main :: IO ()
main = do
  let m = M.fromList (zip "abcde" [1 ..])
  print (M.foldr (+) 0 m, M.foldl (-) 0 m, M.foldrWithKey (\k v acc -> (k, v) : acc) [] m, M.foldlWithKey (\a k v -> a ++ [k] ++ show v) "" m)
  print (M.filter even m, M.filterWithKey (\k _ -> k > 'c') m, M.partition odd m)
  print (M.map (* 2) m, M.mapWithKey (\k v -> replicate v (toUpper k)) m)
  print (M.mapMaybe (\v -> if v > 3 then Just (show v) else Nothing) m, M.mapEither (\v -> if even v then Left v else Right v) m)
  print (M.foldMapWithKey (\k v -> k : show v) m, sum m, maximum m, length m, elem 3 m)
  print (M.mapAccum (\a v -> (a + v, a)) 0 m, M.mapAccumWithKey (\a k v -> (k : a, v)) "" m)
  print (M.foldr' max 0 m, M.foldl' (+) 0 m, M.keysSet m, traverse (\v -> [v]) (M.take 2 m))
  print (M.mapMaybeWithKey (\k v -> if k < 'c' then Just v else Nothing) m, M.takeWhileAntitone (< 'c') m, M.dropWhileAntitone (< 'd') m)

-- expect: (15,-15,[('a',1),('b',2),('c',3),('d',4),('e',5)],"a1b2c3d4e5")
-- expect: (fromList [('b',2),('d',4)],fromList [('d',4),('e',5)],(fromList [('a',1),('c',3),('e',5)],fromList [('b',2),('d',4)]))
-- expect: (fromList [('a',2),('b',4),('c',6),('d',8),('e',10)],fromList [('a',"A"),('b',"BB"),('c',"CCC"),('d',"DDDD"),('e',"EEEEE")])
-- expect: (fromList [('d',"4"),('e',"5")],(fromList [('b',2),('d',4)],fromList [('a',1),('c',3),('e',5)]))
-- expect: ("a1b2c3d4e5",15,5,5,True)
-- expect: ((15,fromList [('a',0),('b',1),('c',3),('d',6),('e',10)]),("edcba",fromList [('a',1),('b',2),('c',3),('d',4),('e',5)]))
-- expect: (5,15,fromList "abcde",[fromList [('a',1),('b',2)]])
-- expect: (fromList [('a',1),('b',2)],fromList [('a',1),('b',2)],fromList [('d',4),('e',5)])
