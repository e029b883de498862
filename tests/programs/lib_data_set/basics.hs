import qualified Data.Set as S

main :: IO ()
main = do
  let s = S.fromList [3, 1, 4, 1, 5, 9, 2, 6]
      t = S.fromList [2, 7, 1, 8]
  print (s, S.size s, S.member 4 s, S.notMember 4 s, S.null s, S.empty :: S.Set Int)
  print (S.insert 0 s, S.delete 9 s, S.singleton 'x')
  print (S.union s t, S.intersection s t, S.difference s t, s S.\\ t, S.unions [s, t])
  print (S.toList s, S.elems t, S.toDescList s, S.fromAscList [1, 2, 2, 3], S.fromDistinctAscList "abc")
  print (S.filter even s, S.partition (> 3) s, S.map (`div` 2) s, S.split 4 s, S.splitMember 4 s)
  print (S.isSubsetOf (S.fromList [1, 2]) s, S.isProperSubsetOf s s, S.disjoint s (S.fromList [100]))
  print (S.findMin s, S.findMax s, S.deleteMin s, S.deleteMax s, S.minView s, S.maxView (S.empty :: S.Set Int))
  print (S.lookupLT 4 s, S.lookupGE 7 s, S.elemAt 0 s, S.findIndex 4 s, S.lookupMin s, S.lookupGT 9 s)
  print (sum s, maximum s, foldr (:) [] s, S.foldr (+) 0 s, S.foldl' (+) 0 s, elem 3 s)

-- expect: (fromList [1,2,3,4,5,6,9],7,True,False,False,fromList [])
-- expect: (fromList [0,1,2,3,4,5,6,9],fromList [1,2,3,4,5,6],fromList "x")
-- expect: (fromList [1,2,3,4,5,6,7,8,9],fromList [1,2],fromList [3,4,5,6,9],fromList [3,4,5,6,9],fromList [1,2,3,4,5,6,7,8,9])
-- expect: ([1,2,3,4,5,6,9],[1,2,7,8],[9,6,5,4,3,2,1],fromList [1,2,3],fromList "abc")
-- expect: (fromList [2,4,6],(fromList [4,5,6,9],fromList [1,2,3]),fromList [0,1,2,3,4],(fromList [1,2,3],fromList [5,6,9]),(fromList [1,2,3],True,fromList [5,6,9]))
-- expect: (True,False,True)
-- expect: (1,9,fromList [2,3,4,5,6,9],fromList [1,2,3,4,5,6],Just (1,fromList [2,3,4,5,6,9]),Nothing)
-- expect: (Just 3,Just 9,1,3,Just 1,Nothing)
-- expect: (30,9,[1,2,3,4,5,6,9],30,30,True)
