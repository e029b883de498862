import qualified Data.IntSet as IS

main :: IO ()
main = do
  let s = IS.fromList [5, -1, 64, 3, 5, 1000]
  print (s, IS.size s, IS.member 64 s, IS.notMember 64 s)
  print (IS.insert 4 s, IS.delete 5 s, IS.toList s, IS.elems s)
  print (IS.union s (IS.fromList [1, 2]), IS.intersection s (IS.fromList [3, 5, 7]), IS.difference s (IS.fromList [5]))
  print (IS.filter even s, IS.partition (> 4) s, IS.map (`div` 2) s, IS.findMin s, IS.findMax s)
  print (IS.foldr (+) 0 s, IS.isSubsetOf (IS.fromList [3]) s, IS.split 5 s, IS.minView s, IS.maxView IS.empty)
  print (IS.lookupLT 5 s, IS.lookupGE 6 s, IS.unions [s, s], IS.null IS.empty, IS.toDescList s)

-- expect: (fromList [-1,3,5,64,1000],5,True,False)
-- expect: (fromList [-1,3,4,5,64,1000],fromList [-1,3,64,1000],[-1,3,5,64,1000],[-1,3,5,64,1000])
-- expect: (fromList [-1,1,2,3,5,64,1000],fromList [3,5],fromList [-1,3,64,1000])
-- expect: (fromList [64,1000],(fromList [5,64,1000],fromList [-1,3]),fromList [-1,1,2,32,500],-1,1000)
-- expect: (1071,True,(fromList [-1,3],fromList [64,1000]),Just (-1,fromList [3,5,64,1000]),Nothing)
-- expect: (Just 3,Just 64,fromList [-1,3,5,64,1000],True,[1000,64,5,3,-1])
