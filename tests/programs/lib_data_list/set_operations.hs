import Data.List

main :: IO ()
main = do
  print ([1, 2, 3, 2] \\ [2], [1, 2, 3, 4] \\ [4, 2], delete 2 [1, 2, 3, 2])
  print (union [1, 2, 2] [2, 3, 3], intersect [1, 2, 2, 3] [2, 3, 4])
  print (unionBy (\a b -> a `mod` 5 == b `mod` 5) [1, 2] [6, 3], intersectBy (\a b -> a == b * 2) [2, 4, 5] [1, 2])
  print (deleteBy (\a b -> a == b + 1) 3 [1, 2, 3], deleteFirstsBy (==) [1, 1, 2] [1])
  print (insert 'c' "abde", foldl' (flip delete) "hello" "lo")

-- expect: ([1,3,2],[1,3],[1,3,2])
-- expect: ([1,2,2,3],[2,2,3])
-- expect: ([1,2,3],[2,4])
-- expect: ([1,3],[1,2])
-- expect: ("abcde","hel")
