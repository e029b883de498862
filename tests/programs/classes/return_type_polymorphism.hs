class Default a where
  def :: a

instance Default Int where def = 7
instance Default Bool where def = True
instance Default [a] where def = []
instance (Default a, Default b) => Default (a, b) where def = (def, def)
instance Default b => Default (a -> b) where def = const def
instance Default a => Default (Maybe a) where def = Just def

main :: IO ()
main = do
  print (def :: Int)
  print (def :: (Int, (Bool, [Char])))
  print ((def :: Char -> Maybe Int) 'x')
  print (def + (1 :: Int))
  print (if def then "yes" else "no")

-- expect: 7
-- expect: (7,(True,""))
-- expect: Just 7
-- expect: 8
-- expect: "yes"
