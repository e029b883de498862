module Main where

import Data.Containers.ListUtils

main :: IO ()
main = do
  print (nubOrd [3, 1, 3, 2, 1 :: Int])
  print (nubOrdOn length ["a", "bb", "c", "dd", "eee"])
  print (take 3 (nubOrd (cycle "abc")))
  print (nubInt [5, 5, 4], nubIntOn (`mod` 3) [1 .. 9])

-- expect: [3,1,2]
-- expect: ["a","bb","eee"]
-- expect: "abc"
-- expect: ([5,4],[1,2,3])
