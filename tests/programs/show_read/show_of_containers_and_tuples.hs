import qualified Data.Map as M
import qualified Data.Set as S
import Data.Array

main :: IO ()
main = do
  print (1, 'a', "b", 2.5, (), [Just True])
  print (Just (M.fromList [(1, "a")]))
  print (S.fromList "hello")
  print (listArray (0, 2) [-1, 0, 1 :: Int])
  print (Just (listArray ((0, 0), (0, 1)) "xy"))
  print [("k", Left 1), ("j", Right 'r')]
  print ([] :: [Int], "" :: String, [[]] :: [[Int]])
  print (Just "", [' '], ['\t'])
  print (1, 2, 3, 4, 5, 6, 7)

-- expect: (1,'a',"b",2.5,(),[Just True])
-- expect: Just (fromList [(1,"a")])
-- expect: fromList "ehlo"
-- expect: array (0,2) [(0,-1),(1,0),(2,1)]
-- expect: Just (array ((0,0),(0,1)) [((0,0),'x'),((0,1),'y')])
-- expect: [("k",Left 1),("j",Right 'r')]
-- expect: ([],"",[[]])
-- expect: (Just ""," ","\t")
-- expect: (1,2,3,4,5,6,7)
