import Data.List

main :: IO ()
main = do
  print (take 3 (intersperse 0 [1 ..]))
  print (take 2 (inits [1 ..]), map (take 2) (take 2 (tails [1 ..])))
  print (fst (partition even [2, 4]), take 2 (fst (partition even [1 ..])))
  print (take 5 (intercalate ", " (repeat "ab")))
  print (head (head (transpose [[1 ..], [2 ..]])))
  print (take 3 (unfoldr (\n -> Just (n, n * 2)) 1))
  print (take 3 (foldr insertLazy [] [3, 1, 2]), isPrefixOf "" undefined)
  print (take 3 (zipWith3 (,,) [1 ..] "abc" (cycle [True, False])))
  print (elemIndex 5 [1 ..], find (> 10) [1 ..], take 2 (findIndices even [1 ..]))
  where insertLazy x ys = x : ys

-- expect: [1,0,2]
-- expect: ([[],[1]],[[1,2],[2,3]])
-- expect: ([2,4],[2,4])
-- expect: "ab, a"
-- expect: 1
-- expect: [1,2,4]
-- expect: ([3,1,2],True)
-- expect: [(1,'a',True),(2,'b',False),(3,'c',True)]
-- expect: (Just 4,Just 11,[1,3])
