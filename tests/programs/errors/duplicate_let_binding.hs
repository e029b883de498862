main :: IO ()
main = do
  let x = 1
      y = 2
      x = 3
  print (x + y)

-- error: 3:7: Conflicting definitions for 'x'
