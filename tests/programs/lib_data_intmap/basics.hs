import qualified Data.IntMap as IM
import qualified Data.IntMap.Strict as IMS

main :: IO ()
main = do
  let m = IM.fromList [(5, 'a'), (-3, 'b'), (0, 'c'), (100, 'd')]
  print m
  print (IM.lookup 5 m, IM.findWithDefault '?' 7 m, m IM.! 0, IM.member (-3) m, IM.size m)
  print (IM.insert 5 'z' m, IM.delete 0 m, IM.insertWith max 100 'e' m, IM.adjust succ 5 m)
  print (IM.toList m, IM.keys m, IM.elems m, IM.toDescList m)
  print (IM.union m (IM.fromList [(5, 'q'), (6, 'r')]), IM.intersection m (IM.fromList [(0, ())]), IM.difference m (IM.fromList [(0, ())]))
  print (IM.unionWith (\_ _ -> '*') m m, IM.filter (> 'b') m, IM.map succ m, IM.mapWithKey (,) m)
  print (IM.lookupMin m, IM.lookupMax m, IM.findMin m, IM.deleteMin m, IM.minViewWithKey m, IM.split 0 m)
  print (IM.lookupLT 0 m, IM.lookupGE 1 m, IM.foldrWithKey (\k v a -> (k, v) : a) [] m, IM.partition (< 'c') m)
  print (IMS.fromListWith (+) [(1, 2), (1, 3), (2, 4)], IM.alter (const (Just 'n')) 9 m, IM.keysSet m, fmap fromEnum m)
  print (IM.updateLookupWithKey (\_ _ -> Nothing) 5 m, foldr (:) [] m, IM.empty == (IM.empty :: IM.IntMap ()))

-- expect: fromList [(-3,'b'),(0,'c'),(5,'a'),(100,'d')]
-- expect: (Just 'a','?','c',True,4)
-- expect: (fromList [(-3,'b'),(0,'c'),(5,'z'),(100,'d')],fromList [(-3,'b'),(5,'a'),(100,'d')],fromList [(-3,'b'),(0,'c'),(5,'a'),(100,'e')],fromList [(-3,'b'),(0,'c'),(5,'b'),(100,'d')])
-- expect: ([(-3,'b'),(0,'c'),(5,'a'),(100,'d')],[-3,0,5,100],"bcad",[(100,'d'),(5,'a'),(0,'c'),(-3,'b')])
-- expect: (fromList [(-3,'b'),(0,'c'),(5,'a'),(6,'r'),(100,'d')],fromList [(0,'c')],fromList [(-3,'b'),(5,'a'),(100,'d')])
-- expect: (fromList [(-3,'*'),(0,'*'),(5,'*'),(100,'*')],fromList [(0,'c'),(100,'d')],fromList [(-3,'c'),(0,'d'),(5,'b'),(100,'e')],fromList [(-3,(-3,'b')),(0,(0,'c')),(5,(5,'a')),(100,(100,'d'))])
-- expect: (Just (-3,'b'),Just (100,'d'),(-3,'b'),fromList [(0,'c'),(5,'a'),(100,'d')],Just ((-3,'b'),fromList [(0,'c'),(5,'a'),(100,'d')]),(fromList [(-3,'b')],fromList [(5,'a'),(100,'d')]))
-- expect: (Just (-3,'b'),Just (5,'a'),[(-3,'b'),(0,'c'),(5,'a'),(100,'d')],(fromList [(-3,'b'),(5,'a')],fromList [(0,'c'),(100,'d')]))
-- expect: (fromList [(1,5),(2,4)],fromList [(-3,'b'),(0,'c'),(5,'a'),(9,'n'),(100,'d')],fromList [-3,0,5,100],fromList [(-3,98),(0,99),(5,97),(100,100)])
-- expect: ((Just 'a',fromList [(-3,'b'),(0,'c'),(100,'d')]),"bcad",True)
