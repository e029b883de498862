class Default a where
  def :: a

instance Default Int where def = 0

main :: IO ()
main = print (def == def)

-- error: 7:15: Ambiguous type variable
