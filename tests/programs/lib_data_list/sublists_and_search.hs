import Data.List

main :: IO ()
main = do
  print (isPrefixOf "ab" "abc", isSuffixOf "bc" "abc", isInfixOf "xx" "axxb", isSubsequenceOf "ac" "abc")
  print (stripPrefix "foo" "foobar", stripPrefix "x" "foobar")
  print (find (> 3) [1, 5, 2, 7], findIndex (== 2) [1, 2], elemIndex 'c' "abc", elemIndices 1 [1, 2, 1])
  print (findIndices even [1, 2, 4], lookup 1 [(1, 'x')])
  print (subsequences [1, 2, 3])
  print (permutations [1, 2, 3])
  print (dropWhileEnd (== ' ') "trim  ", splitAt 1 "ab", span (/= ',') "a,b")
  print (isPrefixOf [1, 2] [1 ..], isInfixOf [3, 4] [1 .. 10])
  print (length (permutations [1 .. 5]), take 4 (subsequences [1 ..]))

-- expect: (True,True,True,True)
-- expect: (Just "bar",Nothing)
-- expect: (Just 5,Just 1,Just 2,[0,2])
-- expect: ([1,2],Just 'x')
-- expect: [[],[1],[2],[1,2],[3],[1,3],[2,3],[1,2,3]]
-- expect: [[1,2,3],[2,1,3],[3,2,1],[2,3,1],[3,1,2],[1,3,2]]
-- expect: ("trim",("a","b"),("a",",b"))
-- expect: (True,True)
-- expect: (120,[[],[1],[2],[1,2]])
