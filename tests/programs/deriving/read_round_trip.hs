data Color = Red | Green | Blue deriving (Show, Read, Eq)
data Shape = Circle { radius :: Double, color :: Color } | Poly [(Int, Int)] | Int :@ Int
  deriving (Show, Read, Eq)
infix 5 :@

main :: IO ()
main = do
  print (read "Blue" :: Color)
  print (read " Circle { radius = 2.5 , color=Red } " :: Shape)
  print (read "Poly [(1,2),( -3 , 4)]" :: Shape)
  print (read "(3 :@ (-4))" :: Shape)
  let vs = [Circle (-1) Green, Poly [], 1 :@ 2]
  print (map (read . show) vs == vs)
  print (read (show vs) == vs)
  print (reads "Red Green" :: [(Color, String)])
  print (reads "Purple" :: [(Color, String)])
  print (reads "((Green))x" :: [(Color, String)])

-- expect: Blue
-- expect: Circle {radius = 2.5, color = Red}
-- expect: Poly [(1,2),(-3,4)]
-- expect: 3 :@ -4
-- expect: True
-- expect: True
-- expect: [(Red," Green")]
-- expect: []
-- expect: [(Green,"x")]
