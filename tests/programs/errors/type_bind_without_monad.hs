main :: IO ()
main = do
  x <- length "abc"
  print x

-- error: 3:8: Couldn't match expected type
-- error: 3:8: with actual type 'Int'
