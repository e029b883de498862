import Data.List

main :: IO ()
main = do
  print (intersperse ',' "abc", intercalate ", " ["a", "b", "c"], transpose ["abc", "d", "ef"])
  print (zip3 [1] [2] [3], zipWith4 (\a b c d -> a + b + c + d) [1] [2] [3] [4], unzip3 [(1, 'a', True)])
  print (foldl' (+) 0 [1 .. 10], scanl' (+) 0 [1, 2, 3])
  print (mapAccumL (\a x -> (a + x, a * x)) 0 [1, 2, 3], mapAccumR (\a x -> (a + x, a * x)) 0 [1, 2, 3])
  print (unfoldr (\n -> if n > 5 then Nothing else Just (n * n, n + 1)) 1)
  print (genericLength "abc" / 2, genericTake 2 "abc", genericReplicate (2 :: Integer) 'x', genericIndex "abc" 1, genericDrop 1 "ab")
  print (uncons [1, 2], uncons ([] :: [Int]), singleton 'x', zipWith3 (,,) [1] [2] [3], lines "x\ny")
  print (intercalate [0] [[1], [2, 3]], transpose [[1, 2], [3, 4], [5, 6]], and [], iterate' (* 2) 1 !! 10)
  print (words "a b", dropWhileEnd even [1, 2, 4], null (lookup 'x' []))

-- expect: ("a,b,c","a, b, c",["ade","bf","c"])
-- expect: ([(1,2,3)],[10],([1],"a",[True]))
-- expect: (55,[0,1,3,6])
-- expect: ((6,[0,2,9]),(6,[5,6,0]))
-- expect: [1,4,9,16,25]
-- expect: (1.5,"ab","xx",'b',"b")
-- expect: (Just (1,[2]),Nothing,"x",[(1,2,3)],["x","y"])
-- expect: ([1,0,2,3],[[1,3,5],[2,4,6]],True,1024)
-- expect: (["a","b"],[1],True)
