limit = 100

table = zip [0 ..] "abc"

check :: Int -> Bool
check n = n < limit

main :: IO ()
main = do
  print (check 5, check 500)
  print (lookup (2 :: Int) table)
  print limit

-- expect: (True,False)
-- expect: Just 'c'
-- expect: 100
