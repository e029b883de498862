import Text.Read

data Shape = Circle Double | Rect { w, h :: Double } deriving (Show, Eq)

instance Read Shape where
  readsPrec _ s = [(Circle r, rest) | ("circle", t) <- lex s, (r, rest) <- reads t]
               ++ [(Rect a b, rest) | ("rect", t) <- lex s, (a, u) <- reads t, ("x", v) <- lex u, (b, rest) <- reads v]

main :: IO ()
main = do
  print (readMaybe "circle 2.5" :: Maybe Shape)
  print (readMaybe "rect 2 x 3" :: Maybe Shape)
  print (readMaybe "[circle 1, rect 1 x 2]" :: Maybe [Shape])
  print (readMaybe "square 2" :: Maybe Shape)
  print (readEither "circle 1 circle 2" :: Either String Shape)
  print (map (\s -> readMaybe s :: Maybe (Int, Int)) ["(1,2)", "( 1 , 2 )", "(1,2", "1,2", "((1),(2))"])

-- expect: Just (Circle 2.5)
-- expect: Just (Rect {w = 2.0, h = 3.0})
-- expect: Just [Circle 1.0,Rect {w = 1.0, h = 2.0}]
-- expect: Nothing
-- expect: Left "Prelude.read: no parse"
-- expect: [Just (1,2),Just (1,2),Nothing,Nothing,Just (1,2)]
