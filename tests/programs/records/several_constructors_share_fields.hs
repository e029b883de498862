import Control.Exception

data Shape
  = Circle { label :: String, radius :: Double }
  | Rect { label :: String, width, height :: Double }
  | Dot
  deriving (Show, Eq, Ord)

main :: IO ()
main = do
  let shapes = [Circle { label = "c", radius = 1 }, Rect "r" 2 3]
  print (map label shapes)
  print [s { label = "same" } | s <- shapes]
  r <- try (evaluate (radius (shapes !! 1))) :: IO (Either SomeException Double)
  putStrLn (either (const "no field") show r)
  u <- try (evaluate (Dot `seq` label Dot)) :: IO (Either SomeException String)
  putStrLn (either (const "no such") show u)
  v <- try (evaluate ((shapes !! 0) { width = 1 })) :: IO (Either SomeException Shape)
  putStrLn (either (const "bad update") show v)

-- expect: ["c","r"]
-- expect: [Circle {label = "same", radius = 1.0},Rect {label = "same", width = 2.0, height = 3.0}]
-- expect: no field
-- expect: no such
-- expect: bad update
