module Main (main) where

import qualified Shapes
import qualified Data.List as L
import Shapes (Shape (Circle), area)

sort :: [Int] -> [Int]
sort = L.reverse . L.sort

main :: IO ()
main = do
  print (area (Circle 2))
  print (Shapes.area (Shapes.Square 3))
  print (sort [2, 3, 1], L.sort [2, 3, 1])
  putStrLn (Shapes.name (Circle 1) L.++ "!")
  print ((L.map Shapes.name . L.filter ((> 4) . area)) [Circle 1, Shapes.Square 3])

-- expect: 12
-- expect: 9
-- expect: ([3,2,1],[1,2,3])
-- expect: circle!
-- expect: ["square"]
