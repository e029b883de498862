main :: IO ()
main = do
  print (1 = 2)

-- error: 3:12: parse error on input '='
