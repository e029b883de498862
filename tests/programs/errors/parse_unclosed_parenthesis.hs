main :: IO ()
main = do
  print (sum [1, 2, 3]
  print 4

-- error: 4:3: parse error
