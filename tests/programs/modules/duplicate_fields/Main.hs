module Main where

import Shapes (Circle (..), Line (Line, from))
import qualified Shapes as S (Square (Square, size), area)

main :: IO ()
main = do
  print (S.area (Left Circle { size = 2, colour = "red" }), S.area (Right S.Square { S.size = 3 }))
  print (size (Circle 1 "blue"), S.size (S.Square 4), from (Line 1 2))
  print ((Circle 1 "blue") { size = 5 })

-- expect: (12.0,9.0)
-- expect: (1.0,4.0,2)
-- expect: Circle {size = 5.0, colour = "blue"}
